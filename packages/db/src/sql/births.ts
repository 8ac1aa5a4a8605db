import type { Gender } from '@dhruva/common'
import type { Queryable, Tx } from '#db.ts'

export type BirthRow = {
  bid: number
  full_name: string
  dob: string
  tob: string
  /** minutes to either side, 0 when exact; null when the time is unknown */
  tob_uncertainty: number | null
  pob: string
  lat: number
  lng: number
  gender: Gender
  marital_status: 'Single' | 'Married' | 'Divorced'
  language: 'English' | 'Hindi'
  celebrity_info: string | null
}

/** What is saved; `celebrity_info` undefined means an ordinary person, `tob_uncertainty` undefined that it was not said. */
export type BirthInput = Omit<BirthRow, 'bid' | 'celebrity_info' | 'tob_uncertainty'> & {
  celebrity_info?: string | undefined
  tob_uncertainty?: number | null | undefined
}

export type StoredChart<Chart> = { chart: Chart; version: number }

const COLUMNS =
  'bid, full_name, dob, tob, tob_uncertainty, pob, lat, lng, gender, marital_status, language, celebrity_info'

/** The births of one person, newest first: the ordinary ones or the celebrities. */
export const listBirths = (db: Queryable, uid: number, celebrity: boolean) =>
  db.query<BirthRow>({
    name: 'birth.list',
    text: `SELECT ${COLUMNS} FROM birth WHERE uid = $1 AND celebrity = $2 ORDER BY bid DESC`,
    values: [uid, celebrity],
  })

/** The names of one person's ordinary births but one, newest first. */
export const listBirthNames = (db: Queryable, uid: number, but: number) =>
  db.query<{ bid: number; name: string }>({
    name: 'birth.names',
    text: 'SELECT bid, full_name AS name FROM birth WHERE uid = $1 AND NOT celebrity AND bid <> $2 ORDER BY bid DESC',
    values: [uid, but],
  })

/** One birth of one person with its chart, as computed when it was saved. `Chart` is the caller's word for the column. */
export const findBirth = async <Chart>(db: Queryable, uid: number, bid: number) => {
  const rows = await db.query<BirthRow & { celebrity: boolean; chart: Chart; chart_version: number }>({
    name: 'birth.find',
    text: `SELECT ${COLUMNS}, celebrity, chart, chart_version FROM birth WHERE uid = $1 AND bid = $2`,
    values: [uid, bid],
  })
  return rows[0] ?? null
}

/**
 * The kundli of one birth of one person as JSON text: where it is only handed on, reading it costs more than fetching it.
 * `is_current`: the periods it says are running are those that run `now`.
 */
export const findChartText = async (db: Queryable, uid: number, bid: number, now: Date) => {
  const rows = await db.query<
    Pick<BirthRow, 'bid' | 'dob' | 'tob' | 'tob_uncertainty' | 'lat' | 'lng'> & {
      chart: string
      chart_version: number
      is_current: boolean | null
    }
  >({
    name: 'birth.chart_text',
    text: `SELECT bid, dob, tob, tob_uncertainty, lat, lng, chart::text AS chart, chart_version,
             current_from <= $3 AND $3 < current_until AS is_current
           FROM birth WHERE uid = $1 AND bid = $2`,
    values: [uid, bid, now],
  })
  return rows[0] ?? null
}

/** Keeps a kundli that says which periods run between two instants, unless the birth was changed meanwhile. */
export const storeCurrentChart = (
  db: Queryable,
  birth: { bid: number; dob: string; tob: string; lat: number; lng: number; chart_version: number },
  chart: string,
  current: { from: Date; until: Date },
) =>
  db.query({
    name: 'birth.current_chart',
    text: `UPDATE birth SET chart = $7, current_from = $8, current_until = $9
           WHERE bid = $1 AND dob = $2 AND tob = $3 AND lat = $4 AND lng = $5 AND chart_version = $6`,
    values: [
      birth.bid,
      birth.dob,
      birth.tob,
      birth.lat,
      birth.lng,
      birth.chart_version,
      chart,
      current.from,
      current.until,
    ],
  })

/** The same birth saved by the same person since `since`, if any, and how many births the person has. */
export const findDuplicate = async (tx: Tx, uid: number, birth: BirthInput, since: Date) => {
  const [row] = await tx.query<{ duplicate: number | null; count: number }>({
    name: 'birth.duplicate',
    text: `SELECT count(*) AS count, max(bid) FILTER (WHERE created_at > $2 AND full_name = $3 AND dob = $4 AND tob = $5
             AND pob = $6 AND lat = $7 AND lng = $8 AND gender = $9 AND marital_status = $10 AND language = $11
             AND celebrity_info IS NOT DISTINCT FROM $12 AND tob_uncertainty IS NOT DISTINCT FROM $13) AS duplicate
           FROM birth WHERE uid = $1`,
    values: [uid, since, ...fieldsOf(birth)],
  })
  return row ?? { duplicate: null, count: 0 }
}

