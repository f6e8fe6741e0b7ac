import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Connection } from './connection.ts'
import { HranaStream } from './stream.ts'

/** A stream that nobody spoke to for so long is closed and its transaction rolled back. */
const STREAM_LIFE_MS = 10_000
const IDLE_CONNECTIONS = 8

interface OpenStream {
  database: string
  stream: HranaStream
  timer: ReturnType<typeof setTimeout>
}

/** Database files, connections that wait for work, and streams that go on from request to request. */
export class DatabaseStore {
  #directory: string
  #throwAway: boolean
  #idle = new Map<string, Connection[]>()
  /** By baton: the token that the next request of a stream must bring, new each time. */
  #open = new Map<string, OpenStream>()

  /** Without a directory the databases live in a temporary one, and end with the store. */
  constructor(directory: string | undefined) {
    this.#throwAway = directory === undefined
    this.#directory = directory ?? mkdtempSync(join(tmpdir(), 'burrow-libsql-'))
    mkdirSync(this.#directory, { recursive: true })
  }

  begin(database: string): HranaStream {
    const waiting = this.#idle.get(database)?.pop()
    return new HranaStream(waiting ?? new Connection(join(this.#directory, `${database}.db`)))
  }

  /** The stream that a baton belongs to; each baton works once. */
  resume(database: string, baton: string): HranaStream | undefined {
    const entry = this.#open.get(baton)
    if (entry?.database !== database) return undefined
    clearTimeout(entry.timer)
    this.#open.delete(baton)
    return entry.stream
  }

  /** Keeps a stream for its next request and answers the baton for it. */
  suspend(database: string, stream: HranaStream): string {
    const baton = randomBytes(24).toString('base64url')
    const timer = setTimeout(() => {
      this.#open.delete(baton)
      this.end(database, stream)
    }, STREAM_LIFE_MS)
    this.#open.set(baton, { database, stream, timer })
    return baton
  }

  /** Rolls back what was not committed and keeps the connection for others. */
  end(database: string, { connection }: HranaStream): void {
    const idle = this.#idle.get(database) ?? []
    if (idle.length >= IDLE_CONNECTIONS) return connection.close()
    connection.reset()
    this.#idle.set(database, [...idle, connection])
  }

  close(): void {
    for (const { stream, timer } of this.#open.values()) {
      clearTimeout(timer)
      stream.connection.close()
    }
    for (const connections of this.#idle.values()) {
      if (!this.#throwAway) connections[0]?.checkpoint()
      for (const connection of connections) connection.close()
    }
    this.#open.clear()
    this.#idle.clear()
    if (this.#throwAway) rmSync(this.#directory, { recursive: true, force: true })
  }
}
