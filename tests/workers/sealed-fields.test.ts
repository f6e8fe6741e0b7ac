import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { placeOf, SEALED_FIELDS } from '#app/features/privacy/sealed-fields.ts'
import { TABLES } from '#tests/contracts/schema-tables.ts'
import { sealedMember, vaultOf } from '#tests/support/sealed-rows.ts'

const SEALED = /^v1\.\d+\.[\w-]{38,}$/

/** The paths in a column's text at which a sealed value stands: null for the whole of it. */
function pathsOf(text: unknown, path: string | null = null): (string | null)[] {
  if (typeof text === 'string' && SEALED.test(text)) return [path]
  const value = path === null && typeof text === 'string' ? parseJson(text) : text
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path ?? '$'}.${key}`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where in the whole database sealed values stand: 'table column path', each once. */
async function sealedPlaces(): Promise<string[]> {
  const found = new Set<string>()
  for (const name of TABLES.keys()) {
    const { results } = await env.DB.prepare(`select * from ${name}`).all()
    for (const row of results) {
      for (const [column, text] of Object.entries(row)) {
        for (const path of pathsOf(text)) found.add(`${name} ${column} ${path ?? ''}`)
      }
    }
  }
  return [...found].sort()
}

const registered = Object.values(SEALED_FIELDS)
  .map(({ table, column, path }) => `${table} ${column} ${path ?? ''}`)
  .sort()

it('knows every place of the database where a sealed value stands, and no other', async () => {
  await sealedMember()
  expect(await sealedPlaces()).toEqual(registered)
})

it('would not know a sealed value in a new place', async () => {
  const member = await sealedMember()
  const vault = await vaultOf(member.id)
  const sealed = await vault.seal(placeOf('answers', 'anywhere'), 'new')
  await env.DB.prepare('update profiles set name = ? where id = ?').bind(sealed, member.id).run()
  const tasks = `json_set(daily_tasks, '$.notes', json(?1))`
  await env.DB.prepare(`update wellbeing_checks set daily_tasks = ${tasks} where user_id = ?2`)
    .bind(JSON.stringify({ first: [sealed] }), member.id)
    .run()
  const unknown = (await sealedPlaces()).filter((place) => !registered.includes(place))
  expect(unknown).toEqual(['profiles name ', 'wellbeing_checks daily_tasks $.notes.first.0'])
})
