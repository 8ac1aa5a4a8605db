// The API killed again and again while people pay, half of whom never say so: what was paid is credited, once.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPayments } from '@dhruva/adapters'
import { createClient, payments as paymentCalls, recharges } from '@dhruva/contract'
import { freePort } from '@dhruva/db/embedded'
import { auditBooks, reconcilePayments, settleEvent } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { compiled } from '@dhruva/testkit/place'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { startProvider } from './testing/sandbox.ts'

/** All that it may survive with `test --long`, otherwise some. */
const DEATHS = process.env.TEST_LONG ? 20 : 3
const PEOPLE = 6
const JWT_SECRET = 'a secret that the killed service and its test share'

const provider = await startProvider(() => new Date())
const world = await createWorld(buildApp, { env: { JWT_SECRET } })
const { db, databaseUrl } = world
const port = await freePort()
const baseUrl = `http://127.0.0.1:${port}`
let child: ChildProcess | undefined
beforeAll(() => start())
afterAll(async () => {
  child?.kill('SIGKILL')
  await provider.close()
})

const start = async () => {
  const env = {
    ...{ PATH: '', ...compiled, DATABASE_URL: databaseUrl, JWT_SECRET, PORT: String(port), HOST: '127.0.0.1' },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', RAZORPAY_BASE_URL: provider.url },
  }
  child = fork(path.resolve(import.meta.dirname, '../../main.ts'), [], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  expect((await Promise.race([once(child, 'message'), once(child, 'exit')]))[0]).toBe('ready')
}
const kill = async () => {
  child?.kill('SIGKILL')
  if (child) await once(child, 'exit')
}

const DROP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

const paid: { uid: number; order: string }[] = []

/** Buys one pack after the other until told to stop; whatever breaks is tried again, as people do. */
const buy = async ({ uid, token }: Member, isOver: () => boolean) => {
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

const payments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: provider.url })

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

/** People pay while something breaks again and again, each time in the middle of it; then the reconciler runs once. */
const payThrough = async (name: string, times: number, breakIt: () => Promise<unknown>) => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => world.member(`${name} ${at}`)))
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
}

it(`${DEATHS} deaths of the API while ${PEOPLE} people pay lose and double nothing`, async () => {
  await payThrough('killed', DEATHS, async () => {
    await kill()
    await start()
  })
}, 300_000)

it('nor does a database that drops everybody again and again, as when it is restarted', async () => {
  // one that is there: of its own connections too, but the one that asks
  const drop = { name: 'test.drop', text: DROP }
  await payThrough('dropped', 5 * DEATHS, () => db.query(drop))
}, 300_000)
