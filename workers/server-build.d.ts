/** What `remix vite:build` writes. It is there only after a build. */
declare module '#build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare'
  const build: ServerBuild
  export = build
}
