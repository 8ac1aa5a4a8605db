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

/** Every row of every table, those of the queue too, that has one of these words in it, as text or as bytes. */
export const findAnywhere = async ({ db }: Pick<World<App>, 'db'>, words: readonly string[]): Promise<string[]> => {
  const tables = await db.query<{ name: string }>({
    name: 'test.tables',
    text: `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
           WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  })
  const sought = words.flatMap((word) => [word, Buffer.from(word).toString('hex'), JSON.stringify(word).slice(1, -1)])
  const found: string[] = []
  for (const { name } of tables) {
    const text = `SELECT t::text AS row FROM ${name} t`
    const rows = await db.query<{ row: string }>({ name: `test.${name}`, text })
    found.push(
      ...rows.filter(({ row }) => sought.some((word) => row.includes(word))).map(({ row }) => `${name} ${row}`),
    )
  }
  return found
}

/** What is wrong with the books. */
export const broken = async ({ db }: World<App>) => (await auditBooks(db)).filter(({ violations }) => violations > 0)
