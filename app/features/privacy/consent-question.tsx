import { useRevalidator } from '@remix-run/react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { type AskedConsent, consentWording } from './consent-wording.ts'
import type { Settled } from './device-vault.ts'
import type { VaultHook } from './use-device-vault.tsx'
import { troubleWords } from './vault-words.ts'

type Choice = 'server' | 'device'

interface ConsentQuestionProps {
  kind: AskedConsent
  /** The page's vault; it is opened anew when the answer is carried out. */
  vault: VaultHook
  /** Where a browser without script goes after the answer. */
  returnTo: '/wellbeing' | '/mood' | '/profile'
  /** Of its heading, below the one it stands under. */
  level?: 2 | 3
  /** Runs after the answer is carried out; `settled` tells what went from this device to the server. */
  onChosen?: (choice: Choice, settled: Settled) => void
}

/**
 * Asks in place, before the first sensitive entry, where it shall live (decision 15). Two choices of
 * the same weight; neither is taken for granted. Without script the first one is a plain form.
 */
export function ConsentQuestion({
  kind,
  vault,
  returnTo,
  level = 2,
  onChosen,
}: ConsentQuestionProps) {
  const Heading = `h${level}` as const
  const wording = consentWording[kind]
  const title = useId()
  const { busy, problem, choose } = useAnswer(wording.version, vault, onChosen)
  const post = (event: FormEvent) => {
    event.preventDefault()
    void choose('server')
  }
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <Heading id={title}>{wording.title}</Heading>
      <p className="max-w-measure">{wording.question}</p>
      <FormError message={problem} />
      <div className="grid gap-4 sm:grid-cols-2">
        <form method="post" action="/consents" onSubmit={post} className="contents">
          <input type="hidden" name="intent" value="give" />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="wording" value={wording.version} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Option text={wording.choices.server.text}>
            <Button variant="secondary" wide busy={busy === 'server' && 'Telling Burrow...'}>
              {wording.choices.server.label}
            </Button>
          </Option>
        </form>
        <Option text={wording.choices.device.text}>
          <noscript>
            <p className="text-sm text-ink-soft">
              To keep something here, this page needs JavaScript.
            </p>
          </noscript>
          <Button
            type="button"
            variant="secondary"
            wide
            busy={busy === 'device' && 'Preparing this device...'}
            onClick={() => void choose('device')}
          >
            {wording.choices.device.label}
          </Button>
        </Option>
      </div>
    </section>
  )
}

function Option({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid content-between gap-4 rounded-md border border-line p-5">
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Carries out the choice, one at a time; a press while another is under way is let go. */
function useAnswer(
  version: string,
  { reopen }: VaultHook,
  onChosen: ConsentQuestionProps['onChosen'],
) {
  const [busy, setBusy] = useState<Choice | null>(null)
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const choose = async (choice: Choice) => {
    if (busy) return
    setBusy(choice)
    setProblem(undefined)
    const answered = await import('./browser-vault.client.ts')
      .then(({ answerConsent }) => answerConsent(choice, version))
      .catch(() => ({ ok: false, error: 'unreachable' }) as const)
    setBusy(null)
    if (!answered.ok) return setProblem(troubleWords(answered.error))
    onChosen?.(choice, answered.value)
    reopen()
    if (choice === 'server') revalidate()
  }
  return { busy, problem, choose }
}
