import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { insertMemberKey, listKeyHolders, newestKeyAt } from '#db/queries/member-keys.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import type { Bytes } from './aead.server.ts'
import {
  type MasterKeys,
  type MemberKeyRow,
  openMemberVault,
  unwrapMemberKey,
  wrapMemberKey,
} from './member-vault.server.ts'
import { resealMember, type Resealed } from './reseal-member.server.ts'

const PAGE = 100

/** What a rotation works with. */
export interface Rotation {
  db: Database
  masters: MasterKeys
  /** 32 random bytes, others at each call. */
  newKey: () => Bytes
  now: number
}

/** Whose data keys are changed, and which of them. */
export interface RotationChoice {
  /** One member, or everyone when null. */
  userId: string | null
  /** Members whose newest key is younger (ms) get no other, but what is sealed under older ones is sealed again. */
  madeBefore: number
  /** Also gives a new key to those whose newest cannot be unwrapped; what it sealed stays unreadable. */
  isLostReplaced: boolean
}

/** How many members, keys and values a rotation met. */
export interface Rotated extends Resealed {
  members: number
  newKeys: number
  /** Members left alone because their newest key cannot be unwrapped. */
  lostKeys: number
}

/**
 * Gives members a new version of their data key, which new words are sealed under at once, and then
 * seals what they have under it. It may be broken off and run again, also beside another run and
 * beside live traffic. Older versions stay: what a device vault holds was sealed under keys derived
 * from them (device-keys.server.ts), and so was anything that could not be opened.
 */
export async function rotateDataKeys(rotation: Rotation, choice: RotationChoice): Promise<Rotated> {
  const total: Rotated = { members: 0, newKeys: 0, lostKeys: 0, resealed: 0, unreadable: 0 }
  for await (const userId of members(rotation.db, choice.userId)) {
    const one = await rotateMember(rotation, userId, choice)
    if (!one) continue
    for (const key of Object.keys(total) as (keyof Rotated)[]) total[key] += one[key]
  }
  return total
}

async function* members(db: Database, userId: string | null): AsyncGenerator<string> {
  if (userId !== null) {
    yield userId
    return
  }
  for (let after = ''; ;) {
    const page = await listKeyHolders(db, { after, limit: PAGE })
    const last = page.at(-1)
    if (!last) return
    for (const holder of page) yield holder.userId
    after = last.userId
  }
}

/** Null for a member who has no keys: there is none, or they have left meanwhile. */
async function rotateMember(
  rotation: Rotation,
  userId: string,
  choice: RotationChoice,
): Promise<Rotated | null> {
  const { db, masters } = rotation
  const owner = ownerById(userId)
  const [before, [made]] = await db.batch([listMemberKeys(db, owner), newestKeyAt(db, owner)])
  const newest = before.at(-1)
  if (!newest) return null
  const isLost = !(await canUnwrap(masters, newest))
  if (isLost && !choice.isLostReplaced) {
    return { members: 1, newKeys: 0, lostKeys: 1, resealed: 0, unreadable: 0 }
  }
  const isOld = isLost || (made?.at ?? 0) < choice.madeBefore
  const keys = isOld ? await addVersion(rotation, newest) : before
  const vault = await openMemberVault(masters, keys)
  const resealed = await resealMember(db, vault, userId)
  return { members: 1, newKeys: keys.length - before.length, lostKeys: 0, ...resealed }
}

const canUnwrap = (masters: MasterKeys, row: MemberKeyRow) =>
  unwrapMemberKey(masters, row).then(
    () => true,
    () => false,
  )

/** The member's keys with the next version; another run's where that was faster. */
async function addVersion({ db, masters, newKey, now }: Rotation, newest: MemberKeyRow) {
  const { userId } = newest
  const row = await wrapMemberKey(masters, { userId, version: newest.version + 1 }, newKey())
  const [, keys] = await db.batch([
    insertMemberKey(db, { ...row, createdAt: now }),
    listMemberKeys(db, ownerById(userId)),
  ])
  return keys
}
