import type { Queryable, Tx } from '#db.ts'
import type { TextTarget } from '#sql/forum-reports.ts'
import type { TextState } from '#sql/forum-rows.ts'

export type ActCommand =
  | 'hide'
  | 'restore'
  | 'dismiss'
  | 'ban'
  | 'unban'
  | 'grant'
  | 'take'
  | 'logout'
  | 'settle'
  | 'refund'
  | 'lead'
  | 'operator'
  | 'open_talks'
  | 'read_talk'
  | 'set'
  | 'price'
  | 'close'
  | 'incident'
  | 'open'
  | 'end_coupon'

declare const written: unique symbol
/** The number of an act that is written down: only `addAct` makes one, so whoever has to give one has written it. */
export type ActNumber = number & { readonly [written]: true }

/**
 * What an operator did to a text (`d12`, `c7`), a person (`u5`), a payment (`pay_…`, `order_…`), a request for a consultation (`l3`) or
 * something that has a name (`plan:monthly`).
 */
export type ActRow = {
  id: number
  at: Date
  operator: string
  /** who was logged in at the desk; null: at the shell */
  operator_uid: number | null
  command: ActCommand
  target: string
  reason: string
  details: Record<string, unknown>
}

/** Writes down what an operator does, in the transaction that does it. @returns the number of the act */
export const addAct = async (tx: Tx, act: Omit<ActRow, 'id'>): Promise<ActNumber> => {
  const { at, operator, operator_uid, command, target, reason, details } = act
  const [row] = await tx.query<{ id: ActNumber }>({
    name: 'operator.act',
    text: `INSERT INTO operator_act (at, operator, operator_uid, command, target, reason, details)
           VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    values: [at, operator, operator_uid, command, target, reason, JSON.stringify(details)],
  })
  if (!row) throw new Error('an act was not written')
  return row.id
}

const ACT = 'id, at, operator, operator_uid, command, target, reason, details'

/** The latest acts, newest first; of one target only when it is named. */
export const listActs = (db: Queryable, last: number, target: string | null = null) =>
  db.query<ActRow>({
    name: 'operator.acts',
    text: `SELECT ${ACT} FROM operator_act WHERE $2::text IS NULL OR target = $2 ORDER BY id DESC LIMIT $1`,
    values: [last, target],
  })

/** Which acts: of the operator of the desk, of a name, a command, a target, of days; `before` is the number of the last one seen. */
export type ActsAsked = {
  uid: number | null
  operator: string | null
  command: string | null
  target: string | null
  from: Date | null
  until: Date | null
  before: number | null
}

/** Acts that were asked for, newest first. */
export const findActs = (db: Queryable, asked: ActsAsked, limit: number) =>
  db.query<ActRow>({
    name: 'operator.find_acts',
    text: `SELECT ${ACT} FROM operator_act
           WHERE ($1::int IS NULL OR operator_uid = $1) AND ($2::text IS NULL OR operator = $2)
             AND ($3::text IS NULL OR command = $3) AND ($4::text IS NULL OR target = $4)
             AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
             AND ($7::bigint IS NULL OR id < $7) ORDER BY id DESC LIMIT $8`,
    values: [asked.uid, asked.operator, asked.command, asked.target, asked.from, asked.until, asked.before, limit],
  })

/** Keeps reports of a text from coming in until the transaction ends. @returns the state of the text, null when there is none */
export const lockText = async (tx: Tx, { kind, id }: TextTarget): Promise<TextState | null> => {
  await tx.query({
    name: 'operator.lock_reports',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('report:' || $1::text || $2::int, 0))",
    values: [kind, id],
  })
  const [row] = await tx.query<{ state: TextState }>(
    kind === 'd'
      ? { name: 'operator.discussion_state', text: 'SELECT state FROM discussion WHERE did = $1', values: [id] }
      : { name: 'operator.comment_state', text: 'SELECT state FROM comment WHERE cid = $1', values: [id] },
  )
  return row?.state ?? null
}

/** Changes the state of a text; who looks at its discussion is told. @returns false when it was in another state than `from` */
export const moveText = async (tx: Tx, { kind, id }: TextTarget, from: TextState, to: TextState): Promise<boolean> => {
  const [row] = await tx.query<{ moved: boolean }>({
    name: 'operator.move_text',
    text: 'SELECT set_text_state($1, $2, ARRAY[$3::text], $4) AS moved',
    values: [kind, id, from, to],
  })
  return row?.moved ?? false
}

/**
 * Ends the open reports of a text: they count no more towards hiding it.
 * @param dismissed the text stands; whose reports are dismissed too often is not counted for a while
 * @returns how many there were
 */
export const resolveReports = async (
  tx: Tx,
  { kind, id }: TextTarget,
  { dismissed, now }: { dismissed: boolean; now: Date },
): Promise<number> => {
  const rows = await tx.query({
    name: 'operator.resolve',
    text: `UPDATE report SET resolved_at = $3, dismissed = $4
           WHERE kind = $1 AND target = $2 AND resolved_at IS NULL RETURNING uid`,
    values: [kind, id, now, dismissed],
  })
  return rows.length
}

/** Has the author of a text told what an operator made of it. */
export const tellAuthor = (tx: Tx, { kind, id }: TextTarget, what: 'hidden_by_operator' | 'restored', now: Date) =>
  tx.query({
    name: 'operator.tell_author',
    text: 'SELECT note_moderation($1, $2, $3, $4)',
    values: [kind, id, what, now],
  })

/** Tells the pages of a person that points or questions changed. */
export const tellBalance = (tx: Tx, uid: number) =>
  tx.query({ name: 'operator.tell', text: "SELECT pg_notify('live', 'p' || $1::int)", values: [uid] })

export type ReportedRow = {
  kind: 'd' | 'c'
  target: number
  state: TextState | null
  did: number | null
  author: number | null
  handle: string | null
  suspended: boolean
  excerpt: string | null
  open: number
  total: number
  reasons: string[]
  first_at: Date
  last_at: Date
}

/**
 * Reported texts that wait for an operator, or with `all` also the resolved and deleted: first what reports have hidden, the longest
 * hidden before all (its last report hid it), then by the number of open reports.
 */
export const listReported = (db: Queryable, all: boolean) =>
  db.query<ReportedRow>({
    name: 'operator.reports',
    text: `WITH told AS (
             SELECT kind, target, count(*) FILTER (WHERE resolved_at IS NULL)::int AS open, count(*)::int AS total,
               array_agg(reason ORDER BY at, uid) AS reasons, min(at) AS first_at, max(at) AS last_at
             FROM report GROUP BY kind, target
           )
           SELECT t.kind, t.target, coalesce(d.state, c.state) AS state, coalesce(d.did, c.did) AS did,
             coalesce(d.uid, c.uid) AS author, p.handle,
             EXISTS (SELECT FROM forum_ban b WHERE b.uid = coalesce(d.uid, c.uid)) AS suspended,
             left(regexp_replace(coalesce(d.title || ': ' || d.description, c.comment), '\\s+', ' ', 'g'), 160) AS excerpt,
             t.open, t.total, t.reasons, t.first_at, t.last_at
           FROM told t
           LEFT JOIN discussion d ON t.kind = 'd' AND d.did = t.target
           LEFT JOIN comment c ON t.kind = 'c' AND c.cid = t.target
           LEFT JOIN profile p ON p.uid = coalesce(d.uid, c.uid)
           WHERE $1 OR (t.open > 0 AND coalesce(d.state, c.state) IN ('shown', 'hidden'))
           ORDER BY CASE WHEN t.open > 0 AND coalesce(d.state, c.state) = 'hidden' THEN t.last_at END NULLS LAST,
             t.open DESC, t.first_at LIMIT 200`,
    values: [all],
  })

/** Texts that are hidden, by reports or operators, the newest first. */
export const listHidden = (db: Queryable) =>
  db.query<ReportedRow>({
    name: 'operator.hidden',
    text: `WITH hidden AS (
             SELECT 'd' AS kind, did AS target, state, did, uid, title || ': ' || description AS words, created_at FROM discussion
               WHERE state = 'hidden'
             UNION ALL SELECT 'c', cid, state, did, uid, comment, created_at FROM comment WHERE state = 'hidden'
             ORDER BY created_at DESC LIMIT 200)
           SELECT h.kind, h.target, h.state, h.did, h.uid AS author, p.handle,
             EXISTS (SELECT FROM forum_ban b WHERE b.uid = h.uid) AS suspended,
             left(regexp_replace(h.words, '\\s+', ' ', 'g'), 160) AS excerpt,
             count(r.uid) FILTER (WHERE r.resolved_at IS NULL)::int AS open, count(r.uid)::int AS total,
             coalesce(array_agg(r.reason ORDER BY r.at, r.uid) FILTER (WHERE r.uid IS NOT NULL), '{}') AS reasons,
             coalesce(min(r.at), h.created_at) AS first_at, coalesce(max(r.at), h.created_at) AS last_at
           FROM hidden h LEFT JOIN profile p ON p.uid = h.uid LEFT JOIN report r ON r.kind = h.kind AND r.target = h.target
           GROUP BY h.kind, h.target, h.state, h.did, h.uid, p.handle, h.words, h.created_at ORDER BY h.created_at DESC`,
  })

export type PersonRow = {
  uid: number
  mobile: string | null
  created_at: Date
  deleted_at: Date | null
  handle: string | null
  handle_since: Date | null
  banned_at: Date | null
  logins: number
  balances: Record<string, number>
  discussions: Record<string, number>
  comments: Record<string, number>
  open_reports_received: number
  reports_made: number
  questions_given: number
  questions_received: number
  questions_waiting: number
}

const byState = (table: string) =>
  `(SELECT coalesce(jsonb_object_agg(state, n), '{}') FROM (
      SELECT state, count(*)::int AS n FROM ${table} t WHERE t.uid = p.uid GROUP BY state) states) AS ${table}s`

const transferred = (whose: string, state: string) =>
  `(SELECT coalesce(sum(questions), 0)::int FROM transfer t WHERE t.${whose} = p.uid AND t.state = '${state}')`

const PERSON = `
  SELECT p.uid, p.mobile, p.created_at, p.deleted_at, f.handle, f.created_at AS handle_since, b.at AS banned_at,
    (SELECT count(*)::int FROM session s WHERE s.uid = p.uid AND s.revoked_at IS NULL) AS logins,
    (SELECT coalesce(jsonb_object_agg(unit, balance), '{}') FROM wallet w WHERE w.uid = p.uid AND balance > 0) AS balances,
    ${byState('discussion')}, ${byState('comment')},
    (SELECT count(*)::int FROM report r
       LEFT JOIN discussion d ON r.kind = 'd' AND d.did = r.target LEFT JOIN comment c ON r.kind = 'c' AND c.cid = r.target
       WHERE r.resolved_at IS NULL AND coalesce(d.uid, c.uid) = p.uid) AS open_reports_received,
    (SELECT count(*)::int FROM report r WHERE r.uid = p.uid) AS reports_made,
    ${transferred('uid', 'sent')} AS questions_given, ${transferred('to_uid', 'sent')} AS questions_received,
    ${transferred('uid', 'waiting')} AS questions_waiting
  FROM person p LEFT JOIN profile f USING (uid) LEFT JOIN forum_ban b USING (uid)
  WHERE p.uid = $1 OR p.mobile = $2`

/** What an operator needs to see of a person, found by uid or number; null when there is none. */
export const findPersonFor = async (db: Queryable, who: { uid: number } | { mobile: string }) => {
  const values = 'uid' in who ? [who.uid, null] : [null, who.mobile]
  const [row] = await db.query<PersonRow>({ name: 'operator.person', text: PERSON, values })
  return row ?? null
}
