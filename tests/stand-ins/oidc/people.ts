import { createHash } from 'node:crypto'

/** Someone who signed in here: what the provider says of them. */
export interface Person {
  email: string
  emailVerified: boolean
  name: string
}

/** Whoever signed in since the start. The same e-mail always is the same person. */
export class People {
  #people = new Map<string, Person>()

  /** Remembers what was said at this sign-in and answers the subject. */
  welcome(person: Person): string {
    const email = person.email.trim().toLowerCase()
    const subject = createHash('sha256').update(email).digest('hex').slice(0, 24)
    this.#people.set(subject, { ...person, email })
    return subject
  }

  find(subject: string): Person | undefined {
    return this.#people.get(subject)
  }
}
