import { type Db, type RedeemResult, redeemOnce } from '@dhruva/db'
import { type Settling, settlePoints } from '#points/settle.ts'
import { idempotencyKey } from '../ledger/idempotency-key.ts'

export type Redeeming = Settling & {
  uid: number
  /** whole questions are made of them, the rest is left */
  points: number
  /** the same one again by the same person is the same press of the button */
  clientId: string
  perQuestion: number
}

/**
 * Turns points into Oracle questions, those earned a moment ago included; a new handle (`newDays`) waits.
 * @returns what came of it, see `RedeemResult`; refusals write nothing
 */
export const redeemPoints = async (db: Db, redeeming: Redeeming): Promise<RedeemResult> => {
  await settlePoints(db, redeeming.uid, redeeming)
  const { uid, clientId, points, perQuestion, newDays = 0, now } = redeeming
  const id = idempotencyKey('redeem', uid, clientId)
  return db.tx((tx) => redeemOnce(tx, { id, uid, points, perQuestion, newDays, now }))
}
