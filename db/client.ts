import { createClient, type Client } from '@libsql/client/web'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { drizzle as drizzleD1 } from 'drizzle-orm/d1'
import { drizzle as drizzleLibsql } from 'drizzle-orm/libsql/web'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

type Reads = Pick<
  BaseSQLiteDatabase<'async', unknown>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'run' | 'all' | 'get' | '$with'
>

/**
 * What Burrow asks of a database, the same over D1 and over libSQL. D1 has no interactive
 * transaction, so there is none here: a `batch` is one round trip, all or nothing, on both.
 * A statement binds at most 100 parameters (D1's limit).
 */
export interface Database extends Reads {
  batch<U extends BatchItem<'sqlite'>, T extends Readonly<[U, ...U[]]>>(
    queries: T,
  ): Promise<BatchResponse<T>>
}

export type Query = BatchItem<'sqlite'>

/** Over the D1 binding or one of its sessions (a session reads from the nearest replica). */
export function createD1Database(binding: D1Database | D1DatabaseSession): Database {
  // A session has the two methods drizzle calls (prepare and batch), though not the admin ones.
  return drizzleD1(binding as D1Database)
}

/** Where a libSQL server is and what it wants to see. */
export interface LibsqlServer {
  url: string
  authToken?: string
}

/** Over Hrana's HTTP protocol to a libSQL server. */
export function createLibsqlDatabase(server: LibsqlServer): Database {
  return drizzleLibsql(createLibsqlClient(server))
}

/** The client beneath, for what is no query: migrations. */
export function createLibsqlClient({ url, authToken }: LibsqlServer): Client {
  // The client resolves its paths against the URL, so without the slash a database named in the
  // path would be dropped.
  const base = `${url.replace(/\/+$/, '')}/`
  return createClient({ url: base, ...(authToken && { authToken }), intMode: 'number' })
}

const UNIQUE = /UNIQUE constraint failed|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/

/** Whether a write was refused because a row with that key is already there; D1 and libSQL word and wrap it differently. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!(cause instanceof DrizzleQueryError) && UNIQUE.test(cause.message)) return true
    if ('code' in cause && UNIQUE.test(String(cause.code))) return true
  }
  return false
}
