import type { Queryable, Tx } from '#db.ts'

export type LeadState = 'new' | 'contacted' | 'scheduled' | 'done' | 'declined' | 'cancelled'

/** What somebody wrote who asks for a consultation. */
export type LeadDetails = {
  fullName: string
  /** digits */
  mobile: string
  email: string | null
  birthPlace: string | null
  dateOfBirth: string | null
  timeOfBirth: string | null
  /** null: any */
  astrologerId: number | null
}

export type LeadRow = LeadDetails & {
  id: number
  uid: number
  state: LeadState
  scheduledAt: Date | null
  createdAt: Date
  changedAt: Date
}

const OPEN = "state IN ('new', 'contacted', 'scheduled')"

const columns = `id, uid, full_name AS "fullName", mobile, email, birth_place AS "birthPlace", date_of_birth AS "dateOfBirth",
  time_of_birth AS "timeOfBirth", astrologer_id AS "astrologerId", state, scheduled_at AS "scheduledAt",
  created_at AS "createdAt", changed_at AS "changedAt"`

/** New requests of a person in 24 hours: each is a call that somebody makes, and the number in it is anybody's. */
const NEW_A_DAY = 5

/**
 * Keeps a request; one that is open for the same astrologer gets these words instead of a second.
 * @returns its id; null when the person has made too many today
 */
export const saveLead = async (db: Queryable, uid: number, lead: LeadDetails, now: Date): Promise<number | null> => {
  const [row] = await db.query<{ id: number }>({
    name: 'lead.save',
    text: `INSERT INTO lead (uid, full_name, mobile, email, birth_place, date_of_birth, time_of_birth, astrologer_id, created_at, changed_at)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8::int, $9::timestamptz, $9
           WHERE EXISTS (SELECT FROM lead WHERE uid = $1 AND coalesce(astrologer_id, 0) = coalesce($8, 0) AND ${OPEN})
             OR ${NEW_A_DAY} > (SELECT count(*) FROM lead WHERE uid = $1 AND created_at > $9::timestamptz - interval '1 day')
           ON CONFLICT (uid, coalesce(astrologer_id, 0)) WHERE ${OPEN} DO UPDATE SET full_name = excluded.full_name,
             mobile = excluded.mobile, email = excluded.email, birth_place = excluded.birth_place,
             date_of_birth = excluded.date_of_birth, time_of_birth = excluded.time_of_birth, changed_at = excluded.changed_at
           RETURNING id`,
    values: [
      uid,
      lead.fullName,
      lead.mobile,
      lead.email,
      lead.birthPlace,
      lead.dateOfBirth,
      lead.timeOfBirth,
      lead.astrologerId,
      now,
    ],
  })
  return row?.id ?? null
}

const LISTED = 50

/** The latest requests of a person, newest first. */
export const listLeadsOf = (db: Queryable, uid: number) =>
  db.query<LeadRow>({
    name: 'lead.list_own',
    text: `SELECT ${columns} FROM lead WHERE uid = $1 ORDER BY created_at DESC, id DESC LIMIT ${LISTED}`,
    values: [uid],
  })

/** Takes a request back that is open. @returns whether it was one of the person */
export const cancelLead = async (db: Queryable, uid: number, id: number, now: Date): Promise<boolean> => {
  const rows = await db.query({
    name: 'lead.cancel',
    text: `UPDATE lead SET state = 'cancelled', changed_at = $3 WHERE id = $2 AND uid = $1 AND ${OPEN} RETURNING id`,
    values: [uid, id, now],
  })
  return rows.length === 1
}

/** Requests for an operator: the open ones, those that wait longest first; all of them, the latest first. */
export const listLeads = (db: Queryable, all: boolean) =>
  db.query<LeadRow>(
    all
      ? {
          name: 'lead.list',
          text: `SELECT ${columns} FROM lead ORDER BY changed_at DESC, id DESC LIMIT 1000`,
          values: [],
        }
      : {
          name: 'lead.list_open',
          text: `SELECT ${columns} FROM lead WHERE ${OPEN} ORDER BY created_at, id LIMIT 1000`,
          values: [],
        },
  )

/** Moves an open request to a state. @returns its state before, null when none of this number is open */
export const moveLead = async (
  tx: Tx,
  id: number,
  { state, scheduledAt, now }: { state: Exclude<LeadState, 'new' | 'cancelled'>; scheduledAt: Date | null; now: Date },
): Promise<LeadState | null> => {
  const [row] = await tx.query<{ before: LeadState }>({
    name: 'lead.move',
    text: `WITH was AS (SELECT id, state FROM lead WHERE id = $1 AND ${OPEN} FOR UPDATE)
           UPDATE lead SET state = $2, scheduled_at = $3, changed_at = $4 FROM was WHERE lead.id = was.id
           RETURNING was.state AS before`,
    values: [id, state, scheduledAt, now],
  })
  return row?.before ?? null
}
