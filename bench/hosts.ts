// pnpm bench hosts [streams] [followed] [tokens a second]: replies on two apis at once, some of them read on the other one as well: how far
// behind that reader is, what it costs, and that calls to both are counted together.
import { randomBytes, randomUUID } from 'node:crypto'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRedis } from '@dhruva/testkit/services'
import { createAgent, quantile, readTiming, type Timing } from './chat/read.ts'
import { addMembers, type Member, openStore, start, startApi, startChat } from './chat/service.ts'

const [streams = 500, followed = 100, tokensASecond = 10] = process.argv.slice(2).map(Number)
const TOKENS = 100
const QUESTION = 'When will I get married?'
/** How far the reader on the other api may be behind. */
const GAP_MS = 150
const CALLS = 800
const LIMIT = 300

type Api = Awaited<ReturnType<typeof startApi>>
type Chat = Member & { asstId: string; clientId: string; home: Api; other: Api }

const redis = await findRedis()
if (!redis) throw new Error('install redis-server')
const store = await openStore()
const agent = createAgent()
const secret = randomBytes(32).toString('base64url')
const upstream = await start('bench/chat/upstream.ts', [String(TOKENS), String(1_000 / tokensASecond)], {})
const settings = {
  REDIS_URL: redis.url,
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'warn',
  ASTROLOGER: 'openai',
  OPENAI_API_KEY: 'none',
  OPENAI_MODEL: 'fake',
  OPENAI_BASE_URL: upstream.said,
}
const apis = [await startApi(store.url, secret, settings), await startApi(store.url, secret, settings)] as const

const load = () => os.loadavg()[0]?.toFixed(1)
const line = (isRight: boolean, text: string) => console.log(`  ${isRight ? 'ok  ' : 'MISS'} ${text}`)

const ask = (chat: Chat, api: Api): Promise<Timing> =>
  readTiming({
    url: `${api.url}/apis/chats/pushChat.php`,
    body: { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle', message: QUESTION, client_id: chat.clientId },
    token: chat.token,
    agent,
  })

/** How far behind the one who asked the other reader saw each piece; the first is what there was before it came. */
const gapsOf = (asked: Timing, follower: Timing): number[] =>
  follower.arrivals.slice(1).flatMap(({ at, text }) => {
    const seen = asked.arrivals.find((arrival) => arrival.text.length >= text.length)
    return seen ? [at - seen.at] : []
  })

const follow = async (chat: Chat, reply: Promise<Timing>, afterMs: number) => {
  await sleep(afterMs)
  const seen = await ask(chat, chat.other)
  const asked = await reply
  return { gaps: gapsOf(asked, seen), isSame: seen.text === asked.text }
}

async function measureStreams(members: Member[]): Promise<void> {
  const chats = await Promise.all(
    members.map(async (member, n): Promise<Chat> => {
      const [home, other] = n % 2 === 0 ? apis : [apis[1], apis[0]]
      return { ...member, home, other, clientId: randomUUID(), asstId: await startChat(home.url, member) }
    }),
  )
  const replyMs = (TOKENS * 1_000) / tokensASecond
  const [before, began] = [apis.map((api) => api.cpuMs()), performance.now()]
  const all = chats.map(async (chat, n) => {
    await sleep((n / chats.length) * 2_000)
    const reply = ask(chat, chat.home)
    const other = n < followed ? await follow(chat, reply, replyMs / 3) : null
    return { reply: await reply, other }
  })
  const replies = await Promise.all(all)
  const seconds = (performance.now() - began) / 1_000
  const spent = apis.map((api, n) => api.cpuMs() - (before[n] ?? 0))
  const gaps = replies.flatMap(({ other }) => other?.gaps ?? [])
  const isWhole = replies.every(
    ({ reply, other }) => reply.text.includes('"status":"success"') && (other?.isSame ?? true),
  )
  console.log(
    `${chats.length} replies on two apis, ${followed} read on the other as well, ${tokensASecond} tokens a second; load ${load()}`,
  )
  line(isWhole, 'every reply came whole, and the same on both')
  line(
    quantile(gaps, 0.99) <= GAP_MS,
    `behind on the other api, of ${gaps.length} pieces: p50 ${quantile(gaps, 0.5).toFixed(1)}, p99 ${quantile(gaps, 0.99).toFixed(1)}, most ${Math.max(...gaps).toFixed(1)} ms`,
  )
  console.log(
    `       CPU of the apis: ${spent.map((ms) => `${((ms / seconds) * 0.1).toFixed(0)} %`).join(', ')} of a core; ${((1_000 * spent.reduce((sum, ms) => sum + ms, 0)) / (chats.length * TOKENS)).toFixed(0)} µs a token`,
  )
}

/** Reads of one person, all at once at both. */
async function measureLimits(member: Member): Promise<void> {
  const began = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: CALLS }, async (_, n) => {
      const api = apis[n % 2] ?? apis[0]
      const answer = await fetch(`${api.url}/apis/users/getInfo.php`, {
        headers: { authorization: `Bearer ${member.token}` },
      })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const passed = statuses.filter((status) => status === 200).length
  line(
    passed === LIMIT,
    `of ${CALLS} reads of one person at both apis within ${(performance.now() - began).toFixed(0)} ms ${passed} were answered (${LIMIT})`,
  )
}

try {
  const members = await addMembers(store.db, secret, streams + 1)
  const [last, ...others] = members
  await measureStreams(others)
  if (last) await measureLimits(last)
} finally {
  agent.destroy()
  await Promise.all([...apis, upstream].map((one) => one.stop()))
  await store.close()
  await redis.stop()
}
