// pnpm bench api [seconds] [row …]: how much of a bare server's throughput the API keeps, doing the same work on the same SQL.
import { randomBytes } from 'node:crypto'
import { births, chats, comments, discussions, horoscopes, kundli, users, zodiacs } from '@dhruva/contract'
import { addAccounts } from './api/accounts.ts'
import { createComparison } from './api/compare.ts'
import type { Call } from './api/load.ts'
import { openStore, start, startApi } from './chat/service.ts'
import { seedForum } from './forum/seed.ts'

const [forSeconds = '1.5', ...only] = process.argv.slice(2)
const forum = { people: 5_000, discussions: 20_000, comments: 100_000 }

type Row = { name: string; target: number; call: Call }
const get = (path: string): Call => ({ method: 'GET', path, body: '' })
const post = (path: string, body: Call['body']): Call => ({ method: 'POST', path, body })

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const tokens = await seedForum(store.url, secret, forum)
const accounts = await addAccounts(store.url, tokens.length)

const rows: Row[] = [
  { name: 'users/getInfo', target: 0.8, call: get(users.getUserInfo.path) },
  { name: 'birthdetails/get', target: 0.85, call: get(births.getBirths.path) },
  {
    name: 'birthdetails/chart',
    target: 0.85,
    call: post(kundli.getChart.path, (turn) => `{"bid":${accounts.birthOf(turn)}}`),
  },
  { name: 'chats/getAll', target: 0.85, call: post(chats.getAllChats.path, '{}') },
  { name: 'forum list', target: 0.9, call: post(discussions.searchDiscussions.path, '{}') },
  {
    name: 'comments',
    target: 0.92,
    call: post(comments.getComments.path, (turn) => `{"did":${1 + ((turn * 7_919) % forum.discussions)}}`),
  },
  {
    name: 'horoscope',
    target: 0.7,
    call: post(horoscopes.getHoroscope.path, (turn) => `{"zodiac":"${zodiacs[turn % 12]}","when":"Today"}`),
  },
]

// As a default start has it, limits and lines of log (to nowhere) included. Visitors of one address may read 6,000 times a minute,
// which is less than a second's worth here: only that number is raised, they are counted all the same.
const api = await startApi(store.url, secret, { RATE_LIMITS: 'on', VISITOR_READS_PER_MINUTE: '1000000' })
const bare = await start('bench/api/bare.ts', [store.url, secret], {})
const compare = createComparison({
  api: { url: api.url, process: api },
  bare: { url: bare.said, process: bare },
  tokens,
  connections: 16,
  seconds: Number(forSeconds),
})

for (const { name, target, call } of rows)
  if (only.length === 0 || only.includes(name)) await compare(name, target, call)

await Promise.all([api.stop(), bare.stop()])
await store.close()
