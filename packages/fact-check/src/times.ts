import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import { MONTH_WORDS } from './names-data.ts'
import { normalise } from './normalise.ts'
import type { Role, TimeSpan, TimeWord } from './types.ts'

const MONTHS = new Map(MONTH_WORDS.flatMap((words, index) => words.map((word) => [normalise(word), index] as const)))
const M = `(${[...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])\\.?`
const Y = '((?:19|20|21)\\d\\d)(?![\\d°])'
const D = '(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?'
const PART = '(?:(early|mid|middle of|late|the end of|end of|the start of|start of|beginning of)[ -]*(?:in )?)?'
/** A month alone is a time only where a word beside it says so: `march` and `may` are words too. */
const BEFORE_MONTH = '(?:in|until|till|from|by|since|between|through|during)'
const AFTER_MONTH = '(?=\\s*(?:तक|से|में|के|tak|se|mein|(?:to|and|-|–|until)\\s))'

/** What a text must hold for a time to be in it: quick to see, and most sentences hold none of it. */
const DIGITS = /\d[-./]\d/
const MONTH = new RegExp([...MONTHS.keys()].join('|'))
const YEAR = /(?:19|20|21)\d\d/
const NEXT = /year|साल|वर्ष|saal/

const FORMS: ReadonlyArray<readonly [needs: RegExp, RegExp, (groups: Groups) => Parts]> = [
  [DIGITS, /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, (m) => dated(m[3], Number(m[2]) - 1, m[1])],
  [DIGITS, /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/gu, (m) => dated(m[1], Number(m[2]) - 1, m[3])],
  [
    MONTH,
    new RegExp(`${D}\\s*(?:of )?${M}[, ]*(?:of |in |सन |वर्ष )?${Y}`, 'gu'),
    (m) => dated(m[1], MONTHS.get(m[2] ?? ''), m[3]),
  ],
  [MONTH, new RegExp(`(?<!\\p{L})${M}\\s*${D},?\\s+${Y}`, 'gu'), (m) => dated(m[2], MONTHS.get(m[1] ?? ''), m[3])],
  [
    MONTH,
    new RegExp(`(?<!\\p{L})${PART}${M}[, ]*(?:of |in )?(?:the year )?${Y}`, 'gu'),
    (m) => dated(undefined, MONTHS.get(m[2] ?? ''), m[3]),
  ],
  [
    MONTH,
    new RegExp(`(?<!\\p{L})${Y}\\s+(?:के |ke |की )?${M}`, 'gu'),
    (m) => dated(undefined, MONTHS.get(m[2] ?? ''), m[1]),
  ],
  [MONTH, new RegExp(`${D}\\s*(?:of )?${M}(?!\\p{L})`, 'gu'), (m) => dated(m[1], MONTHS.get(m[2] ?? ''), undefined)],
  [
    MONTH,
    new RegExp(`(?<=(?<!\\p{L})${BEFORE_MONTH} )${M}(?!\\p{L})`, 'gu'),
    (m) => dated(undefined, MONTHS.get(m[1] ?? ''), undefined),
  ],
  [
    MONTH,
    new RegExp(`(?<!\\p{L})${M}(?!\\p{L})${AFTER_MONTH}`, 'gu'),
    (m) => dated(undefined, MONTHS.get(m[1] ?? ''), undefined),
  ],
  [
    YEAR,
    new RegExp(`(?<![\\p{L}\\d])${PART}(?:the year |year |वर्ष |साल |सन )?${Y}(?:'s)?`, 'gu'),
    (m) => ({ ...dated(undefined, undefined, m[2]), part: partOf(m[1]) }),
  ],
  [NEXT, /(?<!\p{L})(?:this (?:very )?year|is(?:i)? saal|इस(?:ी)? (?:साल|वर्ष))(?!\p{L})/gu, () => ({ yearsOn: 0 })],
  [NEXT, /(?<!\p{L})(?:next year|अगले (?:साल|वर्ष)|agle saal)(?!\p{L})/gu, () => ({ yearsOn: 1 })],
]

type Groups = ReadonlyArray<string | undefined>
type Parts = {
  day?: number
  month?: number
  year?: number
  part?: 'early' | 'mid' | 'late' | undefined
  yearsOn?: number
}

const dated = (day: string | undefined, month: number | undefined, year: string | undefined): Parts => ({
  ...(day === undefined ? {} : { day: Number(day) }),
  ...(month === undefined ? {} : { month }),
  ...(year === undefined ? {} : { year: Number(year) }),
})

const partOf = (word: string | undefined): Parts['part'] => {
  if (!word) return undefined
  if (/early|start|beginning/.test(word)) return 'early'
  return /mid/.test(word) ? 'mid' : 'late'
}

/** Indian days: midnight there. */
const at = (year: number, month: number, day: number): number => Date.UTC(year, month, day) - INDIA_OFFSET_MS

const yearSpan = (year: number, part: Parts['part']): TimeSpan => {
  if (part === 'early') return { lo: at(year, 0, 1), hi: at(year, 5, 1) }
  if (part === 'mid') return { lo: at(year, 3, 1), hi: at(year, 9, 1) }
  if (part === 'late') return { lo: at(year, 7, 1), hi: at(year + 1, 0, 1) }
  return { lo: at(year, 0, 1), hi: at(year + 1, 0, 1) }
}

