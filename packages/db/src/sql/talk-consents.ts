import type { Queryable, Tx } from '#db.ts'

/** A leave to read talks, as the person who gave it sees it. */
export type ConsentRow = {
  id: number
  asst_id: string | null
  title: string | null
  astrologer: string | null
  made_at: Date
  until: Date
  revoked_at: Date | null
  opened_at: Date | null
  read_at: Date | null
  reads: number
}

const LISTED = 20

/** Of a person, the latest first. */
export const listConsents = (db: Queryable, uid: number) =>
  db.query<ConsentRow>({
    name: 'consent.list',
    text: `SELECT t.id, t.asst_id, c.title, c.astrologer, t.made_at, t.until, t.revoked_at, t.opened_at, t.read_at, t.reads
           FROM talk_consent t LEFT JOIN chat c USING (asst_id) WHERE t.uid = $1 ORDER BY t.id DESC LIMIT ${LISTED}`,
    values: [uid],
  })

/** Gives leave to read one talk of the person, or all; leaves that nobody used yet end. @returns null when the talk is not theirs */
export const addConsent = async (
  tx: Tx,
  { uid, asstId, codeMac, now, until }: { uid: number; asstId: string | null; codeMac: Buffer; now: Date; until: Date },
): Promise<number | null> => {
  await tx.query({
    name: 'consent.supersede',
    text: 'UPDATE talk_consent SET revoked_at = $2 WHERE uid = $1 AND revoked_at IS NULL AND opened_at IS NULL',
    values: [uid, now],
  })
  const [row] = await tx.query<{ id: number }>({
    name: 'consent.add',
    text: `INSERT INTO talk_consent (uid, asst_id, code_mac, made_at, until)
           SELECT $1, $2, $3, $4, $5 WHERE $2::text IS NULL OR EXISTS (SELECT FROM chat WHERE asst_id = $2 AND uid = $1)
           RETURNING id`,
    values: [uid, asstId, codeMac, now, until],
  })
  return row?.id ?? null
}

/** Takes a leave back. @returns whether it was one of the person's that stood */
export const revokeConsent = async (db: Queryable, uid: number, id: number, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'consent.revoke',
    text: 'UPDATE talk_consent SET revoked_at = $3 WHERE id = $2 AND uid = $1 AND revoked_at IS NULL RETURNING id',
    values: [uid, id, now],
  })
  return rows.length === 1
}

const TRIES = 5

/** Counts a try at the code of a person that nobody has used yet, before it is looked at. @returns the mark of that code, null: none stands */
export const countConsentTry = async (db: Queryable, uid: number, now: Date) => {
  const [row] = await db.query<{ id: number; codeMac: Buffer }>({
    name: 'consent.try',
    text: `UPDATE talk_consent SET tries = tries + 1
           WHERE uid = $1 AND revoked_at IS NULL AND opened_at IS NULL AND until > $2 AND tries < ${TRIES}
           RETURNING id, code_mac AS "codeMac"`,
    values: [uid, now],
  })
  return row ?? null
}

/** The operator who typed the code in has the leave, and nobody else. @returns null when another was faster, or it has ended */
export const openConsent = async (tx: Tx, id: number, operator: number, now: Date) => {
  const [row] = await tx.query<{ asst_id: string | null; until: Date }>({
    name: 'consent.open',
    text: `UPDATE talk_consent SET opened_by = $2, opened_at = $3
           WHERE id = $1 AND opened_at IS NULL AND revoked_at IS NULL AND until > $3 RETURNING asst_id, until`,
    values: [id, operator, now],
  })
  return row ?? null
}

export type ReadableTalk = {
  asst_id: string
  astrologer: string
  user_name: string
  title: string | null
  created_at: Date
  last_at: Date | null
}

/** The talks that a leave is for, the latest first. */
export const listReadable = (db: Queryable, uid: number, asstId: string | null) =>
  db.query<ReadableTalk>({
    name: 'consent.talks',
    text: `SELECT asst_id, astrologer, user_name, title, created_at, last_at FROM chat
           WHERE uid = $1 AND ($2::text IS NULL OR asst_id = $2) ORDER BY coalesce(last_at, created_at) DESC LIMIT 100`,
    values: [uid, asstId],
  })

/** Writes down that the operator reads a talk by a leave of theirs that stands. @returns whose talk it is, null when they may not */
export const useConsent = async (tx: Tx, id: number, operator: number, asstId: string, now: Date) => {
  const [row] = await tx.query<{ uid: number }>({
    name: 'consent.use',
    text: `UPDATE talk_consent t SET read_at = $4, reads = reads + 1
           WHERE t.id = $1 AND t.opened_by = $2 AND t.revoked_at IS NULL AND t.until > $4
             AND (t.asst_id IS NULL OR t.asst_id = $3)
             AND EXISTS (SELECT FROM chat c WHERE c.asst_id = $3 AND c.uid = t.uid) RETURNING t.uid`,
    values: [id, operator, asstId, now],
  })
  return row?.uid ?? null
}

export type ReadMessage = { mid: number; role: string; text: string; created_at: Date }

/** What was said in a talk, oldest first. */
export const readMessages = (db: Queryable, asstId: string) =>
  db.query<ReadMessage>({
    name: 'consent.messages',
    text: 'SELECT mid, role, text, created_at FROM message WHERE asst_id = $1 ORDER BY mid LIMIT 1000',
    values: [asstId],
  })
