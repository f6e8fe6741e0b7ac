/** An address for each route with a dynamic segment: the route's path and an example of it. */
export const EXAMPLE_URLS: Readonly<Record<string, string>> = {
  '/*': '/no-such-page',
  '/auth/:provider': '/auth/oidc',
  '/auth/:provider/callback': '/auth/oidc/callback',
}
