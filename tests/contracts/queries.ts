import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Query } from '#db/client.ts'
import { sessions } from '#db/schema/accounts.ts'
import { IMPERSONAL, TABLES } from './schema-tables.ts'
import type { Built, BuiltQuery, QueryCase, QueryCases } from './query-cases/query-case.ts'
import { settle, type OpenDatabase } from './world.ts'

type Module = Record<string, unknown>
const queryModules = import.meta.glob<Module>('/db/queries/*.ts', { eager: true })
const caseModules = import.meta.glob<{ cases?: QueryCases }>('./query-cases/*.ts', { eager: true })

const fileName = (path: string) => path.split('/').at(-1) ?? path

/** Every function of `db/queries` as `[file, name]`, tests left out. */
const functions = Object.entries(queryModules)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => [fileName(path), name] as const),
  )

const casesOf = (file: string, name: string): QueryCase[] =>
  [caseModules[`./query-cases/${file}`]?.cases?.[name] ?? []].flat()

const cases = functions.flatMap(([file, name]) =>
  casesOf(file, name).map((one, index) => [`${file} ${name} (${index + 1})`, one] as const),
)

const listed = (built: Built): readonly BuiltQuery[] => ('getSQL' in built ? [built] : built)

/** Runs statements as the one batch they are made for; a write that returns no rows answers null. */
async function runAll(db: Database, queries: readonly Query[]): Promise<unknown[]> {
  const [first, ...rest] = queries
  if (!first) return []
  const answers: unknown[] = await db.batch([first, ...rest])
  return answers.map((answer) => (Array.isArray(answer) ? answer : null))
}

/** Steps of the plan that read a member table from end to end, whatever index they do it by. */
async function fullScans(db: Database, query: BuiltQuery): Promise<string[]> {
  const plan = await db.all<{ detail: string }>(sql`explain query plan ${query.getSQL()}`)
  // A plain insert has no step to plan; every read has.
  if (/^select/i.test(query.toSQL().sql)) expect(plan).not.toEqual([])
  return plan
    .map((step) => step.detail)
    .filter((detail) => {
      const table = /^SCAN (?:TABLE )?"?(\w+)"?/.exec(detail)?.[1] ?? ''
      return TABLES.has(table) && !IMPERSONAL.has(table)
    })
}

/** Every query function runs, answers the same on each database, and reads by an index. */
export function queriesContract(open: OpenDatabase): void {
  describe('queries', () => {
    let db: Database
    beforeAll(async () => {
      db = await open()
    })
    beforeEach(() => settle(db))

    test('a read without an index is found out by its plan', async () => {
      const byDevice = db.select().from(sessions).where(eq(sessions.device, 'A test'))
      expect(await fullScans(db, byDevice)).toEqual(['SCAN sessions'])
      const byId = db.select().from(sessions).where(eq(sessions.id, 'session-ann'))
      expect(await fullScans(db, byId)).toEqual([])
    })

    test.each(functions)('%s: %s has a case in tests/contracts/query-cases', (file, name) => {
      expect(casesOf(file, name).length).toBeGreaterThan(0)
    })

    test.each(cases)('%s answers what it says', async (_name, { given, run, answers, then }) => {
      await runAll(db, given?.(db) ?? [])
      expect(await runAll(db, listed(run(db)))).toEqual(answers)
      if (then) expect(await then.read(db)).toEqual(then.finds)
    })

    test.each(cases)('%s reads by an index and binds at most 100 values', async (_name, one) => {
      await runAll(db, one.given?.(db) ?? [])
      for (const query of listed(one.run(db))) {
        expect(await fullScans(db, query), query.toSQL().sql).toEqual([])
        expect(query.toSQL().params.length).toBeLessThanOrEqual(100)
      }
    })
  })
}
