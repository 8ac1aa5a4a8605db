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

/** Asks a model no more once its day has cost what it may. */
export const withinPurse = (llm: Llm, purse: Pick<ReturnType<typeof createPurse>, 'isEmpty'>): Llm => ({
  ...llm,
  async *answer(question, signal, listener) {
    if (purse.isEmpty()) throw new LlmFailure('limited', 'the day has cost what it may')
    yield* llm.answer(question, signal, listener)
  },
})
