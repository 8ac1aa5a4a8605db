import type { Queryable, Tx } from '#db.ts'

/** How much the service has done for how many. */
export type ServiceCounts = { predictions: number; answers: number; people: number }

/**
 * Adds what was done since it was last counted and counts the people anew. It reads two tables from end to end: once a night, in a slow
 * transaction. A turn is counted when it is an hour old and so has ended. Not counted: what was given back, what costs nothing (a
 * greeting, a word of care, an answer given once more), a text written once more. Of an erased account what was asked last cannot be told from a prediction, and
 * counts as none.
 */
export const countService = async (tx: Tx, now: Date): Promise<void> => {
  await tx.query({
    name: 'service_count.count',
    text: `WITH last AS (SELECT max(until) AS until FROM service_count),
             done AS (
               SELECT count(*) FILTER (WHERE t.unit LIKE 'pred\\_%' OR t.asst_id IS NULL) AS predictions,
                 count(*) FILTER (WHERE t.asst_id IS NOT NULL) AS answers
               FROM turn t JOIN person p USING (uid)
               WHERE t.created_at >= coalesce((SELECT until FROM last), '-infinity') AND t.created_at < $1::timestamptz - interval '1 hour'
                 AND t.state = 'posted' AND t.unit NOT IN ('free', 'pred_again')
                 AND (p.deleted_at IS NULL OR t.unit LIKE 'pred\\_%')
             )
           INSERT INTO service_count AS c (predictions, answers, people, until)
           SELECT predictions, answers, (SELECT count(*) FROM person WHERE deleted_at IS NULL), $1::timestamptz - interval '1 hour' FROM done
           ON CONFLICT (id) DO UPDATE SET predictions = c.predictions + excluded.predictions, answers = c.answers + excluded.answers,
             people = excluded.people, until = excluded.until
           -- whoever counted meanwhile has counted the same
           WHERE c.until = (SELECT until FROM last) AND c.until < excluded.until`,
    values: [now],
  })
}

/** What was counted last; zeros before that. */
export const readServiceCounts = async (db: Queryable): Promise<ServiceCounts> => {
  const [row] = await db.query<ServiceCounts>({
    name: 'service_count.read',
    text: 'SELECT predictions, answers, people FROM service_count',
  })
  return row ?? { predictions: 0, answers: 0, people: 0 }
}
