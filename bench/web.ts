// pnpm bench web [runs] [page,page] [build …]: first visits on a cheap phone and a bad line, of the built web app or of several builds in turns.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openBrowser } from '@dhruva/testkit/browser'
import { median, say } from './api/compare.ts'
import { addMembers, openStore, start } from './chat/service.ts'
import { seedForum } from './forum/seed.ts'
import { type Visit, visit } from './web/visit.ts'

const LIMITS = { largestMs: 2_000, shift: 0.03, answerMs: 150, firstBytes: 100 * 1024 }
const FORUM = { people: 50, discussions: 60, comments: 900 }

const [runs = '5', only = 'all', ...named] = process.argv.slice(2)
const showsRequests = named.includes('--requests')
const own = path.resolve(import.meta.dirname, '../apps/web/dist')
const folders = named.filter((one) => !one.startsWith('--')).map((one) => path.resolve(one))
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
const browser = await openBrowser()

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

const tell = (where: string, visits: Visit[]) => {
  const of = (value: (one: Visit) => number) => median(visits.map(value))
  const [paint, largest, shift] = [of((one) => one.paint), of((one) => one.largest), of((one) => one.shift)]
  const answer = of((one) => one.answer)
  const first = of((one) => bytes(one, ({ url, kind }) => isCode(url) || isPage(kind)))
  const all = of((one) => bytes(one, () => true))
  const isGood =
    largest <= LIMITS.largestMs && shift <= LIMITS.shift && answer <= LIMITS.answerMs && first <= LIMITS.firstBytes
  say(
    isGood,
    `${where}: first paint ${Math.round(paint)} ms, largest ${Math.round(largest)} ms (${visits[0]?.element}), shift ${shift.toFixed(3)}, ` +
      `busy ${Math.round(of((one) => one.busy))} ms, answer ${Math.round(answer)} ms; page, script and style ${kb(first)}, ` +
      `all ${kb(all)} in ${of((one) => one.requests.length)} requests`,
  )
}

for (const { path: address, token } of pages) {
  if (only !== 'all' && !only.split(',').includes(address.split('?')[0] ?? '')) continue
  const visits = servers.map((): Visit[] => [])
  // what a server reads and draws for the first time ever is not what a visit costs
  for (const { said } of servers) await (await fetch(said + address, { headers: { accept: 'text/html' } })).text()
  for (let run = 0; run < Number(runs); run++) {
    for (const [at, server] of servers.entries()) visits[at]?.push(await visit(browser, server.said + address, token))
  }
  for (const [at, { dir }] of servers.entries()) {
    const who = token ? 'of a member' : 'of a visitor'
    tell(`${address.split('?')[0]} ${who} ${builds.length > 1 ? path.basename(dir) : ''}`, visits[at] ?? [])
    const [one] = visits[at] ?? []
    if (showsRequests && one) listRequests(one)
  }
}

await browser.close()
await Promise.all(servers.map((server) => server.stop()))
await store.close()
