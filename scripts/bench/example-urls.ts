/** An address for each route with a dynamic segment: the route's path and an example of it. */
export const EXAMPLE_URLS: Readonly<Record<string, string>> = {
  '/*': '/no-such-page',
  '/auth/:provider': '/auth/oidc',
  '/auth/:provider/callback': '/auth/oidc/callback',
}

/** Pages that read other rows by their query: the route's path and the queries that are measured too. */
export const EXAMPLE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/wellbeing/checkin-results': [`?year=${new Date().getUTCFullYear()}`, '?view=patterns'],
}
