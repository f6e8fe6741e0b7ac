import {
  createMemberKey,
  openMemberVault,
  type FieldPlace,
  type MemberKeyRow,
} from '#app/features/privacy/member-vault.server.ts'
import type { Bindings } from '#workers/context.ts'
import { parseEnv } from '#workers/env.ts'

/** A page of entries of about 300 words each. */
const ENTRIES = 30
const WORDS = 'A walk in the rain, and then tea. '.repeat(50)

const placeOf = (n: number): FieldPlace => ({
  table: 'journal_entries',
  row: `2026-11-${n}`,
  field: 'text',
})

// Made by the first request and kept, so that the others measure one direction alone.
let page: { keys: MemberKeyRow[]; sealed: string[] } | undefined

async function keysOf(env: Bindings): Promise<MemberKeyRow[]> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [await createMemberKey(parseEnv(env).MASTER_KEYS, 'bench', bytes)]
}

/** Unwraps the member's key and seals a page, as the requests of a Worker do; tells how much it was. */
export async function sealPage(env: Bindings): Promise<string> {
  const keys = page?.keys ?? (await keysOf(env))
  const vault = await openMemberVault(parseEnv(env).MASTER_KEYS, keys)
  const texts = Array.from({ length: ENTRIES }, (_, n) => vault.seal(placeOf(n), WORDS))
  page = { keys, sealed: await Promise.all(texts) }
  return `sealed ${page.sealed.length}`
}

/** The same, to open it again; throws unless every entry comes back as it was. */
export async function openPage(env: Bindings): Promise<string> {
  if (!page) await sealPage(env)
  const { keys, sealed } = page ?? { keys: [], sealed: [] }
  const vault = await openMemberVault(parseEnv(env).MASTER_KEYS, keys)
  const opened = await Promise.all(sealed.map((text, n) => vault.open(placeOf(n), text)))
  if (!opened.every((one) => one.ok && one.value === WORDS)) throw new Error('An entry was lost.')
  return `opened ${opened.length}`
}
