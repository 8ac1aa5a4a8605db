import { at } from '#names.ts'
import { aspects } from '#zodiac/aspects.ts'
import { RULERSHIPS } from '#zodiac/dignity.ts'
import { DUSTHANA, houseOf, signOfHouse } from '#zodiac/houses.ts'
import type { MatterRule } from './matters-data.ts'
import type { Seen } from './seen.ts'
import type { SlowSky } from './slow-sky.ts'
import type { WindowReason } from './types.ts'

/** What a stretch of the slow sky gives a matter of a chart. */
export type TransitValue = { value: number; reasons: WindowReason[] }

type Slow = 'jupiter' | 'saturn'
type Touch = { by: 'in' | 'looks' | 'on_lord'; house: number }

const meets = (id: Slow, from: number, to: number): boolean => from === to || aspects(id, from, to)

/** Whether a slow graha stands in a main house, looks at one, or meets the natal place of the first main lord. */
function touchOf({ kundli }: Seen, { main }: MatterRule, id: Slow, sign: number): Touch | null {
  const house = houseOf(sign, kundli.ascendant)
  if (main.includes(house)) return { by: 'in', house }
  const seen = main.find((each) => aspects(id, sign, signOfHouse(each, kundli.ascendant)))
  if (seen !== undefined) return { by: 'looks', house: seen }
  const first = at(main, 0)
  return meets(id, sign, kundli.graha(kundli.lord(first)).sign) ? { by: 'on_lord', house: first } : null
}

const JUPITER_POINTS = { in: 1.5, looks: 1.1, on_lord: 0.5 } as const

/** Jupiter opens a matter in its house, by its look or on its lord (Phaladeepika 26; points practice); going back he gives later. */
function jupiterValue({ chart, kundli }: Seen, sky: SlowSky, touch: Touch | null): TransitValue {
  const { jupiter: sign, back } = sky
  if (!touch) {
    const value = DUSTHANA.includes(houseOf(sign, kundli.ascendant)) ? -0.2 : 0
    return { value, reasons: [] }
  }
  const { own, exalted, debilitated } = RULERSHIPS.jupiter
  const dignity = sign === exalted || own.includes(sign) ? 0.3 : sign === debilitated ? -0.3 : 0
  const bindus = chart.ashtakavarga.bav.jupiter[sign] ?? 0
  const ofBindus = bindus >= 5 ? 0.2 : bindus <= 3 ? -0.2 : 0
  const value = JUPITER_POINTS[touch.by] + dignity + ofBindus - (back.jupiter ? 0.2 : 0)
  return {
    value,
    reasons: [{ what: 'transit', graha: 'jupiter', ...touch, exalted: sign === exalted, weight: value }],
  }
}

/** Saturn makes real what he touches (K. N. Rao); alone on the house of marriage or home he makes it slow. */
function saturnValue(rule: MatterRule, sky: SlowSky, touch: Touch | null, withJupiter: boolean): TransitValue {
  if (!touch || touch.by === 'on_lord') return { value: 0, reasons: [] }
  const alone = touch.by === 'in' && !withJupiter && (rule.kind === 'marriage' || rule.kind === 'home')
  const value = 0.5 - (alone ? 0.3 : 0) - (sky.back.saturn ? 0.1 : 0)
  const exalted = sky.saturn === RULERSHIPS.saturn.exalted
  return { value, reasons: [{ what: 'transit', graha: 'saturn', ...touch, exalted, weight: value }] }
}

/** Both on one main house or its lord: the double transit of K. N. Rao. */
function doubleValue({ kundli }: Seen, { main }: MatterRule, { jupiter, saturn }: SlowSky): TransitValue {
  const house = main.find((each) => {
    const targets = [signOfHouse(each, kundli.ascendant), kundli.graha(kundli.lord(each)).sign]
    const touched = (id: Slow, sign: number) => targets.some((target) => meets(id, sign, target))
    return touched('jupiter', jupiter) && touched('saturn', saturn)
  })
  if (house === undefined) return { value: 0, reasons: [] }
  return { value: 0.6, reasons: [{ what: 'double', house, weight: 0.6 }] }
}

function nodesValue({ kundli }: Seen, { main }: MatterRule, { rahu }: SlowSky): TransitValue {
  const inMain = (sign: number) => main.includes(houseOf(sign, kundli.ascendant))
  const [graha, sign] = inMain(rahu) ? (['rahu', rahu] as const) : (['ketu', (rahu + 6) % 12] as const)
  if (!inMain(sign)) return { value: 0, reasons: [] }
  const house = houseOf(sign, kundli.ascendant)
  return {
    value: -0.2,
    reasons: [{ what: 'transit', graha, by: 'in', house, exalted: false, weight: -0.2 }],
  }
}

/** Saturn over the natal Moon or in the eighth from it weighs on body, mind and home only. */
function fromMoonValue({ chart }: Seen, { kind }: MatterRule, { saturn }: SlowSky): TransitValue {
  const house = houseOf(saturn, chart.moon_sign)
  const weighs = kind === 'health' || kind === 'mind' || kind === 'home'
  if (!weighs || (house !== 1 && house !== 8)) return { value: 0, reasons: [] }
  const what = house === 1 ? 'sade_sati' : 'eighth_from_moon'
  return { value: -0.3, reasons: [{ what, graha: 'saturn', weight: -0.3 }] }
}

/** What the slow sky gives a matter of a chart (gochara by houses from the lagna, double transit; points practice). */
export function transitValue(seen: Seen, rule: MatterRule, sky: SlowSky): TransitValue {
  const jupiter = touchOf(seen, rule, 'jupiter', sky.jupiter)
  const saturn = touchOf(seen, rule, 'saturn', sky.saturn)
  const opens = jupiter !== null && jupiter.by !== 'on_lord'
  const parts = [
    jupiterValue(seen, sky, jupiter),
    saturnValue(rule, sky, saturn, opens),
    doubleValue(seen, rule, sky),
    nodesValue(seen, rule, sky),
    fromMoonValue(seen, rule, sky),
  ]
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    reasons: parts.flatMap(({ reasons }) => reasons),
  }
}
