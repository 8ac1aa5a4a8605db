import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { arrive, ask, isKnown, type Person } from './person.ts'
import type { Stack } from './stack.ts'

export type Say = (text: string) => void

/** Who came, and the number the next one comes with. */
let asha: Person | undefined
let newcomers = 0
const nextMobile = () => `+9198765${String(43_210 + newcomers++).padStart(5, '0')}`

const timed = async <T>(work: () => T | Promise<T>): Promise<[T, number]> => {
  const started = performance.now()
  const result = await work()
  return [result, Math.round((performance.now() - started) / 100) / 10]
}

/** From nothing to ready: of the source, or of the image of the last release. */
export const start = async (stack: Stack, say: Say, { build, from }: { build: boolean; from: string | undefined }) => {
  stack.clear()
  stack.must('docker', ['compose', 'config', '--quiet'])
  if (build) say(`built in ${(await timed(() => stack.compose('build', '--quiet', 'api')))[1]} s`)
  if (from) stack.must('docker', ['tag', from, 'dhruva:latest'])
  const [, seconds] = await timed(() => stack.compose('up', '--detach', '--wait'))
  say(`up in ${seconds} s`)
  const health = await fetch(`${stack.base}/healthz`)
  match(await health.text(), /"status":"success"/)
  strictEqual((await fetch(`${stack.base}/readyz`)).status, 200)
  if (stack.base.startsWith('https:')) await withoutTls(stack.base.replace('https:', 'http:'))
}

/** Pages are sent on to https, calls are refused: else a program would go on sending its token in the clear. */
const withoutTls = async (base: string) => {
  const page = await fetch(`${base}/status`, { redirect: 'manual' })
  deepStrictEqual([page.status, page.headers.get('location')], [301, `${base.replace('http:', 'https:')}/status`])
  const call = await fetch(`${base}/apis/languages.php`, { redirect: 'manual' })
  strictEqual(call.status, 403)
  match(await call.text(), /"code":"https_needed"/)
}

/** The books are right. */
export const audit = (stack: Stack): void =>
  match(stack.compose('exec', '-T', 'api', 'node', 'audit-books.js'), /^all \d+ hold$/m)

/** Somebody logs in by text message, and is answered; the books are right. */
export const question = async (stack: Stack, say: Say) => {
  asha = await arrive(stack.base, nextMobile())
  const [text, seconds] = await timed(() =>
    ask(stack.base, asha ?? fail(), 'How will my work go in the coming months?'),
  )
  ok(text.length > 100, 'the reply is short')
  say(`a reply of ${text.length} characters in ${seconds} s`)
  audit(stack)
  match(stack.compose('exec', '-T', 'api', 'node', 'ops.js', 'reports'), /./)
  const metrics = await fetch(`${stack.base}/metrics`, { headers: { authorization: 'Bearer only-for-this-rehearsal' } })
  match(await metrics.text(), /^build_info\{version="[^"]+",commit="[^"]+"\} 1$/m)
}

const fail = (): never => {
  throw new Error('nobody logged in: the step question comes first')
}

const COUNTS = `SELECT format('SELECT %L, count(*) FROM %I', tablename, tablename) FROM pg_tables
  WHERE schemaname = 'public' AND tablename NOT IN ('backup') ORDER BY 1`

const countsOf = (stack: Stack) =>
  stack
    .sql(COUNTS)
    .split('\n')
    .filter(Boolean)
    .map((count) => stack.sql(count))

/** Of 440 bytes, with three indexes: a gigabyte. */
const ROWS_A_GB = 2_050_000
const TEXT = Array.from({ length: 11 }, (_, part) => `md5('${part} ' || n)`).join(" || ' ' || ")
const fillOf = (rows: number) => `
  CREATE TABLE rehearsal AS
    SELECT n, n % 20000 AS uid, now() - n * interval '1 minute' AS at, ${TEXT} AS text FROM generate_series(1, ${rows}) n;
  ALTER TABLE rehearsal ADD PRIMARY KEY (n);
  CREATE INDEX ON rehearsal (uid, at);
  CREATE INDEX ON rehearsal (at)`

const fill = (stack: Stack, gigabytes: number, say: Say) => {
  stack.sql(fillOf(Math.round(gigabytes * ROWS_A_GB)))
  say(`filled to ${stack.sql('SELECT pg_size_pretty(pg_database_size(current_database()))').trim()}`)
}

/** The machine is lost, and its database comes back from a dump. */
export const restore = async (stack: Stack, say: Say, { fill: gigabytes }: { fill: string }) => {
  if (!asha) await question(stack, say)
  if (Number(gigabytes) > 0) fill(stack, Number(gigabytes), say)
  const [, dumpSeconds] = await timed(() => stack.compose('run', '--rm', '--no-deps', 'backup', 'now'))
  say(`dumped in ${dumpSeconds} s`)
  stack.compose('run', '--rm', '--no-deps', 'backup', 'verify')
  const file = stack.compose('run', '--rm', '--no-deps', 'backup', 'list').split('\n').at(-1)?.split(' ')[0] ?? ''
  const refused = stack.run('docker', ['compose', 'run', '--rm', '--no-deps', 'backup', 'restore', file])
  strictEqual(refused.code, 1)
  match(refused.out, /the database has tables/)
  // jobs come and go, a person's things do not
  stack.compose('stop', 'worker', 'api')
  const before = countsOf(stack)
  const [, seconds] = await timed(() => {
    stack.compose('down', '--volumes')
    stack.compose('up', '--detach', '--wait', 'postgres')
    stack.compose('run', '--rm', '--no-deps', 'backup', 'restore', file)
  })
  const differing = countsOf(stack).filter(
    (count, at) => count !== before[at] && !/^(outbox|horoscope|live_process)/.test(count),
  )
  deepStrictEqual(differing, [])
  stack.compose('up', '--detach', '--wait')
  say(`restored from nothing in ${seconds} s`)
  audit(stack)
  ok(await isKnown(stack.base, asha ?? fail()), 'the session is lost')
  await ask(stack.base, asha ?? fail(), 'And how will my health be?')
}
