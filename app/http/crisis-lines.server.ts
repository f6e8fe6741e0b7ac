import type { CrisisRegion, CrisisRegionId } from '#app/content/crisis-lines.ts'
import { getRegion, guessRegion } from '#app/features/crisis/crisis-region.ts'
import type { RequestContext } from './context.ts'
import { readCookie, writeCookie } from './cookies.server.ts'

const REGION_COOKIE = 'crisis-region'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Whose crisis lines to show to a visitor: those of the region that was `asked` for, else of the one
 * kept in this browser, else of the likeliest.
 */
export function crisisRegionFor(
  { request, context }: { request: Request; context: Pick<RequestContext, 'country'> },
  asked: string | null = null,
): CrisisRegion {
  const id = guessRegion({
    chosen: asked ?? readCookie(request, REGION_COOKIE),
    country: context.country,
    languages: request.headers.get('accept-language'),
  })
  return getRegion(id)
}

/** Keeps the chosen region in this browser for a year. */
export const keepCrisisRegion = (id: CrisisRegionId): string =>
  writeCookie(REGION_COOKIE, id, { maxAge: YEAR_SECONDS })
