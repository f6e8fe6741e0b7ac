/** What the tests in workerd run inside of: the Durable Objects, without Remix's CommonJS build. */
export { Throttle } from '#workers/durable-objects/throttle.ts'

export default {
  fetch: () => new Response('This Worker only carries tests.', { status: 404 }),
}
