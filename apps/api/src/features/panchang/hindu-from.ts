import type { HinduDay } from '@dhruva/contract'
import {
  AYANA_NAMES,
  type CalendarPlace,
  type CivilDate,
  hinduDay,
  MASA_NAMES,
  type Masa,
  RITU_NAMES,
  SAMVATSARA_NAMES,
  SIGN_NAMES,
} from '@dhruva/jyotish'

type Names = { sa: string; hi: string }

export const named = (of: Names | undefined) => ({ name: of?.sa ?? '', name_hi: of?.hi ?? '' })

export const masaName = ({ month, adhika }: Masa) => {
  const { name, name_hi } = named(MASA_NAMES[month])
  return adhika ? { name: `Adhika ${name}`, name_hi: `अधिक ${name_hi}` } : { name, name_hi }
}

/** Month, years and season of a date at a place as they are told over the wire. */
export const hinduFrom = (date: CivilDate, place: CalendarPlace): HinduDay => {
  const day = hinduDay(date, place)
  return {
    ...day,
    moon_signs: day.moon_signs.map((stay) => ({ ...stay, ...named(SIGN_NAMES[stay.sign]) })),
    names: {
      amanta: masaName(day.masa.amanta),
      purnimanta: masaName(day.masa.purnimanta),
      vikrama: named(SAMVATSARA_NAMES[day.samvat.vikrama.samvatsara]),
      shaka: named(SAMVATSARA_NAMES[day.samvat.shaka.samvatsara]),
      ritu: named(RITU_NAMES[day.ritu.drik]),
      ayana: named(AYANA_NAMES[day.ayana.drik]),
      sun_sign: named(SIGN_NAMES[day.sun_sign]),
    },
  }
}
