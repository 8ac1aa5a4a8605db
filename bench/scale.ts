// pnpm bench scale [people] [discussions] [seconds]: what each of the hottest calls costs, a model made of it, and how far the model is
// from a measurement of all of them together. docs/SCALE.md
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRedis } from '@dhruva/testkit/services'
import { quantile } from './chat/read.ts'
import { addMembers, openStore, start, startApi, startChat } from './chat/service.ts'
import { seedForum } from './forum/seed.ts'
import { type HotCall, hotCalls } from './scale/calls.ts'
import { type Driven, drive, endDriving } from './scale/drive.ts'
import { createMeter, mapParts, PARTS, readSizes, type Spent } from './scale/meters.ts'
import { type Cost, errorOf, predictCpu, printCosts, printNeeds } from './scale/model.ts'
import { seedPasts } from './scale/seed.ts'

const [people = 20_000, discussions = 20_000, seconds = 6] = process.argv.slice(2).map(Number)
const CHATTING = 400
/** A reply of the embedded astrologer then lasts about two seconds. */
const PACE_MS = 12
const [WARM_PEOPLE_A_SECOND, WARM_SECONDS] = [6, 20]
const MIXED_SECONDS = 40
/** Of the processor that the mixed load is to take in all, so that waiting is not what is measured. */
const MIXED_CPU_MS_A_SECOND = 700
const TODAY = 1_000
const NEAR = 0.3

const load = () => os.loadavg()[0]?.toFixed(1)
const line = (isRight: boolean, text: string) => console.log(`  ${isRight ? 'ok  ' : 'MISS'} ${text}`)

/** Asks a Redis which process it is. */
async function pidOf(url: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = net.connect(Number(port), hostname, () => socket.write('INFO server\r\n'))
  const [data] = await once(socket, 'data')
  socket.destroy()
  return Number(/process_id:(\d+)/.exec(String(data))?.[1])
}

const redis = await findRedis()
if (!redis) throw new Error('install redis-server')
const store = await openStore()
const secret = randomBytes(32).toString('base64url')
const begun = performance.now()
const forum = await seedForum(store.url, secret, { people, discussions, comments: discussions * 5 })
await seedPasts(store.url, people)
const { rows: all } = await store.db.pool.query<{ size: string }>(
  'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
)
console.log(
  `${people} people, ${discussions} discussions, ${discussions * 5} comments, ${people} talks: ${all[0]?.size}, seeded in ${((performance.now() - begun) / 1_000).toFixed(0)} s; load ${load()}`,
)

const settings = {
  REDIS_URL: redis.url,
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'warn',
  EMBEDDED_PACE_MS: String(PACE_MS),
  VISITOR_READS_PER_MINUTE: '1000000',
  VISITOR_PAGES_PER_SECOND: '10000',
}
const api = await startApi(store.url, secret, settings)
const worker = await start('apps/worker/src/main.ts', [], {
  DATABASE_URL: store.url,
  REDIS_URL: redis.url,
  LOG_LEVEL: 'error',
})
const spent = createMeter({
  api: [api.child.pid ?? 0],
  worker: worker.child.pid ?? 0,
  postgres: store.pid,
  redis: await pidOf(redis.url),
})
const members = await addMembers(store.db, secret, CHATTING)
const chatting = await Promise.all(
  members.map(async (member) => ({ ...member, asstId: await startChat(api.url, member) })),
)
const calls = hotCalls({ forum, chatting, discussions })

const between = (after: Spent, before: Spent) => mapParts((part) => after[part] - before[part])

type Measured = { cpuMs: Spent; driven: Map<string, Driven>; rows: number; bytes: number; wal: number; seconds: number }

/** Makes a mix of calls; counts what is done for them afterwards as well. */
async function measure(mix: { call: HotCall; rate: number }[], forSeconds: number): Promise<Measured> {
  const [sizes, before, began] = [await readSizes(store.db), spent(), performance.now()]
  const driven = await drive(api.url, mix, forSeconds)
  // jobs, and the counts of PostgreSQL's own, which are a second late
  await sleep(2_000)
  const cpuMs = between(spent(), before)
  const after = await readSizes(store.db)
  const rows = [...after.rows].reduce((sum, [name, count]) => sum + count - (sizes.rows.get(name) ?? 0), 0)
  return {
    cpuMs,
    driven,
    rows,
    bytes: after.bytes - sizes.bytes,
    wal: after.wal - sizes.wal,
    seconds: (performance.now() - began) / 1_000,
  }
}

