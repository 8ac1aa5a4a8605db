import type * as z from 'zod/mini'
import type { LlmEnv } from './config.ts'
import { createEmbeddedLlm } from './embedded.ts'
import { guarded } from './guarded.ts'
import { createOpenAiLlm } from './openai.ts'
import type { Llm, Usage } from './port.ts'

/** The astrologer that the environment chose. */
export const createLlm = (env: z.output<typeof LlmEnv>, now: () => Date, onUsage?: (usage: Usage) => void): Llm => {
  if (env.ASTROLOGER === 'embedded') return createEmbeddedLlm(env.EMBEDDED_PACE_MS)
  const llm = createOpenAiLlm({
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    baseUrl: env.OPENAI_BASE_URL,
    ...(onUsage ? { onUsage } : {}),
  })
  return guarded(llm, now)
}
