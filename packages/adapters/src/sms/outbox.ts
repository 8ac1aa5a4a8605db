import type { Db } from '@dhruva/db'
import { codeMessage, type Sms } from './port.ts'

/** Text messages of development and tests: rows of `sms_outbox`, shown at `/dev/outbox`. */
export const createOutboxSms = ({ prisma }: Pick<Db, 'prisma'>, now: () => Date): Sms => ({
  sendCode: async (to, code, purpose, language) => {
    await prisma.smsOutbox.create({ data: { to, body: codeMessage(code, purpose, language), sentAt: now() } })
  },
})
