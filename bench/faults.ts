// pnpm bench faults: the database frozen, silent and killed while people read, write and ask; what they hear, and what is lost.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { auditBooks, sweepHolds } from '@dhruva/domain'
import { layWire } from '@dhruva/testkit/wire'
import { addMembers, openStore, start, startApi } from './chat/service.ts'
import { type Load, type Measured, startLoad } from './faults/load.ts'
import { processesOf, signal } from './faults/processes.ts'

const ANSWER_MS = 6_000
const BACK_MS = 10_000
const PEOPLE = 24
const FROZEN_MS = 20_000
const CALM_MS = 5_000
const AFTER_MS = 15_000
const KILLS = 5
/** A reply of the embedded astrologer then lasts some ten seconds: a fault finds many under way. */
const PACE_MS = 60

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const wire = await layWire(store.url)
const members = await addMembers(store.db, secret, PEOPLE)
const settings = { EMBEDDED_PACE_MS: String(PACE_MS), LOG_LEVEL: 'fatal' }
let api = await startApi(wire.url, secret, settings)
const worker = await start('apps/worker/src/main.ts', [], { DATABASE_URL: wire.url, LOG_LEVEL: 'fatal' })
let misses = 0

const line = (name: string, value: number, limit: number, unit = '') => {
  if (value > limit) misses++
  console.log(
    `  ${value <= limit ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(unit === 's' ? 1 : 0)} ${unit} (at most ${limit})`,
  )
}

const isWell = ({ status }: Measured) => status === 200
/** From the end of the fault until the last call that did not go well was made. */
const backAfter = (heard: Measured[], healedAt: number) =>
  Math.max(0, ...heard.filter((call) => !isWell(call)).map((call) => call.at - healedAt))

async function tell(name: string, load: Load, healedAt: number): Promise<void> {
  await load.stop()
  const { rows } = await store.db.pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM unnest($1::text[]) id WHERE NOT EXISTS (SELECT FROM chat WHERE asst_id = id)',
    [load.written],
  )
  const counts = Object.entries(Object.groupBy(load.heard, ({ status }) => String(status)))
  console.log(
    `${name}: ${load.heard.length} calls (${counts.map(([code, calls]) => `${calls?.length} × ${code}`).join(', ')})`,
  )
  line('slowest answer', Math.max(...load.heard.map(({ ms }) => ms)) / 1_000, ANSWER_MS / 1_000, 's')
  line('last call that failed was made after the fault', backAfter(load.heard, healedAt) / 1_000, BACK_MS / 1_000, 's')
  line(`acknowledged writes lost, of ${load.written.length}`, rows[0]?.n ?? 0, 0)
  line(`replies shown and not kept, of ${load.ends.length}`, load.ends.filter((end) => end !== 'success').length, 0)
}

async function during(name: string, fault: () => Promise<void>): Promise<void> {
  const load = startLoad(api.url, members)
  await sleep(CALM_MS)
  await fault()
  const healedAt = performance.now()
  await sleep(AFTER_MS)
  await tell(name, load, healedAt)
}

await during(`frozen for ${FROZEN_MS / 1_000} s`, async () => {
  signal(processesOf(store.pid()), 'SIGSTOP')
  await sleep(FROZEN_MS)
  signal(processesOf(store.pid()), 'SIGCONT')
})

await during('every connection silent, new ones fine', async () => wire.silence())

await during(`killed ${KILLS} times`, async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    signal(processesOf(store.pid()), 'SIGKILL')
    await store.restart()
    if (kill < KILLS - 1) await sleep(CALM_MS)
  }
})

// the api itself: who was being answered asks again as soon as there is a new one
const dying = startLoad(api.url, members)
await sleep(CALM_MS)
await api.kill()
await dying.stop()
api = await startApi(wire.url, secret, settings)
const again = startLoad(api.url, members)
await sleep(CALM_MS)
await again.stop()
const refused = again.refused.filter((code) => code === 'reply_running').length
console.log('the api killed and started again')
line('refused because a dead process answered them', refused, 0)
line('slowest answer', Math.max(...again.heard.map(({ ms }) => ms)) / 1_000, ANSWER_MS / 1_000, 's')

await api.stop()
await worker.stop()
await sweepHolds(store.db, new Date())
const broken = (await auditBooks(store.db)).filter(({ violations }) => violations > 0)
line(`rules of the books broken${broken.map(({ description }) => `, ${description}`).join('')}`, broken.length, 0)
await wire.close()
await store.close()
process.exit(misses > 0 ? 1 : 0)
