import * as z from 'zod/mini'

const pace = z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))), 12)

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
  }),
])
