import * as v from 'valibot'

/** Marks every key and secret of `.env.example`; none of them may ever meet a real member. */
const STAND_IN_MARK = 'burrow-local'
const LOOPBACK = /^\w+:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is missing'))
const secret = v.pipe(text, v.minLength(32, 'needs at least 32 characters'))
const url = v.pipe(
  text,
  v.url('is not a URL'),
  v.transform((value) => value.replace(/\/+$/, '')),
)
const optional = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => (value.trim() === '' ? undefined : value)),
    v.optional(schema),
  )

/** `id:base64 of 32 bytes`, several divided by commas; the first one wraps new keys. */
const masterKeys = v.pipe(
  text,
  v.regex(
    /^\w[\w.-]*:[A-Za-z0-9+/]{43}=(,\w[\w.-]*:[A-Za-z0-9+/]{43}=)*$/,
    'is not id:base64 of 32 bytes',
  ),
  v.transform((value) => {
    const pairs = value.split(',').map((pair) => {
      const [id = '', key = ''] = pair.split(':')
      return [id, new Uint8Array(Buffer.from(key, 'base64'))] as const
    })
    return { current: pairs[0]?.[0] ?? '', keys: new Map(pairs) }
  }),
)

const EnvSchema = v.object({
  APP_ENV: v.picklist(['local', 'production'], 'must be local or production'),
  APP_ORIGIN: url,
  APP_VERSION: v.optional(v.string(), 'unreleased'),
  DATABASE: v.optional(v.picklist(['d1', 'libsql'], 'must be d1 or libsql'), 'd1'),
  LIBSQL_URL: optional(url),
  LIBSQL_AUTH_TOKEN: optional(text),
  APP_SECRET: secret,
  PASSWORD_PEPPER: secret,
  MASTER_KEYS: masterKeys,
  MAIL_API_URL: url,
  MAIL_API_KEY: text,
  MAIL_FROM: text,
  BREACH_API_URL: url,
  OAUTH_GOOGLE_CLIENT_ID: optional(text),
  OAUTH_GOOGLE_CLIENT_SECRET: optional(text),
  OAUTH_APPLE_CLIENT_ID: optional(text),
  OAUTH_APPLE_TEAM_ID: optional(text),
  OAUTH_APPLE_KEY_ID: optional(text),
  OAUTH_APPLE_PRIVATE_KEY: optional(text),
  OAUTH_OIDC_NAME: optional(text),
  OAUTH_OIDC_ISSUER: optional(url),
  OAUTH_OIDC_CLIENT_ID: optional(text),
  OAUTH_OIDC_CLIENT_SECRET: optional(text),
  OAUTH_OIDC_AUTHORIZATION_URL: optional(url),
  OAUTH_OIDC_TOKEN_URL: optional(url),
  CORE10_SCORE_OFFSET: v.optional(
    v.pipe(v.picklist(['0', '5'], 'must be 0 or 5'), v.transform(Number)),
    '0',
  ),
})

/** The text settings of the Worker, typed and checked. Bindings (D1, KV …) are not part of it. */
export type Config = v.InferOutput<typeof EnvSchema>

const KeySettingsSchema = v.pick(EnvSchema, [
  'DATABASE',
  'LIBSQL_URL',
  'LIBSQL_AUTH_TOKEN',
  'MASTER_KEYS',
])

/** What the rotation of keys needs to know, so that an operator's file need hold no other secret. */
export type KeySettings = v.InferOutput<typeof KeySettingsSchema>

/** Settings that only make sense together. */
const GROUPS: readonly (readonly (keyof Config)[])[] = [
  ['OAUTH_GOOGLE_CLIENT_ID', 'OAUTH_GOOGLE_CLIENT_SECRET'],
  ['OAUTH_APPLE_CLIENT_ID', 'OAUTH_APPLE_TEAM_ID', 'OAUTH_APPLE_KEY_ID', 'OAUTH_APPLE_PRIVATE_KEY'],
  [
    'OAUTH_OIDC_NAME',
    'OAUTH_OIDC_ISSUER',
    'OAUTH_OIDC_CLIENT_ID',
    'OAUTH_OIDC_CLIENT_SECRET',
    'OAUTH_OIDC_AUTHORIZATION_URL',
    'OAUTH_OIDC_TOKEN_URL',
  ],
]

/**
 * Parses the environment once.
 * @throws an Error that names every key that is missing or bad, one a line, and no value.
 */
export function parseEnv(env: object): Config {
  return parseSettings(EnvSchema, env, (config) => [
    ...databaseProblems(config),
    ...crossProblems(config, env),
  ])
}

/** The same for the settings that the rotation of keys needs. */
export function parseKeySettings(env: object): KeySettings {
  return parseSettings(KeySettingsSchema, env, databaseProblems)
}

function parseSettings<T>(
  schema: v.GenericSchema<unknown, T>,
  env: object,
  problemsOf: (settings: T) => string[],
): T {
  const parsed = v.safeParse(schema, env)
  const problems = parsed.success
    ? problemsOf(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${plainMessage(issue)}`)
  if (!parsed.success || problems.length > 0) {
    throw new Error(
      `The environment is not right:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    )
  }
  return parsed.output
}

const plainMessage = (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined ? 'is missing' : issue.message

const databaseProblems = ({ DATABASE, LIBSQL_URL }: KeySettings): string[] =>
  DATABASE === 'libsql' && !LIBSQL_URL ? ['LIBSQL_URL is missing (DATABASE is libsql)'] : []

function crossProblems(config: Config, env: object): string[] {
  const problems: string[] = []
  for (const group of GROUPS) {
    const missing = group.filter((key) => config[key] === undefined)
    if (missing.length === group.length) continue
    problems.push(...missing.map((key) => `${key} is missing (others of its kind are set)`))
  }
  if (config.APP_ENV === 'production') problems.push(...standInProblems(env))
  return problems
}

function standInProblems(env: object): string[] {
  const known = Object.keys(EnvSchema.entries)
  return Object.entries(env).flatMap(([key, value]) => {
    if (!known.includes(key) || typeof value !== 'string') return []
    if (value.includes(STAND_IN_MARK)) return [`${key} is a stand-in's, which production refuses`]
    if (LOOPBACK.test(value)) return [`${key} points to this machine, which production refuses`]
    if (key === 'APP_ORIGIN' && !value.startsWith('https://')) return [`${key} must be https`]
    return []
  })
}
