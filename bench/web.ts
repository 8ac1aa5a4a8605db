// pnpm bench web [runs] [page,page] [build …] [--phone|--slow|--bad] [--visitor] [--requests]: first visits on a cheap phone over three lines, of the
// built web app or of several builds in turns, beside a static page.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openBrowser } from '@dhruva/testkit/browser'
import { median, say } from './api/compare.ts'
import { addMembers, openStore, start } from './chat/service.ts'
import { seedForum } from './forum/seed.ts'
import { serveStatic } from './web/static.ts'
import { LINES, type Line, type Visit, visit } from './web/visit.ts'

const SHIFT = 0.03
const ANSWER_MS = 150
/** What can be read and followed has come with so much. */
const FIRST_BYTES = 100 * 1024
const LIMITS: Record<Line, { paintMs: number; largestMs: number }> = {
  phone: { paintMs: 450, largestMs: 850 },
  slow: { paintMs: 2_000, largestMs: 2_000 },
  bad: { paintMs: 5_000, largestMs: Number.POSITIVE_INFINITY },
}
const FORUM = { people: 50, discussions: 60, comments: 900 }

const [runs = '5', only = 'all', ...named] = process.argv.slice(2)
const showsRequests = named.includes('--requests')
const own = path.resolve(import.meta.dirname, '../apps/web/dist')
const folders = named.filter((one) => !one.startsWith('--')).map((one) => path.resolve(one))
const isLine = (name: string): name is Line => name in LINES
const asked = named.map((one) => one.replace('--', '')).filter(isLine)
const lines = asked.length > 0 ? asked : Object.keys(LINES).filter(isLine)
const builds = folders.length > 0 ? folders : [own]

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
await seedForum(store.url, secret, FORUM)
const [member] = await addMembers(store.db, secret, 1)
const slug = await store.db.pool.query('SELECT slug FROM discussion WHERE did = 7')
const pages: { path: string; token?: string | undefined }[] = [
  { path: '/' },
  { path: '/forum' },
  { path: `/forum/${slug.rows[0]?.slug}?did=7` },
  { path: '/horoscope' },
  { path: '/panchang' },
  { path: '/free-kundli' },
  { path: '/', token: member?.token },
  { path: '/forum', token: member?.token },
  { path: `/kundli?type=Oracle&bid=${member?.bid}`, token: member?.token },
]

const serve = (dir: string) =>
  start('bench/web/serve.ts', [dir], { DATABASE_URL: store.url, JWT_SECRET: secret, RATE_LIMITS: 'off' })
const servers = await Promise.all(builds.map(async (dir) => ({ dir, ...(await serve(dir)) })))
const browser = await openBrowser({ paints: true })

const isCode = (url: string) => /\.(?:js|css)$/.test(url)
const isPage = (kind: string) => kind === 'Document'
const bytes = (one: Visit, which: (request: Visit['requests'][number]) => boolean) =>
  one.requests.filter(which).reduce((sum, request) => sum + request.bytes, 0)
const kb = (value: number) => `${(value / 1024).toFixed(1)} KB`

/** One visit, request by request. */
const listRequests = (one: Visit) => {
  for (const { url, kind, from, to, bytes } of one.requests.toSorted((a, b) => a.from - b.from)) {
    const times = `${Math.round(from).toString().padStart(6)} ${Math.round(to).toString().padStart(6)}`
    console.log(`     ${times} ${kb(bytes).padStart(9)} ${kind.padEnd(10)} ${new URL(url).pathname}`)
  }
}

const tell = (over: Line, where: string, visits: Visit[], still: Visit[]) => {
  const of = (value: (one: Visit) => number, all = visits) => median(all.map(value))
  const [paint, largest, shift] = [of((one) => one.paint), of((one) => one.largest), of((one) => one.shift)]
  const answer = of((one) => one.answer)
  const readWith = of((one) => one.readWith)
  const first = of((one) => bytes(one, ({ url, kind }) => isCode(url) || isPage(kind)))
  const all = of((one) => bytes(one, () => true))
  const limits = LIMITS[over]
  const isGood =
    paint <= limits.paintMs &&
    largest <= limits.largestMs &&
    shift <= SHIFT &&
    answer <= ANSWER_MS &&
    readWith <= FIRST_BYTES
  say(
    isGood,
    `${over} ${where}: first text ${Math.round(paint)} ms with ${kb(readWith)}, largest ${Math.round(largest)} ms (${visits[0]?.element}); ` +
      `static ${Math.round(of((one) => one.paint, still))} ms; shift ${shift.toFixed(3)}, ` +
      `busy ${Math.round(of((one) => one.busy))} ms, answer ${Math.round(answer)} ms; page, script and style ${kb(first)}, ` +
      `all ${kb(all)} in ${of((one) => one.requests.length)} requests`,
  )
}

const measure = async (over: Line, address: string, token: string | undefined) => {
  const visits = servers.map((): Visit[] => [])
  const still: Visit[] = []
  // what a server reads and draws for the first time ever is not what a visit costs
  let html = ''
  for (const { said } of servers)
    html = await (await fetch(said + address, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()
  const limit = await serveStatic(html)
  for (let run = 0; run < Number(runs); run++) {
    still.push(await visit(browser, limit.url, over))
    for (const [at, server] of servers.entries())
      visits[at]?.push(await visit(browser, server.said + address, over, token))
  }
  limit.end()
  for (const [at, { dir }] of servers.entries()) {
    const who = token ? 'of a member' : 'of a visitor'
    const build = builds.length > 1 ? ` ${path.basename(path.dirname(dir))}` : ''
    tell(over, `${address.split('?')[0]} ${who}${build}`, visits[at] ?? [], still)
    const [one] = visits[at] ?? []
    if (showsRequests && one) listRequests(one)
  }
}

for (const over of lines) {
  for (const { path: address, token } of pages) {
    if (token && named.includes('--visitor')) continue
    if (only === 'all' || only.split(',').includes(address.split('?')[0] ?? '')) await measure(over, address, token)
  }
}

await browser.close()
await Promise.all(servers.map((server) => server.stop()))
await store.close()
