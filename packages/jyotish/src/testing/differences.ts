import { distance } from '#angles.ts'
import { computeChart } from '#chart.ts'
import { type Classical, type GrahaId, SEVEN } from '#ids.ts'
import { type LimbKind, limbsBetween } from '#panchang/limbs.ts'
import type { Chart } from '#types.ts'
import { navamsaSign } from '#zodiac/varga.ts'
import { type Reference, RUNNING_AT } from './references.ts'

/** Greatest difference allowed (design page "astrology", 17), in the unit of the quantity. */
export const TOLERANCES = {
  ascendant: 10,
  sun: 10,
  moon: 15,
  mars: 30,
  mercury: 30,
  jupiter: 30,
  venus: 30,
  saturn: 30,
  rahu: 5,
  rahu_true: 60,
  sunrise: 2,
  sunset: 2,
  tithi: 60,
  nakshatra: 60,
  yoga: 60,
  karana: 60,
  dasha: 24,
} as const

export type Quantity = keyof typeof TOLERANCES
export type Unit = 'arcsecond' | 'second' | 'hour'

/** What is either equal or not. */
export type Likeness =
  | 'utc'
  | 'signs'
  | 'navamsas'
  | 'nakshatra'
  | 'pada'
  | 'limbs'
  | 'vara'
  | 'retrograde'
  | 'maha'
  | 'antar'
  | 'pratyantar'

export type Compared = {
  differences: Partial<Record<Quantity, number>>
  /** one entry for each thing compared */
  same: Partial<Record<Likeness, boolean[]>>
}

const FIVE = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const
const SECOND_MS = 1000
const HOUR_MS = 3_600_000
const ARCSECONDS = 3600
/** Degrees a day below which a graha stands still and the flag says nothing. */
const STANDING = 0.005

export const unitOf = (quantity: Quantity): Unit =>
  quantity === 'dasha' ? 'hour' : isTimed(quantity) ? 'second' : 'arcsecond'

const isTimed = (quantity: Quantity) =>
  quantity === 'sunrise' || quantity === 'sunset' || LIMBS.some((kind) => kind === quantity)

function grahaOf({ grahas }: Chart, id: GrahaId) {
  const found = grahas.find((each) => each.id === id)
  if (!found) throw new RangeError(`a chart without ${id}`)
  return found
}

const apart = (a: string | number, b: string | number) => Math.abs(new Date(a).getTime() - new Date(b).getTime())

function limbEnd(kind: LimbKind, birth: string): number {
  const ms = Date.parse(birth)
  const [limb] = limbsBetween(kind, ms, ms + 1)
  return limb?.endMs ?? Number.NaN
}

function timeDifferences(chart: Chart, { birth, sunrise, sunset, ends, utc, mahaStart }: Reference) {
  const { sunrise_utc, sunset_utc } = chart.panchang
  if (!sunrise_utc || !sunset_utc) throw new RangeError(`no sunrise on ${birth.dob}`)
  const found: Compared['differences'] = {
    sunrise: apart(sunrise_utc, sunrise) / SECOND_MS,
    dasha: apart(chart.vimshottari.mahadashas[0]?.start ?? '', mahaStart) / HOUR_MS,
  }
  if (sunset) found.sunset = apart(sunset_utc, sunset) / SECOND_MS
  if (ends) for (const kind of LIMBS) found[kind] = apart(limbEnd(kind, utc), ends[kind]) / SECOND_MS
  return found
}

function differencesOf(chart: Chart, reference: Reference): Compared['differences'] {
  const off = (lon: number, expected: number) => distance(lon, expected) * ARCSECONDS
  const found: Compared['differences'] = {
    ascendant: off(chart.ascendant.lon, reference.ascendant),
    rahu: off(grahaOf(chart, 'rahu').lon, reference.rahuMean),
    rahu_true: off(chart.rahu_true, reference.rahuTrue),
  }
  for (const id of SEVEN) found[id] = off(grahaOf(chart, id).lon, reference.lons[id])
  return { ...found, ...timeDifferences(chart, reference) }
}

function sameOf(chart: Chart, reference: Reference): Compared['same'] {
  const bodies: [Classical | 'rahu' | 'ascendant', number][] = [
    ...SEVEN.map((id): [Classical, number] => [id, reference.lons[id]]),
    ['rahu', reference.rahuMean],
    ['ascendant', reference.ascendant],
  ]
  const placeOf = (id: GrahaId | 'ascendant') => (id === 'ascendant' ? chart.ascendant : grahaOf(chart, id))
  const { panchang, vimshottari, nakshatra, pada } = chart
  const running = vimshottari.current
  const lords = running ? [running.maha.lord, running.antar.lord, running.pratyantar.lord] : []
  const level = (index: number) => (reference.running.length > 0 ? [lords[index] === reference.running[index]] : [])
  const moving = FIVE.filter((id) => Math.abs(grahaOf(chart, id).speed) >= STANDING)
  return {
    utc: [chart.input.utc === reference.utc],
    signs: bodies.map(([id, lon]) => placeOf(id).sign === Math.floor(lon / 30)),
    navamsas: bodies.map(([id, lon]) => placeOf(id).navamsa_sign === navamsaSign(lon)),
    nakshatra: [nakshatra === reference.limbs.nakshatra],
    pada: [pada === (Math.floor((reference.lons.moon * 108) / 360) % 4) + 1],
    limbs: (['tithi', 'yoga', 'karana'] as const).map((kind) => panchang[kind] === reference.limbs[kind]),
    vara: [panchang.vara === reference.vara],
    retrograde: moving.map((id) => grahaOf(chart, id).retrograde === reference.retrograde.includes(id)),
    maha: level(0),
    antar: level(1),
    pratyantar: level(2),
  }
}

/** One reference birth beside the chart we compute of it. */
export function compared(reference: Reference): Compared {
  const chart = computeChart(reference.birth, RUNNING_AT)
  return { differences: differencesOf(chart, reference), same: sameOf(chart, reference) }
}
