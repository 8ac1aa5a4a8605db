// pnpm bench forum-worker [redis://…]: how soon an action in the forum is told and settled; and after the worker was killed under
// load, how soon all that waited is. On the queue in PostgreSQL, and on that Redis (an empty database of it) when one is named.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSimulation, type Simulation } from '../apps/worker/src/testing/simulation.ts'
import { openStore } from './chat/service.ts'

const LIMIT_MS = 2_000
const ACTIONS = 60
const DEATHS = 10
/** Posts, comments and votes that are made while no worker is there and in the moment it dies. */
const WAITING = 150
const BACKLOG = 2_000
const CAP = 400

const main = path.resolve(import.meta.dirname, '../apps/worker/src/main.ts')
const { PATH = '' } = process.env

const startWorker = async (env: Record<string, string>): Promise<ChildProcess> => {
  const child = fork(main, [], {
    env: { PATH, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Milliseconds until nothing waits. */
const untilDone = async (simulation: Simulation) => {
  const since = performance.now()
  while ((await simulation.waiting()) > 0) await sleep(4)
  return performance.now() - since
}

let isGood = true
const say = (what: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  const ok = at(0.95) <= LIMIT_MS
  isGood &&= ok
  console.log(
    `${ok ? 'ok  ' : 'MISS'} ${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (limit ${LIMIT_MS} ms)`,
  )
}

async function measure(kind: string, queue: Record<string, string>) {
  const store = await openStore()
  const env = { DATABASE_URL: store.url, POINTS_DAILY_CAP: String(CAP), ...queue }
  const simulation = await createSimulation(store.db, { people: 8, at: new Date() })
  let worker = await startWorker(env)
  await simulation.act(20)
  // the first start of a worker writes the day's horoscopes: that is not measured
  await sleep(3_000)
  await untilDone(simulation)

  const times: number[] = []
  for (let n = 0; n < ACTIONS; n++) {
    await simulation.act(1)
    times.push(await untilDone(simulation))
  }
  say(`${kind}: an action is told and settled`, times)

  const back: number[] = []
  for (let death = 0; death < DEATHS; death++) {
    const acting = simulation.act(WAITING / 2)
    await sleep(20 + death * 15)
    await kill(worker)
    await acting
    await simulation.act(WAITING / 2)
    worker = await startWorker(env)
    back.push(await untilDone(simulation))
  }
  say(`${kind}: after a death, all of some ${WAITING} actions once the worker is back`, back)

  await kill(worker)
  for (let n = 0; n < BACKLOG; n += 100) await simulation.act(100)
  const events = await simulation.waiting()
  worker = await startWorker(env)
  const took = await untilDone(simulation)
  console.log(
    `     ${kind}: a backlog of ${events} events took ${Math.round(took)} ms, ${Math.round((events * 1000) / took)} a second`,
  )
  const faults = await simulation.faults(CAP)
  if (faults.length > 0) isGood = false
  console.log(`${faults.length > 0 ? 'MISS' : 'ok  '} ${kind}: ${faults.length} lost or doubled`)
  await kill(worker)
  await store.close()
}

const [redisUrl] = process.argv.slice(2)
await measure('PostgreSQL', {})
if (redisUrl) await measure('Redis', { REDIS_URL: redisUrl })
process.exit(isGood ? 0 : 1)
