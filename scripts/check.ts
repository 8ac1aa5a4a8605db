// pnpm check: everything CI asks for but the tests. All of it runs, whatever fails first, as much at once as there are cores.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { text } from 'node:stream/consumers'
import { generate, root } from './lib.ts'

type Check = [name: string, command: string, ...args: string[]]

/** What takes longest first. */
const CHECKS: Check[] = [
  ['types', 'node', 'scripts/typecheck.ts'],
  ['lint', 'biome', 'check', '.'],
  ['migrations', 'node', 'scripts/db.ts', 'check'],
  ['accuracy', 'node', 'scripts/accuracy.ts', '--check'],
  ['boundaries', 'node', 'scripts/boundaries.ts'],
  ['secrets', 'node', 'scripts/secrets.ts'],
  ['Kubernetes', 'node', 'scripts/kubernetes.ts'],
  ['list of endpoints', 'node', 'scripts/routes.ts', '--check'],
  ['OpenAPI document', 'node', 'scripts/openapi.ts', '--check'],
  ['list of the books', 'node', 'scripts/books.ts', '--check'],
  ['acceptance list', 'node', 'scripts/acceptance.ts'],
  ['list of ASVS', 'node', 'scripts/security.ts'],
  ['evals', 'node', 'scripts/eval.ts', '--check'],
  ['sample prediction', 'node', 'scripts/sample-prediction.ts', '--check'],
]

/** Runs one and shows what it said, all at once. */
const passes = async ([name, command, ...args]: Check): Promise<boolean> => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  console.log(`\n${name}\n${said}${complained}`.trimEnd())
  return code === 0
}

await generate()
const waiting = [...CHECKS]
const failed: string[] = []
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) if (!(await passes(next))) failed.push(next[0])
}
await Promise.all(Array.from({ length: os.availableParallelism() }, work))
const names = failed.join(', ')
console.log(`\nchecks: ${CHECKS.length - failed.length} passed, ${failed.length} failed${names ? `: ${names}` : ''}`)
process.exit(failed.length > 0 ? 1 : 0)
