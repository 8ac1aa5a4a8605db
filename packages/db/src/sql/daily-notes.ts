import type { Queryable, Tx } from '#db.ts'
import type { BirthRow } from './births.ts'

/** A browser that takes notes, and when it is sent one. */
export type NoteWish = {
  endpoint: string
  p256dh: string
  auth: string
  hour: number
  language: 'en' | 'hi'
}

/** The login it was wished in stands; `$2` is the moment. */
const STANDS = `EXISTS (SELECT FROM session s WHERE s.login_id = p.login_id AND s.revoked_at IS NULL
  AND (s.ends_at IS NULL OR s.ends_at > $2::timestamptz))`

/** Where and when a person takes notes; null where they take none. */
export const findNoteWish = async (db: Queryable, uid: number, now: Date) => {
  const [row] = await db.query<Pick<NoteWish, 'endpoint' | 'hour' | 'language'>>({
    name: 'note.find',
    text: `SELECT endpoint, hour, language FROM push_subscription p WHERE uid = $1 AND ${STANDS}`,
    values: [uid, now],
  })
  return row ?? null
}

/**
 * Keeps where and when a person takes notes: in place of an earlier browser of theirs, and of whoever took notes on this one before.
 * The first comes the next day, so that no day has two, however often it is wished.
 */
export const saveNoteWish = async (tx: Tx, { uid, jti }: { uid: number; jti: string }, wish: NoteWish, now: Date) => {
  await tx.query({
    name: 'note.other_person',
    text: 'DELETE FROM push_subscription WHERE endpoint = $1 AND uid <> $2',
    values: [wish.endpoint, uid],
  })
  await tx.query({
    name: 'note.save',
    text: `INSERT INTO push_subscription (uid, login_id, endpoint, p256dh, auth, hour, language, created_at, sent_on)
           SELECT uid, login_id, $3, $4, $5, $6, $7, $8, day_in_india($8) FROM session WHERE jti = $1 AND uid = $2
           ON CONFLICT (uid) DO UPDATE SET login_id = excluded.login_id, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
             auth = excluded.auth, hour = excluded.hour, language = excluded.language, sent_on = excluded.sent_on,
             wait_until = NULL, faults = 0`,
    values: [jti, uid, wish.endpoint, wish.p256dh, wish.auth, wish.hour, wish.language, now],
  })
}

/** The person takes no notes any more. */
export const dropNoteWish = (db: Queryable, uid: number) =>
  db.query({ name: 'note.drop', text: 'DELETE FROM push_subscription WHERE uid = $1', values: [uid] })

/** A note to be sent; `before` is the day that stood in the place of this one, `yyyy-mm-dd`. */
export type DueNote = NoteWish & { uid: number; faults: number; before: string }

/** So many hours after its own a note may still come. */
const LATE_HOURS = 3

/**
 * Takes people whose hour has come and whose note of the day nobody has taken: whoever takes one sends it, and if they die the day
 * goes without. Only logins that stand count, and people who have a birth to tell of.
 * @param avoided hosts of push services that are left in peace
 * @param leftOut people whose note was taken and given back just now: not taken again, or it would go on for ever
 */
export const takeDueNotes = (
  db: Queryable,
  {
    now,
    hour,
    avoided,
    leftOut,
    limit,
  }: { now: Date; hour: number; avoided: readonly string[]; leftOut: readonly number[]; limit: number },
) =>
  db.query<DueNote>({
    name: 'note.take_due',
    text: `UPDATE push_subscription p SET sent_on = day_in_india($2) FROM (
             SELECT uid, sent_on AS before FROM push_subscription p
             WHERE hour BETWEEN $1 - ${LATE_HOURS} + 1 AND $1 AND sent_on < day_in_india($2)
               AND (wait_until IS NULL OR wait_until <= $2) AND split_part(endpoint, '/', 3) <> ALL ($3) AND uid <> ALL ($5)
               AND ${STANDS}
               AND EXISTS (SELECT FROM birth b WHERE b.uid = p.uid AND NOT celebrity)
             ORDER BY hour, uid LIMIT $4 FOR UPDATE SKIP LOCKED
           ) due WHERE p.uid = due.uid
           RETURNING p.uid, endpoint, p256dh, auth, p.hour, language, faults, due.before::text AS before`,
    values: [hour, now, avoided, limit, leftOut],
  })

/** Gives a note back that was not taken by its push service, to be tried again from some time on. */
export const giveNoteBack = (db: Queryable, note: DueNote, waitUntil: Date, faults: number) =>
  db.query({
    name: 'note.give_back',
    text: `UPDATE push_subscription SET sent_on = $3::date, wait_until = $4, faults = $5 WHERE uid = $1 AND endpoint = $2`,
    values: [note.uid, note.endpoint, note.before, waitUntil, faults],
  })

/** The push service takes notes again. */
export const clearNoteFaults = (db: Queryable, { uid, endpoint }: DueNote) =>
  db.query({
    name: 'note.clear_faults',
    text: 'UPDATE push_subscription SET faults = 0, wait_until = NULL WHERE uid = $1 AND endpoint = $2 AND faults > 0',
    values: [uid, endpoint],
  })

/** A browser that is gone. Another that its person has named meanwhile stays. */
export const dropBrowser = (db: Queryable, { uid, endpoint }: DueNote) =>
  db.query({
    name: 'note.drop_browser',
    text: 'DELETE FROM push_subscription WHERE uid = $1 AND endpoint = $2',
    values: [uid, endpoint],
  })

/** Adds to what became of the notes of the day. */
export const countNotes = (db: Queryable, outcomes: Readonly<Record<string, number>>, now: Date) =>
  db.query({
    name: 'note.count',
    text: `INSERT INTO note_count (day, outcome, count)
           SELECT day_in_india($1), outcome, count FROM unnest($2::text[], $3::int[]) n(outcome, count)
           ON CONFLICT (day, outcome) DO UPDATE SET count = note_count.count + excluded.count`,
    values: [now, Object.keys(outcomes), Object.values(outcomes)],
  })

/** How many people take notes, and what became of those of today. */
export const readNoteCounts = async (db: Queryable, now: Date) => {
  const [row] = await db.query<{ browsers: number; today: Record<string, number> }>({
    name: 'note.read_counts',
    text: `SELECT (SELECT count(*)::int FROM push_subscription) AS browsers,
             (SELECT coalesce(json_object_agg(outcome, count), '{}') FROM note_count
              WHERE day = day_in_india($1)) AS today`,
    values: [now],
  })
  return row ?? { browsers: 0, today: {} }
}

/** The birth that a person's own day is told of, on home and in a note: the first they saved, which with most is theirs. */
export const findOwnBirth = async <Chart>(db: Queryable, uid: number) => {
  const [row] = await db.query<
    Pick<BirthRow, 'dob' | 'tob' | 'tob_uncertainty' | 'lat' | 'lng' | 'gender' | 'marital_status'> & {
      chart: Chart
      chart_version: number
    }
  >({
    name: 'note.own_birth',
    text: `SELECT dob, tob, tob_uncertainty, lat, lng, gender, marital_status, chart, chart_version
           FROM birth WHERE uid = $1 AND NOT celebrity ORDER BY bid LIMIT 1`,
    values: [uid],
  })
  return row ?? null
}

/** Whether there is such a birth. */
export const hasOwnBirth = async (db: Queryable, uid: number): Promise<boolean> => {
  const rows = await db.query({
    name: 'note.has_birth',
    text: 'SELECT FROM birth WHERE uid = $1 AND NOT celebrity LIMIT 1',
    values: [uid],
  })
  return rows.length > 0
}
