import { createPayments } from '@dhruva/adapters'
import type { Ctx } from '#context.ts'

/** A provider nobody reaches, for jobs that have nothing to do with money. */
export const noPayments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: 'http://127.0.0.1:1' })

/** Whoever sends a text message here is none of the tests of money. */
export const noMessages: Pick<Ctx, 'sms' | 'push' | 'publicUrl'> = {
  sms: {
    sendCode: () => Promise.reject(new Error('no code is sent here')),
    sendInvite: () => Promise.reject(new Error('no invitation is sent here')),
    sendDebitNotice: () => Promise.reject(new Error('no notice is sent here')),
  },
  push: null,
  publicUrl: 'http://localhost:3000',
}
