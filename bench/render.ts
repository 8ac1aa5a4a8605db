// pnpm bench render [draws] [pages]: what the pages that the server draws cost. Home from the cache over HTTP, home drawn anew each time on
// one core, and what memory does over 50,000 pages of many addresses.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from '../apps/api/src/app.ts'
import { handlers } from '../apps/api/src/handlers.ts'
import { createAsk } from '../apps/api/src/pages/answers.ts'
import { createPages, type Leave, type Visit } from '../apps/api/src/pages/pages.ts'
import { createPreload } from '../apps/api/src/pages/preload.ts'
import { loadWebApp } from '../apps/api/src/pages/web-app.ts'
import { median, say } from './api/compare.ts'
import { load } from './api/load.ts'
import { openStore, start } from './chat/service.ts'

const dir = path.resolve(import.meta.dirname, '../apps/web/dist')
const [draws = '1500', pages = '50000'] = process.argv.slice(2)
const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const env = { DATABASE_URL: store.url, JWT_SECRET: secret, RATE_LIMITS: 'off' }

const HEAD = 'accept: text/html\r\naccept-encoding: gzip, deflate, br\r\naccept-language: en-IN\r\n'

const fromCache = async () => {
  const server = await start('bench/web/serve.ts', [dir], env)
  const url = server.said
  const call = { method: 'GET', path: '/', body: '', head: HEAD } as const
  const rates: number[] = []
  for (let round = 0; round < 5; round++) {
    const { requests, took } = await load({ url, call, tokens: [''], connections: 16, seconds: 3 })
    rates.push(requests / took)
  }
  await server.stop()
  say(median(rates) >= 2_000, `home from the cache: ${Math.round(median(rates))} a second (target 2000)`)
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** What is kept, in the heap and beside it: drawn and packed pages are buffers. */
const heapMb = () => {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

const HALF_HOUR_MS = 1_800_000
const ANYBODY: Leave = { address: '127.0.0.1', mayLookUp: async () => true, inTurn: (work) => work() }
const visitTo = (pathname: string, search = ''): Visit => ({
  pathname,
  search: new URLSearchParams(search),
  language: 'en',
  theme: 'light',
  viewer: 'visitor',
})

/** A public page of a turn: most addresses are asked for once, as by somebody who looks for a way to fill the memory. */
type Place = (turn: number) => readonly [pathname: string, search?: string]
const anyHome: Place = (turn) => ['/', `utm=${turn}`]
const PLACES: readonly Place[] = [
  anyHome,
  (turn) => ['/horoscope', `zodiac=Leo&n=${turn}`],
  (turn) => ['/panchang', `n=${turn}`],
  (turn) => ['/forum', `page=1&n=${turn}`],
  (turn) => [`/forum/none-${turn}`, `did=${turn}`],
  (turn) => ['/free-kundli', `n=${turn}`],
  (turn) => [`/nowhere/${turn}`],
]

/** Every page is drawn for a later half hour, for which none is kept; the answers it is drawn from are those of the service. */
const drawn = async () => {
  const app = await buildApp({
    env: { ...process.env, ...env },
    now: () => new Date(),
    logTo: { write: () => {} },
    web: null,
  })
  const routes = Object.values(handlers).flatMap((feature) => Object.values(feature))
  const web = await loadWebApp(dir)
  let at = Date.now()
  const pageOf = createPages(dir, web, createPreload(dir), createAsk(app.ctx, routes), {
    ...app.ctx,
    now: () => new Date(at),
  })
  const draw = async (visit: Visit) => {
    at += HALF_HOUR_MS
    return (await pageOf(visit, ANYBODY)).br.length
  }
  const home = visitTo('/')
  for (let warm = 0; warm < 200; warm++) await draw(home)
  const before = process.cpuUsage()
  for (let turn = 0; turn < Number(draws); turn++) await draw(home)
  const { user, system } = process.cpuUsage(before)
  const rate = Number(draws) / ((user + system) / 1e6)
  say(rate >= 300, `home drawn anew, packed: ${Math.round(rate)} a second of one core (target 300)`)

  // the cache holds 400 pages: it is filled and turned over before memory is looked at
  const ask = async (turn: number) => {
    if (turn % 10 === 0) at += HALF_HOUR_MS
    const place = PLACES[turn % PLACES.length] ?? anyHome
    const page = await pageOf(visitTo(...place(turn)), ANYBODY)
    if (turn % 3 === 0) void page.br
  }
  // pages come and go with the halves of the cache, which is a few megabytes up and down: peaks are compared
  let turn = 0
  const peakOver = async (asked: number) => {
    let peak = 0
    for (const end = turn + asked; turn < end; turn++) {
      await ask(turn)
      if (turn % 250 === 0) peak = Math.max(peak, heapMb())
    }
    return peak
  }
  const fifth = Number(pages) / 5
  const start = await peakOver(fifth)
  await peakOver(Number(pages) - fifth)
  const grown = (await peakOver(fifth)) - start
  say(
    grown < 5,
    `memory after ${pages} pages more: ${grown.toFixed(1)} MB beside ${start.toFixed(0)} MB (target: no growth)`,
  )
  await app.close()
}

await fromCache()
await drawn()
await store.close()
process.exit(0)
