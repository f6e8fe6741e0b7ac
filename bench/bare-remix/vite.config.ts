import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

/** The same compiler settings as Burrow's own, with nothing else in it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  ssr: {
    target: 'webworker',
    resolve: {
      conditions: ['workerd', 'worker', 'browser'],
      externalConditions: ['workerd', 'worker'],
    },
  },
  build: { target: 'es2022', minify: true, sourcemap: false, assetsInlineLimit: 0 },
})
