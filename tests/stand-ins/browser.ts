/** As much of a browser as a sign-in needs: cookies, no following of redirects, forms. */
export class CookieJar {
  #cookies = new Map<string, string>()

  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  /** Where the answer sends the browser next. Throws when it sends it nowhere. */
  async next(url: string | URL, init?: RequestInit): Promise<URL> {
    const response = await this.fetch(url, init)
    const location = response.headers.get('location')
    if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
    return new URL(location, url)
  }
}
