import { auth } from '@dhruva/contract'
import { auditBooks, deliverWaiting, settleWaitingPoints } from '@dhruva/domain'
import type { World } from '@dhruva/testkit'
import type { App } from '#app.ts'

/** What the worker does with what waits: points, notifications. */
export const work = async ({ db, clock }: World<App>) => {
  await settleWaitingPoints(db, { cap: 400, now: clock.now() })
  await deliverWaiting(db, clock.now, AbortSignal.timeout(10_000))
}

/** A code that deletes the account of a number. */
export const deletionCode = async (world: World<App>, mobile: string) => {
  const { token } = await world.visitor().call(auth.getOTP, { mobile, purpose: 'delete_account' })
  return { mobile, token, otp: await world.lastCode(mobile) }
}

export const deleteAccount = async (world: World<App>, mobile: string) =>
  world.visitor().call(auth.validateRawOTP, await deletionCode(world, mobile))

/** Every row of every table that has one of these words in it. */
export const findAnywhere = async ({ db }: World<App>, words: readonly string[]): Promise<string[]> => {
  const tables = await db.query<{ name: string }>({
    name: 'test.tables',
    text: "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  })
  const found: string[] = []
  for (const { name } of tables) {
    const text = `SELECT t::text AS row FROM ${name} t`
    const rows = await db.query<{ row: string }>({ name: `test.${name}`, text })
    found.push(...rows.filter(({ row }) => words.some((word) => row.includes(word))).map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** What is wrong with the books. */
export const broken = async ({ db }: World<App>) => (await auditBooks(db)).filter(({ violations }) => violations > 0)