const spanOf = (parts: Parts, year: number): TimeSpan => {
  const { day, month, part } = parts
  if (month === undefined) return yearSpan(year, part)
  if (day === undefined) return { lo: at(year, month, 1), hi: at(year, month + 1, 1) }
  return { lo: at(year, month, day), hi: at(year, month, day) + DAY_MS }
}

const unitOf = ({ day, month }: Parts): TimeWord['unit'] => {
  if (month === undefined) return 'year'
  return day === undefined ? 'month' : 'day'
}

const UNTIL =
  /(?:until|till|upto|up to|through to|to|thru|til|ending(?: on| in)?|ends(?: on| in)?|lasts to|before the end of|⟦t\d+⟧\s*[-–—])\s*(?:about |around |roughly |the |mid |early |late )*$/
const FROM =
  /(?:from|since|between|starting(?: on| in| from)?|beginning(?: on| in)?|as of)\s*(?:about |around |roughly |the |mid |early |late )*$/
const BY = /(?:by|before|within)\s*(?:the )?$/
const AFTER = /(?:after|beyond|past)\s*(?:the )?$/
const LOOSE =
  /(?:around|about|roughly|approximately|near|nearly|sometime in|लगभग|करीब|lagbhag|kareeb|circa)\s*(?:in |the )?$/
const UNTIL_HI = /^\s*(?:की |के |ke )?(?:शुरुआत |मध्य |अंत |end |ant )?(?:तक|tak)(?![\p{L}\p{M}])/u
const FROM_HI = /^\s*(?:के |की )?(?:मध्य |शुरुआत |अंत )?(?:से|se)(?![\p{L}\p{M}])/u
const AFTER_HI = /^\s*(?:के बाद|ke baad|के उपरांत)/
const BY_HI = /^\s*(?:से पहले|से पूर्व|se pehle|के पहले)/
const TO_NEXT = /^\s*(?:to|till|until|-|–|—|through)\s*(?=⟦|\d|the|early|mid|late|\p{L}+ (?:19|20|21)\d\d)/u

const roleOf = (before: string, after: string): Role => {
  if (BY_HI.test(after)) return 'by'
  if (AFTER_HI.test(after)) return 'after'
  if (UNTIL_HI.test(after)) return 'until'
  if (FROM_HI.test(after)) return 'from'
  if (/(?:between|from)\s[^.;]*⟦t\d+⟧\s*(?:and|to|और|-|–|—)\s*$/.test(before)) return 'until'
  if (FROM.test(before)) return 'from'
  if (UNTIL.test(before)) return 'until'
  if (BY.test(before)) return 'by'
  if (AFTER.test(before)) return 'after'
  return TO_NEXT.test(after) ? 'from' : 'in'
}

/** The times of a normalised text, each put as `⟦t0⟧`, `⟦t1⟧` … into what is left of it. */
export const takeTimes = (text: string, now: Date): { text: string; times: TimeWord[] } => {
  const found: Parts[] = []
  let rest = text
  const there = new Set([DIGITS, MONTH, YEAR, NEXT].filter((sign) => sign.test(text)))
  for (const [, form, read] of FORMS.filter(([sign]) => there.has(sign)))
    rest = rest.replace(form, (...args: unknown[]) => {
      const parts = read(args.map((arg) => (typeof arg === 'string' ? arg : undefined)))
      if (parts.day !== undefined && (parts.day < 1 || parts.day > 31)) return String(args[0])
      found.push(parts)
      return `⟦t${found.length - 1}⟧`
    })
  const thisYear = now.getUTCFullYear()
  const times = found.map((parts, index): TimeWord => {
    const mark = `⟦t${index}⟧`
    const start = rest.indexOf(mark)
    const before = rest.slice(0, start)
    const years =
      parts.year !== undefined
        ? [parts.year]
        : (yearsBefore(parts, found[nextIn(rest, start)]) ?? yearsFor(parts, thisYear))
    return {
      kind: 'time',
      role: roleOf(before, rest.slice(start + mark.length)),
      spans: years.map((year) => spanOf(parts, year)),
      unit: unitOf(parts),
      loose: LOOSE.test(before),
    }
  })
  return { text: rest, times }
}

/** Which time stands behind the one whose mark begins here. */
const nextIn = (text: string, start: number): number => Number(/⟦t(\d+)⟧/.exec(text.slice(start + 1))?.[1] ?? -1)

/** `25 August to 2 November 2029`: the year behind the second is that of the first, unless a new year lies between. */
const yearsBefore = ({ month, day = 1, yearsOn }: Parts, next: Parts | undefined): number[] | null => {
  if (yearsOn !== undefined || month === undefined || next?.year === undefined || next.month === undefined) return null
  const isEarlier = month < next.month || (month === next.month && day <= (next.day ?? 31))
  return [isEarlier ? next.year : next.year - 1]
}

const yearsFor = ({ yearsOn, day }: Parts, thisYear: number): number[] => {
  if (yearsOn !== undefined) return [thisYear + yearsOn]
  return day === undefined ? [thisYear, thisYear + 1] : [thisYear - 1, thisYear, thisYear + 1, thisYear + 2]
}
