import type * as z from 'zod/mini'
import { capabilitiesOf } from './capabilities.ts'
import { checked } from './checked.ts'
import { clocked } from './clocks.ts'
import type { LlmEnv } from './config.ts'
import { costed, costOf, createPurse, withinPurse } from './cost.ts'
import { createEmbeddedLlm } from './embedded.ts'
import { withFallback } from './fallback.ts'
import { guarded } from './guarded.ts'
import { createOpenAiLlm } from './openai.ts'
import type { Llm, LlmCounts } from './port.ts'

/** Whoever thinks first may take longer to the first word. */
const FIRST_TEXT_MS = { plain: 12_000, reasoning: 25_000 }
const GAP_MS = 15_000

/**
 * The astrologer that the environment chose. A language model is guarded, and checked sentence by sentence; while it does not
 * answer, the embedded one does.
 */
export const createLlm = (env: z.output<typeof LlmEnv>, now: () => Date, counts?: LlmCounts): Llm => {
  if (env.ASTROLOGER === 'embedded') return createEmbeddedLlm(env.EMBEDDED_PACE_MS)
  const prices = { prompt: env.LLM_INR_PROMPT, cached: env.LLM_INR_CACHED, reply: env.LLM_INR_REPLY }
  const purse = createPurse(env.LLM_DAILY_INR ?? null, now)
  const llm = createOpenAiLlm({
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    baseUrl: env.OPENAI_BASE_URL,
    wishes: { maxTokens: env.OPENAI_MAX_TOKENS, effort: env.OPENAI_REASONING_EFFORT },
    onUsage: (usage) => {
      purse.spend(costOf(usage, prices))
      counts?.countTokens(usage)
    },
  })
  const { reasons } = capabilitiesOf(env.OPENAI_MODEL)
  const firstTextMs = env.OPENAI_FIRST_TEXT_MS ?? (reasons ? FIRST_TEXT_MS.reasoning : FIRST_TEXT_MS.plain)
  const timed = clocked(llm, { firstTextMs, gapMs: GAP_MS }, counts?.countFirstText)
  const model = costed(checked(withinPurse(guarded(timed, now, counts), purse), counts), prices, counts?.countCost)
  return withFallback(model, createEmbeddedLlm(env.EMBEDDED_PACE_MS), counts?.countFallback)
}
