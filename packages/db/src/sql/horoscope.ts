import type { Queryable, Tx } from '#db.ts'

/** A horoscope is the same for everyone: one row for a day (yyyy-mm-dd in Asia/Kolkata), sign and language. */
export type HoroscopeKey = { day: string; zodiac: string; language: string }

const valuesOf = ({ day, zodiac, language }: HoroscopeKey) => [day, zodiac, language]

/** The stored horoscope if it is of this version or a newer one. `Body` is the caller's word for the column. */
export const findHoroscope = async <Body>(db: Queryable, key: HoroscopeKey, version: number): Promise<Body | null> => {
  const [row] = await db.query<{ body: Body }>({
    name: 'horoscope.find',
    text: 'SELECT body FROM horoscope WHERE day = $1 AND zodiac = $2 AND language = $3 AND version >= $4',
    values: [...valuesOf(key), version],
  })
  return row?.body ?? null
}

/** Only one transaction of all processes goes on with this key; the others wait until it has ended. */
export const lockHoroscope = (tx: Tx, key: HoroscopeKey) =>
  tx.query({
    name: 'horoscope.lock',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0)) IS NULL AS locked',
    values: [['horoscope', ...valuesOf(key)].join(' ')],
  })

/** Writes a horoscope in the place of one of an older version. */
export const storeHoroscope = (tx: Tx, key: HoroscopeKey, version: number, body: object, now: Date) =>
  tx.query({
    name: 'horoscope.store',
    text: `INSERT INTO horoscope (day, zodiac, language, version, body, created_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (day, zodiac, language)
           DO UPDATE SET version = excluded.version, body = excluded.body, created_at = excluded.created_at`,
    values: [...valuesOf(key), version, JSON.stringify(body), now],
  })
