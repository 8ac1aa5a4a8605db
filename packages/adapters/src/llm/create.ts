import type * as z from 'zod/mini'
import { checked } from './checked.ts'
import type { LlmEnv } from './config.ts'
import { createEmbeddedLlm } from './embedded.ts'
import { guarded } from './guarded.ts'
import { createOpenAiLlm } from './openai.ts'
import type { Llm, LlmCounts } from './port.ts'

/** The astrologer that the environment chose. A language model is guarded, and checked sentence by sentence. */
export const createLlm = (env: z.output<typeof LlmEnv>, now: () => Date, counts?: LlmCounts): Llm => {
  if (env.ASTROLOGER === 'embedded') return createEmbeddedLlm(env.EMBEDDED_PACE_MS)
  const llm = createOpenAiLlm({
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    baseUrl: env.OPENAI_BASE_URL,
    ...(counts ? { onUsage: counts.countTokens } : {}),
  })
  return checked(guarded(llm, now, counts), counts?.countChecked)
}
