import { testRedis } from '@dhruva/testkit'
import { layWire } from '@dhruva/testkit/wire'
import { Redis } from 'ioredis'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#peers/store.ts'
import { type Counter, countTogether } from './shared-counter.ts'

const redisUrl = await testRedis()
const HOUR_MS = 3_600_000

/** One api's counter of calls; the name of the bucket is the test's own, in a Redis that others may use too. */
const counterOf = async (bucket: string, url = redisUrl ?? '', windowMs = HOUR_MS) => {
  const store = openStore(url, () => {})
  onTestFinished(() => store.close())
  await expect.poll(() => store.ask((redis) => redis.ping()), { timeout: 10_000 }).toBe('PONG')
  return countTogether(store, (caller) => `mark of ${caller}`)(`${bucket} ${process.pid}`, windowMs)
}

/** Calls of one caller, all at once, in turn at these counters. */
const burst = (counters: Counter[], calls: number, max: number) =>
  Promise.all(Array.from({ length: calls }, (_, n) => counters[n % counters.length]?.('asha', max)))

test.skipIf(!redisUrl)('of calls that come to three apis at once exactly as many pass as to one', async () => {
  const apis = await Promise.all([1, 2, 3].map(() => counterOf('at once')))
  const waits = await burst(apis, 600, 37)
  expect(waits.filter((wait) => wait === 0)).toHaveLength(37)
  for (const wait of waits.filter((one) => one !== 0)) expect(wait).toBeGreaterThan(HOUR_MS / 1_000 - 120)
})

test.skipIf(!redisUrl)('each caller has a window of its own, and no caller stands in Redis by name', async () => {
  const [one, other] = await Promise.all([counterOf('apart'), counterOf('apart')])
  expect([await one('asha', 1), await other('ravi', 1), await other('asha', 1)].map((wait) => wait > 0)).toEqual([
    false,
    false,
    true,
  ])
  const redis = new Redis(redisUrl ?? '')
  const keys = await redis.keys(`dhruva:calls:apart ${process.pid}:*`)
  expect(keys.toSorted()).toEqual(['asha', 'ravi'].map((name) => `dhruva:calls:apart ${process.pid}:mark of ${name}`))
  for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0)
  redis.disconnect()
})

test.skipIf(!redisUrl)('a window ends for all of them', async () => {
  const [one, other] = await Promise.all([counterOf('short', redisUrl, 300), counterOf('short', redisUrl, 300)])
  await one('asha', 1)
  await expect.poll(() => other('asha', 1), { timeout: 10_000 }).toBe(0)
})

test.skipIf(!redisUrl)('a Redis that forgot what it was taught counts on', async () => {
  const count = await counterOf('forgotten')
  await count('asha', 2)
  const redis = new Redis(redisUrl ?? '')
  await redis.script('FLUSH')
  redis.disconnect()
  expect([await count('asha', 2), await count('asha', 2)].map((wait) => wait > 0)).toEqual([false, true])
})

test.skipIf(!redisUrl)('without Redis each goes by what it counted itself, and no call waits for long', async () => {
  const wire = await layWire(redisUrl ?? '')
  onTestFinished(() => wire.close())
  const count = await counterOf('silent', wire.url)
  expect(await count('asha', 3)).toBe(0)
  wire.silenceAll()
  expect((await burst([count], 5, 3)).filter((wait) => wait === 0)).toHaveLength(2)
  wire.heal()
  // two others: this one of asha was never told to Redis
  await expect.poll(() => count('ravi', 1), { timeout: 20_000 }).toBeGreaterThan(0)
})
