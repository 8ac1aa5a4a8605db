// pnpm bench chat [embedded|relayed|charge] [streams]: how soon a reply begins and how evenly it flows on the page, through the real API.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Charged, compareCharges, payFromWallet } from './chat/charge.ts'
import { seenOf } from './chat/page.ts'
import { createAgent, msOf, quantile, readTiming, type Timing } from './chat/read.ts'
import { isSent, type Sent } from './chat/sent.ts'
import { addMembers, type Member, openStore, start, startApi, startChat } from './chat/service.ts'

const QUESTIONS = [
  'When will I get married?',
  'Will I get a promotion this year?',
  'How is my health in the coming months?',
  'Should I start a business of my own?',
  'मेरी शादी कब होगी?',
  'Which mahadasha am I running now?',
  'Will I buy a house?',
  'meri naukri kab lagegi?',
  'What does Saturn do in my chart?',
  'How will today be for me?',
]
const PACE_MS = 20
const TOKENS = 300
const agent = createAgent()
const secret = randomBytes(32).toString('base64url')
const store = await openStore()

type Api = Awaited<ReturnType<typeof startApi>>
type Chat = Member & { asstId: string; url: string }

const ask = ({ url, token, bid, asstId }: Chat, message: string): Promise<Timing> =>
  readTiming({
    url: `${url}/apis/chats/pushChat.php`,
    body: { bid, asst_id: asstId, astrologer: 'Oracle', message },
    token,
    agent,
  })

const openChats = (url: string, members: Member[]): Promise<Chat[]> =>
  Promise.all(members.map(async (member) => ({ ...member, url, asstId: await startChat(url, member) })))

const line = (name: string, value: number, target: number, unit = 'ms') =>
  console.log(`  ${value <= target ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(2)} ${unit} (target ${target})`)

const note = (name: string, values: number[]) =>
  console.log(`       ${name}: p50 ${quantile(values, 0.5).toFixed(2)}, p99 ${quantile(values, 0.99).toFixed(2)} ms`)

async function embedded(): Promise<void> {
  console.log('embedded astrologer, 50 questions one after the other')
  const api = await startApi(store.url, secret, { ASTROLOGER: 'embedded', EMBEDDED_PACE_MS: '1' })
  const [chat] = await openChats(api.url, await addMembers(store.db, secret, 1))
  if (!chat) throw new Error('no chat')
  const first: number[] = []
  for (let at = 0; at < 50; at++) first.push((await ask(chat, QUESTIONS[at % QUESTIONS.length] ?? '')).firstMs)
  // S-212
  line('slowest first text', Math.max(...first), 100)
  note('first text', first)
  await api.stop()
}

async function charge(): Promise<void> {
  console.log('a question from the wallet, in turn with a free one')
  const api = await startApi(store.url, secret, { ASTROLOGER: 'embedded', EMBEDDED_PACE_MS: '0' })
  const members = await addMembers(store.db, secret, 2)
  const [free, wallet] = await openChats(api.url, members)
  if (!free || !wallet) throw new Error('no chats')
  await payFromWallet(store.db, wallet.uid)
  const asker = (chat: Chat) => ({ uid: chat.uid, ask: () => ask(chat, QUESTIONS[0] ?? '') })
  const tell = (name: string, { free: one, wallet: other, ratio }: Charged) =>
    line(`${name}: free ${one.toFixed(2)} ms, from the wallet ${other.toFixed(2)} ms`, ratio, 1.1, 'times')
  const { first, whole } = await compareCharges(store.db, asker(free), asker(wallet))
  tell('until the first text', first)
  tell('until the end', whole)
  await api.stop()
}

type Reply = { timing: Timing; sent: Sent }

/** Every chat asks `rounds` times, begun evenly over the time of one reply; the first reply of each is for warming up. */
async function inParallel(chats: Chat[], rounds: number, sent: Map<string, Sent>): Promise<Reply[]> {
  const replies = chats.map(async (chat, index) => {
    await sleep((TOKENS * PACE_MS * index) / chats.length)
    const read: Array<{ question: string; timing: Timing }> = []
    for (let round = 0; round < rounds; round++) {
      // five digits: 376 and 498 are sections of the penal code, and heard as a matter of law
      const question = `${QUESTIONS[0]} Please answer letter ${10_000 + index}-${round}.`
      read.push({ question, timing: await ask(chat, question) })
    }
    return read.slice(1)
  })
  const all = (await Promise.all(replies)).flat()
  return all.map(({ question, timing }) => {
    const told = sent.get(question)
    if (told?.at.length !== TOKENS) throw new Error(`a reply was not complete: ${timing.text.slice(-200)}`)
    return { timing, sent: told }
  })
}

async function measure(api: Api, chats: Chat[], sent: Map<string, Sent>, targetAskedMs: number): Promise<void> {
  console.log(`language model, ${chats.length} replies at once of ${1_000 / PACE_MS} tokens/s`)
  const rounds = 3
  const before = api.cpuMs()
  const replies = await inParallel(chats, rounds, sent)
  const cpuUs = ((api.cpuMs() - before) * 1_000) / (chats.length * rounds * TOKENS)
  const asked = replies.map(({ timing, sent: { asked } }) => msOf(asked) - timing.askedAt)
  line('until the model is asked, median', quantile(asked, 0.5), targetAskedMs)
  note('until the model is asked', asked)
  const seen = replies.map(({ timing, sent: { at } }) => {
    const { firstAt, standstillMs } = seenOf(timing.arrivals, timing.endsAt)
    return { addedMs: firstAt - msOf(at[0] ?? '0'), standstillMs }
  })
  const added = seen.map(({ addedMs }) => addedMs)
  line('first visible text after the model sent its first token, median', quantile(added, 0.5), 150)
  note('first visible text after the first token', added)
  const still = seen.map(({ standstillMs }) => standstillMs)
  line('longest standstill on the page, of 99 in 100 replies', quantile(still, 0.99), 400)
  line('longest standstill on the page, of all', Math.max(...still), 400)
  console.log(`       CPU of the API: ${cpuUs.toFixed(0)} µs a token`)
}

async function relayed(streams: readonly number[]): Promise<void> {
  const upstream = await start('bench/chat/upstream.ts', [String(TOKENS), String(PACE_MS)], {})
  const sent = new Map<string, Sent>()
  upstream.child.on('message', (message: unknown) => {
    if (isSent(message)) sent.set(message.question, message)
  })
  const api = await startApi(store.url, secret, {
    ASTROLOGER: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'fake',
    OPENAI_BASE_URL: upstream.said,
  })
  const chats = await openChats(api.url, await addMembers(store.db, secret, Math.max(...streams)))
  for (const count of streams) await measure(api, chats.slice(0, count), sent, 60)
  await api.stop()
  await upstream.stop()
}

const [only, streams] = process.argv.slice(2)
try {
  if (only === undefined || only === 'embedded') await embedded()
  if (only === undefined || only === 'charge') await charge()
  if (only === undefined || only === 'relayed')
    await relayed(streams ? streams.split(',').map(Number) : [100, 300, 500])
} finally {
  agent.destroy()
  await store.close()
}
