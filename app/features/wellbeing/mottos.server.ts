import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { CheckIn } from './check-in.ts'

type Routine = 'morning_routine' | 'evening_routine'

const place = (date: DayString, routine: Routine) => placeOf(`${routine}.motto`, date)

/** The check-in as it is stored: its mottos are the member's words and are sealed (decision 17). */
export async function sealMottos(
  vault: MemberVault,
  date: DayString,
  checkIn: CheckIn,
): Promise<CheckIn> {
  const seal = async (column: Routine, motto: string) =>
    motto === '' ? '' : vault.seal(place(date, column), motto)
  const [morning, evening] = await Promise.all([
    seal('morning_routine', checkIn.morning.motto),
    seal('evening_routine', checkIn.evening.motto),
  ])
  return {
    ...checkIn,
    morning: { ...checkIn.morning, motto: morning },
    evening: { ...checkIn.evening, motto: evening },
  }
}

/** The check-in as the member wrote it. Throws when a motto cannot be opened. */
export async function openMottos(
  vault: MemberVault,
  date: DayString,
  checkIn: CheckIn,
): Promise<CheckIn> {
  const open = async (column: Routine, motto: string) => {
    if (motto === '') return ''
    const opened = await vault.open(place(date, column), motto)
    // An empty motto in its place would be saved over the one that is there.
    if (!opened.ok) throw new Error(`The motto in ${column} cannot be opened.`)
    return opened.value
  }
  const [morning, evening] = await Promise.all([
    open('morning_routine', checkIn.morning.motto),
    open('evening_routine', checkIn.evening.motto),
  ])
  return {
    ...checkIn,
    morning: { ...checkIn.morning, motto: morning },
    evening: { ...checkIn.evening, motto: evening },
  }
}
