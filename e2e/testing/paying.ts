// People who have paid, without a browser, for tests that are not about paying.
import { payments, recharges } from '@dhruva/contract'
import type { Person, Product } from '../product.ts'

type Till = Pick<Product, 'sandbox'>

/** Orders a pack, pays for it and tells of it. @returns the id of the payment */
export const buy = async ({ sandbox }: Till, { client }: Person, pack: string): Promise<string> => {
  const { order_id } = await client.call(recharges.createOrder, { pack })
  const result = recharges.recordPayment.input.parse(await sandbox.control('pay', { order_id }))
  await client.call(recharges.recordPayment, result)
  return result.razorpay_payment_id
}

/** Buys ten questions, uses three and asks for the rest back. */
export const buyAndReturn = async (product: Pick<Product, 'sandbox' | 'give'>, person: Person) => {
  const payment = await buy(product, person, 'oracle-10')
  await product.give(person, 'oracle_paid', -3)
  await person.client.call(payments.refundPayment, { payment, amount: 34.3 })
}
