import { LIFE_MATTERS, type LifeMatter } from '@dhruva/jyotish'
import type { AskName } from './asking.ts'
import type { Guess } from './listen.ts'
import { namesTopic } from './matters.ts'
import { type Heard, heard } from './normalise.ts'
import { PERIOD_WORDS } from './periods-data.ts'
import { isMay, MONTH } from './scope.ts'
import type { About, Form, Matter, Periods, TalkTurn } from './types.ts'
import { foundIn, hasAny, wordIndex } from './word-index.ts'

type Word = keyof typeof PERIOD_WORDS
/** Each by itself: `best` is a word of the best and of the most. */
const WORDS = Object.entries(PERIOD_WORDS).map(([name, words]) => ({ name, index: wordIndex({ yes: words }) }))
const placesOf = (spelt: readonly string[], ...names: readonly Word[]): number[] =>
  WORDS.filter(({ name }) => names.some((one) => one === name)).flatMap(({ index }) =>
    foundIn(index, spelt).map(({ at }) => at),
  )

/** So near each other stand `best` and `year`, `which` and `month`. */
const BESIDE = 5
/** A year of this century, by its number. */
export const isYear = (word: string): boolean => /^20\d\d$/.test(word)

/** `may` is a month only beside another choice of months. */
const monthsIn = ({ plain, spelt }: Pick<Heard, 'plain' | 'spelt'>): { month: number; at: number }[] => {
  const found = foundIn(MONTH, spelt).flatMap(({ name, at }) =>
    plain[at] === 'now' ? [] : [{ month: Number(name.slice(1)), at }],
  )
  if (found.length === 0) return []
  const may = plain.flatMap((word, at) => (isMay(word) ? [{ month: 5, at }] : []))
  return [...found, ...may].toSorted((one, other) => one.at - other.at)
}

/** The years that are named, in their order: by their number, or as this year, the next and the one after it. */
const yearsIn = ({ plain, spelt }: Heard, at: Date): number[] => {
  const now = at.getUTCFullYear()
  const numbers = plain.flatMap((word, place) => (isYear(word) ? [{ year: Number(word), place }] : []))
  const said = (['this_year', 'next_year', 'year_after'] as const).flatMap((name, ahead) =>
    placesOf(spelt, name).map((place) => ({ year: now + ahead, place })),
  )
  const all = [...numbers, ...said]
  return [...new Set(all.toSorted((one, other) => one.place - other.place).map(({ year }) => year))]
}

const between = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** Which year or month of several is asked for, best or worst, and those that are named; null where none is. */
export const periodsIn = (words: Heard, at: Date): Periods | null => {
  const { spelt } = words
  const places = (...names: readonly Word[]) => placesOf(spelt, ...names)
  const near = (one: readonly number[], other: readonly number[]) =>
    one.some((a) => other.some((b) => Math.abs(a - b) <= BESIDE))
  // `baad`, after, sounds as `bad`
  const bad = words.plain.flatMap((word, place) => (word === 'bad' ? [place] : []))
  const isWorst = places('worst').length + bad.length > 0 && !hasAny(ONLY_BEST, spelt)
  const most = isWorst ? 'worst' : 'best'
  const judged = [...places('best', 'worst'), ...bad]
  const years = yearsIn(words, at)
  const isOr = places('or').length > 0
  // the month goes first: `which month of the year`
  const units = (['month', 'year'] as const).filter((unit) => places(unit).length > 0)
  const unit = units.find(
    (one) => near(places(one), places('most')) || (near(places(one), places('which')) && judged.length > 0),
  )
  const months = monthsIn(words)
  const isOfMonths = isOr && months.length > 1 && months.length === new Set(months.map(({ month }) => month)).size
  const namedMonths = isOfMonths ? months.map(({ month }) => ({ year: yearOf(month, years, at), month })) : []
  if (unit && judged.length + places('most').length > 0) {
    const [from, to] = [Math.min(...years), Math.max(...years)]
    const spanned = isOr ? years : between(from, Math.min(to, from + YEARS_MOST))
    const named = years.length > 1 ? spanned.map((year) => ({ year, month: null })) : []
    return { unit, most, named: unit === 'month' ? namedMonths : named }
  }
  const isCompared = isOr || places('than').length > 0
  if (years.length > 1 && isCompared && (judged.length > 0 || words.plain.some(isYear)))
    return { unit: 'year', most, named: years.map((year) => ({ year, month: null })) }
  if (isOfMonths) return { unit: 'month', most, named: namedMonths }
  return null
}
const YEARS_MOST = 8
const ONLY_BEST = wordIndex({ yes: 'best sabse_achha sabse_accha सबसे_अच्छा' })

