import type { DayString } from '#app/lib/dates.ts'
import type { DayState } from './next-step.ts'

/** What a device that keeps the answers needs to work out what the server cannot. */
export interface OnDevice {
  state: DayState
  today: DayString
  /** The operator's score offset (decision 26). */
  scoreOffset: number
}
