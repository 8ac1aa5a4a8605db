import { erasePerson, keepBan, lockPersonByMobile, type Tx } from '@dhruva/db'
import { expireBooks } from '#ledger/turns.ts'
import { someHmac } from '#testing/people.ts'
import { leaveTransfers } from '#transfers/transfers.ts'

/** Deletes an account as the API does. @returns false when there is none with this number */
export const leave = async (tx: Tx, mobile: string, now: Date): Promise<boolean> => {
  const uid = await lockPersonByMobile(tx, mobile)
  if (uid === null) return false
  await leaveTransfers(tx, uid)
  await keepBan(tx, uid, someHmac())
  await erasePerson(tx, uid, mobile, now)
  await expireBooks(tx, uid, now)
  return true
}
