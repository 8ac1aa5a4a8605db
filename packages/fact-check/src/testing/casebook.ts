import type { Code } from '@dhruva/common'
import {
  aspects,
  type Chart,
  GRAHAS,
  type GrahaId,
  lordOf,
  SIGN_NAMES,
  subPeriods,
  transits,
  withCurrent,
} from '@dhruva/jyotish'
import { grahaName, grahaOf, nakshatraName, signName } from '@dhruva/reading'
import { MONTHS, ORDINAL } from './words-data.ts'

export const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const DAY = 86_400_000
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** A chart gave no occasion for a sentence. */
export class NoOccasion extends Error {}
export const need = <Value>(value: Value | null | undefined | false): Value => {
  if (value === null || value === undefined || value === false) throw new NoOccasion()
  return value
}

const all = <Value>(make: (id: GrahaId) => Value): Record<GrahaId, Value> => ({
  sun: make('sun'),
  moon: make('moon'),
  mars: make('mars'),
  mercury: make('mercury'),
  jupiter: make('jupiter'),
  venus: make('venus'),
  saturn: make('saturn'),
  rahu: make('rahu'),
  ketu: make('ketu'),
})

/** Words for what a chart and a day have, and (names with x) for what they surely have not. `salt` varies the choices. */
export const casebook = (natal: Chart, at: Date, code: Code, salt: number) => {
  const chart = withCurrent(natal, at)
  const asc = chart.ascendant.sign
  let turn = salt
  const pick = <Value>(values: readonly Value[]): Value => {
    turn = (turn * 1_103_515_245 + 12_345) % 2_147_483_648
    return need(values[Math.floor((turn / 2_147_483_648) * values.length)])
  }
  const skies = new Map<string, ReturnType<typeof transits>>()
  const skyOn = (day: string | Date) => {
    const when = typeof day === 'string' ? new Date(`${day}T06:00:00Z`) : day
    const key = when.toISOString()
    const known = skies.get(key) ?? transits(chart, when)
    skies.set(key, known)
    return known
  }
  const moving = (id: GrahaId, day: string | Date = at) => need(skyOn(day).grahas.find((each) => each.id === id))
  const wrap = (value: number) => ((value % 12) + 12) % 12
  const houseOf = (sign: number) => wrap(sign - asc) + 1
  const sign = (index: number) => signName(code, wrap(index))
  const nth = (house: number) => need(ORDINAL[code][house - 1])
  const num = (house: number) =>
    code === 'hi' ? `${house}वें` : `${house}${house === 1 ? 'st' : house === 2 ? 'nd' : house === 3 ? 'rd' : 'th'}`
  const others = (...taken: number[]) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].filter((each) => !taken.includes(each))
  const falseSign = (id: GrahaId, ...more: number[]) =>
    pick(others(grahaOf(chart, id).sign, moving(id).sign, moving(id).next_sign, chart.vargas.d9[id], ...more))
  const falseHouse = (id: GrahaId) =>
    pick(
      others(
        grahaOf(chart, id).house - 1,
        moving(id).house - 1,
        moving(id).house_from_moon - 1,
        grahaOf(chart, id).house % 12,
      ),
    ) + 1
  const lordId = (house: number) => lordOf(wrap(asc + house - 1))
  const name = (id: GrahaId) => grahaName(code, id)
  const ms = (iso: string) => Date.parse(iso)
  const monthOf = (time: string | number) => {
    const date = new Date(time)
    return `${MONTHS[code][date.getUTCMonth()]} ${date.getUTCFullYear()}`
  }
  const antars = chart.vimshottari.mahadashas.flatMap((maha) =>
    subPeriods(maha).map((antar) => ({ ...antar, maha: maha.lord })),
  )
  const running = need(chart.vimshottari.current)
  const mahaIndex = chart.vimshottari.mahadashas.findIndex(({ start }) => start === running.maha.start)
  const antarIndex = antars.findIndex(({ start }) => start === running.antar.start)
  const told = (period: { lord: GrahaId; start: string; end: string }) => ({
    id: period.lord,
    lord: name(period.lord),
    from: monthOf(period.start),
    to: monthOf(period.end),
    y0: new Date(period.start).getUTCFullYear(),
    y1: new Date(period.end).getUTCFullYear(),
    /** a month well inside */
    mid: monthOf((ms(period.start) + ms(period.end)) / 2),
    /** end and start told wrongly */
    xto: monthOf(ms(period.end) + DAY * pick([200, 400, 800, -300])),
    xfrom: monthOf(ms(period.start) + DAY * pick([250, 500, -400])),
    xy1: new Date(period.end).getUTCFullYear() + pick([2, 3, 5]),
    xy0: new Date(period.start).getUTCFullYear() - pick([2, 3, 4]),
  })
  const unused = GRAHAS.filter((id) => ![running.maha.lord, running.antar.lord, running.pratyantar.lord].includes(id))
  const nextMaha = chart.vimshottari.mahadashas[mahaIndex + 1]
  const soon = antars.slice(antarIndex + 1, antarIndex + 4)
  const pairs = SEVEN.flatMap((a) => SEVEN.filter((b) => a !== b).map((b) => [a, b] as const))
  const same = (a: GrahaId, b: GrahaId) => grahaOf(chart, a).sign === grahaOf(chart, b).sign
  const sees = (a: GrahaId, b: GrahaId) => aspects(a, grahaOf(chart, a).sign, grahaOf(chart, b).sign)
  const meets = (a: GrahaId, b: GrahaId) =>
    [grahaOf(chart, a).sign, moving(a).sign].some((from) =>
      [grahaOf(chart, b).sign, moving(b).sign].some((to) => from === to || aspects(a, from, to)),
    )
  const named = ([a, b]: readonly [GrahaId, GrahaId]) => [name(a), name(b)] as const
  const count = (house: number) => need(chart.houses.find((each) => each.house === house)).occupants.length
  const sav = (house: number) => need(chart.ashtakavarga.sav[wrap(asc + house - 1)])
  const dignity = (id: GrahaId) => grahaOf(chart, id).dignity
  return {
    chart,
    at,
    name,
    nth,
    num,
    sign,
    pick,
    lordId,
    count,
    sav,
    dignity,
    monthOf,
    en: code === 'en',
    sa: (house: number) => need(ORDINAL.sa[house - 1]),
    roman: (house: number) => need(NUMERALS[house - 1]),
    s: all((id) => sign(grahaOf(chart, id).sign)),
    sanskrit: all((id) => need(SIGN_NAMES[grahaOf(chart, id).sign]).sa),
    h: all((id) => nth(grahaOf(chart, id).house)),
    hn: all((id) => num(grahaOf(chart, id).house)),
    ho: all((id) => grahaOf(chart, id).house),
    star: all((id) => nakshatraName(code, grahaOf(chart, id).nakshatra)),
    starLord: all((id) => name(grahaOf(chart, id).nakshatra_lord)),
    pada: all((id) => grahaOf(chart, id).pada),
    deg: all((id) => Math.floor(grahaOf(chart, id).degree)),
    lon: all((id) => grahaOf(chart, id).degree),
    d9: all((id) => sign(chart.vargas.d9[id])),
    d10: all((id) => sign(chart.vargas.d10[id])),
    xs: (id: GrahaId) => sign(falseSign(id)),
    xsa: (id: GrahaId) => need(SIGN_NAMES[falseSign(id)]).sa,
    xh: (id: GrahaId) => nth(falseHouse(id)),
    xhn: (id: GrahaId) => num(falseHouse(id)),
    xho: falseHouse,
    xstar: (id: GrahaId) => nakshatraName(code, (grahaOf(chart, id).nakshatra + pick([4, 7, 10, 15, 20, 22])) % 27),
    xpada: (id: GrahaId) => pick([1, 2, 3, 4].filter((each) => each !== grahaOf(chart, id).pada)),
    xdeg: (id: GrahaId) =>
      pick(
        [2, 7, 11, 16, 19, 24, 28].filter(
          (each) => Math.abs(each - grahaOf(chart, id).degree) > 3 && Math.abs(each - moving(id).degree) > 3,
        ),
      ),
    xd9: (id: GrahaId) => sign(pick(others(chart.vargas.d9[id], grahaOf(chart, id).sign))),
    asc: sign(asc),
    xasc: () => sign(pick(others(asc, chart.moon_sign, chart.sun_sign, chart.vargas.d9.ascendant))),
    ascDeg: Math.floor(chart.ascendant.degree),
    ascStar: nakshatraName(code, chart.ascendant.nakshatra),
    rashi: sign(chart.moon_sign),
    xrashi: () => sign(pick(others(asc, chart.moon_sign, chart.sun_sign))),
    hs: (house: number) => sign(asc + house - 1),
    xhs: (house: number) => sign(pick(others(wrap(asc + house - 1)))),
    lord: (house: number) => name(lordId(house)),
    xL: (house: number) => name(pick(SEVEN.filter((id) => id !== lordId(house)))),
    lordNth: (house: number) => nth(grahaOf(chart, lordId(house)).house),
    lordNum: (house: number) => num(grahaOf(chart, lordId(house)).house),
    lordHouse: (house: number) => grahaOf(chart, lordId(house)).house,
    xLh: (house: number) => nth(falseHouse(lordId(house))),
    xLhn: (house: number) => num(falseHouse(lordId(house))),
    lordSign: (house: number) => sign(grahaOf(chart, lordId(house)).sign),
    xLs: (house: number) => sign(falseSign(lordId(house))),
    signLord: all((id) => name(lordOf(grahaOf(chart, id).sign))),
    maha: told(running.maha),
    antar: told(running.antar),
    prat: told(running.pratyantar),
    nextMaha: told(nextMaha ?? running.maha),
    soon: soon.map((each) => ({ ...told(each), maha: name(each.maha) })),
    mahas: chart.vimshottari.mahadashas.map(told),
    mahaNo: mahaIndex,
    xrun: () => name(pick(unused.filter((id) => id !== nextMaha?.lord && !soon.some(({ lord }) => lord === id)))),
    now: all((id) => ({
      s: sign(moving(id).sign),
      h: nth(moving(id).house),
      hn: num(moving(id).house),
      fromMoon: nth(moving(id).house_from_moon),
      retro: moving(id).retrograde,
      until: moving(id).leaves_sign ? monthOf(need(moving(id).leaves_sign)) : '',
      next: sign(moving(id).next_sign),
    })),
    on: (id: GrahaId, day: string) => ({
      s: sign(moving(id, day).sign),
      h: nth(moving(id, day).house),
      hn: num(moving(id, day).house),
    }),
    /** a sign or house far from where it is on a day */
    xon: (id: GrahaId, day: string) => {
      const away = pick([3, 4, 5, 7, 8])
      return {
        s: sign(moving(id, day).sign + away),
        h: nth(houseOf(wrap(moving(id, day).sign + away))),
        hn: num(houseOf(wrap(moving(id, day).sign + away))),
      }
    },
    looks: (id: GrahaId) => nth(pick(chart.houses.filter(({ aspected_by }) => aspected_by.includes(id))).house),
    xlooks: (id: GrahaId) =>
      nth(
        pick(
          chart.houses.filter(
            ({ sign: to }) => !aspects(id, grahaOf(chart, id).sign, to) && !aspects(id, moving(id).sign, to),
          ),
        ).house,
      ),
    together: () => named(pick(pairs.filter(([a, b]) => same(a, b)))),
    aspecting: () => named(pick(pairs.filter(([a, b]) => sees(a, b)))),
    mutual: () => named(pick(pairs.filter(([a, b]) => sees(a, b) && sees(b, a)))),
    strangers: () => named(pick(pairs.filter(([a, b]) => !meets(a, b) && !meets(b, a)))),
    exchange: () =>
      named(
        pick(pairs.filter(([a, b]) => lordOf(grahaOf(chart, a).sign) === b && lordOf(grahaOf(chart, b).sign) === a)),
      ),
    xexchange: () =>
      named(
        pick(pairs.filter(([a, b]) => lordOf(grahaOf(chart, a).sign) !== b || lordOf(grahaOf(chart, b).sign) !== a)),
      ),
    in: (house: number) => need(chart.houses.find((each) => each.house === house)).occupants.map(name),
    emptyNo: () => pick(chart.houses.filter(({ occupants }) => occupants.length === 0)).house,
    fullNo: () => pick(chart.houses.filter(({ occupants }) => occupants.length > 0)).house,
    crowdNo: () => pick(chart.houses.filter(({ occupants }) => occupants.length > 1)).house,
    retro: () => name(pick(SEVEN.filter((id) => grahaOf(chart, id).retrograde))),
    direct: () =>
      name(
        pick(
          SEVEN.filter(
            (id) => id !== 'sun' && id !== 'moon' && !grahaOf(chart, id).retrograde && !moving(id).retrograde,
          ),
        ),
      ),
    burnt: () => name(pick(SEVEN.filter((id) => grahaOf(chart, id).combust))),
    unburnt: () => name(pick(SEVEN.filter((id) => id !== 'sun' && id !== 'moon' && !grahaOf(chart, id).combust))),
    the: (...kinds: readonly string[]) => name(pick(SEVEN.filter((id) => kinds.includes(dignity(id))))),
    /** of neither high nor low nor own dignity, at birth and now */
    plain: () =>
      name(
        pick(
          SEVEN.filter(
            (id) =>
              !['exalted', 'own', 'moolatrikona', 'debilitated'].includes(dignity(id)) &&
              !['exalted', 'own', 'debilitated'].includes(dignityIn(id, moving(id).sign)),
          ),
        ),
      ),
    vargottama: () => name(pick(SEVEN.filter((id) => grahaOf(chart, id).vargottama))),
    notVargottama: () => name(pick(SEVEN.filter((id) => !grahaOf(chart, id).vargottama))),
    has: (id: string) => chart.yogas.some((yoga) => yoga.id === id),
    manglik: chart.doshas.manglik,
    kaalSarp: chart.doshas.kaal_sarp,
    sadeSati: chart.doshas.sade_sati,
    panchang: chart.panchang,
    ascNo: asc,
    moonNo: chart.moon_sign,
  }
}

const dignityIn = (id: GrahaId, sign: number): string => {
  const exalted = { sun: 0, moon: 1, mars: 9, mercury: 5, jupiter: 3, venus: 11, saturn: 6, rahu: 1, ketu: 7 }[id]
  if (sign === exalted) return 'exalted'
  if (sign === (exalted + 6) % 12) return 'debilitated'
  return lordOf(sign) === id ? 'own' : ''
}

export type Casebook = ReturnType<typeof casebook>
/** A sentence made for a chart; the book throws where the chart gives no occasion. */
export type Entry = (c: Casebook) => string | false | undefined | null
