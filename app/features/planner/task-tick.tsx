import { useFetcher, useFetchers } from '@remix-run/react'
import { Circle, CircleCheck } from '#app/ui/icons.tsx'
import { useEffect } from 'react'
import type { PlanEntry, PlannedTask } from './planner-history.ts'
import type { PlanList } from './planner.ts'

/** The address that a tick is sent to. */
const HISTORY = '/wellbeing/planner-results'

interface TickAnswer {
  problem?: { message: string }
}

const tickKey = (date: string, list: PlanList, slot: number) => `tick ${date} ${list} ${slot}`

/** The entry with the ticks that are still on their way shown as if they had arrived. */
export function useTicked(entry: PlanEntry): PlanEntry {
  const onTheirWay = new Map(
    useFetchers().flatMap(({ key, formData }) =>
      formData ? [[key, formData.get('completed') === 'on'] as const] : [],
    ),
  )
  const lists = entry.lists.map(({ list, tasks, ...rest }) => ({
    ...rest,
    list,
    tasks: tasks.map((task) => {
      const completed = onTheirWay.get(tickKey(entry.date, list, task.slot))
      return completed === undefined ? task : { ...task, completed }
    }),
  }))
  return { ...entry, lists }
}

const Mark = ({ isDone }: { isDone: boolean }) => {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <Icon
      size={22}
      aria-hidden="true"
      className={`mt-0.5 shrink-0 ${isDone ? 'text-moss' : 'text-ink-soft'}`}
    />
  )
}

/** A task as it was left, in a day that is over. */
export const TaskLine = ({ task }: { task: PlannedTask }) => (
  <p className="flex gap-3 py-1">
    <Mark isDone={task.completed} />
    <span className="min-w-0 wrap-anywhere">
      <span className="sr-only">{task.completed ? 'Done: ' : 'Left open: '}</span>
      {task.text}
    </span>
  </p>
)

interface TaskTickProps {
  date: string
  list: PlanList
  task: PlannedTask
  /** Hears what the answer had to say, or null when all went well. */
  onAnswer: (message: string | null) => void
}

/** A task of a day that is still going on: its own small form, so that it works without script. */
export const TaskTick = ({ date, list, task, onAnswer }: TaskTickProps) => {
  const fetcher = useFetcher<TickAnswer>({ key: tickKey(date, list, task.slot) })
  const answer = fetcher.data
  useEffect(() => {
    if (answer) onAnswer(answer.problem?.message ?? null)
  }, [answer, onAnswer])
  return (
    <fetcher.Form method="post" action={HISTORY}>
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="slot" value={task.slot} />
      <input type="hidden" name="text" value={task.text} />
      <input type="hidden" name="completed" value={task.completed ? '' : 'on'} />
      <button
        role="checkbox"
        aria-checked={task.completed}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] cursor-pointer gap-3 rounded-sm p-2 text-left hover:bg-sunk"
      >
        <Mark isDone={task.completed} />
        <span
          className={`min-w-0 wrap-anywhere ${task.completed ? 'text-ink-soft line-through' : ''}`}
        >
          {task.text}
        </span>
      </button>
    </fetcher.Form>
  )
}
