import { ALIKE, CATEGORIES, type Category, type ComparedDay, compareDays } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { starIn } from '#write/say/names.ts'
import { line, say, type Wordings } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { hasSureMoon } from './choose.ts'
import { civil, dayAsked, dayNamed, daysCompared, placeOf, todayOf } from './dates.ts'
import { chandraFact, muhuratFact, scoreFact, taraFactOf } from './day-facts.ts'
import * as words from './days-data.ts'
import { hoursIn } from './names/clock.ts'
import { AIMS } from './names/names-data.ts'
import { NEAR } from './near-data.ts'
import { occasionIn } from './occasion.ts'
import { closedNote } from './open.ts'
import { COUNTER, PAPER, PAPER_DAY } from './open-data.ts'
import { STARS } from './star-data.ts'

const EIGHTH = 8
const NUMBERS = /\b(number|score|point|percent|ank)s?\b|अंक|स्कोर|प्रतिशत/i
const GOOD_FROM = 66
const CAREFUL_UNDER = 54

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

export const starOn = (context: WriteContext, day: ComparedDay): Sentence => {
  const { speech } = context
  const slots = {
    day: dayNamed(context, day.date),
    star: starIn(speech, day.nakshatra),
    means: STARS[day.tara.id].means[speech],
  }
  return line(say(context, `day.star.${day.date}`, words.STAR_ON, slots), taraFactOf(context, day))
}

const eighth = (context: WriteContext, day: ComparedDay): Sentence[] =>
  day.chandrashtama
    ? [
        line(
          say(context, 'day.eighth', words.EIGHTH, { day: dayNamed(context, day.date) }),
          chandraFact(context, day.date, EIGHTH),
        ),
      ]
    : []

/** The hours to leave out; for an activity the hours to take. */
const hours = (context: WriteContext, day: ComparedDay): Sentence[] => {
  const zone = placeOf(context).tz
  const { activity } = context.asked
  const best = day.muhurta?.best
  if (activity && best) {
    const fact = muhuratFact(context, activity, { date: day.date, hours: best }, 1)
    return [line(say(context, 'day.hours', words.GOOD_HOURS, { hours: hoursIn(context.speech, best, zone) }), fact)]
  }
  if (!day.rahuKaal) return []
  const slots = { hours: hoursIn(context.speech, day.rahuKaal, zone) }
  return [line(say(context, 'day.rahu', words.RAHU, slots))]
}

/** A day with good hours for the activity goes before one without, whatever their scores. */
const byBetter = (a: ComparedDay, b: ComparedDay): number =>
  Number((b.muhurta?.best ?? null) !== null) - Number((a.muhurta?.best ?? null) !== null) || b.score - a.score

function compared(context: WriteContext, days: readonly ComparedDay[]): Sentence[][] {
  const { speech, asked } = context
  const order = days.toSorted(byBetter)
  const [one, other] = [order[0], order.at(-1)]
  if (!one || !other) return []
  const aim = asked.activity ? words.FOR_AIM[speech].replace('{aim}', AIMS[asked.activity][speech]) : ''
  const differ = (one.muhurta?.best ?? null) !== null && (other.muhurta?.best ?? null) === null
  const alike = !differ && one.score - other.score < ALIKE
  const slots = { day: dayNamed(context, one.date), other: dayNamed(context, other.date), aim }
  const head = say(context, alike ? 'day.alike' : 'day.better', alike ? words.ALIKE : words.BETTER, slots)
  const first = line(head, scoreFact(context, one), scoreFact(context, other))
  const numbers = NUMBERS.test(asked.words)
    ? [
        line(
          say(context, 'day.numbers', words.NUMBERS, {
            one: String(one.scores[one.of].score),
            two: String(other.scores[other.of].score),
          }),
          scoreFact(context, one),
          scoreFact(context, other),
        ),
      ]
    : []
  // the star of the better day where it speaks for it, else of the other where it speaks against that
  const star = one.tara.points > 0 ? [starOn(context, one)] : other.tara.points < 0 ? [starOn(context, other)] : []
  const moon = eighth(context, other.chandrashtama ? other : one)
  return [[first, ...numbers, ...star, ...moon, ...hours(context, one)]]
}

const bandOf = (score: number): words.Band =>
  score >= GOOD_FROM ? 'good' : score < CAREFUL_UNDER ? 'careful' : 'steady'

/** Fields of life that are told to someone of that age. */
const fieldsFor = (age: number): readonly Category[] =>
  age < ADULT ? CATEGORIES.filter((id) => id === 'health' || id === 'family') : CATEGORIES

