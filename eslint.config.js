import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * The floors of the house. Every import across folders is written as `#app/…`, `#db/…` or
 * `#workers/…` (parent-relative imports are banned below), so a pattern on the specifier is enough
 * to say which room may be entered from which. docs/decisions/0001-floors.md has the table.
 */
const parents = {
  regex: '^\\.\\./',
  message: 'Write imports across folders as #app/…, #db/…, #workers/… or #tests/….',
}
const forbid = (regex, message) => ({ regex, message })
const react = forbid('^react(-dom)?(/|$)|^@remix-run/', 'This floor knows neither React nor Remix.')
const database = forbid('^#db/|^drizzle-orm', 'This floor does not touch the database.')
const workers = forbid('^#workers/|^cloudflare:', 'Nobody below the doors imports the Worker.')
const routes = forbid('^#app/routes/', 'Doors are imported by nobody.')
const serverOnly = forbid('\\.server\\.tsx?$', 'This floor must not import server code.')
const services = forbid('^#app/services/', 'This floor must not import outside systems.')
const http = forbid('^#app/http/', 'Only doors use app/http.')
const components = forbid('\\.tsx$', 'This floor must not import components.')
const tests = forbid('^#tests/', 'Production code does not know that tests exist.')
const remixServer = forbid('^@remix-run/cloudflare', 'Request and Response belong to the doors.')

const floor = (files, ...patterns) => ({
  files,
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: { 'no-restricted-imports': ['error', { patterns: [parents, tests, ...patterns] }] },
})

const timeAndChance = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes in as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Chance comes in as an argument.',
  },
]

export default tseslint.config(
  {
    ignores: [
      '**/build/**',
      '.wrangler/**',
      'node_modules/**',
      'coverage/**',
      '.local/**',
      'public/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', 4],
      'no-restricted-imports': ['error', { patterns: [parents] }],
      'no-restricted-syntax': [
        'error',
        ...timeAndChance,
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'No `as unknown as`: parse with a schema or narrow with a guard.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react/no-danger': 'off',
    },
  },

  // Floor 0: rules, types, schemas and data. Pure.
  floor(
    ['app/lib/*.ts', 'app/features/*/*.ts', 'app/content/*.ts'],
    react,
    database,
    workers,
    routes,
    serverOnly,
    services,
    http,
    components,
  ),
  // Floor 1: the database.
  floor(['db/**/*.ts'], react, workers, routes, serverOnly, services, http, components),
  // Floor 2: one outside system a file.
  floor(
    ['app/services/*.server.ts'],
    react,
    database,
    workers,
    routes,
    http,
    forbid('^#app/features/.*\\.server', 'A service knows no feature.'),
  ),
  // Mails are components, but know only pure things.
  floor(['app/emails/*.tsx'], database, workers, routes, http, services),
  // Floor 3: a use case with a decision in it.
  floor(['app/features/*/*.server.ts'], react, workers, routes, http, remixServer),
  // Floor 4: the kit and the features' components.
  floor(
    ['app/ui/**/*.{ts,tsx}'],
    database,
    workers,
    routes,
    serverOnly,
    services,
    http,
    forbid('^#app/features/', 'The kit knows no feature.'),
  ),
  floor(['app/features/*/*.tsx'], database, workers, routes, serverOnly, services, http),
  // Floor 5: doors.
  floor(
    ['app/routes/**/*.{ts,tsx}', 'app/http/**/*.{ts,tsx}'],
    routes,
    forbid(
      '^#workers/(api|jobs|durable-objects|middleware|app)',
      'Doors do not import each other.',
    ),
  ),
  floor(
    ['workers/{api,jobs,durable-objects,middleware}/**/*.ts'],
    routes,
    forbid('^#workers/app', 'The entry is imported by nobody.'),
  ),

  // Remix calls this with five arguments.
  { files: ['app/entry.server.tsx'], rules: { 'max-params': 'off' } },
  // The one place that writes the log.
  {
    files: ['workers/log.ts', 'tests/support/fail-on-console-error.ts'],
    rules: { 'no-console': 'off' },
  },
  // The one place of time and chance, and the places that measure or set up.
  {
    files: [
      'workers/context.ts',
      'tests/**/*.ts',
      'scripts/**/*.{ts,mjs}',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**/*.{mjs,ts}', 'tests/stand-ins/**/*.ts', '*.config.{js,ts}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
)
