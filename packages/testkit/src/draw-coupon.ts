import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS, sha256, spinOf } from '@dhruva/common'
import type { Db } from '@dhruva/db'

/** Has the wheel give somebody so many per cent, with a nonce that was looked for. @returns the coupon, good for a day */
export const drawCoupon = async (db: Db, uid: number, percent: number, at = new Date()): Promise<string> => {
  const [id, seed] = [randomUUID(), randomBytes(32).toString('hex')]
  let nonce = 0
  while (spinOf(seed, String(nonce)).percent !== percent) nonce++
  await db.prisma.spin.create({
    data: { id, uid, seed, commitment: sha256(seed), madeAt: at, nonce: String(nonce), percent, spunAt: at },
  })
  await db.prisma.coupon.create({
    data: { id, uid, percent, drawnAt: at, expiresAt: new Date(at.getTime() + DAY_MS) },
  })
  return id
}
