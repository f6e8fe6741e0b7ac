/** One file of app/routes, as Remix built it. */
export interface Route {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  isPage: boolean
  hasLoader: boolean
}

/** An address that a browser can ask for. */
export interface PageAddress {
  /** The route's own path, with its dynamic segments and a query: `/journal/:date?edit`. */
  pattern: string
  /** The pattern with an example in it: what is asked for. */
  url: string
  /** False for an address that answers data, not a page. */
  isPage: boolean
  /** The route and the layouts around it, outermost first. */
  routeIds: readonly string[]
}

/**
 * Every address that answers a GET, from the route table alone, so that a new route is measured
 * without being named anywhere. `examples` has a URL for each pattern with a dynamic segment,
 * `queries` those with which a page is an address more.
 * @throws an Error that names every such pattern without an example
 */
export function pagesOf(
  routes: readonly Route[],
  examples: Readonly<Record<string, string>>,
  queries: Readonly<Record<string, readonly string[]>> = {},
): PageAddress[] {
  const pages = routes
    .filter((route) => answersGet(route, routes))
    .map((route) => addressOf(lineageOf(route, routes), examples))
    .flatMap((page) => [
      page,
      ...(queries[page.pattern] ?? []).map((query) => withQuery(page, query)),
    ])
  const unknown = pages.filter(({ url }) => /[:*]/.test(url)).map(({ pattern }) => pattern)
  if (unknown.length > 0) {
    throw new Error(
      `No example for ${unknown.join(', ')}. Add one to scripts/bench/example-urls.ts.`,
    )
  }
  return pages.sort((a, b) => a.pattern.localeCompare(b.pattern))
}

const withQuery = (page: PageAddress, query: string): PageAddress => ({
  ...page,
  pattern: page.pattern + query,
  url: page.url + query,
})

/** A layout has an address of its own only where it has a path that no index route takes. */
function answersGet(route: Route, routes: readonly Route[]): boolean {
  if (!route.isPage && !route.hasLoader) return false
  if (route.index) return true
  return Boolean(route.path) && !routes.some((one) => one.parentId === route.id && one.index)
}

function lineageOf(route: Route, routes: readonly Route[]): Route[] {
  const parent = routes.find(({ id }) => id === route.parentId)
  return parent ? [...lineageOf(parent, routes), route] : [route]
}

function addressOf(
  lineage: readonly Route[],
  examples: Readonly<Record<string, string>>,
): PageAddress {
  const pattern = `/${lineage.flatMap(({ path }) => path || []).join('/')}`
  return {
    pattern,
    url: examples[pattern] ?? pattern,
    isPage: lineage.at(-1)?.isPage ?? false,
    routeIds: lineage.map(({ id }) => id),
  }
}
