import type { CheckIn } from '#app/features/check-in/check-in.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { DURATIONS } from '#app/features/check-in/check-in-items.ts'
import { CORE10_ITEMS, RISK_ITEM } from '#app/features/assessment/core10.ts'
import { type EmotionalStateId, emotionalStateIds } from '#app/features/mood/emotional-states.ts'
import { BREATHING_TECHNIQUES } from '#app/content/breathing-techniques.ts'
import { addDays, weekday, weekStart, type DayString } from '#app/lib/dates.ts'
import { type DayPlan } from '#app/features/planner/planner.ts'
import { demoPlan } from './demo-plans.ts'
import { createDraw, type Draw } from '#app/lib/seeded-shuffle.ts'

/** What a demo member did on one day. */
export interface DemoDay {
  date: DayString
  checkIn: CheckIn | null
  plan: DayPlan | null
  /** The ten answers of an assessment, on one day of most weeks. */
  assessment: number[] | null
  /** States of mind that were noted, in their order. */
  moods: EmotionalStateId[]
  /** A breathing exercise: which, and for how many seconds. */
  breathing: { technique: string; seconds: number; completed: boolean } | null
  /** Minutes spent with the assistant. */
  conversationMinutes: number | null
}

const DAYS = 365
const MOTTOS = [
  'One thing at a time.',
  'Slow is fine.',
  'Be where my feet are.',
  'Ask for help sooner.',
  'Leave the phone in the hall.',
  'Good enough is good.',
  'A walk before the news.',
  'Kind first, clever later.',
]

/**
 * A year that ends yesterday, always the same for a seed: routines come and go in slow waves, are
 * better kept in the week than at its end, and some days are left out.
 */
export function demoYear(today: DayString, seed: string): DemoDay[] {
  const draw = createDraw(new TextEncoder().encode(seed.padEnd(12, '.')))
  const drawMood = createDraw(new TextEncoder().encode(`${seed} moods`))
  const drawAnswer = createDraw(new TextEncoder().encode(`${seed} answers`))
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index - DAYS)
    const day = demoDay(date, easeOf(index, date), draw)
    const isTaken = weekday(date) === 6 && day.checkIn !== null && drawAnswer(8) > 0
    const ease = easeOf(index, date)
    return {
      ...day,
      assessment: isTaken ? demoAnswers(ease, drawAnswer) : null,
      moods: demoMoods(ease, drawMood),
    }
  })
}

const DOWN = 4

/** Answers that are lighter the easier the day was; item 6 is always 'Not at all'. */
function demoAnswers(ease: number, draw: Draw): number[] {
  return CORE10_ITEMS.map(({ id, reverseScored }) => {
    if (id === RISK_ITEM) return 0
    const heavy = Math.max(0, Math.min(DOWN, Math.round((0.85 - ease) * DOWN) + draw(3) - 1))
    return reverseScored ? DOWN - heavy : heavy
  })
}

/** None on four days of ten, else one or two; on a heavy day more often the first of the list. */
function demoMoods(ease: number, draw: Draw): EmotionalStateId[] {
  const count = [0, 0, 1, 1, 2][draw(5)] ?? 0
  return Array.from({ length: count }, () => {
    const isHeavy = draw(100) > ease * 100
    return emotionalStateIds[isHeavy ? 0 : draw(emotionalStateIds.length)] ?? 'processing'
  })
}

/** How easy the day was, 0 to 1: two waves a year, a dip at the weekend, better of late. */
function easeOf(index: number, date: DayString): number {
  const wave = Math.sin((index / DAYS) * 4 * Math.PI) * 0.18
  const weekend = weekday(date) >= 5 ? -0.08 : 0
  return 0.5 + wave + weekend + (index / DAYS) * 0.12
}

function demoDay(date: DayString, ease: number, draw: Draw): Omit<DemoDay, 'assessment' | 'moods'> {
  const chance = (likely: number) => draw(1000) < likely * 1000
  const technique = BREATHING_TECHNIQUES[draw(BREATHING_TECHNIQUES.length)]
  const whole = chance(0.8)
  const planned = (technique?.minutes ?? 5) * 60
  const isTalkDay = date === addDays(weekStart(date), draw(7))
  return {
    date,
    checkIn: chance(0.72 + ease * 0.25) ? demoCheckIn(ease, draw) : null,
    plan: chance(0.5 + ease * 0.2) ? demoPlan({ ease, isWorkday: weekday(date) < 5 }, draw) : null,
    breathing:
      technique && chance(0.35)
        ? { technique: technique.id, seconds: whole ? planned : planned >> 1, completed: whole }
        : null,
    conversationMinutes: isTalkDay && chance(0.9) ? (chance(0.6) ? 60 : 15 + draw(40)) : null,
  }
}

function demoCheckIn(ease: number, draw: Draw): CheckIn {
  const chance = (likely: number) => draw(1000) < likely * 1000
  const motto = () => (chance(0.4) ? (MOTTOS[draw(MOTTOS.length)] ?? '') : '')
  const clock = (hour: number, spread: number) =>
    `${String((hour + draw(spread)) % 24).padStart(2, '0')}:${String(draw(4) * 15).padStart(2, '0')}`
  const fill = <T extends object>(part: T): T =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        if (typeof value === 'boolean') return [key, chance(ease + 0.15)]
        if (typeof value === 'number') return [key, chance(ease) ? DURATIONS[1 + draw(4)] : 0]
        return [key, value]
      }),
    ) as T
  const { morning, evening, tasks, discipline } = emptyCheckIn()
  return {
    morning: { ...fill(morning), wakeTime: clock(6, 3), motto: motto() },
    evening: { ...fill(evening), sleepTime: clock(22, 3), motto: motto() },
    tasks: fill(tasks),
    discipline: fill(discipline),
  }
}
