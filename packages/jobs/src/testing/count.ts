// The jobs of the suite: each leaves one row in a table of effects, whatever happens to the worker.
import type { Db } from '@dhruva/db'
import * as z from 'zod/mini'
import { job } from '#job.ts'
import { handle } from '#work.ts'

type Ctx = { db: Db }

export const count = job('count', z.strictObject({ id: z.int() }), { attempts: 5 })

export const makeTables = (db: Db) =>
  db.pool.query(`CREATE TABLE run (id int, at timestamptz DEFAULT clock_timestamp());
                 CREATE TABLE effect (id int PRIMARY KEY)`)

const note = (db: Db, table: 'run' | 'effect', id: number) =>
  db.query({
    name: `test.${table}`,
    text: `INSERT INTO ${table} (id) VALUES ($1) ON CONFLICT DO NOTHING`,
    values: [id],
  })

/** Counts each run and, `ms` later, makes the effect: between the two is time to be killed. */
export const countAfter = (ms: number) =>
  handle(
    count,
    async ({ payload: { id }, ctx, signal }: { payload: { id: number }; ctx: Ctx; signal: AbortSignal }) => {
      await note(ctx.db, 'run', id)
      await new Promise((resolve) => setTimeout(resolve, ms))
      if (signal.aborted) return
      await note(ctx.db, 'effect', id)
    },
  )
