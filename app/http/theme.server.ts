import { readTheme, type Theme } from '#app/ui/document-settings.tsx'
import { readCookie } from './cookies.server.ts'

export const THEME_COOKIE = 'theme'

/** The theme chosen in this browser. */
export const themeOf = (request: Request): Theme => readTheme(readCookie(request, THEME_COOKIE))
