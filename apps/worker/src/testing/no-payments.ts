import { createPayments } from '@dhruva/adapters'

/** A provider nobody reaches, for jobs that have nothing to do with money. */
export const noPayments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: 'http://127.0.0.1:1' })
