import {
  KARANA_NAMES,
  karanaOf,
  type Name,
  TITHI_NAMES,
  tithiOf,
  VARA_NAMES,
  YOGA_NAMES,
  yogaOf,
} from '@dhruva/jyotish'
import { normalise } from './normalise.ts'
import type { Sky } from './sky.ts'
import type { Claim, Token } from './types.ts'
import { isDenied, saysAny } from './words.ts'

const BIRTH = /^(?:born|birth|at birth|birthday|जन्म|जन्मे|जन्मी|janm|janma|janam|paida|पैदा)$/

/** Every writing of each name of a list, and the numbers it may stand for. */
const writings = (
  names: readonly Name[],
  more: ReadonlyArray<readonly [string, string]> = [],
): Map<string, number[]> => {
  const found = new Map<string, number[]>()
  const put = (word: string, index: number) => {
    const key = normalise(word)
    found.set(key, [...(found.get(key) ?? []), index])
  }
  for (const [index, { sa, en, hi }] of names.entries())
    for (const word of new Set([sa, en, hi])) {
      put(word, index)
      for (const [like, other] of more) if (normalise(word) === normalise(like)) put(other, index)
    }
  return found
}

/** A tithi by its own name is of either fortnight. */
const DAYS: readonly Name[] = TITHI_NAMES.map(({ sa, en, hi }) => ({
  sa: sa.replace(/^\S+ /, ''),
  en: en.replace(/^(?:Waxing|Waning) /, ''),
  hi: hi.replace(/^(?:शुक्ल|कृष्ण) /, ''),
}))
const TITHIS = writings(DAYS, [
  ['Purnima', 'poornima'],
  ['Purnima', 'full moon'],
  ['Amavasya', 'new moon'],
  ['Amavasya', 'amavas'],
  ['Chaturthi', 'chaturthee'],
])
const YOGAS = writings(YOGA_NAMES)
const KARANAS = writings(KARANA_NAMES, [
  ['Vishti', 'bhadra'],
  ['Taitila', 'taitil'],
  ['Balava', 'balav'],
  ['Kaulava', 'kaulav'],
  ['Vanija', 'vanij'],
])
const VARAS = writings(VARA_NAMES, [
  ['गुरुवार', 'बृहस्पतिवार'],
  ['गुरुवार', 'वीरवार'],
  ['रविवार', 'इतवार'],
])

type Limb = {
  names: Map<string, number[]>
  /** a word for the limb that has to stand near the name; null where the name is plain enough */
  near: RegExp | null
  /** its number on the birth, and on the day of the question */
  birth: (sky: Sky) => number
  today: (sky: Sky) => number[]
  reach: number
}

const hours = (sky: Sky): number[] => [-18, -6, 0, 6, 18].map((hour) => sky.at.getTime() + hour * 3_600_000)
const lons = (sky: Sky, ms: number): readonly [number, number] => {
  const { sun, moon } = sky.grahasAt(ms)
  return [sun.lon, moon.lon]
}

const LIMBS: readonly Limb[] = [
  {
    names: TITHIS,
    near: /^(?:tithi|tithis|lunar day|तिथि|lunar|born|जन्म|paksha|पक्ष|shukla|krishna|शुक्ल|कृष्ण|day)$/,
    birth: ({ chart }) => chart.panchang.tithi - 1,
    today: (sky) => hours(sky).map((ms) => tithiOf(...lons(sky, ms)) - 1),
    reach: 4,
  },
  {
    names: YOGAS,
    near: /^(?:yoga|yog|योग)$/,
    birth: ({ chart }) => chart.panchang.yoga - 1,
    today: (sky) => hours(sky).map((ms) => yogaOf(...lons(sky, ms)) - 1),
    reach: 6,
  },
  {
    names: KARANAS,
    near: /^(?:karana|karan|करण)$/,
    birth: ({ chart }) => chart.panchang.karana - 1,
    today: (sky) => hours(sky).map((ms) => karanaOf(...lons(sky, ms)) - 1),
    reach: 6,
  },
  {
    names: VARAS,
    near: BIRTH,
    birth: ({ chart }) => chart.panchang.vara,
    today: () => [],
    reach: 7,
  },
]

