import type { Queryable, Tx } from '#db.ts'

/** What an operator may be: each sees and does what its work needs, `owner` everything. */
export type DeskRole = 'support' | 'moderator' | 'finance' | 'owner'

export type OperatorRow = {
  uid: number
  name: string
  roles: DeskRole[]
  mobile: string | null
  totp_since: Date | null
  locked_until: Date | null
  added_at: Date
  added_by: string
  ended_at: Date | null
  seen_at: Date | null
}

const OPERATORS = `SELECT o.uid, o.name, o.roles, p.mobile, o.totp_since, o.locked_until, o.added_at, o.added_by, o.ended_at,
    (SELECT max(seen_at) FROM desk_session s WHERE s.uid = o.uid AND s.in_since IS NOT NULL) AS seen_at
  FROM desk_operator o JOIN person p USING (uid)`

/** Everybody who works at the desk, then whoever did. */
export const listOperators = (db: Queryable) =>
  db.query<OperatorRow>({
    name: 'desk.operators',
    text: `${OPERATORS} ORDER BY o.ended_at IS NOT NULL, o.added_at, o.uid LIMIT 500`,
  })

/** Makes changes to who works here wait for each other, so that the last owner cannot end another who is ending them. */
export const lockOperators = (tx: Tx) =>
  tx.query({ name: 'desk.lock', text: "SELECT pg_advisory_xact_lock(hashtextextended('desk operators', 0))" })

/** Gives a person a place at the desk, or one they had before back: they enrol anew. @returns false while they have one */
export const addOperator = async (
  tx: Tx,
  { uid, name, roles, by, now }: { uid: number; name: string; roles: readonly DeskRole[]; by: string; now: Date },
): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.add',
    text: `INSERT INTO desk_operator (uid, name, roles, added_at, added_by) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (uid) DO UPDATE SET name = excluded.name, roles = excluded.roles, added_at = excluded.added_at,
             added_by = excluded.added_by, ended_at = NULL, totp = NULL, totp_since = NULL, wrong = 0, locked_until = NULL
           WHERE desk_operator.ended_at IS NOT NULL RETURNING uid`,
    values: [uid, name, roles, now, by],
  })
  return rows.length === 1
}

/** Whether the name stands for somebody else: the log would not tell them apart. */
export const isNameTaken = async (tx: Tx, name: string, uid: number): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.name',
    text: 'SELECT 1 FROM desk_operator WHERE lower(name) = lower($1) AND uid <> $2',
    values: [name, uid],
  })
  return rows.length > 0
}

/** @returns the roles before, null when this is nobody's who works here */
export const changeRoles = async (tx: Tx, uid: number, roles: readonly DeskRole[]): Promise<DeskRole[] | null> => {
  const [row] = await tx.query<{ before: DeskRole[] }>({
    name: 'desk.roles',
    text: `WITH was AS (SELECT uid, roles FROM desk_operator WHERE uid = $1 AND ended_at IS NULL FOR UPDATE)
           UPDATE desk_operator o SET roles = $2 FROM was WHERE o.uid = was.uid RETURNING was.roles AS before`,
    values: [uid, roles],
  })
  return row?.before ?? null
}

/** Takes a place at the desk away, with the secret of its codes. @returns false when there was none */
export const endOperator = async (tx: Tx, uid: number, now: Date): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.end',
    text: `UPDATE desk_operator SET ended_at = $2, totp = NULL, totp_since = NULL WHERE uid = $1 AND ended_at IS NULL
           RETURNING uid`,
    values: [uid, now],
  })
  return rows.length === 1
}

/** Whether somebody is left who may say who works here. */
export const hasOwner = async (tx: Tx): Promise<boolean> => {
  const rows = await tx.query({
    name: 'desk.has_owner',
    text: "SELECT 1 FROM desk_operator WHERE ended_at IS NULL AND 'owner' = ANY(roles) LIMIT 1",
  })
  return rows.length === 1
}

/** The secret goes, and with it the recovery codes: the next login enrols anew. @returns false when nobody of this uid works here */
export const forgetTotp = async (tx: Tx, uid: number): Promise<boolean> => {
  await tx.query({ name: 'desk.forget_recovery', text: 'DELETE FROM desk_recovery WHERE uid = $1', values: [uid] })
  const rows = await tx.query({
    name: 'desk.forget_totp',
    text: `UPDATE desk_operator SET totp = NULL, totp_since = NULL, wrong = 0, locked_until = NULL
           WHERE uid = $1 AND ended_at IS NULL RETURNING uid`,
    values: [uid],
  })
  return rows.length === 1
}

/** Ends an operator's logins at the desk. @returns how many */
export const endDeskSessions = async (tx: Queryable, uid: number, now: Date): Promise<number> => {
  const rows = await tx.query({
    name: 'desk.end_sessions',
    text: 'UPDATE desk_session SET ended_at = $2 WHERE uid = $1 AND ended_at IS NULL RETURNING uid',
    values: [uid, now],
  })
  return rows.length
}
