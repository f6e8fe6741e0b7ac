import {
  createMemberKey,
  openMemberVault,
  type MasterKeys,
  type MemberKeyRow,
} from '#app/features/privacy/member-vault.server.ts'
import {
  type FieldPlace,
  placeOf,
  sealedFieldsOf,
  type SealedFieldName,
} from '#app/features/privacy/sealed-fields.ts'
import type { Bindings } from '#workers/context.ts'
import { parseEnv } from '#workers/env.ts'

const ENTRIES = 30
const ENTRY = 'A walk in the rain, and then tea. '.repeat(50)
const MOTTO = 'Leave the phone in the hall.'
const LIST = JSON.stringify(
  Array.from({ length: 10 }, () => ({ text: 'Ring the dentist before noon', completed: true })),
)
const ANSWERS = JSON.stringify([0, 1, 2, 3, 4, 0, 1, 2, 3, 4])

const textOf = (field: SealedFieldName) =>
  field === 'answers' ? ANSWERS : field.startsWith('daily_tasks.') ? LIST : MOTTO

/** Pages of 30 entries: what each entry holds sealed. */
const PAGES: Record<string, readonly (readonly [SealedFieldName, string])[]> = {
  // A text of about 300 words.
  texts: [['morning_routine.motto', ENTRY]],
  // Two mottos and the planner's three lists, all ten tasks long.
  days: sealedFieldsOf('wellbeing_checks').map((field) => [field, textOf(field)] as const),
  assessments: [['answers', ANSWERS]],
}

/** The names of the pages. */
export const CRYPTO_PAGES = Object.keys(PAGES)

interface Page {
  keys: MemberKeyRow[]
  values: { place: FieldPlace; text: string; sealed: string }[]
}

// Made by the first request and kept, so that the others measure one direction alone; the settings
// are parsed once for each isolate, as the Worker itself does.
const pages = new Map<string, Promise<Page>>()
let masters: MasterKeys | undefined
const mastersOf = (env: Bindings) => (masters ??= parseEnv(env).MASTER_KEYS)

const pageOf = (env: Bindings, name: string): Promise<Page> => {
  const page = pages.get(name) ?? makePage(env, name)
  pages.set(name, page)
  return page
}

async function makePage(env: Bindings, name: string): Promise<Page> {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const keys = [await createMemberKey(mastersOf(env), 'bench', bytes)]
  const places = Array.from({ length: ENTRIES }, (_, n) =>
    (PAGES[name] ?? []).map(([field, text]) => ({ place: placeOf(field, `2026-11-${n}`), text })),
  )
  const vault = await openMemberVault(mastersOf(env), keys)
  const sealed = places.flat().map(async (one) => {
    return { ...one, sealed: await vault.seal(one.place, one.text) }
  })
  return { keys, values: await Promise.all(sealed) }
}

/** Unwraps the member's key and seals a page, as the requests of a Worker do; tells how much it was. */
export async function sealPage(env: Bindings, name: string): Promise<string> {
  const { keys, values } = await pageOf(env, name)
  const vault = await openMemberVault(mastersOf(env), keys)
  const sealed = await Promise.all(values.map(({ place, text }) => vault.seal(place, text)))
  return `sealed ${sealed.length}`
}

/** The same, to open it again; throws unless every value comes back as it was. */
export async function openPage(env: Bindings, name: string): Promise<string> {
  const { keys, values } = await pageOf(env, name)
  const vault = await openMemberVault(mastersOf(env), keys)
  const opened = await Promise.all(values.map(({ place, sealed }) => vault.open(place, sealed)))
  const isWhole = opened.every((one, n) => one.ok && one.value === values[n]?.text)
  if (!isWhole) throw new Error('An entry was lost.')
  return `opened ${opened.length}`
}

/** Unwraps a member's key and seals one short value: what a page pays before its first value. */
export async function openVault(env: Bindings): Promise<string> {
  const { keys } = await pageOf(env, 'assessments')
  const vault = await openMemberVault(mastersOf(env), keys)
  return vault.seal(placeOf('answers', 'any'), '')
}
