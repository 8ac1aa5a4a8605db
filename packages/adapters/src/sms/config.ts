import * as z from 'zod/mini'

const twilioId = z.string().check(z.minLength(1))

/** The environment of text messages. */
export const SmsEnv = z.discriminatedUnion('SMS_PROVIDER', [
  z.object({ SMS_PROVIDER: z._default(z.optional(z.literal('outbox')), 'outbox') }),
  z.object({
    SMS_PROVIDER: z.literal('twilio'),
    TWILIO_ACCOUNT_SID: twilioId,
    TWILIO_AUTH_TOKEN: twilioId,
    TWILIO_FROM: twilioId,
    TWILIO_BASE_URL: z.optional(z.url()),
  }),
])
