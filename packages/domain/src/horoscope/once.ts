import { Language, zodiacs } from '@dhruva/contract'
import { type Db, findHoroscope, type HoroscopeKey, lockHoroscope, storeHoroscope } from '@dhruva/db'

/** Every horoscope of a day (yyyy-mm-dd) with its sign's number, 0 = Mesha. */
export const horoscopesOf = (day: string) =>
  Language.options.flatMap((language) => zodiacs.map((zodiac, sign) => ({ day, zodiac, language, sign })))

type Making<Body> = {
  /** of calculation and texts; a stored horoscope of an older one is written anew */
  version: number
  now: Date
  /** CPU only: it runs inside a transaction */
  write: () => Body
}

/**
 * The horoscope under a key, written by whichever process asks first: the others wait for it and read what it stored.
 * `Body` is the caller's word for what is stored.
 */
export const getOrCreateHoroscope = async <Body extends object>(
  db: Db,
  key: HoroscopeKey,
  { version, now, write }: Making<Body>,
): Promise<Body> => {
  const stored = await findHoroscope<Body>(db, key, version)
  if (stored) return stored
  return db.tx(async (tx) => {
    await lockHoroscope(tx, key)
    const meanwhile = await findHoroscope<Body>(tx, key, version)
    if (meanwhile) return meanwhile
    const body = write()
    await storeHoroscope(tx, key, version, body, now)
    return body
  })
}
