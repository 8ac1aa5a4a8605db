import { dayInIndia } from '@dhruva/common'
import { type Llm, LlmFailure, type Usage } from './port.ts'

/** Rupees for a million tokens; thought is paid as what is written. */
export type Prices = { prompt: number; cached: number; reply: number }

const MILLION = 1_000_000

/** What a call cost, in rupees. */
export const costOf = ({ promptTokens, cachedTokens, replyTokens }: Usage, prices: Prices): number =>
  ((promptTokens - cachedTokens) * prices.prompt + cachedTokens * prices.cached + replyTokens * prices.reply) / MILLION

/** Adds up what a day of India costs in this process; a new day begins at nothing. */
export const createPurse = (ceiling: number | null, now: () => Date) => {
  let day = ''
  let spent = 0
  const turn = () => {
    const today = dayInIndia(now())
    if (today === day) return
    day = today
    spent = 0
  }
  return {
    spend: (rupees: number) => {
      turn()
      spent += rupees
    },
    isEmpty: () => {
      turn()
      return ceiling !== null && spent >= ceiling
    },
  }
}

type Purse = ReturnType<typeof createPurse>

/** Asks a model no more, for an answer or for a sentence of one, once its day has cost what it may. */
export const withinPurse = (llm: Llm, purse: Pick<Purse, 'isEmpty'>): Llm => {
  const pay = () => {
    if (purse.isEmpty()) throw new LlmFailure('limited', 'the day has cost what it may')
  }
  const { complete } = llm
  return {
    ...llm,
    async *answer(question, signal, listener) {
      pay()
      yield* llm.answer(question, signal, listener)
    },
    ...(complete && {
      async *complete(prompt, signal, listener) {
        pay()
        yield* complete(prompt, signal, listener)
      },
    }),
  }
}

/**
 * Adds up what all calls of an answer used.
 *
 * @param count told its rupees when it has ended, however it did; of one that asked no model never
 */
export const costed = (llm: Llm, prices: Prices, count: (rupees: number) => void = () => {}): Llm => ({
  ...llm,
  async *answer(question, signal, listener = {}) {
    let rupees: number | undefined
    const onUsage = (usage: Usage) => {
      rupees = (rupees ?? 0) + costOf(usage, prices)
      listener.onUsage?.(usage)
    }
    try {
      yield* llm.answer(question, signal, { ...listener, onUsage })
    } finally {
      if (rupees !== undefined) count(rupees)
    }
  },
})
