import { DAY_MS } from '@dhruva/common'
import { normalize } from '#angles.ts'
import { lightsAt, limbsBetween, partAt } from '#panchang/limbs.ts'
import { frameAt } from '#sky/frame.ts'
import { type CivilDate, civilMsOf, isoSeconds } from '#time/time.ts'
import { signOf } from '#zodiac/signs.ts'
import { daysOf } from './days.ts'
import { type LunarMonth, lunarMonths, monthHolding } from './lunar-month.ts'
import { masasOf } from './masa.ts'
import { samvatOf } from './samvat.ts'
import { type Ayana, type CalendarPlace, type HinduDay, RITUS, type Ritu } from './types.ts'

const YEAR_MS = 390 * DAY_MS

/** Vasanta is Meena and Mesha, and so on by two signs; `lon` in degrees. */
function rituOf(lon: number): Ritu {
  const index = Math.floor(((signOf(lon) + 1) % 12) / 2)
  return RITUS[index] ?? 'vasanta'
}

/** From Makara to Mithuna the Sun goes north. */
const ayanaOf = (lon: number): Ayana => (lon >= 270 || lon < 90 ? 'uttarayana' : 'dakshinayana')

/** When the Chaitra began whose year a month is of; an extra Chaitra begins the year. */
function chaitraOf({ startMs, endMs }: LunarMonth): number {
  const months = lunarMonths(startMs - YEAR_MS, endMs - DAY_MS)
  const index = months.findLastIndex(({ month }) => month === 0)
  const found = months[months[index - 1]?.month === 0 ? index - 1 : index]
  if (!found) throw new RangeError('a year without Chaitra')
  return found.startMs
}

/** The Hindu calendar of a date at a place. Months and years by the rules of the Calendar Reform Committee's report (1955), part C. */
export function hinduDay(date: CivilDate, place: CalendarPlace): HinduDay {
  const days = daysOf(place)
  const day = days.on(civilMsOf(date))
  const yesterday = days.on(day.civilMs - DAY_MS)
  const part = partAt('tithi', day.sunrise)
  const later = limbsBetween('tithi', day.sunrise, day.next)
  const kshaya = later.find(({ startMs, endMs }) => startMs > day.sunrise && endMs <= day.next)
  const { sun } = lightsAt(day.sunrise)
  const tropical = normalize(sun + frameAt(day.sunrise).ayanamsa)
  const month = monthHolding(day.sunrise)
  const tithi = part + 1
  return {
    date: day.date,
    masa: masasOf(month, tithi),
    paksha: tithi <= 15 ? 'shukla' : 'krishna',
    tithi,
    vriddhi:
      partAt('tithi', day.next) === part ? 'first' : partAt('tithi', yesterday.sunrise) === part ? 'second' : null,
    kshaya: kshaya ? kshaya.part + 1 : null,
    samvat: samvatOf(month, chaitraOf(month)),
    ritu: { drik: rituOf(tropical), vedic: rituOf(sun) },
    ayana: { drik: ayanaOf(tropical), vedic: ayanaOf(sun) },
    sun_sign: signOf(sun),
    moon_signs: limbsBetween('moon_sign', day.sunrise, day.next).map(({ part: sign, startMs, endMs }) => ({
      sign,
      start: isoSeconds(startMs),
      end: isoSeconds(endMs),
    })),
  }
}