function oneDay(context: WriteContext, day: ComparedDay): Sentence[][] {
  const { speech } = context
  const fact = scoreFact(context, day)
  const isPaper = PAPER.test(context.question.message)
  const texts = isPaper ? PAPER_DAY : words.DAY_IS
  const head = say(context, 'day.is', texts[bandOf(day.scores[day.of].score)], {
    day: dayNamed(context, day.date),
    Day: capital(dayNamed(context, day.date)),
  })
  const order = fieldsFor(context.age).toSorted((a, b) => day.scores[b].score - day.scores[a].score)
  const [best, worst] = [order[0], order.at(-1)]
  const fields =
    best && worst && day.scores[best].score - day.scores[worst].score >= ALIKE
      ? [
          line(
            capital(
              say(context, 'day.fields', words.FIELDS, {
                best: words.FIELD_NAMES[best][speech],
                worst: words.FIELD_NAMES[worst][speech],
                bestOf: (words.FIELD_OBLIQUE[best] ?? words.FIELD_NAMES[best])[speech],
                worstOf: (words.FIELD_OBLIQUE[worst] ?? words.FIELD_NAMES[worst])[speech],
              }),
            ),
            scoreFact(context, { ...day, of: best }),
            scoreFact(context, { ...day, of: worst }),
          ),
        ]
      : []
  // a star that says the opposite of the whole would only confuse
  const band = bandOf(day.scores[day.of].score)
  const star =
    (band === 'good' && day.tara.points < 0) ||
    (band === 'careful' && day.tara.points > 0) ||
    (isPaper && day.tara.points < 0)
  // what goes best of all fields says nothing of the errand that was named
  const isErrand = closedNote(context, day.date).length > 0 || COUNTER.test(context.question.message)
  const asked = isPaper
    ? [line(say(context, 'day.step', { en: NEAR.en.step.study, hi: NEAR.hi.step.study, hing: NEAR.hing.step.study }))]
    : day.of === 'overall'
      ? isErrand
        ? []
        : fields
      : [line(say(context, 'day.step', stepsOf(day.of, context.asked.words)))]
  return [
    [
      line(head, fact),
      ...closedNote(context, day.date),
      ...(star ? [] : [starOn(context, day)]),
      ...eighth(context, day),
      ...asked,
      ...hours(context, day),
    ],
  ]
}

/** A day of everyone, where the time of birth leaves star or Moon open. */
function openDay(context: WriteContext, date: string): Sentence[][] {
  const [day] = compareDays(context.chart, [civil(date)], null, { place: placeOf(context) })
  const head = line(say(context, 'day.open', words.OPEN, { day: dayNamed(context, date) }))
  const zone = placeOf(context).tz
  const rahu = day?.rahuKaal
    ? [line(say(context, 'day.rahu', words.RAHU, { hours: hoursIn(context.speech, day.rahuKaal, zone) }))]
    : []
  return [[head, ...rahu]]
}

/** What a day is asked for, where its words say so: the score of that side of life then tells how the day is. */
const FIELD_WORDS: ReadonlyArray<readonly [Category, RegExp]> = [
  [
    'career',
    /resign|present|meeting|interview|office|boss|exam|paper|work|job|kaam|naukri|client|launch|काम|नौकरी|दफ़्तर|परीक्षा|पेपर|मीटिंग/iu,
  ],
  ['money', /money|pay|loan|\bbank|buy|sell|invest|deal|paisa|paise|khareed|पैसा|पैसे|बैंक|ख़रीद|खरीद/iu],
  ['love', /\bdate\b|propose|girlfriend|boyfriend|\blove\b|pyar|प्यार/iu],
  ['health', /operation|surgery|hospital|doctor|health|sehat|सेहत|अस्पताल/iu],
  ['family', /family|parents|home|ghar|घर|परिवार/iu],
]
const stepsOf = (of: ComparedDay['of'], words: string): Wordings => {
  const kind = occasionIn(words) ?? (of === 'career' ? 'meeting' : of === 'love' ? 'love' : 'other')
  return { en: NEAR.en.step[kind], hi: NEAR.hi.step[kind], hing: NEAR.hing.step[kind] }
}

const fieldAsked = (said: string): Category | null => FIELD_WORDS.find(([, cue]) => cue.test(said))?.[0] ?? null

/** How a day is, or which of several is better. */
export function tellDays(context: WriteContext): Sentence[][] {
  const { asked, chart } = context
  const single =
    asked.form === 'compare_days' || asked.form === 'which_of' ? null : (dayAsked(context) ?? todayOf(context))
  const dates = single === null || asked.activity !== null ? daysCompared(context) : [single]
  if (!hasSureMoon(context)) return openDay(context, single ?? dates[0] ?? todayOf(context))
  const of = fieldAsked(asked.words)
  const days = compareDays(chart, dates.map(civil), asked.activity, {
    place: placeOf(context),
    ...(of && asked.activity === null ? { of } : {}),
  })
  const [only, ...others] = days
  if (!only) return []
  return others.length === 0 ? oneDay(context, only) : compared(context, days)
}
