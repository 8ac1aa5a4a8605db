/**
 * What an operation of the books can be. Each has words in the statement (statement/words.ts of the API): one
 * without does not compile there, and I4 counts operations of any other kind. `settle` moves a held question on and touches nobody.
 */
export const LEDGER_KINDS = [
  'grant',
  'hold',
  'settle',
  'refund',
  'pay',
  'refund_payment',
  'unrefund_payment',
  'lapse',
  'expire',
  'points',
  'redeem',
  'transfer',
  'deliver',
  'return',
  'ops',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]
