import type { Queryable } from '#db.ts'

/** What one model did on one day, by figure. */
export type LlmDayRow = { day: string; model: string; figures: Record<string, number> }

/** Adds to the figures of days. */
export const addLlmDays = (
  db: Queryable,
  model: string,
  added: readonly { day: string; figure: string; amount: number }[],
) =>
  db.query({
    name: 'quality.add',
    text: `INSERT INTO llm_day (day, model, figure, amount)
           SELECT day, $1, figure, amount FROM unnest($2::date[], $3::text[], $4::float8[]) AS a (day, figure, amount)
           ON CONFLICT (day, model, figure) DO UPDATE SET amount = llm_day.amount + excluded.amount`,
    values: [model, added.map(({ day }) => day), added.map(({ figure }) => figure), added.map(({ amount }) => amount)],
  })

/** The figures of the days since then, newest first. @param since `yyyy-mm-dd` */
export const readLlmDays = (db: Queryable, since: string) =>
  db.query<LlmDayRow>({
    name: 'quality.llm_days',
    text: `SELECT day, model, jsonb_object_agg(figure, amount) AS figures FROM llm_day WHERE day >= $1::date
           GROUP BY day, model ORDER BY day DESC, model`,
    values: [since],
  })

/** How questions and predictions of a day ended. */
export type TurnDayRow = { day: string; complete: number; stopped: number; failed: number }

/** How questions and predictions ended since then, by days of India, newest first. */
export const countTurnDays = (db: Queryable, since: Date) =>
  db.query<TurnDayRow>({
    name: 'quality.turn_days',
    text: `SELECT day_in_india(created_at)::text AS day, count(*) FILTER (WHERE outcome = 'complete')::int AS complete,
             count(*) FILTER (WHERE outcome = 'stopped')::int AS stopped,
             count(*) FILTER (WHERE outcome = 'failed')::int AS failed
           FROM turn WHERE created_at >= $1 AND state <> 'held' GROUP BY 1 ORDER BY 1 DESC`,
    values: [since],
  })

/** What replies were since then: readings, talk, care … */
export const countReplyKinds = (db: Queryable, since: Date) =>
  db.query<{ kind: string; count: number }>({
    name: 'quality.kinds',
    text: `SELECT reply ->> 'kind' AS kind, count(*)::int AS count FROM message
           WHERE role = 'astrologer' AND created_at >= $1 AND reply ->> 'kind' IS NOT NULL GROUP BY 1 ORDER BY 2 DESC`,
    values: [since],
  })
