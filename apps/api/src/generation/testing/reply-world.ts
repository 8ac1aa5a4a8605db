// What the tests of the replies begin from: processes whose astrologer follows a script, and people with questions left.
import { randomUUID } from 'node:crypto'
import type { Llm, Piece } from '@dhruva/adapters'
import { type Db, openDb } from '@dhruva/db'
import { auditBooks, between, holdQuestion, post } from '@dhruva/domain'
import { computeChart } from '@dhruva/jyotish'
import type { Fact, Question } from '@dhruva/reading'
import { testDatabase } from '@dhruva/testkit'
import { afterAll, afterEach, expect } from 'vitest'
import type { ReplyLimits } from '#config.ts'
import type { GenerationDeps } from '#generation/deps.ts'
import { createGenerations, type Generations } from '#generation/generations.ts'

export type Script = (signal: AbortSignal) => AsyncIterable<Piece>

export const piece = (text: string, ...facts: string[]): Piece => ({ text, facts })

export async function* say(...pieces: Piece[]) {
  for (const one of pieces) yield one
}

/** So many words, then nothing; a deaf one ignores its signal too. */
export const hanging = (words: number, deaf = false): Script =>
  async function* (signal) {
    for (let n = 0; n < words; n++) yield piece('a ')
    await new Promise((_, reject) => deaf || signal.addEventListener('abort', () => reject(signal.reason)))
  }

export const FACT: Fact = {
  id: 'moon.nakshatra',
  kind: 'nakshatra',
  parts: { says: 'nakshatra', graha: 'moon', nakshatra: 3 },
  whose: 'you',
  text: { en: 'The Moon is in Rohini.', hi: 'चन्द्रमा रोहिणी में है।' },
  opens: { kind: 'graha', id: 'moon' },
  strength: 2,
}

const at = new Date('2026-11-21T06:30:00Z')

export const QUESTION: Question = {
  chart: computeChart({ dob: '15/08/1990', tob: '10:30', lat: 26.91, lng: 75.79 }, at),
  at,
  person: { name: 'Asha', gender: 'Female', maritalStatus: 'Single', language: 'English' },
  astrologer: 'Oracle',
  message: 'Will it rain?',
  history: [],
}

const LIMITS: ReplyLimits = { firstTextMs: 2_000, gapMs: 2_000, totalMs: 10_000, maxReplies: 500 }
const silent = { warn: () => {}, error: () => {} }

export type Asker = { db: Db; uid: number; asstId: string }

const PRICES = { questionPaise: 600, minuteSeconds: 60 }

export const read = async (view: AsyncIterable<string>): Promise<string> => {
  let text = ''
  for await (const part of view) text += part
  return text
}

export const ask = (generations: Generations, who: Asker, isLikely = true) =>
  generations.start({
    uid: who.uid,
    question: QUESTION,
    isFree: false,
    isWithoutModel: false,
    isLikely,
    hold: (turn) =>
      holdQuestion(
        who.db,
        { ...turn, ...who, clientId: randomUUID(), astrologer: 'Oracle', question: QUESTION.message },
        PRICES,
      ),
  })

export const begin = async (generations: Generations, who: Asker) => {
  const started = await ask(generations, who)
  if (started.result !== 'held') throw new Error(started.result)
  return started.generation
}

/** A database of the test file's own, whose books must be right after every test. */
export const createReplyWorld = async () => {
  const url = await testDatabase()
  const db = openDb({ url, poolSize: 12 })
  const open: Generations[] = []
  let numbers = 7_000_000_000
  afterEach(async () => {
    for (const generations of open.splice(0)) await generations.close(0)
    expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
  })
  afterAll(() => db.close())

  return {
    db,
    url,
    /** a process with an astrologer that follows a script */
    processOf: (script: Script, limits: Partial<ReplyLimits> = {}, its: Partial<GenerationDeps> = {}): Generations => {
      const llm: Llm = {
        name: 'embedded',
        answer: (_, signal, listener) => {
          listener?.onFacts?.([FACT])
          return script(signal)
        },
      }
      const all = { ...LIMITS, ...limits }
      const now = () => new Date()
      const generations = createGenerations({
        db,
        databaseUrl: url,
        store: null,
        llm,
        plain: llm,
        now,
        log: silent,
        limits: all,
        prices: PRICES,
        ...its,
      })
      open.push(generations)
      return generations
    },
    member: async (questions = 1): Promise<Asker> => {
      const { uid } = await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })
      const { asstId } = await db.prisma.chat.create({
        data: { asstId: randomUUID(), uid, bid: 1, astrologer: 'Oracle', person: {}, userName: 'Asha' },
      })
      const entries = between('sys:sales', uid, 'oracle_paid', questions)
      if (questions > 0) await db.tx((tx) => post(tx, { opKey: randomUUID(), kind: 'grant', uid, entries }))
      return { db, uid, asstId }
    },
    leftOf: async ({ uid }: Asker): Promise<number> =>
      Number((await db.prisma.wallet.findUniqueOrThrow({ where: { uid_unit: { uid, unit: 'oracle_paid' } } })).balance),
    replyOf: ({ asstId }: Asker) => db.prisma.message.findFirst({ where: { asstId, role: 'astrologer' } }),
  }
}
