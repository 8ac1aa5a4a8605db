import { DAY_MS } from '@dhruva/common'
import { type Db, findUnclaimed, giveQuestions, returnUnclaimed, type TransferRow } from '@dhruva/db'
import { processBacklog } from '#process-backlog.ts'
import { idempotencyKey } from '../ledger/idempotency-key.ts'

/** A number without an account is waited for this long. */
const TRANSFER_WAIT_DAYS = 30
/** What one person may give away, and what one number receives from all of them together. */
export const TRANSFER_LIMITS = { questionsADay: 20, transfersAnHour: 10, received: { day: 20, month: 60 } }

export type Giving = {
  uid: number
  /** `+91…` */
  mobile: string
  questions: number
  /** the same one again by the same person is the same press of the button */
  clientId: string
  now: Date
  /** whether TRANSFER_LIMITS hold */
  limited: boolean
  /** what was redeemed in so many days stays with the sender */
  heldDays?: number
}

/** Until when a number without an account can fetch what it was given at a moment. */
export const waitsUntil = (at: Date): Date => new Date(at.getTime() + TRANSFER_WAIT_DAYS * DAY_MS)

/** What was redeemed after this moment cannot be given away yet; null when that needs no waiting. */
export const heldFrom = (now: Date, days: number): Date | null =>
  days > 0 ? new Date(now.getTime() - days * DAY_MS) : null

/**
 * Gives paid, redeemed or received Oracle questions to a mobile number. A number with an account has them at once, one without
 * at its first login within 30 days; after that they come back. One transaction.
 * @returns what came of it, see `TransferRow`; refusals write nothing
 */
export const transferQuestions = (
  db: Db,
  { clientId, limited, heldDays = 0, ...giving }: Giving,
): Promise<TransferRow> =>
  db.tx((tx) =>
    giveQuestions(tx, {
      ...giving,
      id: idempotencyKey('transfer', giving.uid, clientId),
      until: waitsUntil(giving.now),
      dayMax: limited ? TRANSFER_LIMITS.questionsADay : null,
      hourMax: limited ? TRANSFER_LIMITS.transfersAnHour : null,
      receivedMax: limited ? TRANSFER_LIMITS.received : null,
      heldFrom: heldFrom(giving.now, heldDays),
    }),
  )

/**
 * Gives back what nobody came for in time, each transfer in a transaction of its own; what a deleted sender gave lapses.
 * Harmless beside itself and beside logins. A transfer that fails holds up no other.
 * @returns how many transfers came back
 * @throws what went wrong with some, after all others came back
 */
export const returnTransfers = (db: Db, now: Date, signal?: AbortSignal): Promise<number> => {
  const tried = new Set<string>()
  return processBacklog({
    // what came back is among them no more, what failed still is
    find: async () => (await findUnclaimed(db, now)).map(({ id }) => id).filter((id) => !tried.has(id)),
    act: async (id) => {
      tried.add(id)
      return (await db.tx((tx) => returnUnclaimed(tx, id, now))) ? 1 : 0
    },
    fault: (failed) => `${failed} transfers could not be given back`,
    signal,
  })
}
