// pnpm bench api [seconds]: how much of a bare server's throughput the API keeps, doing the same work on the same SQL.
import { randomBytes } from 'node:crypto'
import { chats, users } from '@dhruva/contract'
import { createComparison } from './api/compare.ts'
import type { Call } from './api/load.ts'
import { addPeople } from './api/people.ts'
import { openStore, start, startApi } from './chat/service.ts'

const TARGET = 0.75
const PEOPLE = 2_000
const seconds = Number(process.argv[2] ?? 1.5)

const calls: Record<string, Call> = {
  'users/getInfo': { method: 'GET', path: users.getUserInfo.path, body: '' },
  'chats/getAll': { method: 'POST', path: chats.getAllChats.path, body: '{}' },
}

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const tokens = await addPeople(store.url, secret, PEOPLE)
// limits of rate stay on, with so many people that nobody reaches one; lines of log are written, to nowhere
const api = await startApi(store.url, secret, { RATE_LIMITS: 'on' })
const bare = await start('bench/api/bare.ts', [store.url, secret], {})
const compare = createComparison({
  api: { url: api.url, process: api },
  bare: { url: bare.said, process: bare },
  tokens,
  seconds,
})

for (const [name, call] of Object.entries(calls)) await compare(name, TARGET, call)

await Promise.all([api.stop(), bare.stop()])
await store.close()
