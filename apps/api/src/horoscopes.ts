import { createCache } from '@dhruva/common'
import { type Language, type Zodiac, zodiacs } from '@dhruva/contract'
import type { Db } from '@dhruva/db'
import { getOrCreateHoroscope } from '@dhruva/domain'
import { HOROSCOPE_VERSION, type Horoscope, horoscope } from '@dhruva/reading'

type Key = { day: string; zodiac: Zodiac; language: Language }

export type Horoscopes = {
  /** The horoscope of a sign for a day (yyyy-mm-dd) in Asia/Kolkata. */
  of: (key: Key) => Promise<Horoscope>
}

type Parts = { db: Db; now: () => Date /** told of each one this process wrote */; onWritten: () => void }

/** Two days, twelve signs, two languages; the rest is of days gone by. */
const KEPT = 96

/** One process's horoscopes: each is asked of the database once, however many ask for it at the same time. */
export const createHoroscopes = ({ db, now, onWritten }: Parts): Horoscopes => {
  const known = createCache<Promise<Horoscope>>(KEPT)
  const load = (key: Key) =>
    getOrCreateHoroscope<Horoscope>(db, key, {
      version: HOROSCOPE_VERSION,
      now: now(),
      write: () => {
        onWritten()
        return horoscope(key.day, zodiacs.indexOf(key.zodiac), key.language)
      },
    })
  return {
    of: (key) => {
      const name = Object.values(key).join(' ')
      const found = known.get(name)
      if (found) return found
      const loading = known.set(name, load(key))
      // a failure is not kept: the next one who asks tries again
      loading.catch(() => known.delete(name))
      return loading
    },
  }
}
