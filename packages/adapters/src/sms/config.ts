import * as z from 'zod/mini'

const accountSid = z.string().check(z.regex(/^AC[0-9a-fA-F]{32}$/))
/** a number, a messaging service, or the name of a sender: at most eleven letters and digits */
const sender = z.string().check(z.regex(/^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32}|[A-Za-z0-9 ]{1,11})$/))

/** The environment of text messages. */
export const SmsEnv = z.discriminatedUnion('SMS_PROVIDER', [
  z.object({ SMS_PROVIDER: z._default(z.optional(z.literal('outbox')), 'outbox') }),
  z.object({
    SMS_PROVIDER: z.literal('twilio'),
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: z.string().check(z.minLength(1)),
    TWILIO_FROM: sender,
    TWILIO_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  }),
])
