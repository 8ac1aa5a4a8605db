const outcomes: Record<string, string> = { credited: 'credited', to_refund: 'goes back', open: 'not settled' }

const methods: Record<string, string> = {
  upi: 'UPI',
  card: 'card',
  netbanking: 'netbanking',
  wallet: 'another wallet',
  emi: 'instalments',
  paylater: 'pay later',
}

const statuses: Record<string, string> = {
  created: 'begun',
  failed: 'failed',
  authorized: 'approved, not taken yet',
  captured: 'money taken',
  refunded: 'given back at the provider',
}

const reasons: Record<string, string> = {
  gone: 'the account is gone',
  currency: 'another currency',
  amount: 'another amount',
  refunded: 'a part had gone back before',
  second: 'it was paid for already',
  coupon: 'the discount was used already',
  ended: 'the subscription had ended',
}

const events: Record<string, string> = {
  'payment.authorized': 'payment approved',
  'payment.captured': 'money taken',
  'payment.failed': 'payment failed',
  'order.paid': 'order paid',
  'invoice.paid': 'bill of the subscription paid',
  'refund.created': 'refund begun',
  'refund.processed': 'refund done',
  'refund.failed': 'refund failed',
  'subscription.charged': 'a month was taken',
  'subscription.completed': 'last month of the mandate',
  'payment.dispute.created': 'the buyer disputes the payment',
  'payment.dispute.won': 'dispute decided for us',
  'payment.dispute.lost': 'dispute decided for the buyer',
  'payment.dispute.closed': 'dispute closed',
}

const refundStates: Record<string, string> = { processed: 'done', refused: 'will not be made' }

const faults: Record<string, string> = {
  refused: 'the provider refuses',
  not_found: 'the provider does not know the payment',
  failed: 'the bank did not take it',
}

const many = (one: string, more: string) => (count: string) => `${count} ${count === '1' ? one : more}`

const brings: Record<string, (count: string) => string> = {
  oracle_paid: many('Oracle question', 'Oracle questions'),
  astra_paid: many('Astra question', 'Astra questions'),
  sub_q: many('question of the subscription', 'questions of the subscription'),
}

export const deskMoney = {
  title: 'Payments',
  lede: 'By whatever you have of one.',
  what: 'Payment, order, invoice, refund, uid or number',
  whatHint: 'pay_…, order_…, the number of an invoice or credit note, a refund, a uid or a mobile number.',
  find: 'Find',
  none: 'No payment is known by this.',
  unpaid: 'An order that nobody has paid',
  outcomes,
  /** what comes as a word of the books or of the provider */
  wire: { methods, statuses, reasons, brings, events, refundStates, faults },
  inWallet: (sum: string) => `${sum} in the wallet`,
  returned: (sum: string) => `${sum} given back`,
  askedFor: (sum: string) => `${sum} asked of the provider`,
  debt: (what: string) => `${what} used before they could be taken`,
  person: (uid: number) => `uid ${uid}`,
  allThatHappened: 'All that happened',
  steps: 'What happened',
  ordered: (what: string, sum: string, order: string) => `Order of ${what} for ${sum} (${order})`,
  paid: (sum: string) => `Payment at the provider: ${sum}`,
  told: (event: string) => `The provider told us: ${event}`,
  settled: (outcome: string) => `In the books: ${outcome}`,
  invoice: (number: string, sum: string) => `Invoice ${number}, ${sum}`,
  creditNote: (number: string, sum: string) => `Credit note ${number}, ${sum}`,
  refundAsked: (sum: string, by: string, refund: string) => `Refund of ${sum}, ${by} (${refund})`,
  askedBy: {
    self: 'asked for by the person',
    ops: 'asked for by an operator',
    auto: 'by itself: it could not be credited',
    found: 'made at the provider',
  },
  taken: (what: string) => `taken for it: ${what}`,
  refundEnded: (sum: string, how: string, refund: string) => `Refund of ${sum}: ${how} (${refund})`,
  act: (act: number, command: string, operator: string, reason: string) =>
    `Act #${act} of ${operator}: ${command}, “${reason}”`,
  refund: 'Give back',
  refundUnused: 'Give back what is unused',
  refundAll: 'Give back all',
  refundSum: 'Give back so much',
  rupees: 'Rupees',
  rupeesWrong: 'At least 1, as 34.30.',
  refundMore: 'What it brought is taken back as far as it is there. The worker asks the provider.',
  sureUnused: (id: string) => `Give back what is unused of ${id}?`,
  sureAll: (id: string) => `Give back all that is left of ${id}?`,
  sureSum: (sum: string, id: string) => `Give back ${sum} of ${id}?`,
  settle: 'Ask the provider',
  sureSettle: (id: string) => `Ask the provider how ${id} stands, and act on it?`,
  provider: 'Beside the provider',
  providerMore:
    'Each night the day before is compared by itself. Here you ask about a payment that is not in the books, or fetch the list of a day.',
  settleWhat: 'Payment or order at the provider',
  day: 'Day',
  reconcile: 'Save the day as CSV',
  noFile: 'The file did not come. Please try again.',
}
export type DeskMoney = typeof deskMoney
