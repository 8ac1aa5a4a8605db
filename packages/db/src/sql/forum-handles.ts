import type { Queryable, Tx } from '#db.ts'

/**
 * Keeps the handle of a person who leaves from being taken for thirty days: old talk that names it would be read as of another.
 * @param markOf makes of a handle what is kept in its place
 */
export const restHandle = async (tx: Tx, uid: number, markOf: (handle: string) => Uint8Array, now: Date) => {
  const [profile] = await tx.query<{ key: string }>({
    name: 'handle.of',
    text: 'SELECT handle_key AS key FROM profile WHERE uid = $1',
    values: [uid],
  })
  if (!profile) return
  await tx.query({
    name: 'handle.rest',
    text: `INSERT INTO resting_handle (key_hmac, until) VALUES ($1, $2::timestamptz + interval '30 days')
           ON CONFLICT (key_hmac) DO UPDATE SET until = excluded.until`,
    values: [markOf(profile.key), now],
  })
}

/** Whether the handle with this mark belonged to someone who left less than thirty days ago. */
export const isHandleResting = async (db: Queryable, mark: Uint8Array, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'handle.is_resting',
    text: 'SELECT FROM resting_handle WHERE key_hmac = $1 AND until > $2',
    values: [mark, now],
  })
  return rows.length > 0
}
