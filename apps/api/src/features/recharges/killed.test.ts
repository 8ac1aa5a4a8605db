// The API killed again and again while people pay, half of whom never say so: what was paid is credited, once.
import { createWorld } from '@dhruva/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { startProvider } from './testing/sandbox.ts'
import { createShop } from './testing/shop.ts'

/** All that it may survive with `test --long`, otherwise some. */
const DEATHS = process.env.TEST_LONG ? 20 : 2
const PEOPLE = 6
const JWT_SECRET = 'a secret that the killed service and its test share'

const provider = await startProvider(() => new Date())
const world = await createWorld(buildApp, { env: { JWT_SECRET } })
const { db, databaseUrl } = world
const shop = await createShop({ db, databaseUrl, jwtSecret: JWT_SECRET, provider })
beforeAll(() => shop.start())
afterAll(async () => {
  await shop.kill()
  await provider.close()
})

const peopleOf = (name: string) => Promise.all(Array.from({ length: PEOPLE }, (_, at) => world.member(`${name} ${at}`)))

const DROP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

it(`${DEATHS} deaths of the API while ${PEOPLE} people pay lose and double nothing`, async () => {
  const paid = await shop.payThrough(await peopleOf('killed'), DEATHS, async () => {
    await shop.kill()
    await shop.start()
  })
  expect(paid).toBeGreaterThanOrEqual(8 * DEATHS)
}, 300_000)

it('nor does a database that drops everybody again and again, as when it is restarted', async () => {
  // one that is there: of its own connections too, but the one that asks
  const drop = { name: 'test.drop', text: DROP }
  await shop.payThrough(await peopleOf('dropped'), 5 * DEATHS, () => db.query(drop))
}, 300_000)
