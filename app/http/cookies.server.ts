/** A cookie's value as the browser sent it, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

/** How a cookie of ours is sent; `__Host-` binds it to this host, the whole path and HTTPS. */
export interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number
  /** Apple posts its answer from its own site, which only None lets the cookie cross. */
  sameSite?: 'Lax' | 'None'
  /** Only a setting that the page itself reads, such as the theme, is left readable. */
  isReadable?: boolean
}

/** A Set-Cookie header. Values are base64url or plain words, so nothing needs escaping. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAge, sameSite = 'Lax', isReadable = false } = options
  const hidden = isReadable ? '' : '; HttpOnly'
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; SameSite=${sameSite}${hidden}`
}
