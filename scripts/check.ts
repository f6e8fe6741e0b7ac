import { runCommand } from './run-command.ts'

/** Types, lint, format and unit tests: what to run before every commit. */
runCommand('tsc', '-p', 'tsconfig.json')
runCommand('tsc', '-p', 'tsconfig.pure.json')
runCommand(
  'eslint',
  '.',
  '--max-warnings=0',
  '--cache',
  '--cache-location=node_modules/.cache/eslint/',
)
runCommand('prettier', '--check', '.', '--cache', '--log-level=warn')
runCommand('vitest', 'run', '--project', 'unit')
