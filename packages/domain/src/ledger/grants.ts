import { claimFreeGrant, type Tx } from '@dhruva/db'
import { between, type Entry, post } from '#ledger/post.ts'

type Gift = {
  uid: number
  /** HMAC of the mobile number: a gift is given once to a number, whatever becomes of its account */
  mobileHmac: Uint8Array
}

const grant = async (tx: Tx, kind: string, { uid, mobileHmac }: Gift, entries: readonly Entry[]): Promise<boolean> => {
  if (!(await claimFreeGrant(tx, mobileHmac, kind))) return false
  const given = entries.filter((entry) => entry.delta !== 0)
  if (given.length > 0) await post(tx, { opKey: `grant:${kind}:${uid}`, kind: 'grant', uid, entries: given })
  return true
}

/** The free questions of a new member, once for a mobile number, ever. @returns whether they were given now */
export const grantWelcome = (tx: Tx, gift: Gift & { oracle: number; astra: number }): Promise<boolean> =>
  grant(tx, 'welcome', gift, [
    ...between('sys:grant', gift.uid, 'oracle_grant', gift.oracle),
    ...between('sys:grant', gift.uid, 'astra_grant', gift.astra),
  ])

/** The free Astra questions of the first login from the app, once for a mobile number, ever. @returns whether given now */
export const grantApp = (tx: Tx, gift: Gift & { astra: number }): Promise<boolean> =>
  grant(tx, 'app', gift, between('sys:grant', gift.uid, 'astra_grant', gift.astra))
