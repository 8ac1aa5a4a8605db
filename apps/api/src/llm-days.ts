import type { LlmCounts } from '@dhruva/adapters'
import { dayInIndia } from '@dhruva/common'
import { addLlmDays, type Queryable } from '@dhruva/db'
import type { FastifyBaseLogger } from 'fastify'

const EVERY_MS = 30_000

type Parts = { db: Queryable; now: () => Date; model: string; log: Pick<FastifyBaseLogger, 'warn'> }

/**
 * What a language model does, added up by the day: `/metrics` forgets with its process, and an operator asks what last week cost. Written every
 * half minute, so that an answer waits for none of it; a process that is killed takes at most that with it.
 */
export const createLlmDays = ({ db, now, model, log }: Parts) => {
  let sums = new Map<string, { day: string; figure: string; amount: number }>()
  const add = (figure: string, amount = 1) => {
    if (amount === 0) return
    const day = dayInIndia(now())
    const key = `${day} ${figure}`
    sums.set(key, { day, figure, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  const flush = async () => {
    if (sums.size === 0) return
    const taken = sums
    sums = new Map()
    try {
      await addLlmDays(db, model, [...taken.values()])
    } catch (error) {
      log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'figures of the language model wait')
      for (const [key, one] of taken) sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) })
    }
  }
  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  const counts: LlmCounts = {
    countTokens: ({ promptTokens, cachedTokens, replyTokens, thoughtTokens }) => {
      add('tokens_prompt', promptTokens - cachedTokens)
      add('tokens_cached', cachedTokens)
      add('tokens_thought', thoughtTokens)
      add('tokens_reply', replyTokens - thoughtTokens)
    },
    countCost: (rupees) => {
      add('answers')
      add('rupees', rupees)
    },
    countFirstText: (ms) => {
      add('first_texts')
      add('first_text_ms', ms)
    },
    countChecked: ({ claims, dropped, composed }) => {
      add('claims', claims)
      add('withheld', dropped)
      if (composed) add('composed')
    },
    countProviderFailure: (_, kind) => add(`failure:${kind}`),
    countScreened: (check) => add(`screened:${check}`),
    countRewrite: (mended) => add(mended ? 'rewritten' : 'not_rewritten'),
    countFallback: (reason) => add(`fallback:${reason}`),
    setBreaker: () => {},
  }
  return {
    counts,
    flush,
    close: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}

const both =
  <A extends unknown[]>(one: (...told: A) => void, other: (...told: A) => void) =>
  (...told: A) => {
    one(...told)
    other(...told)
  }

/** Tells both of everything. */
export const toBoth = (one: LlmCounts, other: LlmCounts): LlmCounts => ({
  countTokens: both(one.countTokens, other.countTokens),
  countCost: both(one.countCost, other.countCost),
  countFirstText: both(one.countFirstText, other.countFirstText),
  countChecked: both(one.countChecked, other.countChecked),
  countProviderFailure: both(one.countProviderFailure, other.countProviderFailure),
  countScreened: both(one.countScreened, other.countScreened),
  countRewrite: both(one.countRewrite, other.countRewrite),
  countFallback: both(one.countFallback, other.countFallback),
  setBreaker: both(one.setBreaker, other.setBreaker),
})
