import { formatDayWithYear } from '#app/lib/dates.ts'
import { countTasks } from './planner.ts'
import type { PlanEntry } from './planner-history.ts'
import { TaskLine, TaskTick, useTicked } from './task-tick.tsx'

interface PlanEntryProps {
  entry: PlanEntry
  onAnswer: (message: string | null) => void
}

/** One day of the planner's history: how many tasks were completed, and each of them. */
export const PlanEntryCard = ({ entry, onAnswer }: PlanEntryProps) => {
  const { date, canTick, lists } = useTicked(entry)
  const { done, total } = countTasks(lists.flatMap(({ tasks }) => tasks))
  const day = formatDayWithYear(date)
  return (
    <article id={`plan-${date}`} className="card grid scroll-mt-24 gap-4" aria-label={day}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <time dateTime={date}>{day}</time>
        </h2>
        {total > 0 && (
          <p className="figures font-semibold">
            {done} of {total} {total === 1 ? 'task' : 'tasks'} completed
          </p>
        )}
      </div>
      {lists.map(({ list, label, tasks }) => (
        <section key={list} className="grid gap-1">
          <h3 className="text-base text-ink-soft">{label}</h3>
          <ul>
            {tasks.map((task) => (
              <li key={task.slot}>
                {canTick ? (
                  <TaskTick date={date} list={list} task={task} onAnswer={onAnswer} />
                ) : (
                  <TaskLine task={task} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {entry.unreadable.map((label) => (
        <section key={label} className="grid gap-1">
          <h3 className="text-base text-ink-soft">{label}</h3>
          <p>These tasks could not be opened. They are kept as they are.</p>
        </section>
      ))}
    </article>
  )
}
