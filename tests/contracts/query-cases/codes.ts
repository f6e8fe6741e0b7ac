import { consumeCode, findCode, replaceCode, replaceSignUpCode } from '#db/queries/codes.ts'
import type { Database } from '#db/client.ts'
import { users, verificationCodes } from '#db/schema/accounts.ts'
import { NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const code = {
  userId: 'ann',
  purpose: 'confirm' as const,
  codeHash: 'right',
  email: 'ann@example.org',
  createdAt: NOW,
  expiresAt: NOW + 1,
}
const attempt = { purpose: code.purpose, codeHash: 'right', maxWrong: 2, now: NOW }
const given = (db: Database) => [replaceCode(db, code)]
const wrong = (db: Database) => consumeCode(db, ANN, { ...attempt, codeHash: 'wrong' })
const signUp = (userId: string) => ({
  userId,
  codeHash: 'sign-up',
  email: `${userId}@example.org`,
  createdAt: NOW,
  expiresAt: NOW + 1,
})
/** Cal never verified the address. */
const addCal = (db: Database) => [
  db.insert(users).values({
    id: 'cal',
    email: 'cal@example.org',
    policyVersion: '1',
    policyAgreedAt: NOW,
    createdAt: NOW,
  }),
]
const stored = (db: Database) =>
  db
    .select({
      userId: verificationCodes.userId,
      codeHash: verificationCodes.codeHash,
      tries: verificationCodes.wrongTries,
    })
    .from(verificationCodes)

export const cases: QueryCases = {
  replaceCode: {
    given: (db) => [...given(db), ...wrong(db)],
    run: (db) => replaceCode(db, { ...code, codeHash: 'newer' }),
    answers: [null],
    then: { read: stored, finds: [{ userId: 'ann', codeHash: 'newer', tries: 0 }] },
  },
  replaceSignUpCode: [
    {
      given: addCal,
      run: (db) => [
        replaceSignUpCode(db, { ...signUp('cal'), codeHash: 'older' }),
        replaceSignUpCode(db, signUp('cal')),
      ],
      answers: [[{ userId: 'cal' }], [{ userId: 'cal' }]],
      then: { read: stored, finds: [{ userId: 'cal', codeHash: 'sign-up', tries: 0 }] },
    },
    {
      run: (db) => [replaceSignUpCode(db, signUp('ann')), replaceSignUpCode(db, signUp('nobody'))],
      answers: [[], []],
      then: { read: stored, finds: [] },
    },
  ],
  findCode: [
    {
      given,
      run: (db) => findCode(db, ANN, 'confirm'),
      answers: [[{ email: 'ann@example.org', createdAt: NOW }]],
    },
    { given, run: (db) => findCode(db, ANN, 'signup'), answers: [[]] },
    { given, run: (db) => findCode(db, NOBODY, 'confirm'), answers: [[]] },
  ],
  consumeCode: [
    {
      given: (db) => [...given(db), ...wrong(db)],
      run: (db) => [...consumeCode(db, ANN, attempt), ...consumeCode(db, ANN, attempt)],
      answers: [[{ email: 'ann@example.org' }], null, [], null],
      then: { read: stored, finds: [] },
    },
    {
      given: (db) => [...given(db), ...wrong(db), ...wrong(db)],
      run: (db) => consumeCode(db, ANN, attempt),
      answers: [[], null],
      then: { read: stored, finds: [{ userId: 'ann', codeHash: 'right', tries: 3 }] },
    },
    {
      given,
      run: (db) => consumeCode(db, ANN, { ...attempt, now: NOW + 1 }),
      answers: [[], null],
    },
  ],
}
