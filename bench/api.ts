// pnpm bench api [seconds]: how much of a bare server's throughput the API keeps, doing the same work on the same SQL.
import { randomBytes } from 'node:crypto'
import { chats, users } from '@dhruva/contract'
import { type Call, load } from './api/load.ts'
import { addPeople } from './api/people.ts'
import { openStore, start, startApi } from './chat/service.ts'

const TARGET = 0.75
const CONNECTIONS = 64
const PEOPLE = 2_000
const ROUNDS = 9
const seconds = Number(process.argv[2] ?? 1.5)

const calls: Record<string, Call> = {
  'users/getInfo': { method: 'GET', path: users.getUserInfo.path, body: '' },
  'chats/getAll': { method: 'POST', path: chats.getAllChats.path, body: '{}' },
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const tokens = await addPeople(store.url, secret, PEOPLE)
// limits of rate stay on, with so many people that nobody reaches one; lines of log are written, to nowhere
const api = await startApi(store.url, secret, { RATE_LIMITS: 'on' })
const bare = await start('bench/api/bare.ts', [store.url, secret], {})
const targets = { api: { url: api.url, process: api }, bare: { url: bare.said, process: bare } }

type Target = { url: string; process: { cpuMs: () => number } }

/** Requests a second and CPU time a request of one target. */
async function measure({ url, process }: Target, call: Call, forSeconds: number) {
  const before = process.cpuMs()
  const { requests, took } = await load({ url, call, tokens, connections: CONNECTIONS, seconds: forSeconds })
  return { rate: requests / took, cpuUs: ((process.cpuMs() - before) * 1000) / requests }
}

for (const [name, call] of Object.entries(calls)) {
  const measured = { api: { rates: [0], cpuUs: [0] }, bare: { rates: [0], cpuUs: [0] } }
  for (const which of ['api', 'bare'] as const) {
    measured[which] = { rates: [], cpuUs: [] }
    await measure(targets[which], call, 2)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const which of round % 2 ? (['api', 'bare'] as const) : (['bare', 'api'] as const)) {
      const { rate, cpuUs } = await measure(targets[which], call, seconds)
      measured[which].rates.push(rate)
      measured[which].cpuUs.push(cpuUs)
    }
  }
  const ratios = measured.api.rates.map((rate, round) => rate / (measured.bare.rates[round] ?? rate))
  const ratio = median(ratios)
  const said = (which: keyof typeof measured) =>
    `${which} ${Math.round(median(measured[which].rates))}/s (${Math.round(median(measured[which].cpuUs))} µs CPU each)`
  console.log(
    `${ratio >= TARGET ? 'ok  ' : 'MISS'} ${name}: ${said('api')}, ${said('bare')}: ${Math.round(ratio * 100)} % (target ${TARGET * 100})`,
  )
}

await Promise.all([api.stop(), bare.stop()])
await store.close()
