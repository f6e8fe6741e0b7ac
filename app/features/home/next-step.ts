import { CORE10_DAYS } from '#app/features/assessment/core10.ts'

/** What the next step depends on. */
export interface DayState {
  /** The hour of the member's own clock, 0 to 23. */
  hour: number
  /** Whether the member's plan has Wellbeing: a step is only ever one that can be taken. */
  hasWellbeing: boolean
  hasCheckIn: boolean
  hasBreathed: boolean
  /** How much of today's plan is done; null when there is no plan, or none that can be read. */
  plan: { done: number; total: number } | null
  /** Days since the last assessment; null when there was none. */
  daysSinceAssessed: number | null
  /** The level of the last assessment on the short scale, 1 (Well) to 5 (In Crisis), where known. */
  tone: number | null
}

/** One calm suggestion; no action when rest is the suggestion. */
export interface NextStep {
  text: string
  action: { to: string; label: string } | null
}

const BREATHE = { to: '/breathing', label: 'Breathe' }
const EVENING = 18
const NIGHT_IS_OVER = 5

/**
 * Today's next step. Whoever did badly in this week's assessment is met first; then come what the
 * hour asks for and what was begun, the questionnaire at most once in the week it is about, and a
 * breath. It never speaks of what was missed.
 */
export function nextStep(state: DayState): NextStep {
  return (
    (state.hasWellbeing ? kindStep(state) : null) ??
    (state.hour < NIGHT_IS_OVER ? nightStep(state) : null) ??
    (state.hasWellbeing ? wellbeingStep(state) : null) ??
    quietStep(state)
  )
}

function kindStep({ daysSinceAssessed, tone, hasBreathed }: DayState): NextStep | null {
  if (tone === null || daysSinceAssessed === null || daysSinceAssessed >= CORE10_DAYS) return null
  if (tone === 5) {
    return {
      text: 'You do not have to carry this alone. There are people to talk to, by day and by night.',
      action: { to: '/crisis-help', label: 'See who is there' },
    }
  }
  if (tone < 4 || hasBreathed) return null
  return {
    text: 'This week sounds hard. A few slow breaths are one small thing to do for yourself.',
    action: BREATHE,
  }
}

function nightStep({ hasBreathed }: DayState): NextStep {
  return hasBreathed
    ? { text: 'Nothing is asked of you at this hour. Rest well.', action: null }
    : { text: 'Still awake? A long breath out may help you to settle.', action: BREATHE }
}

function wellbeingStep({ hour, hasCheckIn, plan, daysSinceAssessed }: DayState): NextStep | null {
  if (hour >= EVENING && !hasCheckIn) {
    return {
      text: 'The day can be put down now. A check-in takes a few minutes.',
      action: { to: '/wellbeing/check-in', label: 'Check in' },
    }
  }
  if (plan && plan.done < plan.total) {
    const rest = hour >= EVENING ? 'What is left may wait for tomorrow.' : 'No need to hurry.'
    return {
      text: `Of your plan for today, ${plan.done} of ${plan.total} is done. ${rest}`,
      action: { to: '/wellbeing/planner', label: 'Look at the plan' },
    }
  }
  if (daysSinceAssessed === null || daysSinceAssessed >= CORE10_DAYS) {
    return {
      text: 'Ten questions about your last week, to see where you are. They take a few minutes.',
      action: { to: '/wellbeing', label: 'Answer them' },
    }
  }
  return null
}

function quietStep({ hour, hasBreathed }: DayState): NextStep {
  if (!hasBreathed) return { text: 'A few slow breaths, whenever they suit you.', action: BREATHE }
  if (hour >= EVENING) return { text: 'That is enough for today. Rest well.', action: null }
  return {
    text: 'You have taken a moment to breathe. There are kind sentences to read, too.',
    action: { to: '/affirmations', label: 'Read them' },
  }
}
