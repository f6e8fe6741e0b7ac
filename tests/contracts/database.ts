import { describe } from 'vitest'
import { erasureContract } from './erasure.ts'
import { queriesContract } from './queries.ts'
import { schemaContract } from './schema.ts'
import { semanticsContract } from './semantics.ts'
import { valuesContract } from './values.ts'
import type { OpenDatabase } from './world.ts'

/**
 * Everything that Burrow's code relies on from its database. Each database that it can run on must
 * pass all of it; the test that names the database hands in how to open it, migrated.
 */
export function databaseContract(name: string, open: OpenDatabase): void {
  describe(name, () => {
    schemaContract(open)
    semanticsContract(open)
    valuesContract(open)
    erasureContract(open)
    queriesContract(open)
  })
}
