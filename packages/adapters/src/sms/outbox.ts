import { type Queryable, storeSms } from '@dhruva/db'
import { codeMessage, type Sms } from './port.ts'

/** Text messages of development and tests: rows of `sms_outbox`, shown at `/dev/outbox`. */
export const createOutboxSms = (db: Queryable, now: () => Date): Sms => ({
  sendCode: async (to, code, purpose, language) => {
    await storeSms(db, to, codeMessage(code, purpose, language), now())
  },
})
