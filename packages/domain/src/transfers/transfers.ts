import {
  type Db,
  findUnclaimed,
  forgetNumbers,
  giveQuestions,
  handWaiting,
  returnUnclaimed,
  type TransferRow,
  type Tx,
} from '@dhruva/db'
import { pressId } from '#ledger/press-id.ts'

/** A number without an account is waited for this long. */
const TRANSFER_WAIT_DAYS = 30
/** What one person may give away. */
export const TRANSFER_LIMITS = { questionsADay: 20, transfersAnHour: 10 }

const DAY_MS = 86_400_000

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
}

/**
 * Gives paid, redeemed or received Oracle questions to a mobile number. A number with an account has them at once, one without
 * at its first login within 30 days; after that they come back. One transaction.
 * @returns what came of it, see `TransferRow`; refusals write nothing
 */
export const transferQuestions = (db: Db, { clientId, limited, ...giving }: Giving): Promise<TransferRow> =>
  db.tx((tx) =>
    giveQuestions(tx, {
      ...giving,
      id: pressId('transfer', giving.uid, clientId),
      until: new Date(giving.now.getTime() + TRANSFER_WAIT_DAYS * DAY_MS),
      dayMax: limited ? TRANSFER_LIMITS.questionsADay : null,
      hourMax: limited ? TRANSFER_LIMITS.transfersAnHour : null,
    }),
  )

/** Hands what waits for a number to the account just made for it, in that transaction. @returns how many questions */
export const deliverTransfers = (tx: Tx, mobile: string, uid: number, now: Date): Promise<number> =>
  handWaiting(tx, mobile, uid, now)

/**
 * Gives back what nobody came for in time, each transfer in a transaction of its own; what a deleted sender gave lapses.
 * Harmless beside itself and beside logins. A transfer that fails holds up no other.
 * @returns how many transfers came back
 * @throws what went wrong with some, after all others came back
 */
export const returnTransfers = async (db: Db, now: Date, signal?: AbortSignal): Promise<number> => {
  const faults = new Map<string, unknown>()
  let returned = 0
  for (;;) {
    const unclaimed = (await findUnclaimed(db, now)).filter(({ id }) => !faults.has(id))
    for (const { id } of unclaimed) {
      if (signal?.aborted) return returned
      try {
        if (await db.tx((tx) => returnUnclaimed(tx, id, now))) returned += 1
      } catch (error) {
        faults.set(id, error)
      }
    }
    if (unclaimed.length === 0) break
  }
  if (faults.size > 0) throw new AggregateError(faults.values(), `${faults.size} transfers could not be given back`)
  return returned
}

/**
 * Takes the numbers out of the transfers of a person whose account is being deleted: theirs from the lists of others, those of
 * others from theirs. What they gave to a number that has not come yet still waits for it.
 */
export const leaveTransfers = async (tx: Tx, uid: number): Promise<void> => {
  await forgetNumbers(tx, uid)
}
