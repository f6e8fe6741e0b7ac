/** The part of autocannon 8 that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Requests in all. */
    amount: number
    /** Each connection sends these in turn, from the first one again after the last. */
    requests: readonly { path: string; headers: Record<string, string> }[]
  }
  interface Result {
    /** Seconds that it took. */
    duration: number
    requests: { total: number }
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
