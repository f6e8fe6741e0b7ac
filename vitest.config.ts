import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { parseEnv } from 'node:util'
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exampleSettings = parseEnv(readFileSync('.env.example', 'utf8'))

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{app,db,workers}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stand-ins',
          environment: 'node',
          include: ['tests/{stand-ins,contracts}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest(async () => ({
            main: './tests/support/worker-without-remix.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...exampleSettings,
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'workers',
          include: ['tests/workers/**/*.test.ts'],
          setupFiles: ['tests/support/migrate-d1.ts'],
          testTimeout: 20_000,
          deps: {
            optimizer: {
              ssr: { enabled: true, include: ['@remix-run/cloudflare', '@remix-run/react'] },
            },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/running-app.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
