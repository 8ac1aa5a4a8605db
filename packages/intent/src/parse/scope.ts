import type { GrahaId } from '@dhruva/jyotish'
import type { Heard } from './normalise.ts'
import { FESTIVALS, MONTHS, NUMBERS, PERIODS, SEASONS, TIMES, UNITS, WEEKDAYS } from './times-data.ts'
import type { Scope } from './types.ts'
import { foundIn, hasAny, namesIn, wordIndex } from './word-index.ts'

export const MONTH = wordIndex(MONTHS)
const WEEKDAY = wordIndex(WEEKDAYS)
const FESTIVAL = wordIndex(FESTIVALS)
const TIME = wordIndex(TIMES)
const UNIT = wordIndex(UNITS)
const NUMBER = wordIndex(NUMBERS)
const PERIOD = wordIndex(PERIODS)
const SEASON = wordIndex(SEASONS)
const NEXT = wordIndex({
  yes: 'next agle agla agli coming upcoming aane_wale aane_wala aane_wali अगले अगला अगली आने_वाले',
})
/** `do din baad`, `10 din me`, `3 days left` */
const AHEAD = wordIndex({
  yes: 'baad bad me mein ke_andar andar left later away reh_gaye bache बाद में के_अंदर अंदर बचे रह_गए from_now',
})
const AGE = wordIndex({ yes: 'age umar umr aayu उम्र ki_umar at_the_age' })

/** May is found by its letters, for it sounds as `main` and `me`. */
export const isMay = (word: string): boolean => word === 'may' || word === 'मई'
const isYear = (word: string) => /^(19|20)\d\d$/.test(word)
const numberOf = (word: string | undefined, key: string | undefined): number | null => {
  if (word !== undefined && /^\d{1,2}$/.test(word)) return Number(word)
  const found = key === undefined ? undefined : foundIn(NUMBER, [key])[0]
  return found ? Number(found.name.slice(1)) : null
}

/** The time a clause names, from the day of the question; `graha` when it is a period's. Null when it names none. */
export const scopeIn = (words: Heard, graha: GrahaId | null, at: Date): Scope | null =>
  yearsIn(words) ??
  dateIn(words) ??
  countedIn(words) ??
  festivalIn(words) ??
  monthIn(words, at) ??
  seasonIn(words, at) ??
  weekdayIn(words) ??
  plainIn(words) ??
  periodIn(words, graha)

const yearsIn = ({ plain, spelt: keys }: Heard): Scope | null => {
  const years = plain.filter(isYear).map(Number)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  if (years.length > 1 && from < to) return { kind: 'years_between', from, to }
  const isOfMay = plain.some((word, at) => isMay(word) && isYear(plain[at + 1] ?? ''))
  return years.length === 1 && namesIn(MONTH, keys).size === 0 && !isOfMay ? { kind: 'year', year: from } : null
}

const NO_MONTH = new Set(['now', 'maar', 'मार', 'mar'])
/** The first month that is named, and where. */
const monthAt = ({ plain, spelt }: Heard) => {
  // `now` sounds as Nov, to beat as March
  const found = foundIn(MONTH, spelt).find((each) => !NO_MONTH.has(plain[each.at] ?? ''))
  if (found) return { month: Number(found.name.slice(1)), at: found.at }
  const at = plain.findIndex(isMay)
  return at < 0 ? null : { month: 5, at }
}
const yearOf = (plain: readonly string[]): number | null => {
  const year = plain.find(isYear)
  return year ? Number(year) : null
}

