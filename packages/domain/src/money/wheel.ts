import { randomBytes, randomUUID } from 'node:crypto'
import { beginOfDay, DAY_MS, dayInIndia, sha256, spinOf } from '@dhruva/common'
import {
  claimFreeGrant,
  type Db,
  drawSpin,
  findGoodSpin,
  findPastSpins,
  findWaitingSpin,
  hasSpunToday,
  lockPerson,
  type PastSpin,
  promiseSpin,
  type Queryable,
  type WaitingSpin,
} from '@dhruva/db'

/** A seed nobody can guess, and its hash, which is shown before it is used. */
const freshSpin = (): WaitingSpin => {
  const seed = randomBytes(32).toString('hex')
  return { id: randomUUID(), seed, commitment: sha256(seed) }
}

/** The seed of a person's next spin, promised now if none was; it stays until it is spun. Null when the account is gone. */
export const promisedSpin = async (db: Queryable, uid: number, now: Date): Promise<WaitingSpin | null> => {
  const waiting = await findWaitingSpin(db, uid)
  if (waiting) return waiting
  await promiseSpin(db, uid, freshSpin(), now)
  return findWaitingSpin(db, uid)
}

/**
 * When a person can spin for something new; null: now. While a discount is good it is kept; one that was used, or that an operator ended, was
 * the one of its day in India.
 */
const nextSpinAt = (last: PastSpin | undefined, now: Date): Date | null => {
  if (!last) return null
  const nextDay = beginOfDay(dayInIndia(last.spunAt, 1))
  const at = last.isSpent || last.expiresAt < nextDay ? nextDay : last.expiresAt
  return at > now ? at : null
}

const SHOWN_SPINS = 10

/** The wheel as it stands for a person: what is promised, when it can be spun, what it gave before. Null when the account is gone. */
export const wheelOf = async (db: Db, uid: number, now: Date) => {
  const [promised, spins] = await Promise.all([promisedSpin(db, uid, now), findPastSpins(db, uid, SHOWN_SPINS)])
  return promised && { commitment: promised.commitment, nextSpinAt: nextSpinAt(spins[0], now), spins }
}

export type Spun = { result: 'spun' | 'known'; spin: PastSpin } | { result: 'later' } | { result: 'gone' }

type Spinning = {
  uid: number
  /** HMAC of the mobile number, which spins once a day whatever becomes of its account */
  mobileHmac: Uint8Array
  nonce: string
  now: Date
}

/**
 * Spins the wheel for a person, once a day in India: the seed that was promised gives, with the player's nonce, the discount of the
 * next 24 hours. `known`: the one that is still good, whatever the nonce; `later`: today's is used.
 */
export const spinWheel = (db: Db, { uid, mobileHmac, nonce, now }: Spinning): Promise<Spun> =>
  db.tx(async (tx): Promise<Spun> => {
    if (!(await lockPerson(tx, uid))) return { result: 'gone' }
    const good = await findGoodSpin(tx, uid, now)
    if (good) return { result: 'known', spin: good }
    if (await hasSpunToday(tx, uid, now)) return { result: 'later' }
    if (!(await claimFreeGrant(tx, mobileHmac, `spin:${dayInIndia(now)}`))) return { result: 'later' }
    const promised = await promisedSpin(tx, uid, now)
    if (!promised) return { result: 'gone' }
    const { percent } = spinOf(promised.seed, nonce)
    const expiresAt = new Date(now.getTime() + DAY_MS)
    await drawSpin(tx, { id: promised.id, nonce, percent, now, expiresAt })
    return { result: 'spun', spin: { ...promised, nonce, percent, spunAt: now, expiresAt, isSpent: false } }
  })
