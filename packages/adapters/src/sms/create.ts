import type { Db } from '@dhruva/db'
import type * as z from 'zod/mini'
import type { SmsEnv } from './config.ts'
import { createOutboxSms } from './outbox.ts'
import type { Sms } from './port.ts'
import { createTwilioSms } from './twilio.ts'

/** The sender of text messages that the environment chose. */
export const createSms = (env: z.output<typeof SmsEnv>, db: Pick<Db, 'prisma'>, now: () => Date): Sms => {
  if (env.SMS_PROVIDER === 'outbox') return createOutboxSms(db, now)
  return createTwilioSms({
    accountSid: env.TWILIO_ACCOUNT_SID,
    authToken: env.TWILIO_AUTH_TOKEN,
    from: env.TWILIO_FROM,
    baseUrl: env.TWILIO_BASE_URL,
  })
}
