/** The zones of one part of the world, as a list to choose from shows them. */
export type ZoneGroup = { name: string; zones: { value: string; label: string }[] }

/**
 * Time zones grouped by the first part of their names ('Europe'), in order. `wanted` is added when
 * the list does not have it: a member's own zone is always among the choices.
 */
export function groupTimeZones(zones: readonly string[], wanted: string): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>()
  for (const value of [...new Set([...zones, wanted])].sort()) {
    const [area = value, ...place] = value.split('/')
    const name = place.length > 0 ? area : 'Other'
    const label = (place.join(', ') || area).replaceAll('_', ' ')
    const group = groups.get(name) ?? { name, zones: [] }
    group.zones.push({ value, label })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** 'Europe/London' as 'London, Europe'. */
export function zoneWords(zone: string): string {
  const [area = zone, ...place] = zone.split('/').map((part) => part.replaceAll('_', ' '))
  return [...place.reverse(), area].join(', ')
}
