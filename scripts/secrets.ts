// pnpm check: no secret stands in a file that is kept. With --stdin, in what comes in (the patches of all commits).
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './lib.ts'
import { secretsIn } from './secrets/find.ts'

const textOf = (file: string) => {
  const bytes = readFileSync(path.join(root, file))
  return bytes.includes(0) ? '' : bytes.toString('utf8')
}

const inFiles = () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  const kept = files.includes('.env') ? ['.env is kept: settings with secrets are not'] : []
  return [
    ...kept,
    ...files.flatMap((file) => secretsIn(textOf(file)).map(({ line, kind }) => `${file}:${line} ${kind}`)),
  ]
}

const inPatches = async () => {
  let commit = ''
  const found: string[] = []
  for await (const line of createInterface(process.stdin)) {
    commit = /^commit ([0-9a-f]{40})/.exec(line)?.[1] ?? commit
    if (line.startsWith('+')) found.push(...secretsIn(line).map(({ kind }) => `${commit} ${kind}`))
  }
  return found
}

const found = process.argv.includes('--stdin') ? await inPatches() : inFiles()
for (const one of found) console.error(one)
process.exit(found.length > 0 ? 1 : 0)
