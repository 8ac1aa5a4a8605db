import { dayInIndia } from '@dhruva/common'
import { payments } from '@dhruva/contract'
import { listOwnPayments, type OwnPayment } from '@dhruva/db'
import { PAISE_PER_RUPEE } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

const PAGE = 20

const BOUGHT = {
  oracle_paid: 'oracle',
  astra_paid: 'astra',
  money_paise: 'wallet',
  sub_q: 'subscription',
} as const
const isBought = (unit: string | null): unit is keyof typeof BOUGHT => unit !== null && unit in BOUGHT

const inRupees = (paise: number) => paise / PAISE_PER_RUPEE

/** Questions, or rupees of the wallet. */
const countOf = (unit: string | null, quantity: number) => (unit === 'money_paise' ? inRupees(quantity) : quantity)

const refundOf = (refund: OwnPayment['refunds'][number]) => ({
  amount: inRupees(refund.amount),
  state: refund.state,
  by_me: refund.kind === 'self',
  asked_at: new Date(refund.askedAt).toISOString(),
  by: refund.promisedOn,
  done_at: refund.doneAt && new Date(refund.doneAt).toISOString(),
  credit_note: refund.creditNote,
})

const itemOf = (today: string) => (payment: OwnPayment) => {
  const { id, at, amount, outcome, unit, quantity, invoice, units, paise, until, promised, refunds } = payment
  return {
    id,
    at: at.toISOString(),
    amount: inRupees(amount),
    state: outcome === 'credited' ? ('credited' as const) : ('returned' as const),
    brings: isBought(unit) ? { for: BOUGHT[unit], count: countOf(unit, quantity ?? 0) } : null,
    invoice,
    refundable:
      paise > 0 && today <= until
        ? { amount: inRupees(paise), count: countOf(unit, units), until, by: promised }
        : null,
    refunds: refunds.map(refundOf),
  }
}

export const getPayments = implement(payments.getPayments, async ({ ctx, user, input }) => {
  const now = ctx.now()
  const rows = await listOwnPayments(ctx.db, { uid: user.uid, start: input.start, limit: PAGE, now })
  return { status: 'success' as const, payments: rows.map(itemOf(dayInIndia(now))) }
})
