// The queue in PostgreSQL when its connections fall silent: no error, no end, no answer.
import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { layWire } from '@dhruva/testkit/wire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createJobs } from '#add.ts'
import { openBackend } from '#backend.ts'
import { count, countAfter, makeTables } from '#testing/count.ts'
import { startWork } from '#work.ts'

const url = await testDatabase()
const silent = { info() {}, warn() {}, error() {} }

test('jobs are carried and done again after every connection of the worker fell silent', async () => {
  const direct = openDb({ url, poolSize: 2 })
  const wire = await layWire(url)
  const db = openDb({ url: wire.url, poolSize: 2, statementTimeoutMs: 500 })
  await makeTables(direct)
  const work = await startWork({
    databaseUrl: wire.url,
    db,
    ctx: { db },
    handlers: [countAfter(0)],
    log: silent,
    now: () => new Date(),
    lockMs: 2_000,
  })
  onTestFinished(async () => {
    await work.close(1_000)
    await wire.close()
    await db.close()
    await direct.close()
  })
  const done = (id: number) =>
    vi.waitFor(
      async () => {
        const rows = await direct.query({ name: 'test.effects', text: 'SELECT id FROM effect ORDER BY id' })
        expect(rows).toContainEqual({ id })
      },
      { timeout: 60_000, interval: 50 },
    )
  const ask = (id: number) => direct.tx((tx) => createJobs().add(tx, count, { id }))
  await ask(1)
  await done(1)
  wire.silence()
  await ask(2)
  await done(2)
}, 90_000)

test('what the queue commits need not reach the disk at once, unlike all else', async () => {
  const direct = openDb({ url, poolSize: 1 })
  const producer = openBackend({ databaseUrl: url }).openProducer(() => {})
  onTestFinished(async () => {
    await producer.close()
    await direct.close()
  })
  await direct.pool.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$`,
  )
  await direct.pool.query(`CREATE TABLE commits (setting text);
    CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO public.commits VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
    CREATE TRIGGER note_commit AFTER INSERT ON bullmq.job FOR EACH STATEMENT EXECUTE FUNCTION note_commit()`)
  await producer.ready()
  await producer.addBulk([{ name: 'count', data: { id: 3 }, opts: {} }])
  expect((await direct.pool.query('SELECT DISTINCT setting FROM commits')).rows).toEqual([{ setting: 'off' }])
}, 30_000)
