import { randomUUID } from 'node:crypto'
import { noteEvent, openDb, orderRefund, settlePayment } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { expireBooks } from '#ledger/turns.ts'
import { addPerson, balanceOf } from '#testing/people.ts'
import { rechargingAt } from '#testing/recharging.ts'
import { refundingAt, WALLET } from '#testing/refunding.ts'
import { reconcilePayments, settleEvent } from './reconcile.ts'
import { askProvider, settleRefundsOf } from './refunds.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
afterAll(() => db.close())
afterEach(async () => {
  provider.trouble = () => {}
  provider.refundsBecome = 'processed'
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const START = new Date('2026-11-26T06:30:00Z')
let at = START
beforeEach(() => {
  at = START
})
const now = () => at
const later = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000)
}
const DAY = 24 * 60
const { provider, order } = rechargingAt(db, now)
const calls = { ...provider.calls }
const never = new AbortController().signal
const reconcile = () => {
  later(15)
  return reconcilePayments(db, calls, now, never)
}
const { payer, use, ask, work, refundsOf, notesOf } = refundingAt(db, now, { provider, order })

test('what is unused goes back, with its part of the price and a credit note', async () => {
  const { uid, payment } = await payer()
  await use(uid, 3)
  expect(await ask(uid, payment, 3_430)).toEqual({ result: 'asked', promised: '2026-12-10' })
  // it is taken at once, so that nobody asks with what goes back
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
  expect(await notesOf(payment)).toEqual([])
  await work()
  expect(await refundsOf(payment)).toMatchObject([{ state: 'processed', amountPaise: 3_430n, quantity: 7n, debt: 0n }])
  expect([...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)).toMatchObject([
    { amount: 3_430 },
  ])
  const invoice = await db.prisma.invoice.findFirstOrThrow({ where: { paymentId: payment, kind: 'invoice' } })
  expect(await notesOf(payment)).toMatchObject([
    {
      number: 'CRN/2627/0000001',
      corrects: invoice.number,
      totalPaise: 3_430,
      pricePaise: 2_907,
      cgstPaise: 261,
      sgstPaise: 262,
      quantity: 7n,
    },
  ])
})

test('what is confirmed is what was shown, within seven days of India, of an own payment, once', async () => {
  const { uid, payment } = await payer()
  const result = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).result
  expect(await result(await addPerson(db), payment, 4_900)).toBe('unknown')
  expect(await result(uid, 'pay_none', 4_900)).toBe('unknown')
  await use(uid, 1)
  expect(await result(uid, payment, 4_900)).toBe('changed')
  expect(await result(uid, payment, 4_411)).toBe('changed')
  // the 3rd of December in India ends at half past six in the evening, UTC
  at = new Date('2026-12-03T18:30:00Z')
  expect(await result(uid, payment, 4_410)).toBe('late')
  at = new Date('2026-12-03T18:29:59Z')
  const presses = await Promise.all(Array.from({ length: 8 }, () => result(uid, payment, 4_410)))
  expect(presses.toSorted()).toEqual(['asked', ...Array(7).fill('none')])
  await work()
})

test('nothing goes back of what was used, nor below a rupee', async () => {
  const { uid, payment } = await payer()
  await use(uid, 10)
  expect((await ask(uid, payment, 0)).result).toBe('none')
  const wallet = await payer(WALLET)
  await use(wallet.uid, 24_900, 'money_paise')
  expect((await ask(wallet.uid, wallet.payment, 95)).result).toBe('none')
})

test('two payments of a unit share what is unused of it', async () => {
  const first = await payer()
  const { uid } = first
  const second = provider.pay(await order(uid))
  await settlePayment(db, second, now())
  await use(uid, 6)
  const told = await Promise.all([ask(uid, first.payment, 4_900), ask(uid, second.id, 4_900)])
  expect(told.map(({ result }) => result).toSorted()).toEqual(['asked', 'changed'])
  const other = told[0]?.result === 'asked' ? second.id : first.payment
  expect(await ask(uid, other, 1_960)).toMatchObject({ result: 'asked' })
  await work()
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
})

