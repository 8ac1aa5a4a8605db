import type { Queryable } from '#db.ts'

export type StatementAsked = {
  uid: number
  now: Date
  /** free predictions in a period */
  free: { daily: number; weekly: number; monthly: number; yearly: number }
  /** as the statement calls it: oracle, astra, subscription, wallet, points, daily … */
  unit?: string | undefined
  from?: Date | undefined
  /** lines before this moment */
  to?: Date | undefined
  /** lines older than the one with this moment and key */
  before?: { at: Date; key: string } | undefined
  limit: number
}

/** What came or went: paise of the wallet. `kind` is that of the operation; of free predictions hold, refund, allowance, before or over. */
export type StatementRow = {
  at: Date
  key: string
  unit: string
  delta: number
  balance: number
  kind: string
  /** what the key of the operation says after its first part; `invite` of a friend who came */
  about: string | null
  turn: string | null
  turnState: string | null
  /** the chat of the question; `astrologer` null: it was deleted, or there was none */
  asstId: string | null
  astrologer: string | null
  userName: string | null
  /** the number questions were given to */
  mobile: string | null
  /** why points were earned or lost */
  reason: string | null
  /** the payment, and its invoice or the credit note of its refund */
  payment: string | null
  invoice: string | null
}

const UNITS = `CASE unit WHEN 'oracle_grant' THEN 'oracle' WHEN 'oracle_paid' THEN 'oracle' WHEN 'astra_grant' THEN 'astra'
  WHEN 'astra_paid' THEN 'astra' WHEN 'sub_q' THEN 'subscription' WHEN 'money_paise' THEN 'wallet' ELSE unit END`

const india = (day: string) => `${day}::timestamp AT TIME ZONE 'Asia/Kolkata'`

/**
 * The books have no lines of free predictions: those are counted. Here they are told as if they had: a period brings its allowance
 * and takes back what is left of it. Periods that are over are told when something was used in them. Of the books a line is as
 * old as the newest before it: operations that met are in the order in which they changed the balance. What is left of a
 * subscription that is over cannot be used, also before the worker has let it lapse.
 */
