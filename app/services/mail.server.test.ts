import { expect, test } from 'vitest'
import { createMail } from './mail.server.ts'

const message = { to: 'a@b.co', subject: 'S', html: '<p>h</p>', text: 't', idempotencyKey: 'k-1' }

function mailAnswering(...answers: (() => Response)[]) {
  const requests: Request[] = []
  const mail = createMail({
    baseUrl: 'http://mail.example',
    apiKey: 'key',
    from: 'Burrow <hello@burrow.example>',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const answer = answers.shift()
      if (!answer) throw new Error('unexpected request')
      return answer()
    },
  })
  return { mail, requests }
}

const accepted = () => Response.json({ id: 'm-1' })
const failing = (status: number) => () => new Response('{}', { status })
const broken = () => {
  throw new TypeError('network')
}

test('a message is posted as the provider’s API has it', async () => {
  const { mail, requests } = mailAnswering(accepted)
  expect(await mail.send(message)).toEqual({ ok: true, value: { id: 'm-1' } })
  const [request] = requests
  expect(request?.url).toBe('http://mail.example/emails')
  expect(request?.headers.get('authorization')).toBe('Bearer key')
  expect(request?.headers.get('idempotency-key')).toBe('k-1')
  expect(await request?.json()).toEqual({
    from: 'Burrow <hello@burrow.example>',
    to: ['a@b.co'],
    subject: 'S',
    html: '<p>h</p>',
    text: 't',
  })
})

test.each([
  ['a broken network', broken],
  ['a failing provider', failing(503)],
  ['an answer that makes no sense', () => new Response('<html>')],
])('after %s it is sent once more with the same key', async (_, first) => {
  const { mail, requests } = mailAnswering(first, accepted)
  expect((await mail.send(message)).ok).toBe(true)
  expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['k-1', 'k-1'])
})

test('it gives up after the second failure', async () => {
  const { mail, requests } = mailAnswering(failing(500), broken)
  expect(await mail.send(message)).toEqual({
    ok: false,
    error: { kind: 'unreachable', status: null },
  })
  expect(requests).toHaveLength(2)
})

test('a refusal is not tried again', async () => {
  const { mail, requests } = mailAnswering(failing(422))
  expect(await mail.send(message)).toEqual({ ok: false, error: { kind: 'refused', status: 422 } })
  expect(requests).toHaveLength(1)
})
