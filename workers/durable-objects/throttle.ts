import { DurableObject } from 'cloudflare:workers'
import {
  takeAttempt,
  type ThrottleAnswer,
  type ThrottleRule,
  type ThrottleState,
} from '#app/lib/throttle-window.ts'

const KEY = 'state'

/**
 * Counts the attempts of one key (a keyed hash of an address or an account, never the thing itself).
 * Between reading and writing it awaits nothing but its own storage, so a hundred calls at once are
 * counted one after the other. It forgets itself when its window is over.
 */
export class Throttle extends DurableObject {
  async take(rule: ThrottleRule, now: number): Promise<ThrottleAnswer> {
    const before = await this.ctx.storage.get<ThrottleState>(KEY)
    const { state, answer } = takeAttempt(before, rule, now)
    await this.ctx.storage.put(KEY, state)
    if (before?.since !== state.since) await this.ctx.storage.setAlarm(state.since + rule.windowMs)
    return answer
  }

  /** Forgets the key's attempts, after a success that proves they were the member's own. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
