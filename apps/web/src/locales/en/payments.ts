export const payments = {
  eyebrow: 'Your account',
  title: 'Payments & invoices',
  lede: 'What you paid and what it brought, an invoice for each payment, and what can be refunded.',
  loading: 'Loading your payments',
  failed: 'Your payments did not load.',
  none: 'No payments yet',
  noneText: 'What you buy is listed here, with its invoice.',
  toRecharges: 'See the recharges',
  older: 'Earlier payments',
  olderBusy: 'Loading earlier payments',
  oracle: (count: string) => `${count} questions to Oracle`,
  astra: (count: string) => `${count} questions to Astra`,
  wallet: (rupees: string) => `${rupees} in the wallet`,
  subscription: (count: string) => `A month of the subscription, ${count} questions`,
  unknown: 'A payment that was not for an order of yours',
  paidOn: (when: string) => `Paid on ${when}`,
  reference: 'Reference',
  returned: 'This payment came but could not be added. It goes back to where it came from, whole and by itself.',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  saving: 'Making the PDF',
  notSaved: 'The PDF could not be made. Please try again.',
  canHave: {
    questions: (rupees: string, count: string) => `${rupees} can come back for ${count} unused questions`,
    wallet: (rupees: string) => `${rupees} can come back for what is unused`,
  },
  canHaveUntil: (day: string) => `If you ask by ${day}.`,
  ask: (rupees: string) => `Get ${rupees} back`,
  sure: (rupees: string) => `Get ${rupees} back?`,
  sureText: {
    questions: (count: string, day: string) =>
      `${count} unused questions are taken from your balance now. The money comes back the way you paid, by ${day} at the latest.`,
    wallet: (rupees: string, day: string) =>
      `${rupees} are taken from your wallet now. The money comes back the way you paid, by ${day} at the latest.`,
  },
  keep: 'Keep it',
  asking: 'Asking for the refund',
  askFailed: 'The refund could not be requested. Please try again.',
  asked: (rupees: string, day: string) => `${rupees} are coming back, by ${day} at the latest.`,
  done: (rupees: string, day: string) => `${rupees} went back on ${day}. Your bank may take some days to show it.`,
  refused: (rupees: string) => `The bank did not take ${rupees}. What was taken from your balance has been given back.`,
  refusedReturned: (rupees: string) =>
    `The bank did not take ${rupees}. We are looking into it; you need not do anything.`,
  rule: 'How refunds work',
}

export type Payments = typeof payments
