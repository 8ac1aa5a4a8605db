import type { Code, Language } from '@dhruva/common'
import { CATEGORIES, type Category, CHART_VERSION, type DayScores, type ScoreId } from '@dhruva/jyotish'
import type { Band } from '#texts/en/horoscope-openings-data.ts'
import type { Sentence } from '#types.ts'
import { type Day, dayOf } from './day.ts'
import { factOf, scoreFact, TEXTS, textOf } from './facts.ts'
import { type Turn, walk } from './schedule.ts'
import { skySentences } from './sentences.ts'
import type { Horoscope, HoroscopeField, SkyFact, Told } from './types.ts'

/** Raised whenever a horoscope would be worded otherwise. */
const TEXT_VERSION = 6

/** Of calculation and texts: stored horoscopes of an older version are written anew. */
export const HOROSCOPE_VERSION = CHART_VERSION * 1000 + TEXT_VERSION

/** From here a score reads as a good one. */
const GOOD = 58

/** Means of a field are near 60, its deviation 10 to 12. */
const bandOf = (score: number): Band => {
  if (score >= 70) return 'strong'
  if (score >= GOOD) return 'good'
  return score >= 46 ? 'mixed' : 'gentle'
}

type Subject = { code: Code; day: Day; sign: number; scores: DayScores['scores'] }

function fieldOf({ code, day, sign, scores }: Subject, field: ScoreId): { field: HoroscopeField; facts: SkyFact[] } {
  const { score, reasons } = scores[field]
  const causes = reasons.flatMap((reason) => {
    const fact = factOf(reason, day, sign, field)
    return fact ? [{ reason, fact }] : []
  })
  const turn: Turn = { day: day.number, sign, field }
  const openings = TEXTS[code].openings[field][bandOf(score)]
  // The score stands on its reasons, and so does the sentence that says how high it is.
  const opening: Told = {
    text: openings[walk(turn, 7) % openings.length] ?? openings[0],
    facts: [scoreFact(field, score), ...causes.map(({ fact }) => fact)],
  }
  const told = [opening, ...skySentences({ code, day, turn, reasons, bright: score >= GOOD })]
  return {
    field: {
      score,
      sentences: told.map(({ text, facts }) => ({ text, facts: facts.map(({ id }) => id) })),
      reasons: causes.map(({ reason, fact }) => ({ fact: fact.id, points: reason.points })),
    },
    facts: told.flatMap(({ facts }) => facts),
  }
}

/** The category with the highest and the one with the lowest score; of equal ones the first and the last. */
function gistOf({ code, day, sign, scores }: Subject): Sentence {
  const byScore = CATEGORIES.toSorted((a, b) => scores[b].score - scores[a].score)
  const [best, last]: [Category, Category] = [byScore[0] ?? 'love', byScore.at(-1) ?? 'family']
  return {
    text: TEXTS[code].gist(day.number + sign, best, last, scores[best].score >= GOOD),
    facts: [`score.${best}`, `score.${last}`],
  }
}

/**
 * The horoscope of a Moon sign (0..11) for a civil day (yyyy-mm-dd) in Asia/Kolkata: each field's score, and two to four
 * sentences: how high it is, and what the grahas bring to it whose turn it is. The same for everyone, byte for byte.
 */
export function horoscope(date: string, sign: number, language: Language): Horoscope {
  const day = dayOf(date)
  const scores = day.scores[sign]?.scores
  if (!scores) throw new RangeError(`no sign ${sign}`)
  const code = language === 'Hindi' ? 'hi' : 'en'
  const subject = { code, day, sign, scores } as const
  const facts = new Map<string, string>()
  const make = (id: ScoreId): HoroscopeField => {
    const made = fieldOf(subject, id)
    for (const fact of made.facts) if (!facts.has(fact.id)) facts.set(fact.id, textOf(fact, code))
    return made.field
  }
  const fields = {
    overall: make('overall'),
    love: make('love'),
    career: make('career'),
    money: make('money'),
    health: make('health'),
    family: make('family'),
  }
  return { date: day.date, gist: gistOf(subject), fields, facts: [...facts].map(([id, text]) => ({ id, text })) }
}