describe('a provider that', () => {
  test('says a definite no: what was taken is given back, and it may be asked for again', async () => {
    const { uid, payment } = await payer()
    provider.refundsBecome = 'refused'
    await ask(uid, payment, 4_900)
    await work()
    expect(await refundsOf(payment)).toMatchObject([{ state: 'refused', fault: 'refused' }])
    expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)
    provider.refundsBecome = 'processed'
    later(1)
    expect((await ask(uid, payment, 4_900)).result).toBe('asked')
    await work()
    expect(await refundsOf(payment)).toMatchObject([{ state: 'refused' }, { state: 'processed' }])
    expect(await notesOf(payment)).toHaveLength(1)
  })

  test('refuses everything, as with wrong keys, is not believed', async () => {
    const { uid, payment } = await payer()
    await ask(uid, payment, 4_900)
    provider.trouble = () => {
      throw Object.assign(new Error('payments failed: refused'), { fault: 'refused', mayRetry: false })
    }
    await expect(work()).rejects.toThrow('refused')
    expect(await refundsOf(payment)).toMatchObject([{ state: 'asked' }])
    provider.trouble = () => {}
    await reconcile()
    expect(await refundsOf(payment)).toMatchObject([{ state: 'processed' }])
  })

  test('takes its time is asked again until the bank has answered: yes', async () => {
    const { uid, payment } = await payer()
    provider.refundsBecome = 'pending'
    await ask(uid, payment, 4_900)
    await work()
    await reconcile()
    const [open] = await refundsOf(payment)
    expect(open).toMatchObject({ state: 'asked', providerId: expect.any(String) })
    expect(await notesOf(payment)).toEqual([])
    provider.settleRefund(open?.providerId ?? '', 'processed')
    await reconcile()
    expect(await refundsOf(payment)).toMatchObject([{ state: 'processed' }])
    expect(await notesOf(payment)).toHaveLength(1)
  })

  test('takes its time is asked again until the bank has answered: no, though the account is gone by then', async () => {
    const { uid, payment } = await payer()
    provider.refundsBecome = 'pending'
    await ask(uid, payment, 4_900)
    await work()
    await db.tx((tx) => expireBooks(tx, uid, now()))
    await db.prisma.user.update({ where: { uid }, data: { mobile: null, deletedAt: now() } })
    provider.settleRefund((await refundsOf(payment))[0]?.providerId ?? '', 'failed')
    await reconcile()
    expect(await refundsOf(payment)).toMatchObject([{ state: 'refused', fault: 'failed' }])
    expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
  })

  test('makes it and loses the answer, eight times over: one refund, one credit note', async () => {
    const { uid, payment } = await payer()
    await ask(uid, payment, 4_900)
    const { id } = (await refundsOf(payment))[0] ?? { id: '' }
    let lost = 0
    provider.trouble = (call) => {
      if (call === 'refund' && lost++ < 4) throw new Error('payments failed: timeout')
    }
    await Promise.allSettled(Array.from({ length: 8 }, () => askProvider(db, calls, id, now)))
    await askProvider(db, calls, id, now)
    expect([...provider.refunds.values()].filter(({ paymentId }) => paymentId === payment)).toHaveLength(1)
    expect(await notesOf(payment)).toHaveLength(1)
  })
})

