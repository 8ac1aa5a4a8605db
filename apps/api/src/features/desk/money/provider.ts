import { PaymentsFailed } from '@dhruva/adapters'
import { fail } from '#http/fail.ts'

/** @throws Refusal when the provider of payments gives no answer */
export const orUnavailable = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PaymentsFailed) throw fail('payments_unavailable')
    throw error
  }
}
