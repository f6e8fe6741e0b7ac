import { expect, it } from 'vitest'
import { pagesOf, type Route } from './pages-of-routes.ts'

const page = (id: string, parentId?: string, path?: string, index = false): Route => {
  return { id, parentId, path, index, isPage: true, hasLoader: false }
}
const urls = (routes: Route[], examples = {}) => pagesOf(routes, examples).map(({ url }) => url)

const root = page('root', undefined, '')
const layout = page('_app', 'root')

it('finds the pages of the route table under their layouts, and not the layouts', () => {
  const routes = [root, layout, page('_app.home', '_app', 'home'), page('_index', 'root', '', true)]
  expect(pagesOf(routes, {})).toEqual([
    { pattern: '/', url: '/', isPage: true, routeIds: ['root', '_index'] },
    { pattern: '/home', url: '/home', isPage: true, routeIds: ['root', '_app', '_app.home'] },
  ])
})

it('counts a page with pages below it, unless an index route takes its address', () => {
  const journal = page('journal', 'root', 'journal')
  const today = page('journal.today', 'journal', 'today')
  expect(urls([root, journal, today])).toEqual(['/journal', '/journal/today'])
  const index = page('journal._index', 'journal', undefined, true)
  expect(urls([root, journal, today, index])).toEqual(['/journal', '/journal/today'])
})

it('leaves out routes that answer no GET', () => {
  expect(urls([root, { ...page('logout', 'root', 'logout'), isPage: false }])).toEqual([])
})

it('fills dynamic segments from the examples', () => {
  const routes = [root, page('journal.$date', 'root', 'journal/:date')]
  expect(urls(routes, { '/journal/:date': '/journal/2026-01-31' })).toEqual(['/journal/2026-01-31'])
})

it('refuses a dynamic segment without an example, by name', () => {
  const routes = [root, page('a.$b', 'root', 'a/:b'), page('$', 'root', '*')]
  expect(() => pagesOf(routes, {})).toThrow('No example for /a/:b, /*.')
})

it('asks for a page by its queries as well, each an address of its own', () => {
  const pages = pagesOf([root, page('logs', 'root', 'logs')], {}, { '/logs': ['?year=2026'] })
  expect(pages.map(({ pattern, url }) => [pattern, url])).toEqual([
    ['/logs', '/logs'],
    ['/logs?year=2026', '/logs?year=2026'],
  ])
})
