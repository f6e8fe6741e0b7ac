/** Nobody is sent back to where signing in or out begins. */
const NEVER = /^\/(login|logout|register|verify-email|forgot-password|reset-password|auth)(\/|$)/

/**
 * Where to go after signing in: a path of this app, or `fallback`. Addresses of other sites, also in
 * the spellings that browsers repair ('//x', '/\x', a tab between), are not followed.
 */
export function safeRedirect(wish: string | null | undefined, fallback = '/home'): string {
  if (!wish || wish.length > 512 || !/^\/[^/\\]/.test(wish) || /[\p{Cc}\\]/u.test(wish))
    return fallback
  const path = wish.split(/[?#]/)[0] ?? ''
  return NEVER.test(path) ? fallback : wish
}
