import { openDb, settleMonth, stopRenewal } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { FakePayments } from '@dhruva/testkit/fake-payments'
import { afterAll, expect, test } from 'vitest'
import { addPerson } from '#testing/people.ts'
import { subscribingAt } from '#testing/subscribing.ts'
import { noticeDebits } from './notices.ts'

const db = openDb({ url: await testDatabase(), poolSize: 4 })
afterAll(() => db.close())

let at = new Date('2026-11-26T06:30:00Z')
const now = () => at
const later = (hours: number) => {
  at = new Date(at.getTime() + hours * 3_600_000)
}
const provider = new FakePayments(now)
const subscribeAt = subscribingAt(db, provider, now)
const never = new AbortController().signal

const subscriber = async () => {
  const uid = await addPerson(db)
  await settleMonth(db, provider.payMonth(await subscribeAt(uid)), now())
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  return { uid, mobile }
}

test('tells of a debit three days before, once, and nobody who has stopped it', async () => {
  const [asha, ravi] = [await subscriber(), await subscriber()]
  await stopRenewal(db, ravi.uid, now())
  const told: object[] = []
  const send = async (notice: object) => void told.push(notice)
  expect(await noticeDebits(db, send, now, never)).toBe(0)
  later(24 * 27 - 1)
  expect(await noticeDebits(db, send, now, never)).toBe(0)
  later(2)
  const runs = await Promise.all([1, 2, 3].map(() => noticeDebits(db, send, now, never)))
  expect(runs.reduce((sum, one) => sum + one)).toBe(1)
  later(24)
  expect(await noticeDebits(db, send, now, never)).toBe(0)
  expect(told).toEqual([
    { payment: expect.any(String), mobile: asha.mobile, paise: 19_900, at: new Date('2026-12-26T06:30:00Z') },
  ])
})

test('a message that is not sent is tried again after an hour; a sender that is away is not asked of everybody', async () => {
  for (let count = 0; count < 6; count++) await subscriber()
  later(24 * 28)
  let asked = 0
  const away = async () => {
    asked++
    throw new Error('no answer')
  }
  await expect(noticeDebits(db, away, now, never)).rejects.toThrow('no answer')
  expect(asked).toBe(3)
  let told = 0
  const send = async () => void told++
  expect(await noticeDebits(db, send, now, never)).toBe(0)
  later(1)
  expect(await noticeDebits(db, send, now, never)).toBe(6)
  expect(told).toBe(6)
})
