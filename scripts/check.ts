// pnpm check: everything CI asks for but the tests. All of it runs, whatever fails first.
import { generate, run } from './lib.ts'

const CHECKS: [name: string, command: string, ...args: string[]][] = [
  ['lint', 'biome', 'check', '.'],
  ['types', 'node', 'scripts/typecheck.ts'],
  ['boundaries', 'node', 'scripts/boundaries.ts'],
  ['secrets', 'node', 'scripts/secrets.ts'],
  ['list of endpoints', 'node', 'scripts/routes.ts', '--check'],
  ['OpenAPI document', 'node', 'scripts/openapi.ts', '--check'],
  ['list of the books', 'node', 'scripts/books.ts', '--check'],
  ['acceptance list', 'node', 'scripts/acceptance.ts'],
  ['sample prediction', 'node', 'scripts/sample-prediction.ts', '--check'],
  ['accuracy', 'node', 'scripts/accuracy.ts', '--check'],
  ['migrations', 'node', 'scripts/db.ts', 'check'],
]

await generate()
const failed = CHECKS.filter(([name, command, ...args]) => {
  console.log(`\n${name}`)
  return run(command, args) !== 0
})
const names = failed.map(([name]) => name).join(', ')
console.log(`\nchecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed${names ? `: ${names}` : ''}`)
process.exit(failed.length > 0 ? 1 : 0)
