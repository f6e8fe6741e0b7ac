import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CRISIS_REGIONS } from '#app/content/crisis-lines.ts'
import { getRegion } from './crisis-region.ts'
import { CrisisPanel } from './crisis-panel.tsx'

const hrefs = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

describe('the crisis panel', () => {
  it.each(CRISIS_REGIONS.map(({ id }) => id))('has every contact of region %s as a link', (id) => {
    const lines = getRegion(id).lines
    const html = renderToStaticMarkup(<CrisisPanel lines={lines} />)
    const contacts = lines.flatMap(({ call, text, link }) => [call, text, link])
    expect(hrefs(html)).toEqual(
      contacts.flatMap((contact) => (contact ? [contact.href.replace('&', '&amp;')] : [])),
    )
  })

  it('needs neither script nor styles of its own in the markup', () => {
    const html = renderToStaticMarkup(<CrisisPanel lines={getRegion('uk').lines} level={3} />)
    expect(html).not.toMatch(/ (style|onclick)=|<script/i)
    expect(html).toContain('<h3')
  })
})
