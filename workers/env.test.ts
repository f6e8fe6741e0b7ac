import { readFileSync } from 'node:fs'
import { parseEnv as readEnvText } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

const example = readEnvText(readFileSync('.env.example', 'utf8'))

const production = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://burrow.example',
  APP_SECRET: 'Zx8'.repeat(12),
  PASSWORD_PEPPER: 'Qy7'.repeat(12),
  MASTER_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
  MAIL_API_URL: 'https://api.resend.com/',
  MAIL_API_KEY: 're_live',
  MAIL_FROM: 'Burrow <hello@burrow.example>',
  BREACH_API_URL: 'https://api.pwnedpasswords.com',
}

describe('the environment', () => {
  it('runs on the example as it is', () => {
    expect(parseEnv(example)).toMatchObject({
      APP_ENV: 'local',
      DATABASE: 'd1',
      CORE10_SCORE_OFFSET: 0,
    })
  })

  it('takes a production without stand-ins and drops a trailing slash', () => {
    expect(parseEnv(production).MAIL_API_URL).toBe('https://api.resend.com')
  })

  it('names every bad key at once and no value', () => {
    const bad = {
      ...production,
      APP_SECRET: 'short-secret',
      MAIL_API_URL: 'nowhere',
      MAIL_FROM: undefined,
    }
    const told = () => parseEnv(bad)
    expect(told).toThrow(/APP_SECRET needs at least 32 characters/)
    expect(told).toThrow(/MAIL_API_URL is not a URL/)
    expect(told).toThrow(/MAIL_FROM is missing/)
    expect(told).not.toThrow(/short-secret|nowhere/)
  })

  it("refuses each stand-in's key and each loopback address in production", () => {
    for (const [key, value] of Object.entries(example)) {
      if (!/burrow-local|localhost/.test(value ?? '')) continue
      const isGroup = key.startsWith('OAUTH_')
      const env = isGroup
        ? { ...production, ...only('OAUTH_OIDC'), [key]: value }
        : { ...production, [key]: value }
      expect(() => parseEnv(env), key).toThrow(new RegExp(`${key} .*production refuses`))
    }
  })

  it('refuses plain http for the pages of a production', () => {
    expect(() => parseEnv({ ...production, APP_ORIGIN: 'http://burrow.example' })).toThrow(
      /APP_ORIGIN must be https/,
    )
  })

  it('wants all settings of a provider or none', () => {
    const half = { ...production, OAUTH_GOOGLE_CLIENT_ID: 'id' }
    expect(() => parseEnv(half)).toThrow(/OAUTH_GOOGLE_CLIENT_SECRET is missing/)
    expect(() => parseEnv({ ...production, DATABASE: 'libsql' })).toThrow(/LIBSQL_URL is missing/)
  })

  it('wraps new keys with the first master key and still knows the others', () => {
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
    const { MASTER_KEYS: masters } = parseEnv({
      ...production,
      MASTER_KEYS: `b:${key(2)},a:${key(1)}`,
    })
    expect(masters.current).toBe('b')
    expect(masters.keys.get('a')).toEqual(new Uint8Array(Buffer.alloc(32, 1)))
    expect(() => parseEnv({ ...production, MASTER_KEYS: 'b:tooshort' })).toThrow(/MASTER_KEYS/)
  })
})

const only = (prefix: string) =>
  Object.fromEntries(Object.entries(example).filter(([key]) => key.startsWith(prefix)))
