import { lockPersonByMobile, type Tx } from '@dhruva/db'
import { leaveService } from '#people/leave.ts'
import { someHmac } from '#testing/people.ts'

/** Deletes an account as the API does. @returns false when there is none with this number */
export const leave = async (tx: Tx, mobile: string, now: Date): Promise<boolean> => {
  const uid = await lockPersonByMobile(tx, mobile)
  if (uid === null) return false
  await leaveService(tx, { uid, mobile, marks: { ban: someHmac(), freeUse: someHmac(), handle: someHmac }, now })
  return true
}
