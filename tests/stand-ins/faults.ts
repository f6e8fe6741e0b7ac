import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as v from 'valibot'

import type { NodeEnv } from './stand-in.ts'

/**
 * How a stand-in can be broken:
 * - `ok`: it works.
 * - `down`: it answers with the provider's own server error.
 * - `rate-limited`: it answers 429 with the provider's own words.
 * - `slow`: it works, `delayMs` later.
 * - `cut`: the connection closes without an answer.
 */
const FaultSchema = v.object({
  mode: v.picklist(['ok', 'down', 'rate-limited', 'slow', 'cut']),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 3000),
  /** After so many requests it works again; without it, until told otherwise. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

export type Fault = v.InferOutput<typeof FaultSchema>

/** The provider's own words for its failures. */
export interface FaultAnswers {
  down: (c: Context) => Response
  rateLimited: (c: Context) => Response
}

/** The switch of one stand-in: what is wrong with it at the moment. */
export class FaultSwitch {
  #fault: Fault = { mode: 'ok', delayMs: 0 }

  set(fault: Fault): void {
    this.#fault = { ...fault }
  }

  get current(): Fault {
    return { ...this.#fault }
  }

  /** Takes the fault for one request and counts it. */
  take(): Fault {
    const fault = this.current
    if (this.#fault.times !== undefined) {
      this.#fault.times -= 1
      if (this.#fault.times <= 0) this.#fault = { mode: 'ok', delayMs: 0 }
    }
    return fault
  }
}

/** Applies the switch to every request that passes. */
export function withFaults(faults: FaultSwitch, answers: FaultAnswers): MiddlewareHandler<NodeEnv> {
  return async (c, next) => {
    const { mode, delayMs } = faults.take()
    if (mode === 'down') return answers.down(c)
    if (mode === 'rate-limited') return answers.rateLimited(c)
    if (mode === 'cut') {
      c.env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
    if (mode === 'slow') await wait(delayMs)
    await next()
  }
}

/** Adds `GET` and `POST <path>`: see the fault, set the fault. */
export function addFaultControl(routes: Hono<NodeEnv>, path: string, faults: FaultSwitch): void {
  routes.get(path, (c) => c.json(faults.current))
  routes.post(path, async (c) => {
    const parsed = v.safeParse(FaultSchema, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ error: v.summarize(parsed.issues) }, 422)
    faults.set(parsed.output)
    return c.json(faults.current)
  })
}
