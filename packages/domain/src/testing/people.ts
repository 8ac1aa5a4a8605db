// Rows that the tests of the books begin from.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Astrologer } from '@dhruva/common'
import type { Db } from '@dhruva/db'
import { giveMonth } from '@dhruva/testkit/month'
import { between, post } from '#ledger/post.ts'

let numbers = 6_000_000_000

export const addPerson = async (db: Db): Promise<number> => {
  const { uid } = await db.prisma.user.create({ data: { mobile: `+91${numbers++}` } })
  return uid
}

/** Gives something as if it had been bought; questions of a subscription with one, once. */
export const give = async (db: Db, uid: number, unit: string, amount: number) => {
  if (unit === 'sub_q') return giveMonth(db, uid, amount)
  const opKey = `test:${randomUUID()}`
  await db.tx((tx) => post(tx, { opKey, kind: 'grant', uid, entries: between('sys:sales', uid, unit, amount) }))
}

export const addChat = async (db: Db, uid: number, astrologer: Astrologer = 'Oracle'): Promise<string> => {
  await db.prisma.chat.updateMany({ where: { uid, endedAt: null }, data: { endedAt: new Date('2026-01-01') } })
  const { asstId } = await db.prisma.chat.create({
    data: { asstId: randomUUID(), uid, bid: 1, astrologer, person: {}, userName: 'Asha' },
  })
  return asstId
}

export const balanceOf = async (db: Db, uid: number, unit: string): Promise<number> =>
  Number((await db.prisma.wallet.findUnique({ where: { uid_unit: { uid, unit } } }))?.balance ?? 0)

export const someHmac = () => randomBytes(32)
