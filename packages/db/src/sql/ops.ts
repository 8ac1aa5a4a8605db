import type { Queryable } from '#db.ts'

/** How many questions are held for a reply, and for how long the oldest. */
export const countHeldTurns = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ count: number; oldestSeconds: number }>({
    name: 'ops.held_turns',
    text: `SELECT count(*) AS count,
             coalesce(extract(epoch FROM $1::timestamptz - min(created_at)), 0)::float8 AS "oldestSeconds"
           FROM turn WHERE state = 'held'`,
    values: [now],
  })
  return row ?? { count: 0, oldestSeconds: 0 }
}

/** Whether the database answers. */
export const ping = (db: Queryable) => db.query({ name: 'ops.ping', text: 'SELECT 1' })
