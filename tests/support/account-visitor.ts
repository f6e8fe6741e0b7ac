import { env } from 'cloudflare:workers'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { RequestContext } from '#app/http/context.ts'
import { ok } from '#app/lib/result.ts'
import type { BreachAnswer } from '#app/services/breaches.server.ts'
import type { MailMessage } from '#app/services/mail.server.ts'
import { answerOf, testContext, visit } from './doors.ts'

type Door = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

export interface Answer {
  status: number
  location: string | null
  errors: Record<string, string>
  typed: Record<string, string>
  body: unknown
  headers: Headers
}

let visitors = 0

/**
 * Somebody at a browser: keeps cookies, has a network address of their own and a clock that only the
 * test moves. Mail is kept instead of sent.
 */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly inbox: MailMessage[] = []
  readonly log: string[] = []
  address = `192.0.2.${(visitors += 1)}`
  now = Date.parse('2026-11-21T12:00:00Z')
  breach: BreachAnswer = 'clear'
  over: Partial<RequestContext> = {}
  readonly #work: Promise<unknown>[] = []

  context(): RequestContext {
    const base = testContext()
    return {
      ...base,
      services: {
        ...base.services,
        mail: {
          send: async (message) => {
            this.inbox.push(message)
            return ok({ id: 'mail' })
          },
        },
        breaches: { isBreached: async () => this.breach },
      },
      log: {
        info: () => undefined,
        warn: (event) => void this.log.push(event),
        error: (event) => void this.log.push(event),
      },
      now: this.now,
      address: this.address,
      waitUntil: (work) => void this.#work.push(work),
      ...this.over,
    }
  }

  /** Opens a page, or posts `form` to it, and keeps the cookies of the answer. */
  async go(
    door: Door,
    path: string,
    form?: Record<string, string>,
    params?: Record<string, string>,
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const args = visit({
      path,
      cookie,
      context: this.context(),
      ...(form && { form }),
      ...(params && { params }),
    })
    const answer = await answerOf((async () => door(args))())
    for (const set of answer.headers.getSetCookie()) this.#keep(set)
    await this.settle()
    return toAnswer(answer)
  }

  /** Waits for what goes on after the reply. */
  async settle(): Promise<void> {
    while (this.#work.length > 0) await this.#work.shift()
  }

  /** The newest code that was mailed to an address. */
  code(to: string): string {
    const text = this.inbox.findLast((mail) => mail.to === to)?.text ?? ''
    const code = /\n\n([2-9A-HJKMNP-Z]{6})\n\n/.exec(text)?.[1]
    if (!code) throw new Error(`No code was sent to ${to}.`)
    return code
  }

  #keep(set: string): void {
    const [pair = '', ...attributes] = set.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const isGone = attributes.some((attribute) => attribute.trim() === 'Max-Age=0')
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}

function toAnswer({ status, body, headers }: Awaited<ReturnType<typeof answerOf>>): Answer {
  const told = typeof body === 'object' && body !== null ? body : {}
  const { errors = {}, typed = {} } = told as Partial<Pick<Answer, 'errors' | 'typed'>>
  return { status, location: headers.get('location'), errors, typed, body, headers }
}

/** An address that no other test uses. */
export const freshEmail = () => `${crypto.randomUUID()}@example.test`

/** One column of one row, straight from the database. */
export async function readOne(sql: string, ...values: unknown[]): Promise<Record<string, unknown>> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first()
  if (!row) throw new Error(`No row: ${sql}`)
  return row
}

export async function countRows(sql: string, ...values: unknown[]): Promise<number> {
  const row = await readOne(`select count(*) as n ${sql}`, ...values)
  return Number(row.n)
}

export const PASSWORD = 'Quiet-burrow-7'

/** A whole register form. */
export const registration = (email: string, over: Record<string, string> = {}) => ({
  name: 'Robin',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  policy: 'on',
  timeZone: 'Pacific/Auckland',
  ...over,
})
