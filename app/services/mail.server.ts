import * as v from 'valibot'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'

export interface MailMessage {
  to: string
  subject: string
  html: string
  text: string
  /** The same key never sends twice: the provider answers a repeat with the first one's result. */
  idempotencyKey: string
}

/** `refused`: the provider understood and said no. `unreachable`: it did not answer, twice. */
export type MailFailure = { kind: 'refused' | 'unreachable'; status: number | null }

export interface Mail {
  send(message: MailMessage): Promise<Result<{ id: string }, MailFailure>>
}

interface MailOptions {
  baseUrl: string
  apiKey: string
  from: string
  fetch: typeof globalThis.fetch
}

/** For one try, in milliseconds. */
const TIME_LIMIT = 5_000
const Accepted = v.object({ id: v.string() })

/**
 * Sends mail through a provider that speaks Resend's HTTP API (`POST /emails`). A failure of the
 * network or the provider is tried once more with the same key.
 */
export function createMail({ baseUrl, apiKey, from, fetch }: MailOptions): Mail {
  const attempt = async (message: MailMessage): Promise<Result<{ id: string }, MailFailure>> => {
    const { to, subject, html, text, idempotencyKey } = message
    try {
      const response = await fetch(`${baseUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({ from, to: [to], subject, html, text }),
        signal: AbortSignal.timeout(TIME_LIMIT),
      })
      const { status } = response
      if (!response.ok) {
        await response.body?.cancel()
        return err({ kind: status >= 500 ? 'unreachable' : 'refused', status })
      }
      const answer = v.safeParse(Accepted, await response.json())
      return answer.success ? ok(answer.output) : err({ kind: 'unreachable', status })
    } catch {
      return err({ kind: 'unreachable', status: null })
    }
  }
  return {
    async send(message) {
      const first = await attempt(message)
      return first.ok || first.error.kind === 'refused' ? first : attempt(message)
    },
  }
}
