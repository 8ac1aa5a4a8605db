import { deepStrictEqual, match, notStrictEqual, strictEqual } from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Say } from './life.ts'
import { startLoad } from './load.ts'
import { ask, crowd, type Person } from './person.ts'
import type { Stack } from './stack.ts'

/** Everybody asks, one after the other over the time an upgrade takes. @returns how the replies ended */
const askAll = async (base: string, people: Person[], isOver: () => boolean) => {
  const how: Record<string, number> = {}
  const count = (name: string) => {
    how[name] = (how[name] ?? 0) + 1
  }
  const questions = ['How will my work go?', 'When may I marry?', 'How will my health be this year?']
  await Promise.all(
    people.map(async (person, at) => {
      await sleep(at * 100)
      for (const text of questions) {
        if (isOver()) return
        await ask(base, person, text).then(
          () => count('whole'),
          (error: unknown) => count(error instanceof Error ? error.message.slice(0, 80) : 'unknown'),
        )
        await sleep(4_000)
      }
    }),
  )
  return how
}

const withoutAnswer = (how: Record<string, number>) => Object.keys(how).filter((end) => end !== '200')

const versionOf = async (stack: Stack) =>
  /"version":"([^"]*)"/.exec(await (await fetch(`${stack.base}/healthz`)).text())?.[1]

type Options = { to?: string | undefined; rate: string; streams: string }

/** Another version takes over under load, and nobody is refused. */
export const upgrade = async (stack: Stack, say: Say, { to, rate, streams }: Options) => {
  const before = await versionOf(stack)
  const next = to ?? 'dhruva:rehearsal'
  // of the same source another version: a layer on top
  const recipe = 'FROM dhruva:latest\nENV BUILD_VERSION=rehearsal\n'
  if (!to) stack.must('sh', ['-c', `printf "$1" | docker build --quiet --tag ${next} -`, 'sh', recipe])
  const people = await crowd(Number(streams))
  say(`${people.length} people are logged in`)
  const load = startLoad(stack.base, '/apis/languages.php', Number(rate))
  let over = false
  const replies = askAll(stack.base, people, () => over)
  await sleep(3_000)
  const started = performance.now()
  const [code] = await once(stack.start('deploy/upgrade', ['--image', next]), 'close')
  const seconds = Math.round((performance.now() - started) / 1_000)
  over = true
  const [calls, ended] = [await load.stop(), await replies]
  say(`${seconds} s, ${JSON.stringify(calls)}, replies ${JSON.stringify(ended)}`)
  strictEqual(code, 0)
  notStrictEqual(await versionOf(stack), before)
  if (stack.base.startsWith('https')) {
    deepStrictEqual(withoutAnswer(calls.how), [])
    deepStrictEqual(Object.keys(ended), ['whole'])
  }
}

/** A migration that fails leaves the version that runs alone. */
export const brokenUpgrade = async (stack: Stack, say: Say) => {
  const before = await versionOf(stack)
  const broken = ['FROM dhruva:latest', 'USER root', 'RUN mkdir prisma/migrations/99991231000000_broken \\']
  const recipe = [
    ...broken,
    ' && echo "SELECT 1/0" > prisma/migrations/99991231000000_broken/migration.sql',
    'USER node',
    'ENV BUILD_VERSION=broken',
  ]
  stack.must('sh', ['-c', `printf '%s\\n' "$@" | docker build --quiet --tag dhruva:broken -`, 'sh', ...recipe])
  const load = startLoad(stack.base, '/apis/languages.php', 20)
  const { code, out } = stack.run('deploy/upgrade', ['--image', 'dhruva:broken', '--no-backup'])
  const { how } = await load.stop()
  strictEqual(code, 1)
  match(out, /division by zero/)
  match(out, /nothing was replaced: the migration failed/)
  deepStrictEqual(withoutAnswer(how), [])
  strictEqual(await versionOf(stack), before)
  say('a migration failed, and the old version went on')
}
