import { expect, test } from 'vitest'
import { createBreaches } from './breaches.server.ts'

// SHA-1 of 'password' is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
const suffix = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'
const other = '0018A45C4D1DEF81644B54AB7F969B88D65:10'

function breachesAnswering(answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const breaches = createBreaches({
    baseUrl: 'http://ranges.example',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return answer()
    },
  })
  return { breaches, requests }
}

test('only five characters of the hash are sent, with padding asked for', async () => {
  const { breaches, requests } = breachesAnswering(() => new Response(''))
  await breaches.isBreached('password')
  expect(requests[0]?.url).toBe('http://ranges.example/range/5BAA6')
  expect(requests[0]?.headers.get('add-padding')).toBe('true')
})

test.each([
  ['is on the list', `${other}\r\n${suffix}:3861493\r\n`, 'breached'],
  ['is on it in small letters', `${suffix.toLowerCase()}:1`, 'breached'],
  ['is only padding', `${other}\r\n${suffix}:0`, 'clear'],
  ['is not on the list', other, 'clear'],
])('a password that %s is answered so', async (_, body, answer) => {
  const { breaches } = breachesAnswering(() => new Response(body))
  expect(await breaches.isBreached('password')).toBe(answer)
})

test.each([
  ['fails', () => new Response('', { status: 503 })],
  [
    'is away',
    () => {
      throw new TypeError('network')
    },
  ],
])('when the service %s the answer is unknown', async (_, answer) => {
  const { breaches } = breachesAnswering(answer)
  expect(await breaches.isBreached('password')).toBe('unknown')
})

test('a service that hangs is waited for 1.5 seconds', async () => {
  const breaches = createBreaches({
    baseUrl: 'http://ranges.example',
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  })
  const start = performance.now()
  expect(await breaches.isBreached('password')).toBe('unknown')
  expect(performance.now() - start).toBeGreaterThan(1_400)
  expect(performance.now() - start).toBeLessThan(3_000)
})
