// What the tests of the chats begin from: a world whose astrologer follows a script, and people with a kundli.
import { randomUUID, type UUID } from 'node:crypto'
import type { Llm, Piece } from '@dhruva/adapters'
import type { Astrologer } from '@dhruva/common'
import { chats, type ReplyTail } from '@dhruva/contract'
import { type Db, readBalances } from '@dhruva/db'
import { auditBooks, between, post } from '@dhruva/domain'
import { graveMatterIn } from '@dhruva/intent'
import { promptFor, type Question } from '@dhruva/reading'
import { createWorld, type Member, type WorldParts } from '@dhruva/testkit'
import { giveMonth } from '@dhruva/testkit/month'
import { buildApp } from '#app.ts'
import { addBirth } from '#testing/add-birth.ts'

export type Script = (question: Question, signal: AbortSignal) => AsyncIterable<Piece>

export const REPLY = 'Jupiter looks on your tenth house. Work grows. '.repeat(4).trim()

/** Says a text at once. */
export const saying = (text: string): Script =>
  async function* () {
    yield { text, facts: [] }
  }

/** Says a text word by word, waiting for `pace` before each. */
export const wordByWord = (text: string, pace: (signal: AbortSignal) => Promise<unknown>): Script =>
  async function* (_, signal) {
    for (const word of text.match(/\s*\S+/g) ?? []) {
      await pace(signal)
      yield { text: word, facts: [] }
    }
  }

/** Says a text, then nothing until it is aborted. */
export const sayingThenSilent = (text: string): Script =>
  async function* (_, signal) {
    if (text !== '') yield { text, facts: [] }
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }

/** A world with an astrologer that follows `astrologer.script`, and remembers what it was asked. */
export const createChatWorld = async (env: Record<string, string> = {}) => {
  // as the start of the API does: the words of grave matters are spelled out now and not while a hundred wait
  graveMatterIn('')
  const asked: Question[] = []
  const astrologer = { script: saying(REPLY), asked }
  const llm: Llm = {
    name: 'embedded',
    answer: (question, signal, listener) => {
      astrologer.asked.push(question)
      listener?.onFacts?.(promptFor(question).facts)
      return astrologer.script(question, signal)
    },
  }
  const build = (parts: WorldParts) => buildApp({ ...parts, externals: { llm } })
  let given: WorldParts | undefined
  const world = await createWorld(
    (parts) => {
      given = parts
      return build(parts)
    },
    { env },
  )
  /** A second process of the same installation, with settings of its own if any; the caller closes it. */
  const secondApp = (its: Record<string, string> = {}) => {
    if (!given) throw new Error('a world without an application')
    return build({ ...given, env: { ...given.env, ...its } })
  }
  return { ...world, astrologer, secondApp }
}

export type OpenChat = { who: Member; bid: number; astrologer: Astrologer; asst_id: string }

/** A chat of this person about a new birth. */
export const openChat = async (who: Member, astrologer: OpenChat['astrologer'] = 'Oracle'): Promise<OpenChat> => {
  const bid = await addBirth(who)
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer })
  return { who, bid, astrologer, asst_id }
}

export type Asked = { text: string; tail: ReplyTail; clientId: UUID }

/** Asks in a chat and reads the reply to its end. */
export const ask = async (
  chat: OpenChat,
  message = 'Will I get a new job?',
  clientId: UUID = randomUUID(),
): Promise<Asked> => {
  const { who, ...rest } = chat
  let text = ''
  const onText = (all: string) => {
    text = all
  }
  const tail = await who.stream(chats.pushChat, { ...rest, message, client_id: clientId }, { onText })
  return { text, tail, clientId }
}

/** Gives (or, negative, takes) something as a purchase would; questions of a subscription with one, once. */
export const give = async (db: Db, { uid }: Member, unit: string, amount: number) => {
  if (unit === 'sub_q' && amount > 0) return giveMonth(db, uid, amount)
  const entries = between('sys:sales', uid, unit, amount)
  await db.tx((tx) => post(tx, { opKey: randomUUID(), kind: 'grant', uid, entries }))
}

/** Leaves a person with nothing but this. */
export const leaveOnly = async (db: Db, who: Member, left: Record<string, number>) => {
  const has = Object.entries(await readBalances(db, who.uid, new Date(0)))
  for (const [unit, balance] of has) if (unit.includes('_') && balance > 0) await give(db, who, unit, -balance)
  for (const [unit, amount] of Object.entries(left)) await give(db, who, unit, amount)
}

/** The invariants of the books that do not hold. */
export const faults = async (db: Db) => (await auditBooks(db)).filter((finding) => finding.violations > 0)
