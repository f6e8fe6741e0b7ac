import { mayUse, type Level } from '#app/features/plans/features.ts'
import { openAssessments } from '#app/features/privacy/kept-records.server.ts'
import {
  type MasterKeys,
  type MemberVault,
  openMemberVault,
} from '#app/features/privacy/member-vault.server.ts'
import { countDay } from '#app/features/planner/planner.ts'
import { readSealedLists } from '#app/features/planner/stored-plan.ts'
import { openPlan } from '#app/features/planner/sealed-plan.server.ts'
import { daysBetween, type DayString } from '#app/lib/dates.ts'
import type { HomeFacts } from './home-facts.ts'
import { type DayState, nextStep, type NextStep } from './next-step.ts'
import type { OnDevice } from './on-device.ts'
import { type Standing, standingByMarks, standingOf } from './standing.ts'

/** Who looks at their /home, and when. */
export interface HomeMember {
  level: Level
  today: DayString
  hour: number
}

/** What the operator holds: the master keys, and the offset of scores (decision 26). */
export interface HomeSettings {
  masterKeys: MasterKeys
  core10ScoreOffset: number
}

/** What /home says of a member's own words and answers. */
export interface MemberHome {
  /** Null where the plan has no Wellbeing and nothing is left of an earlier one. */
  standing: Standing | null
  plan: DayState['plan']
  step: NextStep
  /** What a device that keeps the answers needs to work out the same; null when none does. */
  onDevice: OnDevice | null
}

/** Opens what is sealed, and works out the standing and the next step. */
export async function openMemberHome(
  member: HomeMember,
  facts: HomeFacts,
  settings: HomeSettings,
): Promise<MemberHome> {
  const { today } = member
  const scoreOffset = settings.core10ScoreOffset
  const hasWellbeing = mayUse(member.level, 'wellbeing')
  let opened: Promise<MemberVault> | undefined
  const vault = () => (opened ??= openMemberVault(settings.masterKeys, facts.keys))
  const [kept, plan] = await Promise.all([
    openKept(facts, vault),
    openTodaysPlan(facts, today, vault),
  ])
  const standing = kept
    ? standingOf(kept, today, scoreOffset)
    : hasWellbeing
      ? standingByMarks(facts.lastAssessed, today)
      : null
  const lastAssessed = [kept?.date, facts.lastAssessed]
    .filter((day) => day != null)
    .sort()
    .at(-1)
  const state: DayState = {
    hour: member.hour,
    hasWellbeing,
    hasCheckIn: facts.isDoneToday('check_in'),
    hasBreathed: facts.isDoneToday('breathing'),
    plan,
    daysSinceAssessed: lastAssessed ? daysBetween(lastAssessed, today) : null,
    tone: standing?.is === 'known' ? standing.tone : null,
  }
  const onDevice = standing?.is === 'elsewhere' ? { state, today, scoreOffset } : null
  return { standing, plan, step: nextStep(state), onDevice }
}

async function openKept({ kept }: HomeFacts, vault: () => Promise<MemberVault>) {
  if (!kept) return null
  const { records } = await openAssessments(await vault(), [kept])
  const [record] = records
  return record ? { date: record.date, answers: record.value } : null
}

/** How much of today's plan is done. A plan that cannot be opened leaves the page as without one. */
async function openTodaysPlan(
  { tasks }: HomeFacts,
  today: DayString,
  vault: () => Promise<MemberVault>,
): Promise<DayState['plan']> {
  try {
    const sealed = readSealedLists(tasks)
    if (Object.values(sealed).every((list) => list === null)) return null
    const { plan, unreadable } = await openPlan(await vault(), today, sealed)
    const count = countDay(plan)
    return count.total > 0 && unreadable.length === 0 ? count : null
  } catch {
    return null
  }
}