const LINES = `
  WITH own AS (
    SELECT ${UNITS} AS unit, e.id, e.at, e.delta, o.kind, o.turn_id, e.op_key
    FROM ledger_entry e JOIN ledger_op o USING (op_key) WHERE e.uid = $1 AND e.account = 'user'
  ), used AS (
    SELECT substr(unit, 6) AS type, period_of(substr(unit, 6), created_at) AS period, created_at, ended_at, state, turn_id
    FROM turn WHERE uid = $1 AND unit LIKE 'pred\\_%' AND unit <> 'pred_again'
  ), kept (type, length, free) AS (
    VALUES ('daily', interval '1 day', $3::int), ('weekly', interval '1 week', $4::int),
      ('monthly', interval '1 month', $5::int), ('yearly', interval '1 year', $6::int)
  ), counted AS (
    SELECT type, period, count(*) FILTER (WHERE what IN ('held', 'posted')) + coalesce(sum(earlier), 0) AS times,
      coalesce(sum(earlier), 0) AS earlier
    FROM (
      SELECT type, period, state AS what, 0 AS earlier FROM used
      UNION ALL SELECT type, period, 'before', used FROM free_use WHERE uid = $1
      UNION ALL SELECT type, period_of(type, $2), 'now', 0 FROM kept
    ) all_of_them GROUP BY type, period
  ), period AS (
    SELECT type, greatest(free, times) AS free, times, earlier, period,
      greatest(${india('period')}, (SELECT created_at FROM person WHERE uid = $1)) AS begins, ${india('(period + length)')} AS ends
    FROM counted JOIN kept USING (type)
  ), prediction_line AS (
    SELECT type AS unit, begins AS at, 'p1' || period AS key, free AS delta, 'allowance' AS kind, NULL::uuid AS turn_id FROM period WHERE free > 0
    UNION ALL SELECT type, begins, 'p2' || period, -earlier, 'before', NULL FROM period WHERE earlier > 0
    UNION ALL SELECT type, created_at, 'p3' || turn_id, -1, 'hold', turn_id FROM used
    UNION ALL SELECT type, least(ended_at, ends - interval '1 ms'), 'p4' || turn_id, 1, 'refund', turn_id
      FROM used JOIN period USING (type, period) WHERE state = 'refunded'
    UNION ALL SELECT type, ends, 'p0' || period, times - free, 'over', NULL FROM period WHERE ends <= $2 AND free > times
  ), line AS (
    SELECT unit, max(date_trunc('milliseconds', at)) OVER so_far AS at, 'b' || lpad(id::text, 19, '0') AS key, delta,
      sum(delta) OVER so_far AS balance, kind, turn_id, op_key
    FROM own WINDOW so_far AS (PARTITION BY unit ORDER BY id)
    UNION ALL
    SELECT 'subscription', greatest(date_trunc('milliseconds', max(own.at)), (SELECT max(questions_until) FROM subscription WHERE uid = $1)),
      'c', -sum(delta), 0, 'lapse', NULL, NULL
    FROM own WHERE unit = 'subscription' HAVING sum(delta) > 0 AND NOT subscribed($1, $2)
    UNION ALL
    SELECT unit, date_trunc('milliseconds', at), key, delta, sum(delta) OVER (PARTITION BY unit ORDER BY at, key), kind, turn_id, NULL
    FROM prediction_line
  ), page AS (
    SELECT *, CASE WHEN op_key LIKE 'invite:%' THEN 'invite' ELSE split_part(op_key, ':', 2) END AS about FROM line
    WHERE ($7::text IS NULL OR unit = $7) AND ($8::timestamptz IS NULL OR at >= $8) AND ($9::timestamptz IS NULL OR at < $9)
      AND ($10::timestamptz IS NULL OR (at, key) < ($10, $11::text))
    ORDER BY at DESC, key DESC LIMIT $12
  )
  SELECT page.at, page.key, page.unit, page.delta::int8 AS delta, page.balance::int8 AS balance, page.kind, page.about,
    page.turn_id AS turn, t.state AS "turnState", t.asst_id AS "asstId", c.astrologer, c.user_name AS "userName", f.mobile, v.reason,
    i.payment_id AS payment, i.number AS invoice
  FROM page
  LEFT JOIN turn t ON t.turn_id = page.turn_id
  LEFT JOIN chat c ON c.asst_id = t.asst_id
  -- whom one received questions from is theirs to tell
  LEFT JOIN transfer f ON f.uid = $1 AND f.id = CASE WHEN page.kind IN ('transfer', 'return') THEN page.about::uuid END
  LEFT JOIN points_event v ON v.id = CASE WHEN page.kind = 'points' THEN page.about::bigint END
  LEFT JOIN payment_refund r ON r.id = CASE WHEN page.kind IN ('refund_payment', 'unrefund_payment') THEN page.about::uuid END
  LEFT JOIN invoice i ON i.payment_id = coalesce(r.payment_id, CASE WHEN page.kind = 'pay' THEN page.about END) AND i.kind = 'invoice'
  ORDER BY page.at DESC, page.key DESC`

/** What came and went of a person, newest first, at most `limit` lines. */
export const readStatement = (db: Queryable, asked: StatementAsked): Promise<StatementRow[]> =>
  db.query<StatementRow>({
    name: 'statement.lines',
    text: LINES,
    values: [
      asked.uid,
      asked.now,
      asked.free.daily,
      asked.free.weekly,
      asked.free.monthly,
      asked.free.yearly,
      asked.unit ?? null,
      asked.from ?? null,
      asked.to ?? null,
      asked.before?.at ?? null,
      asked.before?.key ?? null,
      asked.limit,
    ],
  })
