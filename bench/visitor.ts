// pnpm bench visitor [seconds]: what the session check of every page costs a member while one visitor asks as much as it may.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { discussions, panchangs, profiles, users } from '@dhruva/contract'
import { openDb } from '@dhruva/db'
import { say } from './api/compare.ts'
import { quantile } from './chat/read.ts'
import { addMembers, openStore, startApi } from './chat/service.ts'
import { seedForum } from './forum/seed.ts'

const TIMES = 3
const MEMBER_PAUSE_MS = 8
const DISCUSSIONS = 5_000

type Ask = { url: string; method: 'GET' | 'POST'; path: string; body: string; headers: Record<string, string> }
type Visit = { name: string; perSecond: number; ask: (turn: number) => Omit<Ask, 'url'> }

const page = (path: string) => ({
  method: 'GET' as const,
  path,
  body: '',
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
})
const call = (path: string, body: object) => ({
  method: 'POST' as const,
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** What a visitor may ask of what costs most, at the limit of its address: 6,000 reads or 600 searches a minute. */
const visitsOf = (uid: number): Visit[] => [
  { name: 'discussions as pages', perSecond: 100, ask: (n) => page(`/forum/x?did=${1 + (n % DISCUSSIONS)}`) },
  { name: 'lists as pages', perSecond: 100, ask: (n) => page(`/forum?page=${1 + (n % 400)}`) },
  {
    name: 'lists as calls',
    perSecond: 100,
    ask: (n) => call(discussions.searchDiscussions.path, { start: n % 4_000 }),
  },
  { name: 'a profile of unknown birth time', perSecond: 100, ask: () => call(profiles.getProfile.path, { uid }) },
  {
    name: 'panchang of new places',
    perSecond: 10,
    ask: (n) => call(panchangs.getPanchang.path, { lat: 8 + (n % 2_500) / 100, lng: 77 }),
  },
]

const send = async ({ url, path, method, body, headers }: Ask) =>
  (await fetch(url + path, { method, headers, ...(body ? { body } : {}) })).arrayBuffer()

/** Asks evenly, whether or not answers have come. */
async function visit(url: string, uid: number, at: number) {
  const visitor = visitsOf(uid)[at]
  if (!visitor) return
  const begun = performance.now()
  for (let n = 0; ; n++) {
    await sleep(Math.max(0, begun + (n * 1000) / visitor.perSecond - performance.now()))
    const { headers, ...ask } = visitor.ask(n)
    // an address of its own for each, as a proxy tells it: limits of an address are counted by the minute
    void send({ url, ...ask, headers: { ...headers, 'x-forwarded-for': `203.0.113.${at + 1}` } }).catch(() => undefined)
  }
}

async function bench() {
  const seconds = Number(process.argv[2] ?? 20)
  const secret = randomBytes(32).toString('base64url')
  const store = await openStore()
  const tokens = await seedForum(store.url, secret, { people: 2_000, discussions: DISCUSSIONS, comments: 20_000 })
  const db = openDb({ url: store.url })
  await addMembers(db, secret, 1)
  const { rows } = await db.pool.query('SELECT uid, bid FROM birth ORDER BY bid DESC LIMIT 1')
  const [uid, bid] = [Number(rows[0]?.uid), Number(rows[0]?.bid)]
  await db.pool.query('UPDATE birth SET tob_uncertainty = NULL WHERE bid = $1', [bid])
  await db.pool.query(
    `INSERT INTO profile (uid, handle, handle_key, email, gender, avatar, default_bid, created_at) VALUES ($1, 'Open', 'open', 'o@example.org', 'Female', 'ganga', $2, now())`,
    [uid, bid],
  )
  await db.close()
  const api = await startApi(store.url, secret, { RATE_LIMITS: 'on', TRUST_PROXY: '1' })

  /** @returns the times of a member's calls in milliseconds */
  const asMember = async (forSeconds: number) => {
    const times: number[] = []
    const deadline = performance.now() + forSeconds * 1000
    for (let n = 0; performance.now() < deadline; n++) {
      const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` }
      const at = performance.now()
      await send({ url: api.url, path: users.getUserInfo.path, method: 'GET', body: '', headers })
      times.push(performance.now() - at)
      await sleep(MEMBER_PAUSE_MS)
    }
    return times
  }
  const words = (times: number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(1)} ms`

  await asMember(5)
  for (const [at, { name, perSecond }] of visitsOf(uid).entries()) {
    const alone = await asMember(seconds)
    const visitor = new Worker(fileURLToPath(import.meta.url), { workerData: { url: api.url, uid, at } })
    const before = api.cpuMs()
    const beside = await asMember(seconds)
    const share = Math.round((api.cpuMs() - before) / seconds / 10)
    await visitor.terminate()
    const times = quantile(beside, 0.99) / quantile(alone, 0.99)
    say(
      times <= TIMES,
      `${name}, ${perSecond}/s: alone ${words(alone)}; beside ${words(beside)}: ${times.toFixed(1)} times (at most ${TIMES}); the api ${share} % of a core`,
    )
  }
  await api.stop()
  await store.close()
}

if (isMainThread) await bench()
else await visit(workerData.url, workerData.uid, workerData.at)
