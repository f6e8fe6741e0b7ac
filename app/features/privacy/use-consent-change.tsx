import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { type AskedConsent, consentWording } from './consent-wording.ts'
import {
  broughtBackWords,
  ERASED,
  ERASING_UNSURE,
  givenWords,
  type Trouble,
  troubleWords,
} from './vault-words.ts'

/** What a member can do with a consent on /profile. */
export type ConsentChange = 'give' | 'bring back' | 'erase'

interface Outcome {
  /** What was done, in words. */
  done?: string
  problem?: string
}

/** Does what a member asks for with their consent, one thing at a time, and says what came of it. */
export function useConsentChange(kind: AskedConsent, reopen: () => void) {
  const [busy, setBusy] = useState<ConsentChange | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({})
  const { revalidate } = useRevalidator()
  const change = async (wanted: ConsentChange) => {
    if (busy) return
    setBusy(wanted)
    setOutcome({})
    setOutcome(await carryOut(wanted, kind).catch(() => ({ problem: troubleOf(wanted) })))
    setBusy(null)
    reopen()
    revalidate()
  }
  return { busy, change, ...outcome }
}

const troubleOf = (wanted: ConsentChange, trouble: Trouble = 'unreachable') =>
  wanted === 'erase' && trouble === 'unreachable' ? ERASING_UNSURE : troubleWords(trouble)

async function carryOut(wanted: ConsentChange, kind: AskedConsent): Promise<Outcome> {
  const vault = await import('./browser-vault.client.ts')
  if (wanted === 'give') {
    const given = await vault.answerConsent('server', consentWording[kind].version)
    return given.ok ? { done: givenWords(given.value) } : { problem: troubleWords(given.error) }
  }
  if (wanted === 'bring back') {
    const brought = await vault.bringBack()
    if (brought.ok) return { done: broughtBackWords(brought.value.records) }
    return { problem: troubleWords(brought.error) }
  }
  const erased = await vault.erase()
  return erased.ok ? { done: ERASED } : { problem: troubleOf(wanted, erased.error) }
}
