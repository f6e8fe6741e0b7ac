import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startStandIns, type RunningStandIns } from './server.ts'

let running: RunningStandIns
beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
})
afterAll(() => running.close())
beforeEach(async () => {
  await fetch(`${running.origin}/inbox.json`, { method: 'DELETE' })
  await control({ mode: 'ok' })
})

const control = (fault: object) =>
  fetch(`${running.origin}/mail/control`, { method: 'POST', body: JSON.stringify(fault) })

const letter = {
  from: 'Burrow <hello@burrow.test>',
  to: 'ann@example.org',
  subject: 'Your code',
  html: '<p>Your code is <b>K7M2QX</b></p>',
  text: 'Your code is K7M2QX',
}

function send(body: object, headers: Record<string, string> = {}) {
  return fetch(`${running.origin}/mail/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_local', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function inbox(to = ''): Promise<Record<string, string>[]> {
  const response = await fetch(`${running.origin}/inbox.json${to && `?to=${to}`}`)
  const letters: unknown = await response.json()
  expect(letters).toBeInstanceOf(Array)
  return letters as Record<string, string>[]
}

test('a sent e-mail waits in the inbox with everything that was sent', async () => {
  const response = await send({
    ...letter,
    reply_to: 'help@burrow.test',
    headers: { 'X-Kind': 'code' },
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) })

  const [received] = await inbox()
  expect(received).toMatchObject({
    to: 'ann@example.org',
    from: letter.from,
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    replyTo: 'help@burrow.test',
    headers: { 'X-Kind': 'code' },
  })
  expect(Date.parse(received?.at ?? '')).toBeGreaterThan(Date.now() - 10_000)
})

test('the inbox shows the newest first and one person’s letters alone when asked', async () => {
  await send({ ...letter, subject: 'first' })
  await send({ ...letter, to: ['Bea <Bea@Example.org>', 'ann@example.org'], subject: 'second' })

  expect((await inbox('ann@example.org')).map((mail) => mail.subject)).toEqual(['second', 'first'])
  expect((await inbox('BEA@example.org')).map((mail) => mail.to)).toEqual(['bea@example.org'])
  expect(await inbox('nobody@example.org')).toEqual([])
  expect(await inbox()).toHaveLength(3)
})

test('a request without a key is refused as the provider refuses it', async () => {
  const response = await send(letter, { authorization: '' })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ statusCode: 401, name: 'missing_api_key' })
  expect(await inbox()).toEqual([])
})

test.each([
  ['no subject', { ...letter, subject: undefined }, 'missing_required_field'],
  ['no content', { ...letter, html: undefined, text: undefined }, 'missing_required_field'],
  ['no sender', { ...letter, from: undefined }, 'missing_required_field'],
  ['an address that is none', { ...letter, to: 'ann' }, 'validation_error'],
  ['one bad address among good ones', { ...letter, to: ['a@b.c', 'ann'] }, 'validation_error'],
])('a letter with %s is refused with 422', async (_case, body, name) => {
  const response = await send(body)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    statusCode: 422,
    name,
    message: expect.any(String),
  })
  expect(await inbox()).toEqual([])
})

test('the same idempotency key sends once, and refuses another letter', async () => {
  const key = { 'idempotency-key': 'code/ann/1' }
  const first = await (await send(letter, key)).json()
  const again = await (await send(letter, key)).json()
  expect(again).toEqual(first)
  expect(await inbox()).toHaveLength(1)

  const other = await send({ ...letter, subject: 'Something else' }, key)
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ name: 'invalid_idempotent_request' })
})

test('when it is down nothing arrives, and it mends after the number of times asked for', async () => {
  await control({ mode: 'down', times: 2 })
  expect((await send(letter)).status).toBe(500)
  expect((await send(letter)).status).toBe(500)
  expect(await inbox()).toEqual([])
  expect((await send(letter)).status).toBe(200)
})

test('it can be slow, refuse too many requests, and cut the line', async () => {
  await control({ mode: 'slow', delayMs: 150, times: 1 })
  const began = performance.now()
  expect((await send(letter)).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(140)

  await control({ mode: 'rate-limited' })
  const limited = await send(letter)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1'])

  await control({ mode: 'cut', times: 1 })
  await expect(send(letter)).rejects.toThrow()
  expect((await send(letter)).status).toBe(200)
})

test('a fault that does not exist is refused and changes nothing', async () => {
  expect((await control({ mode: 'on fire' })).status).toBe(422)
  expect((await send(letter)).status).toBe(200)
})

test('a letter is shown in a frame where its scripts cannot run', async () => {
  await send({
    ...letter,
    subject: 'A & <b>',
    html: '<p title="x">Hello</p><script>alert(1)</script>',
  })
  const list = await (await fetch(`${running.origin}/inbox`)).text()
  expect(list).toContain('A &amp; &lt;b&gt;')

  const [received] = await inbox()
  const shown = await (await fetch(`${running.origin}/inbox/${received?.id}`)).text()
  expect(shown).toContain('sandbox="allow-top-navigation-by-user-activation"')
  expect(shown).toContain('&lt;p title=&quot;x&quot;&gt;Hello')
  expect(shown).not.toContain('<script>')
  expect((await fetch(`${running.origin}/inbox/none`)).status).toBe(404)
})

test('the front page links to everything that is there', async () => {
  const front = await (await fetch(`${running.origin}/`)).text()
  const links = [...front.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
  expect(links.length).toBeGreaterThanOrEqual(6)
  for (const link of links) expect((await fetch(running.origin + link)).status, link).toBe(200)
})
