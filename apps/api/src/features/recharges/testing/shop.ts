// The API as a process of its own, and people who pay at it through whatever breaks, half of whom never say so.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPayments } from '@dhruva/adapters'
import { createClient, payments as paymentCalls, recharges } from '@dhruva/contract'
import type { Db } from '@dhruva/db'
import { freePort } from '@dhruva/db/embedded'
import { auditBooks, reconcilePayments, settleEvent } from '@dhruva/domain'
import { compiled } from '@dhruva/testkit/place'
import { expect } from 'vitest'
import type { startProvider } from './sandbox.ts'

type Buyer = { uid: number; token: string }
type Open = {
  db: Db
  databaseUrl: string
  jwtSecret: string
  provider: Awaited<ReturnType<typeof startProvider>>
}

export const createShop = async ({ db, databaseUrl, jwtSecret, provider }: Open) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const payments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: provider.url })
  const paid: { uid: number; order: string }[] = []
  let child: ChildProcess | undefined

  const start = async () => {
    const env = {
      ...{
        PATH: '',
        ...compiled,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: jwtSecret,
        PORT: String(port),
        HOST: '127.0.0.1',
      },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', RAZORPAY_BASE_URL: provider.url },
    }
    child = fork(path.resolve(import.meta.dirname, '../../../main.ts'), [], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    expect((await Promise.race([once(child, 'message'), once(child, 'exit')]))[0]).toBe('ready')
  }
  const kill = async () => {
    child?.kill('SIGKILL')
    if (child) await once(child, 'exit')
    child = undefined
  }

  /** Buys one pack after the other until told to stop; whatever breaks is tried again, as people do. */
  const buy = async ({ uid, token }: Buyer, isOver: () => boolean) => {
    const { call } = createClient({ baseUrl, token: () => token, language: () => 'en', timeoutMs: 3_000 })
    for (let at = 0; !isOver(); at++) {
      try {
        const { order_id } = await call(recharges.createOrder, { pack: at % 2 === 0 ? 'oracle-10' : 'oracle-25' })
        const result = await provider.pay(order_id)
        paid.push({ uid, order: order_id })
        // every other browser is closed before it says so
        if (at % 2 === 0) await call(recharges.recordPayment, result)
      } catch {
        await sleep(20)
      }
    }
  }

  /** The worker's part: an order whose payment is not known yet is given to who presses again, and cannot be paid twice. */
  const work = async (isOver: () => boolean) => {
    while (!isOver()) {
      try {
        const waiting = await db.prisma.paymentEvent.findMany({ where: { doneAt: null }, take: 20 })
        for (const { id } of waiting) await settleEvent(db, payments, id, () => new Date())
      } catch {
        // a job that fails is tried again
      }
      await sleep(20)
    }
  }

  return {
    baseUrl,
    start,
    kill,
    /** People pay while something breaks again and again, each time in the middle of it; then the reconciler runs once. @returns how many paid */
    payThrough: async (people: readonly Buyer[], times: number, breakIt: () => Promise<unknown>) => {
      await provider.tell({ url: baseUrl + paymentCalls.paymentWebhook.path, copies: 2 })
      paid.length = 0
      let isOver = false
      const busy = [...people.map((who) => buy(who, () => isOver)), work(() => isOver)]
      for (let time = 0; time < times; time++) {
        const before = paid.length
        while (paid.length < before + 8) await sleep(5)
        await breakIt()
      }
      isOver = true
      await Promise.all(busy)

      const later = () => new Date(Date.now() + 15 * 60_000)
      await reconcilePayments(db, payments, later, new AbortController().signal)
      const uids = people.map(({ uid }) => uid)
      const orders = await db.prisma.paymentOrder.findMany({ where: { state: 'paid', uid: { in: uids } } })
      expect(orders.map(({ providerId }) => providerId).toSorted()).toEqual(paid.map(({ order }) => order).toSorted())
      expect(await db.prisma.ledgerOp.count({ where: { kind: 'pay', uid: { in: uids } } })).toBe(paid.length)
      expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
      return paid.length
    },
  }
}
