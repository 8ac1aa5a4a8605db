// Connections that say nothing any more, as a lost host or a middlebox leaves them: no error, no end, no answer.
import { testDatabase } from '@dhruva/testkit/database'
import { layWire } from '@dhruva/testkit/wire'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { isDatabaseAway, openDb } from '#db.ts'
import { listenTo } from '#listen.ts'

const url = await testDatabase()
const direct = openDb({ url, poolSize: 2 })
afterAll(() => direct.close())

const POOL = 3
const one = { name: 'test_one', text: 'SELECT 1 AS n' }

/** Connections through a line that can fall silent; statements may take 300 ms here. */
const world = async () => {
  const wire = await layWire(url)
  const db = openDb({ url: wire.url, poolSize: POOL, statementTimeoutMs: 300 })
  onTestFinished(async () => {
    await db.close()
    await wire.close()
  })
  const busy = { name: 'test_sleep', text: 'SELECT pg_sleep(0.1)' }
  await Promise.all(Array.from({ length: POOL }, () => db.query(busy)))
  expect(wire.open()).toBe(POOL)
  return { wire, db }
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a statement that gets no answer ends, and those after it use new connections at once', async () => {
  const { wire, db } = await world()
  wire.silence()
  expect(isDatabaseAway(await faultOf(db.query(one)))).toBe(true)
  // neither the one that was tried nor those that lay beside it are used again
  for (let n = 0; n < POOL; n++) expect(await db.query(one)).toEqual([{ n: 1 }])
})

test('a transaction that gets no answer ends, and holds no connection', async () => {
  const { wire, db } = await world()
  const work = db.tx(async (tx) => {
    await tx.query(one)
    wire.silence()
    await tx.query(one)
  })
  expect(isDatabaseAway(await faultOf(work))).toBe(true)
  const all = Array.from({ length: POOL }, () => db.tx((tx) => tx.query(one)))
  expect(await Promise.all(all)).toEqual(Array.from({ length: POOL }, () => [{ n: 1 }]))
})

test('Prisma gives a silent connection up too', async () => {
  const { wire, db } = await world()
  wire.silence()
  expect(isDatabaseAway(await faultOf(db.prisma.user.count()))).toBe(true)
  await vi.waitFor(async () => expect(await db.prisma.$queryRaw`SELECT 1 AS n`).toEqual([{ n: 1 }]), {
    timeout: 10_000,
  })
})

test('who listens hears again after its connection fell silent', async () => {
  const wire = await layWire(url)
  const ending = new AbortController()
  const heard: string[] = []
  let opened = 0
  const listening = listenTo({
    databaseUrl: wire.url,
    channel: 'live',
    onNotice: (payload) => heard.push(payload),
    onOpen: () => opened++,
    signal: ending.signal,
    probeMs: 100,
  })
  await vi.waitFor(() => expect(opened).toBe(1))
  wire.silence()
  await vi.waitFor(() => expect(opened).toBe(2), { timeout: 10_000 })
  await direct.query({ name: 'test_notify', text: "SELECT pg_notify('live', 'hello')" })
  await vi.waitFor(() => expect(heard).toEqual(['hello']))
  ending.abort()
  await listening
  await wire.close()
})
