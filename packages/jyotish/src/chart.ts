import { round6, storedLongitude } from './angles.ts'
import { ashtakavarga } from './ashtakavarga/ashtakavarga.ts'
import { CHART_VERSION, DEFAULT_CONVENTIONS } from './conventions.ts'
import { type Antardasha, antardashasAfter, type Running, runningIn, vimshottari } from './dasha/vimshottari.ts'
import { kaalSarp } from './dosha/kaal-sarp.ts'
import { manglik } from './dosha/manglik.ts'
import { sadeSatiNow, sadeSatiOfLife } from './dosha/sade-sati.ts'
import { forEachGraha, GRAHAS, type GrahaId } from './ids.ts'
import { type Moment, momentOf } from './moment.ts'
import { at, NAKSHATRA_NAMES, SIGN_NAMES } from './names.ts'
import { panchang } from './panchang/panchang.ts'
import { ascendantLongitude } from './sky/ascendant.ts'
import { isRetrograde, type Sky, skyAt } from './sky/bodies.ts'
import { sunTimes } from './sky/sun-times.ts'
import type { Ascendant, BirthInput, Chart, Conventions, Graha, PlainChart } from './types.ts'
import { yogasOf } from './yoga/yogas.ts'
import { isCombust } from './zodiac/combustion.ts'
import { dignityOf } from './zodiac/dignity.ts'
import { houseOf, houses } from './zodiac/houses.ts'
import { nakshatraLord, nakshatraOf, padaOf } from './zodiac/nakshatra.ts'
import { signOf } from './zodiac/signs.ts'
import { vargas } from './zodiac/varga.ts'
import { zodiac } from './zodiac/zodiac.ts'

function ascendantOf(sky: Sky, lat: number, lng: number): Ascendant {
  const place = zodiac(storedLongitude(ascendantLongitude(sky.frame, lat, lng)))
  return { ...place, sign_hi: at(SIGN_NAMES, place.sign).hi }
}

function grahaOf(id: GrahaId, sky: Sky, signs: Readonly<Record<GrahaId, number>>, ascendantSign: number): Graha {
  const { lon, speed } = sky.grahas[id]
  const place = zodiac(lon)
  const retrograde = isRetrograde(id, speed)
  return {
    id,
    ...place,
    speed,
    retrograde,
    combust: isCombust(id, lon, sky.grahas.sun.lon, retrograde),
    house: houseOf(place.sign, ascendantSign),
    nakshatra_lord: nakshatraLord(place.nakshatra),
    vargottama: place.sign === place.navamsa_sign,
    dignity: dignityOf(id, lon, signs),
  }
}

/** Positions, houses, divisions, limbs and periods of a moment, without what is judged from them. */
export function plainChartAt(moment: Moment, now: Date, conventions: Conventions = DEFAULT_CONVENTIONS): PlainChart {
  const { lat, lng } = moment.input
  const sky = skyAt(moment.ms, conventions)
  const lons = forEachGraha((id) => sky.grahas[id].lon)
  const signs = forEachGraha((id) => signOf(lons[id]))
  const ascendant = ascendantOf(sky, lat, lng)
  const { sun, moon } = sky.grahas
  const nakshatra = nakshatraOf(moon.lon)
  const dasha = vimshottari(moment.ms, moon.lon, conventions.year_days)
  const times = sunTimes(moment.day.startMs, moment.day.endMs, lat, lng)
  return {
    version: CHART_VERSION,
    conventions,
    input: moment.input,
    ayanamsa: round6(sky.frame.ayanamsa),
    ascendant,
    grahas: GRAHAS.map((id) => grahaOf(id, sky, signs, ascendant.sign)),
    rahu_true: sky.rahuTrue,
    houses: houses(ascendant.sign, signs),
    moon_sign: signs.moon,
    moon_sign_name: at(SIGN_NAMES, signs.moon).sa,
    moon_sign_hi: at(SIGN_NAMES, signs.moon).hi,
    sun_sign: signs.sun,
    nakshatra,
    nakshatra_name: at(NAKSHATRA_NAMES, nakshatra).sa,
    nakshatra_hi: at(NAKSHATRA_NAMES, nakshatra).hi,
    pada: padaOf(moon.lon),
    panchang: panchang(sun.lon, moon.lon, moment.ms, moment.day.civilMs, times),
    vimshottari: {
      lord: dasha.lord,
      balance_years: round6(dasha.balanceYears),
      mahadashas: dasha.mahadashas,
      current: runningIn(dasha.mahadashas, now),
    },
    vargas: vargas(ascendant.lon, lons),
  }
}

