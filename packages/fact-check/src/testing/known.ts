import type { Code } from '@dhruva/common'
import {
  aspects,
  type Chart,
  type GrahaId,
  lordOf,
  RULERSHIPS,
  subPeriods,
  transits,
  withCurrent,
} from '@dhruva/jyotish'
import { dateIn, grahaName, grahaOf, nakshatraName, signName } from '@dhruva/reading'
import { nthEn, nthHi } from '@dhruva/reading/testing/ordinals'

const SEVEN: readonly GrahaId[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']

/** What a made-up chart is known to have. */
const sure = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new RangeError('a chart without occasion')
  return value
}

/** What is so in a chart on a day, and what is surely not, as words of a language. */
export const knownOf = (natal: Chart, at: Date, code: Code) => {
  const chart = withCurrent(natal, at)
  const sky = transits(chart, at)
  const asc = chart.ascendant.sign
  const moving = (id: GrahaId) => sure(sky.grahas.find((graha) => graha.id === id))
  const houseOf = (sign: number) => ((sign - asc + 12) % 12) + 1
  const sign = (index: number) => signName(code, ((index % 12) + 12) % 12)
  const nth = (house: number) => (code === 'en' ? nthEn : nthHi)(((house - 1 + 12) % 12) + 1)
  /** signs where a graha neither is nor goes these years */
  const falseSigns = (id: GrahaId) => {
    const near = moving(id)
    const taken = new Set([
      grahaOf(chart, id).sign,
      near.sign,
      near.next_sign,
      (near.sign + 1) % 12,
      (near.sign + 11) % 12,
    ])
    return [5, 8, 3, 7, 10, 2, 9, 4, 1, 6, 11, 0].filter((each) => !taken.has(each))
  }
  const { maha, antar, pratyantar } = sure(chart.vimshottari.current)
  const mahas = chart.vimshottari.mahadashas
  const next = mahas[mahas.findIndex(({ start }) => start === maha.start) + 1] ?? sure(mahas[0])
  const antars = subPeriods(maha)
  const nextAntar = antars[antars.findIndex(({ start }) => start === antar.start) + 1] ?? sure(subPeriods(next)[0])
  const date = (iso: string) => dateIn(code, chart.input.tz, iso)
  const year = (iso: string) => Number(iso.slice(0, 4))
  const monthYear = (iso: string) => date(iso).replace(/^\d+ /, '')
  const later = (iso: string, years: number) => new Date(Date.parse(iso) + years * 365.25 * 86_400_000).toISOString()
  const skyDate = (iso: string | null) => (iso ? dateIn(code, 'Asia/Kolkata', iso) : '')
  const notRunning = (skip = 0): GrahaId =>
    (['saturn', 'venus', 'jupiter', 'mercury', 'ketu', 'sun', 'rahu', 'mars', 'moon'] as const).filter(
      (id) => ![maha.lord, antar.lord, pratyantar.lord, next.lord, nextAntar.lord].includes(id),
    )[skip] ?? 'sun'
  const name = (id: GrahaId) => grahaName(code, id)
  return {
    chart,
    code,
    name,
    /** a sentence about a graha, where there is one */
    of: (id: GrahaId | undefined, say: (named: string) => string): string | null => (id ? say(name(id)) : null),
    nth,
    sign: (id: GrahaId) => sign(grahaOf(chart, id).sign),
    falseSign: (id: GrahaId, skip = 0) => sign(sure(falseSigns(id)[skip])),
    house: (id: GrahaId) => nth(grahaOf(chart, id).house),
    houseNo: (id: GrahaId) => grahaOf(chart, id).house,
    falseHouse: (id: GrahaId, skip = 0) => nth(houseOf(sure(falseSigns(id)[skip]))),
    falseHouseNo: (id: GrahaId, skip = 0) => houseOf(sure(falseSigns(id)[skip])),
    degree: (id: GrahaId) => Math.floor(grahaOf(chart, id).degree),
    falseDegree: (id: GrahaId) => {
      const [own, now] = [grahaOf(chart, id).degree, moving(id).degree]
      return [3, 9, 15, 21, 27, 6].find((each) => Math.abs(each - own) > 3 && Math.abs(each - now) > 3) ?? 1
    },
    star: (id: GrahaId) => nakshatraName(code, grahaOf(chart, id).nakshatra),
    pada: (id: GrahaId) => grahaOf(chart, id).pada,
    falseStar: (id: GrahaId, skip = 0) =>
      nakshatraName(
        code,
        sure(
          [9, 13, 17, 5, 21]
            .map((step) => (grahaOf(chart, id).nakshatra + step) % 27)
            .filter((each) => ![25, 26, 0, 1, 2].includes((each - moving(id).nakshatra + 27) % 27))[skip],
        ),
      ),
    lagna: sign(asc),
    falseLagna: (skip = 0) => sign(asc + 2 + skip),
    rashi: sign(chart.moon_sign),
    falseRashi: (skip = 0) =>
      sign(
        sure(
          [4, 7, 2, 9, 5, 8, 1]
            .map((step) => (chart.moon_sign + step) % 12)
            .filter((each) => each !== asc && each !== chart.sun_sign)[skip],
        ),
      ),
    houseSign: (house: number) => sign(asc + house - 1),
    falseHouseSign: (house: number) => sign(asc + house + 3),
    lord: (house: number) => name(lordOf((asc + house - 1) % 12)),
    lordId: (house: number) => lordOf((asc + house - 1) % 12),
    falseLord: (house: number, skip = 0) =>
      name(sure(SEVEN.filter((id) => id !== lordOf((asc + house - 1) % 12))[skip])),
    ruled: (id: GrahaId) => chart.houses.filter(({ lord }) => lord === id).map(({ house }) => house),
    notRuled: (id: GrahaId) => sure([7, 10, 4, 2, 9].find((house) => lordOf((asc + house - 1) % 12) !== id)),
    aspected: (id: GrahaId) => nth(houseOf((grahaOf(chart, id).sign + 6) % 12)),
    notAspected: (id: GrahaId, skip = 0) =>
      nth(
        houseOf(
          sure(
            [1, 2, 5, 10, 8, 0]
              .map((step) => (grahaOf(chart, id).sign + step) % 12)
              .filter((each) => !aspects(id, grahaOf(chart, id).sign, each) && !aspects(id, moving(id).sign, each))[
              skip
            ],
          ),
        ),
      ),
    apart: (id: GrahaId): string =>
      name(
        sure(
          SEVEN.find(
            (other) =>
              other !== id &&
              grahaOf(chart, other).sign !== grahaOf(chart, id).sign &&
              moving(other).sign !== moving(id).sign &&
              moving(other).sign !== grahaOf(chart, id).sign &&
              moving(id).sign !== grahaOf(chart, other).sign,
          ),
        ),
      ),
    pair: SEVEN.flatMap((a) =>
      SEVEN.filter((b) => a < b && grahaOf(chart, a).sign === grahaOf(chart, b).sign).map(
        (b) => [name(a), name(b)] as const,
      ),
    )[0],
    with: (state: 'retrograde' | 'combust') => SEVEN.filter((id) => grahaOf(chart, id)[state]),
    without: (state: 'retrograde' | 'combust') =>
      SEVEN.filter(
        (id) =>
          !grahaOf(chart, id)[state] &&
          !moving(id)[state === 'combust' ? 'retrograde' : state] &&
          id !== 'sun' &&
          id !== 'moon',
      ),
    dignified: (state: 'exalted' | 'debilitated') => SEVEN.filter((id) => grahaOf(chart, id).dignity === state),
    undignified: SEVEN.filter((id) => {
      const { exalted, debilitated, own } = RULERSHIPS[id]
      return ![grahaOf(chart, id).sign, moving(id).sign].some((each) => [exalted, debilitated, ...own].includes(each))
    }),
    now: (id: GrahaId) => ({
      sign: sign(moving(id).sign),
      house: nth(moving(id).house),
      until: skyDate(moving(id).leaves_sign),
      next: sign(moving(id).next_sign),
      month: skyDate(moving(id).leaves_sign).replace(/^\d+ /, ''),
    }),
    maha: {
      lord: name(maha.lord),
      start: date(maha.start),
      end: date(maha.end),
      startYear: year(maha.start),
      endYear: year(maha.end),
      endMonth: monthYear(maha.end),
      falseEnd: date(later(maha.end, 2)),
      falseEndYear: year(maha.end) + 3,
      falseStartYear: year(maha.start) - 4,
    },
    antar: {
      lord: name(antar.lord),
      start: date(antar.start),
      end: date(antar.end),
      endMonth: monthYear(antar.end),
      falseEnd: date(later(antar.end, 0.6)),
      falseEndMonth: monthYear(later(antar.end, 0.7)),
      endYear: year(antar.end),
      falseEndYear: year(antar.end) + 4,
    },
    pratyantar: { lord: name(pratyantar.lord), end: date(pratyantar.end) },
    next: { lord: name(next.lord), start: date(next.start), startYear: year(next.start), endYear: year(next.end) },
    nextAntar: { lord: name(nextAntar.lord), start: date(nextAntar.start), end: date(nextAntar.end) },
    notRunning: (skip = 0) => name(notRunning(skip)),
    birthLord: name(chart.vimshottari.lord),
    manglik: chart.doshas.manglik.present,
    manglikCancelled: chart.doshas.manglik.cancelled,
    kaalSarp: chart.doshas.kaal_sarp.present,
    sadeSati: chart.doshas.sade_sati.phase,
    has: (id: string) => chart.yogas.some((yoga) => yoga.id === id),
    empty: chart.houses.filter(({ occupants }) => occupants.length === 0).map(({ house }) => nth(house)),
    full: chart.houses.filter(({ occupants }) => occupants.length > 0).map(({ house }) => nth(house)),
    d9: (id: GrahaId) => sign(chart.vargas.d9[id]),
    falseD9: (id: GrahaId) =>
      sign(
        sure(
          [3, 5, 8].map((step) => (chart.vargas.d9[id] + step) % 12).find((each) => each !== grahaOf(chart, id).sign),
        ),
      ),
  }
}
export type Known = ReturnType<typeof knownOf>
/** A sentence made for a chart; null where the chart gives no occasion. */
export type Saying = (known: Known) => string | null
