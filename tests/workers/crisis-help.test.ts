import { describe, expect, it } from 'vitest'
import { loader } from '#app/routes/_public.crisis-help.tsx'
import { answerOf, testContext, visit } from '#tests/support/doors.ts'

const ask = async (path: string, country: string | null, cookie?: string) =>
  answerOf(
    loader(visit({ path, context: testContext({ country }), ...(cookie ? { cookie } : {}) })),
  )

describe('the region of /crisis-help', () => {
  it.each([
    ['GB', 'uk'],
    ['US', 'us'],
    ['FR', 'elsewhere'],
    [null, 'elsewhere'],
  ])('follows the country of the request: %s', async (country, region) => {
    const answer = await ask('/crisis-help', country)
    expect(answer.body).toMatchObject({ region: { id: region } })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('is the one asked for, and is kept in a cookie', async () => {
    const answer = await ask('/crisis-help?region=ie', 'GB')
    expect(answer.body).toMatchObject({ region: { id: 'ie' } })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^crisis-region=ie; Path=\/; Max-Age=31536000; Secure/,
    )
    expect((await ask('/crisis-help', 'GB', 'crisis-region=ie')).body).toMatchObject({
      region: { id: 'ie' },
    })
  })

  it.each(['mars', '', 'uk%0d%0aX: y', 'uk&region=us'])(
    'does not mind a region that does not exist: %s',
    async (region) => {
      const answer = await ask(`/crisis-help?region=${region}`, 'GB')
      expect(answer.body).toMatchObject({ region: { id: 'uk' } })
    },
  )

  it('ignores a cookie that was tampered with', async () => {
    expect((await ask('/crisis-help', 'CA', 'crisis-region=<b>')).body).toMatchObject({
      region: { id: 'ca' },
    })
  })

  it('may be kept by the browser, for each choice of its own', async () => {
    const { headers } = await ask('/crisis-help', 'GB')
    expect(headers.get('cache-control')).toMatch(/^private, max-age=/)
    expect(headers.get('vary')).toContain('Cookie')
  })
})
