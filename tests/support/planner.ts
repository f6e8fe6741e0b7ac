import { env } from 'cloudflare:workers'
import type { RequestContext } from '#app/http/context.ts'
import { dayIn } from '#app/lib/dates.ts'
import { action, loader } from '#app/routes/_app.wellbeing_.planner.tsx'
import { answerOf, type TestMember, visit } from './doors.ts'

const PATH = '/wellbeing/planner'

/** Lists of tasks in words; one that is done begins with a plus. */
export type Lists = Partial<Record<'personal' | 'occupational' | 'additional', readonly string[]>>

/** The fields a form would send for these lists. */
export function taskFields(lists: Lists): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [list, tasks] of Object.entries(lists)) {
    tasks.forEach((task, slot) => {
      fields[`${list}.${slot}.text`] = task.replace(/^\+/, '')
      if (task.startsWith('+')) fields[`${list}.${slot}.completed`] = 'on'
    })
  }
  return fields
}

/** The planner's page as its loader answers it. */
export function planOf({ cookie }: TestMember) {
  return answerOf(loader(visit({ path: PATH, cookie })))
}

/** What the planner's page shows. */
export async function openPlanner(member: TestMember) {
  const { body } = await planOf(member)
  return body as { date: string; base: string; fields: Record<string, string> }
}

/** The plan a form opened now would be merged from. */
export async function baseOf(member: TestMember): Promise<string> {
  return (await openPlanner(member)).base
}

/** The tasks of today's plan as `Lists` writes them. */
export async function tasksOf(member: TestMember): Promise<Record<string, string[]>> {
  const { fields } = await openPlanner(member)
  const listed = (list: string) =>
    Array.from({ length: 10 }, (_, slot) => {
      const text = fields[`${list}.${slot}.text`] ?? ''
      return (text && fields[`${list}.${slot}.completed`] === 'on' ? '+' : '') + text
    }).filter(Boolean)
  return {
    personal: listed('personal'),
    occupational: listed('occupational'),
    additional: listed('additional'),
  }
}

/** Sends the planner's form. */
export function savePlan(
  member: TestMember,
  lists: Lists,
  fields: Record<string, string> = {},
  context?: RequestContext,
) {
  const date = dayIn('Europe/London', Date.now())
  const form = { date, ...taskFields(lists), ...fields }
  const args = visit({ path: PATH, cookie: member.cookie, form, ...(context && { context }) })
  return answerOf(action(args))
}

interface Row {
  date: string
  morning_routine: string
  evening_routine: string
  daily_tasks: string
  daily_discipline: string
}

/** The member's records as they are stored. */
export async function rowsOf({ id }: TestMember): Promise<Row[]> {
  const query = env.DB.prepare('select * from wellbeing_checks where user_id = ? order by date')
  return (await query.bind(id).all<Row>()).results
}