/** A follow-up of so few words: `aur shaadi ke liye?`, `and the worst?`. */
const FOLLOW_UP = 5
const ASKS_SO = new Set<AskName>(['which', 'what', 'tell'])

/** What goes on from a question that asked one of several times; null of what asks anew, or names a time of its own. */
export const periodsAfter = (
  words: Heard,
  asks: readonly AskName[],
  history: readonly TalkTurn[],
  at: Date,
): Periods | null => {
  const before = history.findLast(({ role }) => role === 'user')
  if (!before || words.spelt.length > FOLLOW_UP || !asks.every((name) => ASKS_SO.has(name))) return null
  const judged = words.plain.includes('bad') || placesOf(words.spelt, 'best', 'worst', 'most').length > 0
  if (words.plain.some(isYear) || !(judged || namesTopic(words))) return null
  const asked = periodsIn(heard(before.text), at)
  if (!asked) return null
  const isWorst = words.plain.includes('bad') || placesOf(words.spelt, 'worst').length > 0
  return { ...asked, most: isWorst ? 'worst' : judged ? 'best' : asked.most }
}

/** A month without its year is the next that comes. */
const yearOf = (month: number, [year]: readonly number[], at: Date): number =>
  year ?? at.getUTCFullYear() + Number(month < at.getUTCMonth() + 1)

/** What is left of a clause without the words for the time that is asked for. */
const withoutTimes = ({ plain, spelt }: Heard): Heard => {
  const gone = new Set<number>()
  const found = [...WORDS.map(({ index }) => index), MONTH].flatMap((index) => foundIn(index, spelt))
  for (const { at } of monthsIn({ plain, spelt })) gone.add(at)
  for (const { at, length } of found) for (let place = at; place < at + length; place++) gone.add(place)
  return heard(plain.filter((word, place) => !gone.has(place) && !isYear(word)).join(' '))
}

const isOfLife = (matter: Matter | null): matter is LifeMatter => LIFE_MATTERS.some((one) => one === matter)

/** Days and rites are chosen by the almanac, whichever month they lie in. */
const BY_ALMANAC = new Set<Matter>(['muhurat', 'service', 'off_topic', 'kundli_match'])
/** What the words for the time alone sound like. */
const OF_TIME = new Set<Matter>(['life_overview', 'luck_rise'])
/** So sure the words and those without their time must be of a matter, on the mean. */
const SURE = 0.12
const SPOKEN_OF = 0.8

export type PeriodsMatter = { matter: LifeMatter; share: number }

/** The matter that the best year or month is asked for: what is named beside the time, what was spoken of before, else life as a whole. */
export const matterOfPeriods = (
  words: Heard,
  guesses: readonly Guess<Matter>[],
  hear: (rest: Heard) => readonly Guess<Matter>[],
  last: About | null,
): PeriodsMatter | null => {
  const [guessed] = guesses
  if (guessed && BY_ALMANAC.has(guessed.name) && guessed.share >= SURE_OTHER) return null
  if (guessed && guessed.share >= NAMED_SURELY && isOfLife(guessed.name) && !OF_TIME.has(guessed.name))
    return { matter: guessed.name, share: guessed.share }
  const rest = withoutTimes(words)
  if (namesTopic(rest)) {
    const alone = new Map(hear(rest).map(({ name, share }) => [name, share]))
    const [best] = guesses
      .flatMap(({ name, share }) =>
        isOfLife(name) && !OF_TIME.has(name) ? [{ matter: name, share: (share + (alone.get(name) ?? 0)) / 2 }] : [],
      )
      .toSorted((one, other) => other.share - one.share)
    if (best && best.share >= SURE) return { ...best, share: Math.max(best.share, NAMED) }
  }
  const spoken = last?.matter ?? null
  return { matter: isOfLife(spoken) ? spoken : 'life_overview', share: SPOKEN_OF }
}
const SURE_OTHER = 0.6
/** What is named so surely is no sound of the words for the time. */
const NAMED_SURELY = 0.85
const NAMED = 0.6

/** Whether words name nothing but times to choose between: `मई या जून`. */
export const namesOnlyTimes = (words: Heard): boolean => words.keys.length > 0 && withoutTimes(words).keys.length === 0

/** One of several is asked for, whatever the words ask with; a day to come stays one. */
export const formOfPeriods = (form: Form): Form => (form === 'when' ? form : 'which_of')
