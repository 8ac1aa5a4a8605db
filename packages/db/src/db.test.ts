import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway, openDb, type Queryable } from '#db.ts'

const url = await testDatabase()
const db = openDb({ url, poolSize: 4 })
afterAll(() => db.close())

beforeAll(async () => {
  await db.pool.query('CREATE TABLE shelf (id int PRIMARY KEY, books bigint NOT NULL)')
  await db.pool.query('INSERT INTO shelf VALUES (1, 10), (2, 20)')
})

const booksOn = async (id: number) => {
  const rows = await db.query<{ books: number }>({
    name: 'test_books',
    text: 'SELECT books FROM shelf WHERE id = $1',
    values: [id],
  })
  return rows[0]?.books
}
const put = (id: number, books: number) => ({
  name: 'test_put',
  text: 'UPDATE shelf SET books = $2 WHERE id = $1',
  values: [id, books],
})

test('reads bigint as number, date as text, timestamps as Date in UTC whatever the zone of the process', async () => {
  const [row] = await db.query({
    name: 'test_types',
    text: "SELECT 5000000000::int8 AS n, '2026-03-01'::date AS d, '2026-03-01 10:00'::timestamp AS t",
  })
  expect(row).toEqual({ n: 5_000_000_000, d: '2026-03-01', t: new Date('2026-03-01T10:00:00Z') })
})

test('refuses a bigint that a number cannot hold, and the connection lives on', async () => {
  const tooBig = db.query({ name: 'test_big', text: 'SELECT 9007199254740993::int8' })
  await expect(tooBig).rejects.toThrow(RangeError)
  expect(await booksOn(1)).toBe(10)
})

test('every connection carries the timeouts and commits durably', async () => {
  const [row] = await db.query({
    name: 'test_settings',
    text: `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
      current_setting('synchronous_commit') AS commit, current_setting('timezone') AS zone`,
  })
  expect(row).toEqual({ statement: '5s', lock: '2s', commit: 'on', zone: 'UTC' })
})

test('a transaction that throws leaves nothing behind', async () => {
  const failing = db.tx(async (tx) => {
    await tx.query(put(1, 99))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await booksOn(1)).toBe(10)
})

test('two transactions in a deadlock both succeed', async () => {
  let waiting = 0
  let meet = () => {}
  const met = new Promise<void>((resolve) => {
    meet = resolve
  })
  const move = (first: number, second: number, books: number) =>
    db.tx(async (tx) => {
      await tx.query(put(first, books))
      waiting += 1
      if (waiting === 2) meet()
      await met
      await tx.query(put(second, books))
    })
  await Promise.all([move(1, 2, 7), move(2, 1, 8)])
  expect(waiting).toBe(3)
  expect(await booksOn(1)).toBe(await booksOn(2))
})

test('two statements in a deadlock both succeed', async () => {
  await db.pool.query(`CREATE FUNCTION lend(one int, other int) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    UPDATE shelf SET books = books + 1 WHERE id = one; PERFORM pg_sleep(0.3); UPDATE shelf SET books = books - 1 WHERE id = other;
  END $$`)
  const before = [await booksOn(1), await booksOn(2)]
  const lend = (one: number, other: number) =>
    db.query({ name: 'test_lend', text: 'SELECT lend($1, $2)', values: [one, other] })
  await Promise.all([lend(1, 2), lend(2, 1)])
  expect([await booksOn(1), await booksOn(2)]).toEqual(before)
})

test('what touches all that a person has may take longer than the statements of a call', async () => {
  const hurried = openDb({ url, poolSize: 1, statementTimeoutMs: 100 })
  const long = (tx: Queryable) => tx.query({ name: 'test_long', text: 'SELECT pg_sleep(0.3)' })
  await expect(hurried.tx(long)).rejects.toThrow('statement timeout')
  await hurried.tx(long, 'slow')
  // and those after it are as hurried as ever
  await expect(hurried.tx(long)).rejects.toThrow('statement timeout')
  await hurried.close()
})

test('gives up after three retries', async () => {
  let runs = 0
  const failing = db.tx(async (tx) => {
    runs += 1
    await tx.query({ name: 'test_fail', text: "DO $$ BEGIN RAISE EXCEPTION 'busy' USING errcode = '40001'; END $$" })
  })
  await expect(failing).rejects.toThrow('busy')
  expect(runs).toBe(4)
})

test('survives the loss of its connections', async () => {
  const lost = db.tx((tx) => tx.query({ name: 'test_kill', text: 'SELECT pg_terminate_backend(pg_backend_pid())' }))
  await expect(lost).rejects.toThrow()
  expect(await booksOn(1)).toBe(await booksOn(2))
})

test('Prisma works on the same pool', async () => {
  expect(await db.prisma.$queryRaw`SELECT count(*)::int AS n FROM shelf`).toEqual([{ n: 2 }])
})

test('two statements of Prisma in a deadlock both succeed', async () => {
  const before = [await booksOn(1), await booksOn(2)]
  const lend = (one: number, other: number) => db.prisma.$queryRaw`SELECT lend(${one}::int, ${other}::int)::text`
  await Promise.all([lend(1, 2), lend(2, 1)])
  expect([await booksOn(1), await booksOn(2)]).toEqual(before)
})

test('what Prisma says of a database that is away, overloaded or locked is told from what is wrong with a statement', async () => {
  const faultOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)
  await db.pool.query(`CREATE FUNCTION fail_as_named() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'as asked' USING errcode = NEW.mobile; END $$`)
  await db.pool.query('CREATE TRIGGER fails BEFORE INSERT ON person FOR EACH ROW EXECUTE FUNCTION fail_as_named()')
  const fail = (mobile: string) => faultOf(db.prisma.user.create({ data: { mobile } }))
  for (const code of ['57014', '55P03', '57P01', '53300', '08006'])
    expect(isDatabaseAway(await fail(code)), code).toBe(true)
  expect(isDatabaseAway(await fail('22012'))).toBe(false)

  const nowhere = openDb({ url: 'postgresql://nobody@127.0.0.1:1/nothing' })
  expect(isDatabaseAway(await faultOf(nowhere.prisma.user.count()))).toBe(true)
  await nowhere.close()
})

test('an error of Prisma quotes neither what was asked nor our source', async () => {
  const failing = db.prisma.user.create({ data: { mobile: '22012' } })
  await expect(failing).rejects.toThrow(
    /^\nInvalid `prisma.user.create\(\)` invocation:\s+Database error. Code: `22012`. Message: `as asked`$/,
  )
})

test('a pooler that gives connections without limits of time is refused, and says what is missing', async () => {
  const unlimited = openDb({ url, isPooled: true, statementTimeoutMs: 0 })
  await expect(unlimited.query({ name: 'test.pooled', text: 'SELECT 1' })).rejects.toThrow(
    /^PGBOUNCER_URL gives connections without statement_timeout/,
  )
  await unlimited.close()
  const limited = openDb({ url, isPooled: true })
  expect(await limited.query({ name: 'test.pooled', text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }])
  await limited.close()
})
