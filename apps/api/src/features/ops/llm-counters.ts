import type { LlmCounts } from '@dhruva/adapters'
import type { Verified } from '@dhruva/fact-check'
import { Counter, Histogram, type Registry } from '@prometheus-io/client'

/** Counters of what checking the sentences of a language model found. */
const checkedCounters = (registry: Registry) => {
  const registers = [registry]
  const claims = new Counter({
    name: 'llm_claims_checked_total',
    help: 'Astrological statements of the language model that were checked against the chart',
    registers,
  })
  const sentences = new Counter({
    name: 'llm_sentences_withheld_total',
    help: 'False sentences of the language model that nobody saw',
    registers,
  })
  const replies = new Counter({
    name: 'llm_replies_composed_total',
    help: 'Replies of which nothing was left, so that the embedded astrologer answered',
    registers,
  })
  return ({ claims: checked, dropped, composed }: Verified) => {
    claims.inc(checked)
    sentences.inc(dropped)
    if (composed) replies.inc()
  }
}

/** What calls of the language model cost and how long they took to their first text. */
const costCounters = (registry: Registry) => {
  const registers = [registry]
  const total = new Counter({
    name: 'llm_cost_inr_total',
    help: 'Rupees that answers of the language model cost, with their thought and what was asked for anew',
    registers,
  })
  const each = new Histogram({
    name: 'llm_cost_inr',
    help: 'Rupees of one answer of the language model with all its calls',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 1, 1.5, 3],
    registers,
  })
  const first = new Histogram({
    name: 'llm_first_text_seconds',
    help: 'Seconds from asking the language model to its first text',
    buckets: [0.25, 0.5, 1, 2, 4, 8, 12, 25],
    registers,
  })
  return {
    countCost: (rupees: number) => {
      total.inc(rupees)
      each.observe(rupees)
    },
    countFirstText: (ms: number) => first.observe(ms / 1000),
  }
}

/** What a language model costs, how fast it is and what of its text is withheld. */
export const llmCounters = (registry: Registry): Omit<LlmCounts, 'countProviderFailure' | 'setBreaker'> => {
  const registers = [registry]
  const tokens = new Counter({
    name: 'llm_tokens_total',
    help: 'Tokens that replies of the language model cost, as its provider counts them',
    labelNames: ['kind'],
    registers,
  })
  const screenedOut = new Counter({
    name: 'llm_withheld_total',
    help: 'Sentences of the language model that may not be said and were left out, mended or ended the reply, by check',
    labelNames: ['check'],
    registers,
  })
  const fallbacks = new Counter({
    name: 'llm_fallback_total',
    help: 'Replies that the embedded astrologer wrote because the language model did not, by why',
    labelNames: ['reason'],
    registers,
  })
  const rewrites = new Counter({
    name: 'llm_rewrites_total',
    help: 'Sentences that the language model was asked for anew because they were not so, or because its reply began without the verdict, by whether one came that may be said',
    labelNames: ['mended'],
    registers,
  })
  return {
    countChecked: checkedCounters(registry),
    countTokens: ({ promptTokens, cachedTokens, replyTokens, thoughtTokens }) => {
      tokens.inc({ kind: 'prompt' }, promptTokens - cachedTokens)
      tokens.inc({ kind: 'cached' }, cachedTokens)
      tokens.inc({ kind: 'thought' }, thoughtTokens)
      tokens.inc({ kind: 'reply' }, replyTokens - thoughtTokens)
    },
    ...costCounters(registry),
    countScreened: (check) => screenedOut.inc({ check }),
    countRewrite: (mended) => rewrites.inc({ mended: String(mended) }),
    countFallback: (reason) => fallbacks.inc({ reason }),
  }
}