describe('a refund made at the provider', () => {
  test('takes back what is left, and the rest is debt', async () => {
    const { uid, payment } = await payer()
    await use(uid, 8)
    provider.giveBack(payment, 2_450)
    const event = { id: randomUUID(), kind: 'refund.processed', payment, order: null, subscription: null }
    await noteEvent(db, event, now())
    await settleEvent(db, calls, event.id, now)
    expect(await refundsOf(payment)).toMatchObject([{ kind: 'found', state: 'processed', quantity: 2n, debt: 3n }])
    expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
    expect(await notesOf(payment)).toMatchObject([{ totalPaise: 2_450 }])
  })

  test('is found by the reconciler when nobody told of it', async () => {
    const { uid, payment } = await payer()
    later(2 * DAY)
    provider.giveBack(payment, 4_900)
    await reconcile()
    expect(await refundsOf(payment)).toMatchObject([{ kind: 'found', quantity: 10n }])
    expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
    const asked = provider.asked
    await reconcile()
    expect(provider.asked - asked).toBe(1)
  })

  test('beside one that the person asks for: whichever comes first, nobody has both money and questions', async () => {
    for (const first of ['person', 'dashboard']) {
      const { uid, payment } = await payer()
      if (first === 'dashboard') provider.giveBack(payment, 4_900)
      await ask(uid, payment, 4_900)
      if (first === 'person') {
        provider.trouble = (call) => {
          if (call === 'refund') throw new Error('payments failed: timeout')
        }
        await work().catch(() => {})
        provider.trouble = () => {}
      }
      await Promise.allSettled([work(), settleRefundsOf(db, calls, payment, now), reconcile()])
      await reconcile()
      expect(await balanceOf(db, uid, 'oracle_paid')).toBe(0)
      expect((await refundsOf(payment)).filter(({ state }) => state === 'processed')).toHaveLength(1)
      expect(await notesOf(payment)).toHaveLength(1)
    }
  })
})

test('money that cannot be credited goes back whole by itself, without a credit note', async () => {
  const uid = await addPerson(db)
  const orderId = await order(uid)
  const payments = [provider.pay(orderId), provider.pay(orderId), provider.pay(await order(uid), { amount: 100 })]
  for (const payment of payments) await settlePayment(db, payment, now())
  const jobs = await db.prisma.outbox.count({ where: { job: 'settleRefund' } })
  expect(jobs).toBeGreaterThanOrEqual(2)
  await work()
  const [, second, wrong] = payments
  expect(provider.payments.get(second?.id ?? '')).toMatchObject({ status: 'refunded' })
  expect(provider.payments.get(wrong?.id ?? '')).toMatchObject({ status: 'refunded' })
  expect(await refundsOf(second?.id ?? '')).toMatchObject([
    { kind: 'auto', state: 'processed', unit: null, quantity: 0n },
  ])
  expect(await db.prisma.invoice.count({ where: { uid } })).toBe(1)
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(10)
})

test('an operator gives back an amount, what is unused after the days of the rule, or all, and never more than was paid', async () => {
  const { uid, payment } = await payer()
  later(30 * DAY)
  const give = async (what: number | 'unused' | 'all') => {
    later(1)
    return orderRefund(db, { id: randomUUID(), payment, what, now: now() })
  }
  expect(await give(4_901)).toMatchObject({ result: 'more' })
  expect(await give(1_000)).toMatchObject({ result: 'asked', paise: 1_000 })
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(8)
  await use(uid, 3)
  // five of ten with the two before: half the price less the thousand
  expect(await give('unused')).toMatchObject({ result: 'asked', paise: 2_430 })
  expect(await give('all')).toMatchObject({ result: 'asked', paise: 1_470 })
  expect(await give('all')).toMatchObject({ result: 'none' })
  await work()
  expect((await refundsOf(payment)).map(({ quantity, debt }) => [quantity, debt])).toEqual([
    [2n, 0n],
    [5n, 0n],
    [0n, 3n],
  ])
})

test('what goes back cannot be changed', async () => {
  const { uid, payment } = await payer()
  await ask(uid, payment, 4_900)
  await work()
  const where = { paymentId: payment }
  for (const data of [
    { amountPaise: 1n },
    { state: 'asked', doneAt: null },
    { quantity: 0n },
    { providerId: 'rfnd_other' },
  ])
    await expect(db.prisma.paymentRefund.updateMany({ where, data })).rejects.toThrow('only goes forward')
  await expect(db.prisma.paymentRefund.deleteMany({ where })).rejects.toThrow('only goes forward')
})
