import { randomUUID } from 'node:crypto'

import { bareAddress, type Email } from './resend.ts'

/** One mail in one person's inbox. */
export interface Letter {
  id: string
  /** Bare address in small letters. */
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  replyTo: string | null
  /** When it came in, ISO 8601 in UTC. */
  at: string
}

const MOST_LETTERS = 2000
/** The provider remembers a key for a day (https://resend.com/docs/dashboard/emails/idempotency-keys). */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000

interface Receipt {
  id: string
  payload: string
  at: number
}

/** What sending led to: the provider's id, or a key that was used for something else. */
export type Posting = { id: string } | { conflict: true }

/** Every letter sent since the start, newest first, held in memory. */
export class PostBox {
  #letters: Letter[] = []
  #receipts = new Map<string, Receipt>()

  /** Takes an e-mail in once per idempotency key; the same key and content answers the same id. */
  post(email: Email, key: string | undefined, now: Date): Posting {
    const payload = JSON.stringify(email)
    const earlier = key === undefined ? undefined : this.#receipts.get(key)
    if (earlier && now.getTime() - earlier.at < KEY_LIFE_MS) {
      return earlier.payload === payload ? { id: earlier.id } : { conflict: true }
    }
    const id = randomUUID()
    if (key !== undefined) this.#receipts.set(key, { id, payload, at: now.getTime() })
    this.#deliver(email, id, now)
    return { id }
  }

  #deliver(email: Email, id: string, now: Date): void {
    const letters = email.to.map((to, index) => ({
      id: index === 0 ? id : `${id}-${index}`,
      to: bareAddress(to),
      from: email.from,
      subject: email.subject,
      text: email.text ?? '',
      html: email.html ?? '',
      headers: email.headers,
      replyTo: email.reply_to === undefined ? null : [email.reply_to].flat().join(', '),
      at: now.toISOString(),
    }))
    this.#letters = [...letters, ...this.#letters].slice(0, MOST_LETTERS)
  }

  /** Newest first; with an address, that inbox alone. */
  list(to?: string): Letter[] {
    if (!to) return [...this.#letters]
    const wanted = bareAddress(to)
    return this.#letters.filter((letter) => letter.to === wanted)
  }

  find(id: string): Letter | undefined {
    return this.#letters.find((letter) => letter.id === id)
  }

  /** Empties one inbox, or all of them. Answers how many letters went. */
  clear(to?: string): number {
    const before = this.#letters.length
    const wanted = to ? bareAddress(to) : undefined
    this.#letters = wanted ? this.#letters.filter((letter) => letter.to !== wanted) : []
    return before - this.#letters.length
  }
}
