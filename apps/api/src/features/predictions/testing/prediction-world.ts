import { createLlm, type Llm, type Piece } from '@dhruva/adapters'
import { type ArgsOf, type PredictionTail, predictions } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member, type WorldParts } from '@dhruva/testkit'
import { afterEach, expect } from 'vitest'
import { buildApp } from '#app.ts'
import { addBirth } from '#testing/add-birth.ts'

type Script = (signal: AbortSignal) => AsyncIterable<Piece>

export const TEXT = 'Jupiter helps your work this week and the next. '.repeat(4).trim()
export const say = (text: string): Script =>
  async function* () {
    yield { text, facts: ['event.none'] }
  }

type Asked = ArgsOf<typeof predictions.getPrediction>

/** Presses Generate: what is shown, and the tail. */
export const generate = async (who: Member, bid: number, more: Partial<Asked> = {}) => {
  let text = ''
  const asked: Asked = { bid, type: 'weekly', language: 'English', ...more }
  const tail: PredictionTail = await who.stream(predictions.getPrediction, asked, { onText: (all) => (text = all) })
  return { text, tail }
}

export const counters = (daily: number, weekly: number, monthly: number, yearly: number) => ({
  daily_predictions: daily,
  weekly_predictions: weekly,
  monthly_predictions: monthly,
  yearly_predictions: yearly,
})

/** An API whose astrologer writes what a test tells it to, else as ever. The books are whole after each test. */
export const createPredictionWorld = async () => {
  const astrologer: { script: Script | null } = { script: null }
  const embedded = createLlm({ ASTROLOGER: 'embedded', EMBEDDED_PACE_MS: 0 }, () => new Date())
  const llm: Llm = {
    name: 'embedded',
    answer: (question, signal, listener) =>
      astrologer.script ? astrologer.script(signal) : embedded.answer(question, signal, listener),
  }
  const world = await createWorld((parts: WorldParts) => buildApp({ ...parts, externals: { llm } }))
  afterEach(async () => {
    astrologer.script = null
    expect((await auditBooks(world.db)).filter((finding) => finding.violations > 0)).toEqual([])
  })
  const person = async (name: string) => {
    const who = await world.member(name)
    return { who, bid: await addBirth(who) }
  }
  return { world, astrologer, person }
}
