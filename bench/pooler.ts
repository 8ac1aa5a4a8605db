// pnpm bench pooler: the service over a PgBouncer in transaction mode, set as deploy/pgbouncer says: whether everything works that works
// without, and what it costs. PGBOUNCER names the program where it is not on PATH.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { comments, lives } from '@dhruva/contract'
import { openDb } from '@dhruva/db'
import { freePort } from '@dhruva/db/embedded'
import { findRedis } from '@dhruva/testkit/services'
import { quantile } from './chat/read.ts'
import { addMembers, openStore, start, startApi, startChat } from './chat/service.ts'
import { processesOf } from './faults/processes.ts'
import { seedForum } from './forum/seed.ts'
import { hotCalls } from './scale/calls.ts'
import { drive, endDriving } from './scale/drive.ts'
import { cpuMsOf, createMeter, PARTS } from './scale/meters.ts'

const SIZE = { people: 5_000, discussions: 5_000, comments: 25_000 }
const APIS = 4
const SECONDS = 15
const PEOPLE_A_SECOND = 6

const line = (isRight: boolean, text: string) => console.log(`  ${isRight ? 'ok  ' : 'MISS'} ${text}`)

/** Runs PgBouncer with the very file of deploy/pgbouncer, but for names and places of this machine. */
async function startPgBouncer(serverUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(serverUrl)
  const [own, dir] = [await freePort(), mkdtempSync(path.join(os.tmpdir(), 'dhruva-pgbouncer-'))]
  const users = path.join(dir, 'userlist.txt')
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  const ini = readFileSync(path.join(import.meta.dirname, '../deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace(
      /^app = host=\S+ port=\S+ dbname=\S+/m,
      `${pathname.slice(1)} = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    )
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*/m, `listen_port = ${own}`)
    .replace(/^auth_file = .*/m, `auth_file = ${users}`)
  const file = path.join(dir, 'pgbouncer.ini')
  writeFileSync(file, ini)
  const [program = 'pgbouncer', ...args] = (process.env.PGBOUNCER ?? 'pgbouncer').split(' ')
  // it refuses to be root
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (nobody.uid) for (const one of [dir, users, file]) chownSync(one, nobody.uid, nobody.gid)
  const child = spawn(program, [...args, '--quiet', file], { stdio: ['ignore', 'ignore', 'inherit'], ...nobody })
  await Promise.race([
    once(child, 'spawn').then(() => sleep(500)),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ])
  return {
    url: Object.assign(new URL(serverUrl), { hostname: '127.0.0.1', port: String(own) }).href,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const redis = await findRedis()
if (!redis) throw new Error('install redis-server')
const store = await openStore()
const secret = randomBytes(32).toString('base64url')
const forum = await seedForum(store.url, secret, SIZE)
const bouncer = await startPgBouncer(store.url)
const members = await addMembers(store.db, secret, 400)

/** Statements of one name on many clients at once, and the limits of time that each connection has. */
async function checkPool() {
  const pools = Array.from({ length: 30 }, () => openDb({ url: bouncer.url, isPooled: true, poolSize: 2 }))
  const asked = pools.flatMap((db, n) =>
    Array.from({ length: 20 }, () =>
      db.query<{ uid: number }>({
        name: 'bench.person',
        text: 'SELECT uid FROM person WHERE uid = $1',
        values: [n + 1],
      }),
    ),
  )
  const found = await Promise.allSettled(asked)
  const wrong = found.filter((one, at) => one.status === 'rejected' || one.value[0]?.uid !== Math.floor(at / 20) + 1)
  line(wrong.length === 0, `${asked.length} runs of a prepared statement on 60 clients: ${wrong.length} failed`)
  const slow = await pools[0]?.query({ name: 'bench.slow', text: 'SELECT pg_sleep(20)' }).then(
    () => 'ran on',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )
  line(/statement timeout/.test(String(slow)), `a statement of 20 s: ${slow}`)
  const many = await pools[1]?.tx(async (tx) => {
    const [own] = await tx.query<{ limit: string }>({
      name: 'bench.limit',
      text: `SELECT current_setting('statement_timeout') AS limit`,
    })
    return own?.limit
  }, 'slow')
  const [after] =
    (await pools[1]?.query<{ limit: string }>({
      name: 'bench.limit',
      text: `SELECT current_setting('statement_timeout') AS limit`,
    })) ?? []
  line(
    many === '1min' && after?.limit === '5s',
    `the longer limit of a slow transaction: ${many} inside, ${after?.limit} after it`,
  )
  await Promise.all(pools.map((db) => db.close()))
}

/** Whether a stream says something before its time is over. */
async function hears(page: Response, words: string): Promise<boolean> {
  try {
    for await (const said of page.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (said.includes(words)) return true
  } catch {
    // its time is over
  }
  return false
}

/** The service with or without it: four apis, a worker, and a day's calls. */
async function checkService(over: 'PostgreSQL itself' | 'PgBouncer') {
  const env = {
    REDIS_URL: redis?.url ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(over === 'PgBouncer' ? { PGBOUNCER_URL: bouncer.url } : {}),
  }
  const apis = await Promise.all(Array.from({ length: APIS }, () => startApi(store.url, secret, env)))
  const worker = await start('apps/worker/src/main.ts', [], { DATABASE_URL: store.url, ...env })
  const [api] = apis
  if (!api) throw new Error('no api')
  const chatting = await Promise.all(
    members.map(async (member) => ({ ...member, asstId: await startChat(api.url, member) })),
  )
  const calls = hotCalls({ forum, chatting, discussions: SIZE.discussions })
  const spent = createMeter({
    api: apis.map(({ child }) => child.pid ?? 0),
    worker: worker.child.pid ?? 0,
    postgres: store.pid,
    redis: 0,
  })

  // an open page of one api hears of a comment that is made at another: LISTEN, which no pooler carries
  const page = await fetch(`${apis[1]?.url}${lives.live.path}?did=1`, {
    headers: { authorization: `Bearer ${forum[1]}` },
    signal: AbortSignal.timeout(10_000),
  })
  const commented = await fetch(`${api.url}${comments.insertComment.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${forum[2]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ did: 1, comment: `Heard over ${over}?` }),
  })
  const { cid } = JSON.parse(await commented.text())
  const isHeard = await hears(page, `"latest_cid":${cid}`)

  const [before, pooled] = [spent(), cpuMsOf(bouncer.pid)]
  let most = 0
  const counting = setInterval(() => {
    most = Math.max(most, processesOf(store.pid()).length)
  }, 200)
  const driven = await Promise.all(
    apis.map((one) =>
      drive(
        one.url,
        calls.map((call) => ({ call, rate: (call.aDay * PEOPLE_A_SECOND) / APIS })),
        SECONDS,
      ),
    ),
  )
  clearInterval(counting)
  await sleep(1_500)
  const after = spent()
  const made = driven.flatMap((found) => [...found.values()])
  for (const [name, { refused }] of driven.flatMap((found) => [...found]))
    if (refused.size > 0) console.log(`       ${name}:`, refused)
  const [count, refused] = [
    made.reduce((sum, { calls: n }) => sum + n, 0),
    made.reduce((sum, one) => sum + [...one.refused.values()].reduce((n, more) => n + more, 0), 0),
  ]
  const ms = made.flatMap((one) => one.ms)
  console.log(`over ${over}, ${APIS} apis with pools of 10 and a worker; load ${os.loadavg()[0]?.toFixed(1)}`)
  line(isHeard, 'an open page heard of a comment made at another api')
  line(refused === 0, `${count} calls: ${refused} refused or failed; p50 ${quantile(ms, 0.5).toFixed(1)} ms`)
  const part = PARTS.filter((one) => one !== 'redis').map(
    (one) => `${one} ${((after[one] - before[one]) / count).toFixed(2)}`,
  )
  console.log(
    `       ms of processor a call: ${part.join(', ')}, pgbouncer ${((cpuMsOf(bouncer.pid) - pooled) / count).toFixed(2)}; processes of PostgreSQL ${most} at most`,
  )
  await Promise.all([...apis, worker].map((one) => one.stop()))
}

try {
  await checkPool()
  await checkService('PostgreSQL itself')
  await checkService('PgBouncer')
} finally {
  endDriving()
  await bouncer.stop()
  await store.close()
  await redis.stop()
}
