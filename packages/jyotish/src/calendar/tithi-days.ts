import { chosenDay } from './choose.ts'
import type { Days, SunDay } from './days.ts'
import { type EkadashiDays, ekadashiDays } from './ekadashi.ts'
import type { LunarMonth } from './lunar-month.ts'
import { masasOf } from './masa.ts'
import { ADHIKA_EKADASHIS, EKADASHIS, type EkadashiId, PRADOSHES } from './observance-ids.ts'
import { moonriseOf, partOf, type Stretch, shared } from './parts.ts'
import { instant, span } from './times.ts'
import { tithiOfMonth } from './tithis.ts'
import type { CalendarPlace, DayPart, Observance, ObservanceKind, Pick } from './types.ts'

const [TUESDAY, MONDAY, SATURDAY] = [2, 1, 6] as const
const [BHADRAPADA, MAGHA] = [5, 10] as const

const weekday = ({ civilMs }: SunDay): number => new Date(civilMs).getUTCDay()

/** The two Ekadashis of a month with their fasts. */
function ekadashis(month: LunarMonth, days: Days, place: CalendarPlace): Observance[] {
  const names = month.adhik ? ADHIKA_EKADASHIS : EKADASHIS[month.month]
  return [11, 26].flatMap((tithi, half) => {
    const id: EkadashiId | undefined = names?.[half]
    if (!id) return []
    const stretch = tithiOfMonth(month, tithi)
    const [dwadashi, parvan] = [tithiOfMonth(month, tithi + 1), tithiOfMonth(month, tithi + 4)]
    const fast: EkadashiDays = ekadashiDays({ ekadashi: stretch, dwadashi, parvan }, days, place)
    const isOther = fast.vaishnava.date !== fast.smarta.date
    return [
      {
        id,
        kind: 'ekadashi',
        date: fast.smarta.date,
        until: null,
        days: null,
        masa: masasOf(month, tithi),
        tithi,
        rule: { by: 'tithi', month: month.month, tithi, at: 'sunrise', pick: 'first' },
        vaishnava: isOther ? fast.vaishnava.date : null,
        times: [
          span('tithi', stretch),
          span('parana', fast.parana),
          ...(isOther ? [span('vaishnava_parana', fast.vaishnavaParana)] : []),
          instant('hari_vasara_end', fast.hariVasaraMs),
        ],
        eclipse: null,
      },
    ]
  })
}

type Monthly = {
  kind: ObservanceKind
  tithi: number
  at: DayPart
  pick: Pick
  /** by the month and the day it falls on; null where a festival takes its place */
  id(day: SunDay, month: LunarMonth): Observance['id'] | null
}

const MONTHLY: readonly Monthly[] = [
  {
    kind: 'chaturthi',
    tithi: 4,
    at: 'madhyahna',
    pick: 'first',
    id: (_, { month, adhik }) => (month === BHADRAPADA && !adhik ? null : 'vinayaka_chaturthi'),
  },
  { kind: 'pradosh', tithi: 13, at: 'pradosh', pick: 'longer', id: (day) => PRADOSHES[weekday(day)] ?? null },
  { kind: 'purnima', tithi: 15, at: 'sunrise', pick: 'first', id: () => 'purnima' },
  {
    kind: 'chaturthi',
    tithi: 19,
    at: 'moonrise',
    pick: 'first',
    id: (day) => (weekday(day) === TUESDAY ? 'angaraki_chaturthi' : 'sankashti_chaturthi'),
  },
  { kind: 'pradosh', tithi: 28, at: 'pradosh', pick: 'longer', id: (day) => PRADOSHES[weekday(day)] ?? null },
  {
    kind: 'shivaratri',
    tithi: 29,
    at: 'nishita',
    pick: 'longer',
    id: (_, { month, adhik }) => (month === MAGHA && !adhik ? null : 'masik_shivaratri'),
  },
  {
    kind: 'amavasya',
    tithi: 30,
    at: 'sunrise',
    pick: 'first',
    id: (day) =>
      weekday(day) === MONDAY ? 'somavati_amavasya' : weekday(day) === SATURDAY ? 'shani_amavasya' : 'amavasya',
  },
]

/** The hours of what comes back monthly: pradosh, nishita, the Moon's rising. */
function monthlyTimes({ at }: Monthly, tithi: Stretch, day: SunDay, place: CalendarPlace) {
  const moonrise = at === 'moonrise' ? moonriseOf(day, place) : null
  const part = at === 'sunrise' || at === 'moonrise' ? null : partOf(day, at, place)
  return [
    span('tithi', tithi),
    ...(part ? [span('puja', shared(part, tithi) ?? part)] : []),
    ...(moonrise === null ? [] : [instant('moonrise', moonrise)]),
  ]
}

/** What comes back in every lunar month, the extra one, too. */
export function monthlyOf(month: LunarMonth, days: Days, place: CalendarPlace): Observance[] {
  const others = MONTHLY.flatMap((each): Observance[] => {
    const { tithi, at, pick, kind } = each
    const stretch = tithiOfMonth(month, tithi)
    const day = chosenDay(stretch, at, pick, days, place)
    const id = each.id(day, month)
    if (!id) return []
    return [
      {
        id,
        kind,
        date: day.date,
        until: null,
        days: null,
        masa: masasOf(month, tithi),
        tithi,
        rule: { by: 'tithi', month: null, tithi, at, pick },
        vaishnava: null,
        times: monthlyTimes(each, stretch, day, place),
        eclipse: null,
      },
    ]
  })
  return [...ekadashis(month, days, place), ...others]
}