/** `14 feb`, `march 3rd`, `5 तारीख`. */
const dateIn = (words: Heard): Scope | null => {
  const { plain, spelt } = words
  const month = monthAt(words)
  if (!month) return null
  const day = [month.at - 1, month.at + 1, month.at - 2]
    .map((place) => numberOf(plain[place]?.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'), spelt[place]))
    .find((number) => number !== null && number >= 1 && number <= 31)
  return day ? { kind: 'date', year: yearOf(plain), month: month.month, day } : null
}

/** `next 6 months`, `agle do saal`, `in 10 days`; `at 30`. */
const countedIn = ({ plain, spelt: keys }: Heard): Scope | null => {
  for (const { name, at } of foundIn(UNIT, keys)) {
    const count = numberOf(plain[at - 1], keys[at - 1])
    const before = keys.slice(Math.max(0, at - 4), at)
    const ahead =
      hasAny(NEXT, before) ||
      before.some((key) => key === 'in' || key === 'vitin') ||
      hasAny(AHEAD, keys.slice(at + 1, at + 3))
    if (count !== null && ahead) return { kind: name, from: 0, count }
  }
  if (!hasAny(AGE, keys)) return null
  const age = plain.map(Number).find((one) => one >= 14 && one < 100)
  return age ? { kind: 'age', age } : null
}

const festivalIn = ({ spelt: keys }: Heard): Scope | null => {
  const [id] = namesIn(FESTIVAL, keys)
  return id ? { kind: 'festival', id } : null
}

/** March and May are verbs as well: they need a word of time beside them. */
const monthIn = (words: Heard, at: Date): Scope | null => {
  const { plain } = words
  const month = monthAt(words)
  if (!month) return null
  const beside = [
    'in',
    'me',
    'mein',
    'next',
    'last',
    'before',
    'after',
    'till',
    'until',
    'from',
    'since',
    'se',
    'baad',
    'से',
    'के',
    'by',
    'this',
    'ke',
    'ka',
    'ki',
    'tak',
    'tk',
    'is',
    'how',
    'or',
    'ya',
    'good',
    'better',
    'best',
    'fine',
    'okay',
    'suitable',
    'theek',
    'thik',
    'sahi',
    'achha',
    'accha',
    'acha',
    'kaisa',
    'kaise',
    'में',
    'का',
    'के',
    'या',
    'तक',
    'कैसा',
    'अच्छा',
    'ठीक',
    'सही',
  ]
  const word = plain[month.at] ?? ''
  const sure =
    !['may', 'march', 'mar'].includes(word) ||
    isYear(plain[month.at + 1] ?? '') ||
    beside.includes(plain[month.at - 1] ?? '') ||
    beside.includes(plain[month.at + 1] ?? '')
  if (!sure) return null
  const near = words.spelt.slice(Math.max(0, month.at - NEAR_VERB), month.at + NEAR_VERB)
  const ahead = hasAny(UP_TO, words.spelt.slice(Math.max(0, month.at - 1), month.at + 3))
  const last = hasAny(LAST, words.spelt.slice(Math.max(0, month.at - 1), month.at))
  const isPast = last || (!ahead && hasAny(PAST_VERB, near))
  const year = yearOf(plain) ?? (isPast ? yearBefore(month.month, at) : null)
  return { kind: 'month', month: month.month, year }
}
const UP_TO = wordIndex({ yes: 'by before till until tak se_pehle next agle तक से_पहले अगले' })
/** So near a month a verb of the past tells which one is meant. */
const NEAR_VERB = 5
const LAST = wordIndex({ yes: 'last pichle pichhle beete past पिछले बीते' })

/** The year of the last such month that has begun by the day of the question. */
const yearBefore = (month: number, at: Date): number => at.getUTCFullYear() - (month > at.getUTCMonth() + 1 ? 1 : 0)

/** The season that runs or comes next, as months from now. */
const seasonIn = ({ spelt }: Heard, at: Date): Scope | null => {
  const [name] = namesIn(SEASON, spelt)
  if (!name) return null
  const ahead = (Number(name.slice(1)) - (at.getUTCMonth() + 1) + 12) % 12
  // of a season that runs what is left of it
  return ahead > 12 - SEASON_MONTHS
    ? { kind: 'months', from: 0, count: SEASON_MONTHS - (12 - ahead) }
    : { kind: 'months', from: ahead, count: SEASON_MONTHS }
}
const SEASON_MONTHS = 4

const weekdayIn = ({ spelt: keys }: Heard): Scope | null => {
  const found = foundIn(WEEKDAY, keys)[0]
  return found
    ? {
        kind: 'weekday',
        day: Number(found.name.slice(1)),
        next: hasAny(NEXT, keys.slice(Math.max(0, found.at - 1), found.at)),
      }
    : null
}

/** How many days of the week are named. */
export const countWeekdays = ({ spelt }: Heard): number => namesIn(WEEKDAY, spelt).size

/** Kal and parso are yesterday and tomorrow: a verb of the past tells. */
const PAST_VERB = wordIndex({
  yes: 'tha thi hua hui hue gaya gayi gaye kiya diya aaya aayi chhuti chhoot lost left went was were had got happened broke died started stopped था थी थे हुआ हुई गया गई किया दिया छूटी टूटा टूट_गया',
})

/** `this month or next`. */
const OR_NEXT = wordIndex({ yes: 'or_next ya_agle या_अगले' })

const plainIn = ({ spelt: keys }: Heard): Scope | null => {
  // `aaj kal neend nahi aati` is neither today nor tomorrow
  const time = foundIn(TIME, keys).find(({ name }) => name !== 'nowadays')
  if (!time) return null
  const back = hasAny(PAST_VERB, keys)
  switch (time.name) {
    case 'today':
      return { kind: 'day', offset: 0 }
    case 'tomorrow':
      return { kind: 'day', offset: 1 }
    case 'yesterday':
      return { kind: 'day', offset: -1 }
    case 'kal':
      return { kind: 'day', offset: back ? -1 : 1 }
    case 'parso':
      return { kind: 'day', offset: back ? -2 : 2 }
    case 'this_week':
      return { kind: 'weeks', from: 0, count: 1 }
    case 'next_week':
      return { kind: 'weeks', from: 1, count: 1 }
    case 'this_month':
      return { kind: 'months', from: 0, count: hasAny(OR_NEXT, keys) ? 2 : 1 }
    case 'next_month':
      return { kind: 'months', from: 1, count: 1 }
    case 'this_year':
      return { kind: 'years', from: 0, count: 1 }
    case 'next_year':
      return { kind: 'years', from: 1, count: 1 }
    case 'coming_months':
      return { kind: 'months', from: 0, count: 6 }
    case 'coming_years':
      return { kind: 'years', from: 0, count: 5 }
    case 'past':
      return { kind: 'past' }
    case 'nowadays':
      return null
  }
}

const periodIn = ({ spelt: keys }: Heard, graha: GrahaId | null): Scope | null => {
  const [level] = namesIn(PERIOD, keys)
  return level && graha ? { kind: 'dasha', graha, level } : null
}

/** Times that belong to the question also where only the story before it names them; not of what is over. */
const OF_STORY = new Set<Scope['kind']>(['day', 'date', 'weekday', 'days', 'weeks', 'month', 'festival'])

/** The time that a story before the question names for what is to come: `interview this thursday. will they pick me`. */
export const storyScope = (told: Heard, at: Date): Scope | null => {
  const scope = scopeIn(told, null, at)
  if (!scope || !OF_STORY.has(scope.kind)) return null
  const isAhead = scope.kind === 'day' && scope.offset > 0
  if (!isAhead && hasAny(PAST_VERB, told.spelt)) return null
  return scope.kind === 'month' && scope.year !== null && scope.year <= at.getUTCFullYear() ? null : scope
}
