import { type LifeMatter, type PastYear, type Period, subPeriods } from '@dhruva/jyotish'
import { antarParts, dashaFact, mahaParts } from '#facts/timed.ts'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { areaIn, dayIn, grahaIn, monthIn } from '#write/say/names.ts'
import { line, listed, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import { placeOf } from './known.ts'
import * as words from './past-data.ts'
import { FIELDS, YOUNG } from './state-data.ts'

/** Matters that a told event is about, by its words. */
const EVENTS: ReadonlyArray<readonly [keyof typeof FIELDS, LifeMatter[], RegExp]> = [
  [
    'career_path',
    ['job_get', 'career_path', 'job_change', 'promotion'],
    /job|naukri|promot|work|career|नौकरी|प्रमोशन|काम/i,
  ],
  [
    'marital_harmony',
    ['marriage_time', 'love_marriage', 'marital_harmony'],
    /marr|shaadi|shadi|wedding|vivah|शादी|विवाह/i,
  ],
  ['children_time', ['children_time'], /child|baby|son\b|daughter|bach|beta|beti|बच्च|बेटा|बेटी|संतान/i],
  ['abroad_go', ['abroad_go', 'abroad_settle', 'journey'], /abroad|foreign|videsh|visa|विदेश|वीज़ा/i],
  ['exam', ['exam', 'higher_study', 'study_focus'], /exam|degree|college|admission|परीक्षा|पढ़ाई|कॉलेज/i],
  ['home_peace', ['house_buy', 'home_peace', 'vehicle'], /house|flat|home|ghar|makan|घर|मकान/i],
  ['wealth', ['wealth', 'business_grow'], /money|business|profit|paisa|paise|पैसा|व्यापार/i],
]

const yearOf = ({ asked, parsed, at }: WriteContext): number => {
  if (asked.scope?.kind === 'year') return asked.scope.year
  if (asked.scope?.kind === 'years_between') return asked.scope.from
  if (asked.scope?.kind === 'month' && asked.scope.year !== null) return asked.scope.year
  const told = parsed.told.find(({ event }) => event)?.event?.year
  const written = /\b(?:19|20)\d\d\b/.exec(asked.words)?.[0]
  return told ?? (written ? Number(written) : at.getUTCFullYear() - 1)
}

/** The antardasha that ran longest in a year, or in the month of it that is named, as a fact. */
const ranIn = (context: WriteContext, year: number) => {
  const { chart } = context
  const { scope } = context.asked
  const month = scope?.kind === 'month' ? scope.month : null
  const [from, to] =
    month === null ? [Date.UTC(year, 0), Date.UTC(year + 1, 0)] : [Date.UTC(year, month - 1), Date.UTC(year, month)]
  const inYear = ({ start, end }: Period) => Math.min(Date.parse(end), to) - Math.max(Date.parse(start), from)
  const [longest] = chart.vimshottari.mahadashas
    .filter((maha) => inYear(maha) > 0)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .toSorted((a, b) => inYear(b.antar) - inYear(a.antar))
  if (!longest || inYear(longest.antar) <= 0 || !isExact(context)) return null
  const parts = antarParts(chart, longest.maha, longest.antar)
  return { parts, id: context.cite(dashaFact(`in.${year}`, 2, parts)) }
}

/** The last of several years that are asked of, where another antardasha ran in it. */
const lastYear = (context: WriteContext, firstId: string): Sentence[] => {
  const { scope } = context.asked
  if (scope?.kind !== 'years_between') return []
  const ran = ranIn(context, scope.to)
  if (!ran || context.facts.get(ran.id)?.text.en === context.facts.get(firstId)?.text.en) return []
  return [line(say(context, 'past', words.RAN, ranSlots(context.speech, String(scope.to), ran.parts)), ran.id)]
}

const ranSlots = (speech: WriteContext['speech'], year: string, parts: ReturnType<typeof antarParts>) => ({
  year,
  antar: grahaIn(speech, parts.antar),
  maha: grahaIn(speech, parts.maha),
  from: dayIn(speech, parts.from),
  to: dayIn(speech, parts.to),
})

/** The sides of life among matters, for the age the person had. */
const sidesOf = (context: WriteContext, year: number, matters: readonly LifeMatter[]): Array<keyof typeof FIELDS> => {
  const born = Number(context.chart.input.dob.split('/')[2])
  const young = year - born < ADULT
  const married = context.question.person.maritalStatus !== 'Single'
  return matters
    .filter((matter) => isSide(matter))
    .filter((side) => (young ? YOUNG.has(side) : married || (side !== 'marital_harmony' && side !== 'children_time')))
}
const isSide = (matter: string): matter is keyof typeof FIELDS => matter in FIELDS

const mahaBegan = (context: WriteContext, { year, mahaChange }: PastYear): Sentence[] => {
  const { chart, speech } = context
  const maha = mahaChange && chart.vimshottari.mahadashas.find(({ lord }) => lord === mahaChange)
  if (!maha) return []
  const parts = mahaParts(chart, maha)
  const id = context.cite(dashaFact(`began.${year}`, 2, parts))
  const slots = { on: dayIn(speech, parts.from), maha: grahaIn(speech, maha.lord) }
  return [line(say(context, 'past.maha', words.MAHA_BEGAN, slots), id)]
}

/** Two or three things of a year to compare with one's own memory, or what was told of it held against the chart. */
export const pastCheck = (context: WriteContext): Sentence[][] | null => {
  const { speech, at, judgement, asked } = context
  const year = yearOf(context)
  if (year > at.getUTCFullYear()) return null
  const ran = ranIn(context, year)
  if (!ran) return isExact(context) ? null : [[line(say(context, 'past', NEEDS_TIME))]]
  const past = judgement.past(year)
  const { parts, id } = ran
  const of = asked.scope?.kind === 'month' ? `${monthIn(speech, asked.scope.month - 1)} ${year}` : String(year)
  const slots = ranSlots(speech, of, parts)
  const told = context.parsed.told.find(({ event }) => event)?.event?.what
  const claim = told ?? (asked.form === 'past_claim' || asked.form === 'disagree' ? asked.words : null)
  // who asks why it was lost tells of no gain
  const isHard = asked.form === 'why' || HARD.test(asked.words)
  const event = claim && !isHard && EVENTS.find(([, , cue]) => cue.test(claim))
  if (event) {
    const fits = event[1].some((matter) => past.good.includes(matter))
    const wordings = fits ? words.FITS : words.FITS_NOT
    return [[line(say(context, 'past.told', wordings, { ...slots, matter: FIELDS[event[0]][speech] }), id)]]
  }
  const best = sidesOf(context, year, [...past.best, ...past.good]).filter((side, i, all) => all.indexOf(side) === i)
  const rest = sidesOf(context, year, past.rest).find(
    (side) => side !== 'health_general' && !best.slice(0, 2).includes(side),
  )
  const named = (sides: Array<keyof typeof FIELDS>) =>
    listed(
      speech,
      sides.map((side) => FIELDS[side][speech]),
    )
  const house = placeOf(context, parts.antar)?.house
  const plain =
    house === undefined
      ? []
      : [
          line(
            say(context, 'past.plain', words.PLAIN_YEAR, { area: areaIn(speech, house) }),
            id,
            `${parts.antar}.place`,
          ),
        ]
  const held = rest ? [line(say(context, 'past.rest', words.HELD, { rest: named([rest]) }), id)] : []
  const favoured =
    best.length > 0 ? [line(say(context, 'past.best', words.FAVOURED, { best: named(best.slice(0, 2)) }), id)] : plain
  const pressed =
    house === undefined
      ? []
      : [line(say(context, 'past.pressed', words.PRESSED, { area: areaIn(speech, house) }), id, `${parts.antar}.place`)]
  // who asks why it went wrong is told where the time pressed, not what it was good for
  return [
    [
      line(say(context, 'past', words.RAN, slots), id),
      ...lastYear(context, id),
      ...(isHard ? [...pressed, ...held] : [...favoured, ...held]),
      ...mahaBegan(context, past),
      line(say(context, 'past.compare', words.COMPARE)),
    ],
  ]
}

const HARD = /nuksa+n|loss|lost|ghata|bura|kharab|jhagd|toot|bad\b|fail|घाटा|नुक़सान|नुकसान|बुरा|झगड़|टूट/iu
