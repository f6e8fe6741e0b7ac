import {
  CRISIS_REGIONS,
  type CrisisRegion,
  type CrisisRegionId,
} from '#app/content/crisis-lines.ts'

/**
 * Countries (ISO 3166-1) whose people are answered by a region's lines. Samaritans also serve the
 * Isle of Man and the Channel Islands, and 988 the territories of the United States.
 */
const REGION_OF_COUNTRY: Record<string, CrisisRegionId> = {
  GB: 'uk',
  UK: 'uk',
  IM: 'uk',
  JE: 'uk',
  GG: 'uk',
  US: 'us',
  PR: 'us',
  VI: 'us',
  GU: 'us',
  AS: 'us',
  MP: 'us',
  CA: 'ca',
  AU: 'au',
  IE: 'ie',
}

/** The region of a country's two-letter code, in any case; unknown ones are 'elsewhere'. */
export function crisisRegion(country: string | null | undefined): CrisisRegionId {
  return REGION_OF_COUNTRY[country?.trim().toUpperCase() ?? ''] ?? 'elsewhere'
}

/**
 * The region to begin with, from what is surest: what the person chose, the country the request came
 * from, the first language of an Accept-Language header that names a country, and else 'elsewhere'.
 */
export function guessRegion(hints: {
  chosen?: string | null
  country?: string | null
  languages?: string | null
}): CrisisRegionId {
  const chosen = CRISIS_REGIONS.find(({ id }) => id === hints.chosen)
  if (chosen) return chosen.id
  // Cloudflare writes XX for an unknown country and T1 for Tor.
  if (hints.country && !/^(XX|T1)$/i.test(hints.country)) return crisisRegion(hints.country)
  const named = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i
  for (const language of (hints.languages ?? '').slice(0, 200).split(',')) {
    const country = named.exec(language)?.[1]
    if (country) return crisisRegion(country)
  }
  return 'elsewhere'
}

/** A region's name and lines. */
export function getRegion(id: CrisisRegionId): CrisisRegion {
  const region = CRISIS_REGIONS.find((each) => each.id === id)
  if (!region) throw new RangeError(`No crisis lines for ${id}.`)
  return region
}
