// pnpm bench forum [seconds] [discussions]: a forum of many years, the API beside a bare server on the same SQL, and its search.
import { randomBytes } from 'node:crypto'
import { comments, discussions } from '@dhruva/contract'
import { createComparison, median, say } from './api/compare.ts'
import type { Call } from './api/load.ts'
import { openStore, start, startApi } from './chat/service.ts'
import { searchAt } from './forum/search.ts'
import { seedForum } from './forum/seed.ts'

const seconds = Number(process.argv[2] ?? 1.5)
const size = { people: 20_000, discussions: Number(process.argv[3] ?? 100_000), comments: 0 }
size.comments = size.discussions * 5
const SEARCH = { perSecond: 20, seconds: 30, p99Ms: 50 }
const PAGES = { far: 10_000, times: 3, tries: 200 }

const post = (path: string, body: Call['body']): Call => ({ method: 'POST', path, body })

const calls: { name: string; target: number; call: Call }[] = [
  { name: 'latest page', target: 0.85, call: post(discussions.searchDiscussions.path, '{}') },
  {
    name: 'comments',
    target: 0.8,
    // those with 50 comments or more are few: a page has fifteen on average
    call: post(
      comments.getComments.path,
      (turn) => `{"did":${1 + ((turn * 7_919) % Math.min(20_000, size.discussions))}}`,
    ),
  },
  {
    name: 'insert comment',
    target: 0.8,
    call: post(
      comments.insertComment.path,
      (turn) =>
        `{"did":${1 + ((turn * 104_729) % size.discussions)},"comment":"Saturn stands in the tenth house, ${turn}"}`,
    ),
  },
]

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const begun = performance.now()
const tokens = await seedForum(store.url, secret, size)
console.log(
  `seeded ${size.people} people, ${size.discussions} discussions, ${size.comments} comments in ${Math.round((performance.now() - begun) / 1000)} s`,
)
// the limits of a person's writing would end the run, not slow it; lines of log are written, to nowhere
const api = await startApi(store.url, secret, {})
const bare = await start('bench/forum/bare.ts', [store.url, secret], {})
const compare = createComparison({
  api: { url: api.url, process: api },
  bare: { url: bare.said, process: bare },
  tokens,
  connections: 64,
  seconds,
})

/** How long one page of the list takes, asked alone, in milliseconds. */
async function pageMs(page: number) {
  const at = performance.now()
  const body = JSON.stringify({ start: (page - 1) * 10 })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(api.url + discussions.searchDiscussions.path, { method: 'POST', headers, body })
  if (!(await answer.text()).includes('"did"')) throw new Error(`page ${page} is empty`)
  return performance.now() - at
}

async function comparePages() {
  const far = Math.min(PAGES.far, Math.floor(size.discussions / 10))
  const [first, last]: [number[], number[]] = [[], []]
  for (let n = 0; n < PAGES.tries; n++) {
    first.push(await pageMs(1))
    last.push(await pageMs(far))
  }
  const times = median(last) / median(first)
  const took = `${median(first).toFixed(2)} ms, page ${far} ${median(last).toFixed(2)} ms`
  say(times <= PAGES.times, `page 1 ${took}: ${times.toFixed(2)} times (at most ${PAGES.times})`)
}

async function compareSearch() {
  await searchAt(api.url, SEARCH.perSecond, 5)
  const timed = await searchAt(api.url, SEARCH.perSecond, SEARCH.seconds)
  const at = (share: number) => timed[Math.ceil(timed.length * share) - 1]?.ms ?? 0
  const slowest = timed.slice(-5).map(({ query, ms }) => `${query} ${Math.round(ms)}`)
  say(
    at(0.99) <= SEARCH.p99Ms,
    `search at ${SEARCH.perSecond}/s: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms (at most ${SEARCH.p99Ms}); slowest: ${slowest.join(', ')}`,
  )
}

for (const { name, target, call } of calls) await compare(name, target, call)
await comparePages()
await compareSearch()

await Promise.all([api.stop(), bare.stop()])
await store.close()
