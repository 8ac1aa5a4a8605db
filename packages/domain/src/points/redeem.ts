import { type Db, type RedeemResult, redeemOnce } from '@dhruva/db'
import { pressId } from '#ledger/press-id.ts'
import { settlePoints } from '#points/settle.ts'

export type Redeeming = {
  uid: number
  /** whole questions are made of them, the rest is left */
  points: number
  /** the same one again by the same person is the same press of the button */
  clientId: string
  perQuestion: number
  cap: number
  now: Date
}

/**
 * Turns points into Oracle questions, those earned a moment ago included.
 * @returns what came of it, see `RedeemResult`; refusals write nothing
 */
export const redeemPoints = async (db: Db, { clientId, cap, ...redeeming }: Redeeming): Promise<RedeemResult> => {
  await settlePoints(db, redeeming.uid, { cap, now: redeeming.now })
  const id = pressId('redeem', redeeming.uid, clientId)
  return db.tx((tx) => redeemOnce(tx, { ...redeeming, id }))
}
