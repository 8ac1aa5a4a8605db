import { type LedgerOperation, ledgerPost, type PostResult, type Tx } from '@dhruva/db'
import type { LedgerKind } from '#ledger/kinds.ts'

/** The service's own side of an operation. These accounts have lines but no balance row: one would be a bottleneck. */
export type SystemAccount =
  | 'sys:grant'
  | 'sys:held'
  | 'sys:consumed'
  | 'sys:sales'
  | 'sys:expired'
  | 'sys:earned'
  | 'sys:redeemed'
  | 'sys:escrow'
  | 'sys:ops'
  | 'sys:refunded'

export type Entry = { account: 'user' | SystemAccount; uid: number; unit: string; delta: number }

/** One thing that happens in the books, once: `opKey` is its idempotency key. Lines of one unit sum to zero. */
export type Operation = Omit<LedgerOperation, 'entries' | 'kind'> & { kind: LedgerKind; entries: readonly Entry[] }

/**
 * Writes one operation: its lines, and the balances of the people in them, which never go below zero.
 * @returns `already` when the key was used before, `insufficient` when a balance does not suffice; then nothing is written
 */
export const post = (tx: Tx, operation: Operation): Promise<PostResult> => ledgerPost(tx, operation)

/** The two lines that bring something from an account of the service to a person; a negative number takes it back. */
export const between = (account: SystemAccount, uid: number, unit: string, amount: number): Entry[] => [
  { account: 'user', uid, unit, delta: amount },
  { account, uid, unit, delta: -amount },
]
