import type { Queryable, Tx } from '#db.ts'

/** `text`: the number is to be sent a message; `quiet`: not; `full`: too many are open; `gone`: no account. */
export type Invited = 'text' | 'quiet' | 'full' | 'gone'

export type Inviting = {
  uid: number
  mobileHmac: Uint8Array
  /** how many one person may have open */
  openMax: number
  /** how many messages go out for all */
  textsAnHour: number
  now: Date
}

/** Writes down that a person invites a number, which is known by its mark only. */
export const inviteNumber = async (
  db: Queryable,
  { uid, mobileHmac, openMax, textsAnHour, now }: Inviting,
): Promise<Invited> => {
  const [row] = await db.query<{ result: Invited }>({
    name: 'invites.invite',
    text: 'SELECT invite_number($1, $2, $3, $4, $5) AS result',
    values: [uid, Buffer.from(mobileHmac), openMax, textsAnHour, now],
  })
  if (!row) throw new Error('the invitation gave no answer')
  return row.result
}

/** Rewards whoever invited a number that logs in for the first time ever. `each`: questions of either astrologer. */
export const rewardInvite = (
  tx: Tx,
  { mobileHmac, each, monthMax, now }: { mobileHmac: Uint8Array; each: number; monthMax: number; now: Date },
) =>
  tx.query({
    name: 'invites.reward',
    text: 'SELECT reward_invite($1, $2, $3, $4)',
    values: [Buffer.from(mobileHmac), each, monthMax, now],
  })
