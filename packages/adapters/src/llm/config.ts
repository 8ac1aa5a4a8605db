import * as z from 'zod/mini'

const pace = z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))), 12)

const count = (least: number, most: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)))

const rupees = z._default(z.optional(z.coerce.number().check(z.minimum(0))), 0)

/** The environment of the astrologers. */
export const LlmEnv = z.discriminatedUnion('ASTROLOGER', [
  z.object({
    ASTROLOGER: z._default(z.optional(z.literal('embedded')), 'embedded'),
    /** pause after each word, so that one can read along */
    EMBEDDED_PACE_MS: pace,
  }),
  z.object({
    ASTROLOGER: z.literal('openai'),
    OPENAI_API_KEY: z.string().check(z.minLength(1)),
    OPENAI_MODEL: z.string().check(z.minLength(1)),
    /** another server that speaks the same protocol, up to and including `/v1` */
    OPENAI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
    /** tokens of a reply and of the thought before it; by the model's name when absent */
    OPENAI_MAX_TOKENS: count(64, 32_000),
    OPENAI_REASONING_EFFORT: z.optional(z.enum(['minimal', 'low', 'medium', 'high'])),
    /** longest wait for the first word before the embedded astrologer answers; by the model's name when absent */
    OPENAI_FIRST_TEXT_MS: count(1, 120_000),
    EMBEDDED_PACE_MS: pace,
    /** rupees for a million tokens: of the prompt, of it what the provider has kept, of the reply */
    LLM_INR_PROMPT: rupees,
    LLM_INR_CACHED: rupees,
    LLM_INR_REPLY: rupees,
    /** rupees that a process may spend on a day of India; then the embedded astrologer answers */
    LLM_DAILY_INR: z.optional(z.coerce.number().check(z.minimum(0))),
  }),
])
