import type { Db } from '@dhruva/db'
import { codeMessage, debitMessage, inviteMessage, type Sms } from './port.ts'

/** Text messages of development and tests: rows of `sms_outbox`, shown at `/dev/outbox`. */
export const createOutboxSms = ({ prisma }: Pick<Db, 'prisma'>, now: () => Date): Sms => {
  const send = async (to: string, body: string) => {
    await prisma.smsOutbox.create({ data: { to, body, sentAt: now() } })
  }
  return {
    sendCode: (to, code, purpose, language) => send(to, codeMessage(code, purpose, language)),
    sendInvite: (to, address, language) => send(to, inviteMessage(address, language)),
    sendDebitNotice: (to, debit) => send(to, debitMessage(debit)),
  }
}
