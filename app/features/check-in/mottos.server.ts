import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { CheckIn } from './check-in.ts'

type Routine = 'morning_routine' | 'evening_routine'

const place = (date: DayString, routine: Routine) => placeOf(`${routine}.motto`, date)

/** The mottos by the names of their fields in the form. */
export type MottoField = 'morning.motto' | 'evening.motto'

/** A check-in as the member wrote it. A motto that could not be opened is named, and empty in it. */
export interface OpenedCheckIn {
  checkIn: CheckIn
  unreadable: MottoField[]
}

/**
 * The check-in as it is stored: its mottos are the member's words and are sealed (decision 17). A
 * motto that is stored already and cannot be opened stays where the new one is empty: who could not
 * see it cannot have meant to take it away.
 */
export async function sealMottos(
  vault: MemberVault,
  date: DayString,
  checkIn: CheckIn,
  stored: CheckIn | null = null,
): Promise<CheckIn> {
  const seal = async (routine: Routine, motto: string, before = '') => {
    if (motto !== '') return vault.seal(place(date, routine), motto)
    const opened = before === '' || (await vault.open(place(date, routine), before)).ok
    return opened ? '' : before
  }
  const [morning, evening] = await Promise.all([
    seal('morning_routine', checkIn.morning.motto, stored?.morning.motto),
    seal('evening_routine', checkIn.evening.motto, stored?.evening.motto),
  ])
  return withMottos(checkIn, morning, evening)
}

/** Opens the mottos of a check-in as it is stored. */
export async function openMottos(
  vault: MemberVault,
  date: DayString,
  checkIn: CheckIn,
): Promise<OpenedCheckIn> {
  const open = async (routine: Routine, motto: string) => {
    if (motto === '') return ''
    const opened = await vault.open(place(date, routine), motto)
    return opened.ok ? opened.value : null
  }
  const [morning, evening] = await Promise.all([
    open('morning_routine', checkIn.morning.motto),
    open('evening_routine', checkIn.evening.motto),
  ])
  const unreadable: MottoField[] = []
  if (morning === null) unreadable.push('morning.motto')
  if (evening === null) unreadable.push('evening.motto')
  return { checkIn: withMottos(checkIn, morning ?? '', evening ?? ''), unreadable }
}

const withMottos = (checkIn: CheckIn, morning: string, evening: string): CheckIn => ({
  ...checkIn,
  morning: { ...checkIn.morning, motto: morning },
  evening: { ...checkIn.evening, motto: evening },
})
