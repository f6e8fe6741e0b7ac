import { env } from 'cloudflare:workers'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { createMemberKey } from '#app/features/privacy/member-vault.server.ts'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import type { RequestContext } from '#app/http/context.ts'
import { insertAccount } from '#db/queries/accounts.ts'
import { sessions } from '#db/schema/accounts.ts'
import { createD1Database } from '#db/client.ts'
import type { Level } from '#app/features/plans/features.ts'
import { compose } from '#workers/context.ts'
import { parseEnv } from '#workers/env.ts'

/** The origin the tests' settings name. */
export const ORIGIN = 'http://localhost:8787'

const composition = compose(parseEnv(env))

/** The context a door gets, as the Worker composes it, over this file's own D1. */
export function testContext(over: Partial<RequestContext> = {}): RequestContext {
  const background: Promise<unknown>[] = []
  const context = composition.contextOf(env, {
    headers: new Headers({ 'cf-connecting-ip': '192.0.2.1' }),
    cf: { country: 'GB', timezone: 'Europe/London' },
    database: createD1Database(env.DB),
    nonce: 'nonce-of-a-test',
    waitUntil: (work) => background.push(work),
  })
  return { ...context, ...over }
}

/** What a visit to a door brings. */
export interface VisitOptions {
  path: string
  /** Fields of a posted form. */
  form?: Record<string, string>
  cookie?: string
  params?: Record<string, string>
  context?: RequestContext
}

/** The arguments Remix would call a loader or an action with. */
export function visit(options: VisitOptions): LoaderFunctionArgs & ActionFunctionArgs {
  const headers = new Headers(options.cookie ? { cookie: options.cookie } : {})
  const body = options.form ? new URLSearchParams(options.form) : undefined
  const request = new Request(ORIGIN + options.path, {
    headers,
    ...(body && { method: 'POST', body }),
  })
  return {
    request,
    params: options.params ?? {},
    context: { ...(options.context ?? testContext()) },
  }
}

/** What a door answered, whether it returned or threw a Response or `data()`. */
export async function answerOf(
  answer: unknown,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const settled = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
  if (settled instanceof Response) {
    return { status: settled.status, body: await settled.text(), headers: settled.headers }
  }
  if (settled instanceof Error) throw settled
  if (isDataWithInit(settled)) {
    return {
      status: settled.init?.status ?? 200,
      body: settled.data,
      headers: new Headers(settled.init?.headers),
    }
  }
  return { status: 200, body: settled, headers: new Headers() }
}

function isDataWithInit(value: unknown): value is { data: unknown; init: ResponseInit | null } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'DataWithResponseInit'
  )
}

export interface TestMember {
  id: string
  email: string
  cookie: string
}

/** A member with a live session, straight in the database. */
export async function addMember(
  options: {
    level?: Level
    verified?: boolean
    timeZone?: string
    now?: number
    /** When the account was made (ms); a week before `now` unless told. */
    joined?: number
    passwordHash?: string
  } = {},
): Promise<TestMember> {
  const { level = 'zen', verified = true, timeZone = 'Europe/London', now = Date.now() } = options
  const joined = options.joined ?? now - 7 * 86_400_000
  const db = createD1Database(env.DB)
  const id = crypto.randomUUID()
  const email = `${id}@example.test`
  const key = await createMemberKey(
    testContext().config.masterKeys,
    id,
    crypto.getRandomValues(new Uint8Array(32)),
  )
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const agreed = {
    policyVersion: 'test',
    policyAgreedAt: now,
    emailVerifiedAt: verified ? now : null,
  }
  await db.batch([
    ...insertAccount(db, {
      user: { id, email, createdAt: joined, passwordHash: options.passwordHash ?? null, ...agreed },
      profile: {
        name: 'Test',
        timeZone,
        isAdmin: level === 'admin',
        subscriptionLevel: level === 'admin' ? 'seeker' : level,
      },
      key,
    }),
    db.insert(sessions).values({
      id: crypto.randomUUID(),
      tokenHash: digestToken(token),
      userId: id,
      device: 'A test',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + 86_400_000,
      confirmedAt: now,
    }),
  ])
  return { id, email, cookie: `__Host-burrow=${token}` }
}
