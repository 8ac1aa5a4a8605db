import { type Db, expireCoupon } from '@dhruva/db'
import { actAs, type By, OperatorRefusal, refuseOneself } from '#operators/act.ts'

/**
 * Ends a discount. An order that was made with it keeps its price: whoever pays that first has it.
 * @throws OperatorRefusal when it was used, or is over already
 */
export const endCoupon = (db: Db, by: By, id: string) =>
  actAs(db, by, { command: 'end_coupon', target: `coupon:${id}` }, async (tx) => {
    const uid = await expireCoupon(tx, id, by.now)
    if (uid === null) throw new OperatorRefusal('no discount of this number is good', 'इस नंबर की कोई छूट मान्य नहीं है')
    refuseOneself(by, uid)
    return { uid }
  })
