import { type Classical, type GrahaId, isClassical } from '#ids.ts'
import { at } from '#names.ts'
import type { Chart } from '#types.ts'
import type { Yoga, YogaId } from '#yoga-types.ts'
import { clipped, rankOf } from './calendar.ts'
import type { Judgement, LifeMatter, WindowReason } from './types.ts'

/** What stands out in a chart. */
export type Special =
  | { kind: 'yogakaraka' | 'lagna_lord' | 'strongest'; graha: GrahaId; yoga: null }
  | { kind: 'yoga'; graha: GrahaId; yoga: Yoga }

const ROYAL: readonly YogaId[] = [
  'raja',
  'dharma_karmadhipati',
  'dhana',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
]
const CARRIES = 0.5
const FULL = 2

/** The one thing to name: the yogakaraka if it carries, else a strong yoga, else an exalted or vargottama lagna lord, else the strongest. */
export function specialOf(judgement: Judgement, chart: Chart): Special {
  const { roles, strengths, strongest } = judgement
  const maker = chart.grahas.find(({ id }) => roles[id].yogakaraka && strengths[id].value >= CARRIES)
  if (maker) return { kind: 'yogakaraka', graha: maker.id, yoga: null }
  const [yoga] = chart.yogas
    .filter(({ id, strength, cancelled_by }) => ROYAL.includes(id) && strength >= FULL && cancelled_by.length === 0)
    .toSorted((a, b) => b.strength - a.strength || ROYAL.indexOf(a.id) - ROYAL.indexOf(b.id))
  if (yoga) return { kind: 'yoga', graha: at(yoga.grahas, 0), yoga }
  const lord = at(chart.houses, 0).lord
  const { dignity, vargottama } = chart.grahas.find(({ id }) => id === lord) ?? at(chart.grahas, 0)
  if (dignity === 'exalted' || vargottama) return { kind: 'lagna_lord', graha: lord, yoga: null }
  return { kind: 'strongest', graha: strongest, yoga: null }
}

/** Matters that a period is told by: one for each side of life. */
const SIDES: readonly LifeMatter[] = [
  'career_path',
  'wealth',
  'business_grow',
  'marital_harmony',
  'love_feelings',
  'home_peace',
  'children_time',
  'exam',
  'abroad_go',
  'health_general',
  'friends_enemies',
  'luck_rise',
]

/** How the sides of life fare in a span of the coming sixty months, best first; -2 rest to 2 best, by time. */
export function mattersIn(judgement: Judgement, from: Date, to: Date): { matter: LifeMatter; worth: number }[] {
  return SIDES.map((matter) => {
    const windows = clipped(judgement.matter(matter).calendar, from.getTime(), to.getTime())
    const lengths = windows.map(({ start, end }) => Date.parse(end) - Date.parse(start))
    const whole = lengths.reduce((sum, length) => sum + length, 0)
    const sum = windows.reduce((total, window, i) => total + (rankOf(window.class) - FULL) * at(lengths, i), 0)
    return { matter, worth: whole > 0 ? sum / whole : 0 }
  }).toSorted((a, b) => b.worth - a.worth)
}

/** The side of life that a slow graha's transit touches most on the day of a judgement; null when it touches none. */
export function touchedMost(
  judgement: Judgement,
  graha: 'jupiter' | 'saturn' | 'rahu' | 'ketu',
): { matter: LifeMatter; reason: WindowReason } | null {
  const touches = SIDES.flatMap((matter) =>
    judgement
      .matter(matter)
      .now.reasons.filter((reason) => reason.what === 'transit' && reason.graha === graha)
      .map((reason) => ({ matter, reason })),
  )
  const [most] = touches.toSorted((a, b) => Math.abs(b.reason.weight) - Math.abs(a.reason.weight))
  return most ?? null
}

/** The year of life in which fortune is said to rise, by the lord of the ninth (bhagyodaya; practice). */
const FORTUNE_AGES: Readonly<Record<Classical, number>> = {
  jupiter: 16,
  sun: 22,
  moon: 24,
  venus: 25,
  mars: 28,
  mercury: 32,
  saturn: 36,
}

/** The lord of the ninth and the age at which custom has fortune rise. */
export function fortuneAge(chart: Chart): { graha: Classical; age: number } {
  const { lord } = at(chart.houses, 8)
  if (!isClassical(lord)) throw new RangeError(`${lord} rules no sign`)
  return { graha: lord, age: FORTUNE_AGES[lord] }
}
