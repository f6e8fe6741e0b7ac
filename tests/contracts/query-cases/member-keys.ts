import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import {
  countKeysUnder,
  insertMemberKey,
  listKeyHolders,
  listKeysUnder,
  newestKeyAt,
  nextMasterKey,
  replaceWrapped,
} from '#db/queries/member-keys.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { DAY_MS, NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

// Ann and Bea each have a key of version 1 under 'master', made with their accounts.
const second = { userId: 'ann', version: 2, masterKeyId: 'newer', wrappedKey: 'key-ann-2' }
const addSecond = (db: Database) => [insertMemberKey(db, { ...second, createdAt: NOW })]
const first = { userId: 'ann', version: 1, masterKeyId: 'master', wrappedKey: 'key-ann' }
const rewrap = {
  userId: 'ann',
  version: 1,
  wasWrapped: 'key-ann',
  masterKeyId: 'newer',
  wrappedKey: 'again',
}
const keysOfAnn = (db: Database) => listMemberKeys(db, ANN)
/** Positions are the database's own; a case only knows their order. */
const bea = { ...first, userId: 'bea', wrappedKey: 'key-bea' }
const position = (at: number) => ({ position: at })

export const cases: QueryCases = {
  nextMasterKey: [
    { given: addSecond, run: (db) => nextMasterKey(db, ''), answers: [[{ id: 'master' }]] },
    { given: addSecond, run: (db) => nextMasterKey(db, 'master'), answers: [[{ id: 'newer' }]] },
    { given: addSecond, run: (db) => nextMasterKey(db, 'newer'), answers: [[{ id: null }]] },
  ],
  countKeysUnder: [
    { given: addSecond, run: (db) => countKeysUnder(db, 'master'), answers: [[{ count: 2 }]] },
    { run: (db) => countKeysUnder(db, 'gone'), answers: [[{ count: 0 }]] },
  ],
  listKeysUnder: [
    {
      given: (db) => [db.delete(memberKeys), ...addAll(db)],
      run: (db) => listKeysUnder(db, 'master', { after: 0, limit: 9 }),
      answers: [
        [
          { ...position(1), ...first },
          { ...position(2), ...bea },
        ],
      ],
    },
    {
      given: (db) => [db.delete(memberKeys), ...addAll(db)],
      run: (db) => listKeysUnder(db, 'master', { after: 1, limit: 1 }),
      answers: [[{ ...position(2), ...bea }]],
    },
  ],
  replaceWrapped: [
    {
      given: addSecond,
      run: (db) =>
        replaceWrapped(db, [
          rewrap,
          // Somebody was faster with Bea's, and a member who is not there is none.
          { ...rewrap, userId: 'bea', wasWrapped: 'another' },
          { ...rewrap, userId: 'nobody' },
        ]),
      answers: [[{ version: 1 }]],
      then: {
        read: keysOfAnn,
        finds: [{ ...first, masterKeyId: 'newer', wrappedKey: 'again' }, second],
      },
    },
    {
      run: (db) => replaceWrapped(db, [{ ...rewrap, userId: 'bea', wasWrapped: 'another' }]),
      answers: [[]],
      then: {
        read: (db) => db.select().from(memberKeys).where(eq(memberKeys.userId, 'bea')),
        finds: [{ ...bea, createdAt: NOW - DAY_MS }],
      },
    },
  ],
  insertMemberKey: [
    {
      run: (db) => addSecond(db),
      answers: [null],
      then: { read: keysOfAnn, finds: [first, second] },
    },
    {
      given: addSecond,
      run: (db) => insertMemberKey(db, { ...second, wrappedKey: 'too late', createdAt: NOW }),
      answers: [null],
      then: { read: keysOfAnn, finds: [first, second] },
    },
  ],
  listKeyHolders: [
    {
      given: addSecond,
      run: (db) => listKeyHolders(db, { after: '', limit: 9 }),
      answers: [[{ userId: 'ann' }, { userId: 'bea' }]],
    },
    {
      run: (db) => listKeyHolders(db, { after: 'ann', limit: 1 }),
      answers: [[{ userId: 'bea' }]],
    },
  ],
  newestKeyAt: [
    { run: (db) => newestKeyAt(db, ANN), answers: [[{ at: NOW - DAY_MS }]] },
    { given: addSecond, run: (db) => newestKeyAt(db, ANN), answers: [[{ at: NOW }]] },
    { run: (db) => newestKeyAt(db, NOBODY), answers: [[{ at: null }]] },
  ],
}

function addAll(db: Database) {
  return [first, bea].map((row) => insertMemberKey(db, { ...row, createdAt: NOW }))
}