/** The chart of a moment. `now` decides only which periods and which phase of Sade Sati are the running ones. */
export function chartAt(moment: Moment, now: Date, conventions: Conventions = DEFAULT_CONVENTIONS): Chart {
  const plain = plainChartAt(moment, now, conventions)
  const placed = new Map(plain.grahas.map((graha) => [graha.id, graha]))
  const lons = forEachGraha((id) => placed.get(id)?.lon ?? 0)
  const signs = forEachGraha((id) => placed.get(id)?.sign ?? 0)
  const rahuHouse = houseOf(signs.rahu, plain.ascendant.sign)
  return {
    ...plain,
    yogas: yogasOf(plain),
    doshas: {
      manglik: manglik(signs, plain.ascendant.sign),
      kaal_sarp: kaalSarp(lons, rahuHouse),
      sade_sati: sadeSatiOfLife(plain.moon_sign, moment.ms, now),
    },
    ashtakavarga: ashtakavarga(signs, plain.ascendant.sign, conventions.ashtakavarga),
  }
}

/**
 * The whole kundli of a birth.
 * @throws BirthInputError when dob, tob or the place cannot be read; `parseDob` and `parseTob` tell without throwing
 */
export function computeChart(birth: BirthInput, now: Date, conventions: Conventions = DEFAULT_CONVENTIONS): Chart {
  return chartAt(momentOf(birth), now, conventions)
}

/** Mahadasha, antardasha and pratyantar of a chart at an instant, or null outside its 120 years. */
export const runningPeriods = (chart: Pick<Chart, 'vimshottari'>, when: Date): Running | null =>
  runningIn(chart.vimshottari.mahadashas, when)

/** A stored chart with the periods and the phase of Sade Sati that run `now`. */
export const withCurrent = (chart: Chart, now: Date): Chart => ({
  ...chart,
  doshas: { ...chart.doshas, sade_sati: sadeSatiNow(chart.doshas.sade_sati, now) },
  vimshottari: { ...chart.vimshottari, current: runningPeriods(chart, now) },
})

/** Before the first and after the last of what a chart tells of. */
const EVER = { from: Date.UTC(1800, 0), until: Date.UTC(2300, 0) }

/**
 * The time around `now` in which `withCurrent` says the same: from the last change of a pratyantar, or of a phase of Sade Sati or
 * Dhaiya, until the next one (that instant not included).
 */
export const currentSpan = (chart: Chart, now: Date): { from: Date; until: Date } => {
  const { mahadashas } = chart.vimshottari
  const { intervals, dhaiya } = chart.doshas.sade_sati
  const running = runningPeriods(chart, now)
  const told = [...mahadashas, ...intervals, ...dhaiya.intervals, ...(running ? [running.pratyantar] : [])]
  const changes = told.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
  const at = now.getTime()
  return {
    from: new Date(Math.max(EVER.from, ...changes.filter((change) => change <= at))),
    until: new Date(Math.min(EVER.until, ...changes.filter((change) => change > at))),
  }
}

/** The next `count` antardashas of a chart that begin after `from`. */
export const upcomingAntardashas = (chart: Chart, from: Date, count: number): Antardasha[] =>
  antardashasAfter(chart.vimshottari.mahadashas, from, count)
