// PostgreSQL itself stopped, killed and started again while people pay: no rupee is lost or doubled.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { auth, createClient, users } from '@dhruva/contract'
import { openDb } from '@dhruva/db'
import { startPostgres } from '@dhruva/db/embedded'
import { migrate } from '@dhruva/db/migrate'
import { prepareQueue } from '@dhruva/jobs'
import { afterAll, expect, it } from 'vitest'
import { startProvider } from './testing/sandbox.ts'
import { createShop } from './testing/shop.ts'

/** In each it is once stopped as an operator does and once ended as by a crash. */
const ROUNDS = process.env.TEST_LONG ? 8 : 1
const PEOPLE = 4
const JWT_SECRET = 'a secret that the service and its test share as well'

// a server of its own, set as `pnpm start` sets it: what it commits is on disk
const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-restarted-'))
chmodSync(dir, 0o755) // the server may run as another user
const place = path.join(dir, 'pg18')
let cluster = await startPostgres(place, { goesWithUs: true })
const databaseUrl = cluster.url()
await migrate(databaseUrl)
await prepareQueue(databaseUrl)
const db = openDb({ url: databaseUrl, poolSize: 4, applicationName: 'dhruva-test' })
const provider = await startProvider(() => new Date())
const shop = await createShop({ db, databaseUrl, jwtSecret: JWT_SECRET, provider })
await shop.start()
afterAll(async () => {
  await shop.kill()
  await provider.close()
  await db.close()
  await cluster.stop()
  rmSync(dir, { recursive: true, force: true })
})

const restart = async (end: () => Promise<unknown>) => {
  const { port } = cluster
  await end()
  cluster = await startPostgres(place, { port, goesWithUs: true })
}

/** Ends it as a crash does: nothing is written any more, and what was committed has to be found in its log. */
const crash = async () => {
  const { pid } = cluster
  process.kill(pid, 'SIGQUIT')
  const runs = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  while (runs()) await sleep(10)
}

const logIn = async (mobile: string) => {
  const visitor = createClient({ baseUrl: shop.baseUrl, token: () => null, language: () => 'en' })
  const { token } = await visitor.call(auth.getOTP, { mobile })
  const message = await db.prisma.smsOutbox.findFirstOrThrow({ where: { to: mobile }, orderBy: { id: 'desc' } })
  const otp = /\d{6}/.exec(message.body)?.[0] ?? ''
  const { jwt } = await visitor.call(auth.validateOTP, { mobile, otp, token })
  const { uid } = await createClient({ baseUrl: shop.baseUrl, token: () => jwt, language: () => 'en' }).call(
    users.getUserInfo,
    {},
  )
  return { uid, token: jwt }
}

it(`${2 * ROUNDS} restarts of PostgreSQL while ${PEOPLE} people pay lose and double nothing`, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => logIn(`+91987650000${at}`)))
  let time = 0
  const paid = await shop.payThrough(people, 2 * ROUNDS, async () => {
    const crashes = time++ % 2 === 1
    await restart(() => (crashes ? crash() : cluster.stop()))
  })
  expect(paid).toBeGreaterThanOrEqual(16 * ROUNDS)
}, 300_000)