/** Saves a birth with its chart. @returns its bid */
export const insertBirth = async (
  tx: Tx,
  uid: number,
  birth: BirthInput,
  stored: StoredChart<unknown>,
  now: Date,
): Promise<number> => {
  const [row] = await tx.query<{ bid: number }>({
    name: 'birth.insert',
    text: `INSERT INTO birth (uid, full_name, dob, tob, pob, lat, lng, gender, marital_status, language,
             celebrity_info, celebrity, tob_uncertainty, chart, chart_version, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11::text IS NOT NULL, $12, $13, $14, $15, $15)
           RETURNING bid`,
    values: [uid, ...fieldsOf(birth), JSON.stringify(stored.chart), stored.version, now],
  })
  if (!row) throw new Error('an insert returned no row')
  return row.bid
}

/**
 * Changes a birth of this person. A celebrity stays one and keeps its text when none is sent; an unchanged time stays as
 * uncertain as it was when nothing is said of it. Of another moment or place nobody was given a link.
 * @returns false when the person has no such birth
 */
export const updateBirth = async (
  db: Queryable,
  uid: number,
  bid: number,
  birth: BirthInput,
  stored: StoredChart<unknown>,
  now: Date,
) => {
  const rows = await db.query({
    name: 'birth.update',
    // a profile that rests on this birth has its gender
    text: `WITH resting AS (
             UPDATE profile SET gender = $9 WHERE uid = $1 AND default_bid = $2 AND gender IS DISTINCT FROM $9
           ), unshared AS (
             DELETE FROM kundli_share WHERE bid IN (
               SELECT bid FROM birth WHERE uid = $1 AND bid = $2 AND (dob, tob, lat, lng) <> ($4, $5, $7, $8))
           ) UPDATE birth SET full_name = $3, dob = $4, tob = $5, pob = $6, lat = $7, lng = $8, gender = $9,
             marital_status = $10, language = $11,
             celebrity_info = CASE WHEN celebrity THEN coalesce($12, celebrity_info) END,
             tob_uncertainty = CASE WHEN $17 OR tob <> $5 THEN $13 ELSE tob_uncertainty END,
             chart = $14, chart_version = $15, current_from = NULL, updated_at = $16
           WHERE uid = $1 AND bid = $2 RETURNING bid`,
    values: [
      uid,
      bid,
      ...fieldsOf(birth),
      JSON.stringify(stored.chart),
      stored.version,
      now,
      birth.tob_uncertainty !== undefined,
    ],
  })
  return rows.length === 1
}

/** Replaces a chart of an older version, unless the birth was changed meanwhile. */
export const replaceChart = (
  db: Queryable,
  uid: number,
  bid: number,
  oldVersion: number,
  stored: StoredChart<unknown>,
) =>
  db.query({
    name: 'birth.replace_chart',
    text: `UPDATE birth SET chart = $4, chart_version = $5, current_from = NULL
           WHERE uid = $1 AND bid = $2 AND chart_version = $3`,
    values: [uid, bid, oldVersion, JSON.stringify(stored.chart), stored.version],
  })

/**
 * Deletes a birth; chats about it stay and have ended, a profile that rested on it rests on none.
 * @returns false when the person has no such birth
 */
export const deleteBirthOf = async (db: Queryable, uid: number, bid: number, now: Date) => {
  const rows = await db.query({
    name: 'birth.delete',
    text: `WITH chats AS (
             UPDATE chat SET bid = NULL, ended_at = coalesce(ended_at, $3) WHERE uid = $1 AND bid = $2
           ), resting AS (
             UPDATE profile SET default_bid = NULL, gender = coalesce(avatar_gender, gender)
             WHERE uid = $1 AND default_bid = $2
           ) DELETE FROM birth WHERE uid = $1 AND bid = $2 RETURNING bid`,
    values: [uid, bid, now],
  })
  return rows.length === 1
}

const fieldsOf = (birth: BirthInput) => [
  birth.full_name,
  birth.dob,
  birth.tob,
  birth.pob,
  birth.lat,
  birth.lng,
  birth.gender,
  birth.marital_status,
  birth.language,
  birth.celebrity_info ?? null,
  birth.tob_uncertainty === undefined ? 0 : birth.tob_uncertainty,
]
