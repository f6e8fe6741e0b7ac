import * as v from 'valibot'
import { ExerciseReportSchema, type ExerciseReport } from './exercise-record.ts'

/** Where the browser keeps text; `localStorage` is one. It may throw when it is full or forbidden. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** 'taken' and 'refused' are final; with 'unreachable' the report is worth another try. */
export type Delivery = 'taken' | 'refused' | 'unreachable'

/** More than these are not kept; the oldest goes first. */
const MOST_KEPT = 20

const KeptSchema = v.fallback(v.array(ExerciseReportSchema), [])

/** Reports that have not reached the server yet, one list for each member of a shared browser. */
export interface Outbox {
  list(): ExerciseReport[]
  keep(report: ExerciseReport): void
  drop(exercise: string): void
}

export function createOutbox(store: TextStore, member: string): Outbox {
  const key = `burrow.breathing.${member}`
  const list = () => {
    try {
      return v.parse(KeptSchema, JSON.parse(store.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  }
  const write = (reports: readonly ExerciseReport[]) => {
    try {
      if (reports.length === 0) store.removeItem(key)
      else store.setItem(key, JSON.stringify(reports.slice(-MOST_KEPT)))
    } catch {
      // Without storage the report is sent once; the exercise itself has lost nothing.
    }
  }
  return {
    list,
    keep: (report) => {
      const kept = list()
      const isSame = ({ exercise }: ExerciseReport) => exercise === report.exercise
      if (kept.some(isSame)) write(kept.map((each) => (isSame(each) ? report : each)))
      else write([...kept, report])
    },
    drop: (exercise) => write(list().filter((report) => report.exercise !== exercise)),
  }
}

/**
 * Sends one report, which stays in the outbox until the server has answered for good.
 * @returns what became of it
 */
export async function deliver(
  outbox: Outbox,
  report: ExerciseReport,
  send: (report: ExerciseReport) => Promise<Delivery>,
): Promise<Delivery> {
  outbox.keep(report)
  const delivery = await send(report).catch((): Delivery => 'unreachable')
  if (delivery !== 'unreachable') outbox.drop(report.exercise)
  return delivery
}

/** Sends what is left, one after the other, and stops at the first that does not get through. */
export async function deliverAll(
  outbox: Outbox,
  send: (report: ExerciseReport) => Promise<Delivery>,
): Promise<void> {
  for (const report of outbox.list()) {
    if ((await deliver(outbox, report, send)) === 'unreachable') return
  }
}
