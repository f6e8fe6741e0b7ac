import { redirect } from '@remix-run/cloudflare'

/** S0 §9: reading the session may take this long, in milliseconds, tries included. */
const LIMIT_MS = 10_000
const TRIES = 3

/**
 * Reads the session with two more tries after an error, 10 seconds in all (decision 5). The cookie
 * is left alone: when the database answers again, the member is still signed in.
 * @throws the error on an action, else a redirect to /login, which says what happened.
 */
export async function readSession<T>(request: Request, read: () => Promise<T>): Promise<T> {
  let stop: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    stop = setTimeout(() => reject(new Error('The session took too long to read.')), LIMIT_MS)
  })
  try {
    return await Promise.race([readWithRetries(read, TRIES), limit])
  } catch (error) {
    if (request.method !== 'GET') throw error
    throw redirect('/login?notice=session-unread')
  } finally {
    clearTimeout(stop)
  }
}

async function readWithRetries<T>(read: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (tries <= 1) throw error
    return readWithRetries(read, tries - 1)
  }
}
