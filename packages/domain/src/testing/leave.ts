import { erasePerson, keepBan, keepFreeUse, leaveTransfers, lockPersonByMobile, restHandle, type Tx } from '@dhruva/db'
import { expireBooks } from '#ledger/turns.ts'
import { someHmac } from '#testing/people.ts'

/** Deletes an account as the API does. @returns false when there is none with this number */
export const leave = async (tx: Tx, mobile: string, now: Date): Promise<boolean> => {
  const uid = await lockPersonByMobile(tx, mobile)
  if (uid === null) return false
  await leaveTransfers(tx, uid)
  await keepBan(tx, uid, someHmac())
  await keepFreeUse(tx, uid, someHmac(), now)
  await restHandle(tx, uid, someHmac, now)
  await erasePerson(tx, uid, mobile, now)
  await expireBooks(tx, uid, now)
  return true
}