/** What the programs take when nobody asks them anything. */
async function idleOf(): Promise<Spent> {
  const before = spent()
  await sleep(8_000)
  return mapParts((part) => (spent()[part] - before[part]) / 8)
}

async function costOf(call: HotCall, idle: Spent): Promise<Cost> {
  // code is compiled, pages are drawn and kept, statements are prepared
  await drive(api.url, [{ call, rate: call.rate }], 2)
  const {
    cpuMs,
    driven,
    rows,
    bytes,
    wal,
    seconds: took,
  } = await measure([{ call, rate: call.rate }], call.name === 'pushChat' ? 3 * seconds : seconds)
  const { calls: made = 1, refused, ms = [] } = driven.get(call.name) ?? {}
  if (refused?.size) console.log(`  ${call.name}: of ${made} calls were refused`, refused)
  return {
    name: call.name,
    aDay: call.aDay,
    calls: made,
    cpuMs: mapParts((part) => Math.max(0, cpuMs[part] - idle[part] * took) / made),
    rows: rows / made,
    bytes: bytes / made,
    walBytes: wal / made,
    p99Ms: quantile(ms, 0.99),
  }
}

try {
  // code is compiled to its best before anything is measured
  await drive(
    api.url,
    calls.map((call) => ({ call, rate: call.aDay * WARM_PEOPLE_A_SECOND })),
    WARM_SECONDS,
  )
  const idle = await idleOf()
  console.log(`idle, ms of processor a second: ${PARTS.map((part) => `${part} ${idle[part].toFixed(1)}`).join(', ')}`)
  const costs: Cost[] = []
  for (const call of calls) costs.push(await costOf(call, idle))
  console.log(`ms of processor a call, what it leaves, and how long it takes at its own pace; load ${load()}`)
  printCosts(costs)

  const perPerson = predictCpu(costs, (cost) => cost.aDay)
  const peopleASecond = MIXED_CPU_MS_A_SECOND / PARTS.reduce((sum, part) => sum + perPerson[part], 0)
  const mix = calls.map((call) => ({ call, rate: call.aDay * peopleASecond }))
  const mixed = await measure(mix, MIXED_SECONDS)
  const made = (cost: Cost) => mixed.driven.get(cost.name)?.calls ?? 0
  const predicted = predictCpu(costs, made)
  console.log(
    `all of them together, as on a day: ${(mix.reduce((sum, { rate }) => sum + rate, 0)).toFixed(0)} calls/s for ${MIXED_SECONDS} s; load ${load()}`,
  )
  for (const part of PARTS) {
    const [will, is] = [predicted[part] + idle[part] * mixed.seconds, mixed.cpuMs[part]]
    line(
      Math.abs(errorOf(will, is)) <= NEAR,
      `${part}: predicted ${will.toFixed(0)} ms, measured ${is.toFixed(0)} ms (${(100 * errorOf(will, is)).toFixed(0)} %)`,
    )
  }
  const left = (of: (cost: Cost) => number) => costs.reduce((sum, cost) => sum + made(cost) * of(cost), 0)
  const kept: [string, number, number][] = [
    ['rows', left(({ rows }) => rows), mixed.rows],
    ['bytes', left(({ bytes }) => bytes), mixed.bytes],
    ['bytes of log', left(({ walBytes }) => walBytes), mixed.wal],
  ]
  for (const [name, will, is] of kept)
    line(
      Math.abs(errorOf(will, is)) <= NEAR,
      `${name}: predicted ${will.toFixed(0)}, measured ${is.toFixed(0)} (${(100 * errorOf(will, is)).toFixed(0)} %)`,
    )
  for (const { name } of costs) {
    const ms = mixed.driven.get(name)?.ms ?? []
    const isAnswer = name !== 'pushChat'
    if (isAnswer)
      line(
        quantile(ms, 0.99) <= 50,
        `${name}: p50 ${quantile(ms, 0.5).toFixed(1)}, p99 ${quantile(ms, 0.99).toFixed(1)} ms of ${ms.length} (50)`,
      )
  }
  console.log('what is needed')
  printNeeds(costs, TODAY)
} finally {
  endDriving()
  await Promise.all([api, worker].map((one) => one.stop()))
  await store.close()
  await redis.stop()
}
