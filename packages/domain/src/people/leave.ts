import type { KeptInvoice } from '@dhruva/contract'
import {
  endSubscription,
  erasePerson,
  keepBan,
  keepFreeUse,
  leaveTransfers,
  listInvoicesLeft,
  type Queryable,
  restHandle,
  type Tx,
} from '@dhruva/db'
import { expireBooks } from '#ledger/turns.ts'
import { PAISE_PER_RUPEE } from '#ledger/units.ts'

/** What is remembered of a number that leaves: marks it cannot be read from. */
export type LeavingMarks = {
  ban: Uint8Array
  freeUse: Uint8Array
  handle: (handle: string) => Uint8Array
}

/**
 * Deletes an account, whose row the caller has locked: all of it in the caller's transaction, so that it is whole or gone whenever
 * a process dies. What others have to do afterwards is in the outbox.
 */
export const leaveService = async (
  tx: Tx,
  { uid, mobile, marks, now }: { uid: number; mobile: string; marks: LeavingMarks; now: Date },
): Promise<void> => {
  await leaveTransfers(tx, uid)
  await endSubscription(tx, uid, 'deleted', now)
  await keepBan(tx, uid, marks.ban)
  await keepFreeUse(tx, uid, marks.freeUse, now)
  await restHandle(tx, uid, marks.handle, now)
  await erasePerson(tx, uid, mobile, now)
  await expireBooks(tx, uid, now)
}

/** The annual return of a financial year is due on 31 December after it, and its invoices are kept for 72 months from then (CGST Act, section 36). */
const keptUntil = (year: number) => `${year + 1 + 6}-12-31`

/** The invoices that stay when somebody leaves, oldest first: without a name, under the number of the account. */
export const invoicesLeft = async (db: Queryable, uid: number): Promise<KeptInvoice[]> =>
  (await listInvoicesLeft(db, uid)).map(({ number, kind, year, issuedAt, totalPaise }) => ({
    number,
    kind,
    issued_at: issuedAt.toISOString(),
    total: totalPaise / PAISE_PER_RUPEE,
    kept_until: keptUntil(year),
  }))
