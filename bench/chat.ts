// pnpm bench chat [embedded|relayed]: how soon a reply begins and how evenly it flows, through the real API and beside its limits.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promptFor } from '@dhruva/reading'
import { createAgent, inEvents, inText, quantile, readTiming, type Timing } from './chat/read.ts'
import { addMembers, type Member, openStore, sampleQuestion, start, startApi, startChat } from './chat/service.ts'

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

const { system, messages } = promptFor(sampleQuestion(QUESTIONS[0] ?? ''))
const directBody = { model: 'fake', stream: true, messages: [{ role: 'system', content: system }, ...messages] }

type Chat = Member & { asstId: string; url: string }

const ask = ({ url, token, bid, asstId }: Chat, message: string): Promise<Timing> =>
  readTiming({
    url: `${url}/apis/chats/pushChat.php`,
    body: { bid, asst_id: asstId, astrologer: 'Oracle', message },
    token,
    agent,
    find: inText,
  })

/** The same prompt as through the API: the server has as much to read before it answers. */
const askDirectly = (url: string): Promise<Timing> =>
  readTiming({ url: `${url}/chat/completions`, body: directBody, agent, find: inEvents })

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
  line('slowest first text', Math.max(...first), 100)
  note('first text', first)
  await api.stop()
}

/** Runs `slots` readers of each kind at the same time, begun evenly over the time of one reply. */
async function sideBySide(chats: Chat[], directly: string, direct: number, rounds: number) {
  const replyMs = TOKENS * PACE_MS
  const slot = async <T>(count: number, index: number, act: () => Promise<T>): Promise<T[]> => {
    await sleep((replyMs * index) / count)
    const results: T[] = []
    for (let round = 0; round < rounds; round++) results.push(await act())
    return results
  }
  const ours = chats.map((chat, index) => slot(chats.length, index, () => ask(chat, QUESTIONS[0] ?? '')))
  const theirs = Array.from({ length: direct }, (_, index) => slot(direct, index, () => askDirectly(directly)))
  const [through, beside] = await Promise.all([Promise.all(ours), Promise.all(theirs)])
  // the first reply of each is for warming up
  return { through: through.flatMap((each) => each.slice(1)), beside: beside.flatMap((each) => each.slice(1)) }
}

function complain(timings: Timing[]): void {
  const failed = timings.find((timing) => timing.lagsMs.length < TOKENS)
  if (failed) throw new Error(`a reply was not complete: ${failed.text.slice(-200)}`)
}

async function relayed(): Promise<void> {
  const upstream = await start('bench/chat/upstream.ts', [String(TOKENS), String(PACE_MS)], {})
  const api = await startApi(store.url, secret, {
    ASTROLOGER: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_MODEL: 'fake',
    OPENAI_BASE_URL: upstream.said,
  })
  const chats = await openChats(api.url, await addMembers(store.db, secret, 300))

  console.log('language model, 100 replies at once of 50 tokens/s, beside 100 readers of the same server')
  const some = await sideBySide(chats.slice(0, 100), upstream.said, 100, 4)
  complain(some.through)
  const firsts = (timings: Timing[]) => timings.map((timing) => timing.firstMs)
  line('added to the first text, median', quantile(firsts(some.through), 0.5) - quantile(firsts(some.beside), 0.5), 2.5)
  note('first text through the API', firsts(some.through))
  note('first text directly', firsts(some.beside))

  console.log('language model, 300 replies at once, beside 30 readers of the same server')
  const cpuBefore = api.cpuMs()
  const many = await sideBySide(chats, upstream.said, 30, 3)
  const tokens = chats.length * 3 * TOKENS
  complain(many.through)
  console.log(`       CPU of the API: ${(((api.cpuMs() - cpuBefore) * 1000) / tokens).toFixed(0)} µs a token`)
  const added = many.through.map((timing) => timing.addedGapMs)
  line('largest gap that the relay adds between two chunks', Math.max(...added), 100)
  note('largest added gap of a reply', added)
  note(
    'largest gap of a reply read directly',
    many.beside.map((timing) => timing.addedGapMs),
  )
  note(
    'a token through the API',
    many.through.flatMap((timing) => timing.lagsMs),
  )
  note(
    'a token directly',
    many.beside.flatMap((timing) => timing.lagsMs),
  )
  await api.stop()
  await upstream.stop()
}

const [only] = process.argv.slice(2)
try {
  if (only !== 'relayed') await embedded()
  if (only !== 'embedded') await relayed()
} finally {
  agent.destroy()
  await store.close()
}