/** Words of names of several words are joined as they stand in the lists. */
const namedAt = (tokens: readonly Token[], at: number, names: Map<string, number[]>): number[] | null => {
  const two = `${tokens[at]?.word} ${tokens[at + 1]?.word}`
  return names.get(two) ?? names.get(tokens[at]?.word ?? '') ?? null
}

const BRIGHT = /^(?:shukla|शुक्ल|waxing|bright|sudi)$/
const DARK = /^(?:krishna|कृष्ण|waning|dark|vadi|badi)$/

/** Whether the fortnight told beside a tithi is that of a tithi 0..29. */
const inFortnight = (tokens: readonly Token[], at: number, tithi: number): boolean => {
  const near = tokens.slice(Math.max(0, at - 4), at + 4).map(({ word }) => word)
  if (near.some((word) => BRIGHT.test(word))) return tithi < 15
  return near.some((word) => DARK.test(word)) ? tithi >= 15 : true
}

const isBesideYoga = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at + 1].some((beside) => /^(?:yoga|yog|योग)$/.test(tokens[beside]?.word ?? ''))

const PAKSHA = /^(?:paksha|paksh|पक्ष|fortnight|half)$/

/** The fortnight alone: `born in the dark half of the month`. */
const pakshaClaims = (tokens: readonly Token[], sky: Sky): Claim[] =>
  tokens.flatMap((token, at): Claim[] => {
    const lead = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
    const bright = lead.some((word) => BRIGHT.test(word))
    if (!PAKSHA.test(token.word) || (!bright && !lead.some((word) => DARK.test(word)))) return []
    if (!tokens.some(({ word }) => BIRTH.test(word))) return []
    const ok = (sky.chart.panchang.paksha === 'shukla') === bright
    return [{ kind: 'panchang', about: ['panchang'], ok: ok !== isDenied(tokens, at) }]
  })

const firstWord = (text: string): string => (text.includes(' ') ? text.slice(0, text.indexOf(' ')) : text)

/** How the names begin: what holds none of these words names no limb. */
const BEGINNINGS: ReadonlySet<string> = new Set(LIMBS.flatMap(({ names }) => [...names.keys()].map(firstWord)))

/** Whether a word may begin the name of a tithi, yoga, karana, weekday or fortnight. */
export const isDayWord = (word: string): boolean => BEGINNINGS.has(word) || PAKSHA.test(word)

/** Whether a text may speak of one. */
export const mayNameDay = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => isDayWord(word) || BEGINNINGS.has(firstWord(word)))

const limbClaims = (tokens: readonly Token[], sky: Sky, { names, near, birth, today, reach }: Limb): Claim[] => {
  const atBirth = tokens.some(({ word }) => BIRTH.test(word))
  const now = saysAny(tokens, 'now')
  return tokens.flatMap((token, at): Claim[] => {
    const named = namedAt(tokens, at, names)
    if (!named || token.is.kind === 'houses') return []
    const beside = tokens.slice(Math.max(0, at - reach), at + reach + 1)
    if (near && !beside.some((other) => other !== token && near.test(other.word))) return []
    if (names === YOGAS && BRIGHT.test(token.word) && !isBesideYoga(tokens, at)) return []
    const told = [...(now ? [] : [birth(sky)]), ...(atBirth ? [] : today(sky))]
    if (told.length === 0 || !(atBirth || now || saysAny(tokens, 'your', 'natal'))) return []
    const isTithi = names === TITHIS
    const ok = told.some((value) => named.includes(value) && (!isTithi || inFortnight(tokens, at, value)))
    return [{ kind: 'panchang', about: ['panchang'], ok: ok !== isDenied(tokens, at) }]
  })
}

/** Tithi, yoga and karana of the birth or of the day, and the weekday of the birth. */
export const readBirth = (clause: readonly Token[], sky: Sky): Claim[] =>
  mayNameDay(clause) ? [...LIMBS.flatMap((limb) => limbClaims(clause, sky, limb)), ...pakshaClaims(clause, sky)] : []
