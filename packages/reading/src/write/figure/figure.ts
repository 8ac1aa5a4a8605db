import type { Matter } from '@dhruva/intent/parse'
import { type GrahaId, houseOf as signHouse } from '@dhruva/jyotish'
import { grahaOf, houseOf, steadiest } from '#chart.ts'
import { periodFacts } from '#facts/dasha-asked.ts'
import { spanFacts } from '#facts/in-range.ts'
import { rangeOf } from '#facts/named-time.ts'
import type { Sentence } from '#types.ts'
import { GIFT } from '#write/chart/graha-data.ts'
import { placeOf, runningOf, stated } from '#write/chart/known.ts'
import { MOON_NEEDS, SIGN_MANNER } from '#write/chart/sign-data.ts'
import { nameIn } from '#write/context.ts'
import { dayIn, grahaIn, houseIn, signIn, spanIn, starIn, theGraha } from '#write/say/names.ts'
import { line, say, type Wordings } from '#write/say/say.ts'
import type { WriteContext, Writer } from '#write/types.ts'
import * as words from './figure-data.ts'

type Kind = 'work' | 'character' | 'season' | 'whole' | 'private' | 'practice'

const KINDS: ReadonlyArray<readonly [Kind, readonly Matter[]]> = [
  [
    'work',
    [
      ...([
        'job_get',
        'career_path',
        'interview_result',
        'job_change',
        'transfer',
        'promotion',
        'job_trouble',
      ] as const),
      ...(['gov_job', 'career_field', 'business_start', 'business_grow', 'partnership', 'arts_sport'] as const),
      ...(['exam', 'study_focus', 'stream_choice', 'higher_study'] as const),
    ],
  ],
  ['character', ['nature', 'strengths_weak', 'purpose', 'anger', 'fear_fail']],
  ['season', ['luck_rise', 'outlook', 'day', 'transit', 'past_check', 'abroad_go', 'journey']],
  ['practice', ['remedy', 'gem', 'muhurat', 'worship', 'lucky_things', 'direction']],
  ['whole', ['life_overview', 'chart_fact', 'graha_state', 'term', 'service', 'off_topic']],
]
/** Whatever is none of these belongs to a private life. */
const KIND = new Map<Matter, Kind>(KINDS.flatMap(([kind, matters]) => matters.map((matter) => [matter, kind] as const)))

/** Houses from which a public life is read; the others speak of what is private. */
const PUBLIC_HOUSES: ReadonlySet<number> = new Set([1, 3, 9, 10, 11])
const SADE_SATI = /s[aā]+d+h?e? ?-?s[aā]+t+[hi]|साढ़े ?साती|साढे ?साती|das+ha|दशा/iu
/** What stays private whatever of the chart it is asked of. */
const PRIVATE =
  /marri|wedding|love|wife|husband|health|ill|child|money|rich|sha+di|viva+h|pya+r|patni|pati\b|sehat|bachch|paisa|शादी|विवाह|प्यार|पत्नी|पति|सेहत|स्वास्थ्य|बच्च|संतान|पैसा|पैसे|धन/iu
const YOGA = /\byo+ga?s?\b|योग/iu

const OF_CHART: ReadonlySet<Matter | null> = new Set<Matter | null>(['graha_state', 'chart_fact', 'dosha_yoga', 'term'])

const kindOf = ({ asked }: WriteContext): Kind => {
  const { matter, house, scope, form } = asked
  if (OF_CHART.has(matter) && PRIVATE.test(asked.words)) return 'private'
  if (house !== null && house !== 10 && !PUBLIC_HOUSES.has(house)) return 'private'
  if (house === 10) return 'work'
  if (matter === 'dosha_yoga') {
    if (SADE_SATI.test(asked.words)) return 'season'
    return YOGA.test(asked.words) ? 'whole' : 'private'
  }
  const kind = matter === null ? 'whole' : (KIND.get(matter) ?? 'private')
  const isTimed = form === 'when' || (scope !== null && scope.kind !== 'past' && scope.kind !== 'age')
  return isTimed && (kind === 'whole' || (kind === 'work' && form !== 'when')) ? 'season' : kind
}

const area = ({ speech }: WriteContext, house: number): string => words.PUBLIC_AREAS[speech][house - 1] ?? ''
const chartOf = ({ speech, question }: WriteContext): string =>
  words.CHART[speech](nameIn(speech, question.person.name))

type Slots = Record<string, string>
const said = (context: WriteContext, slot: string, wordings: Wordings, slots: Slots, ...facts: string[]): Sentence =>
  line(say(context, `figure.${slot}`, wordings, { chart: chartOf(context), ...slots }), ...facts)

/** The lord of a house where it stands, in the slots of a sentence. */
const lordSlots = (context: WriteContext, number: number) => {
  const { chart, speech } = context
  const house = houseOf(chart, number)
  const lord = grahaOf(chart, house.lord)
  const slots = {
    sign: signIn(speech, house.sign),
    lord: theGraha(speech, lord.id),
    at: signIn(speech, lord.sign),
    house: houseIn(speech, lord.house),
    area: area(context, lord.house),
  }
  return { slots, facts: [`house.${number}.lord`, `${lord.id}.place`] }
}

const work = (context: WriteContext): Sentence => {
  const { slots, facts } = lordSlots(context, 10)
  return said(context, 'work', words.WORK, slots, ...facts)
}

/** Who sits in the 10th house, else who looks on it. */
const company = (context: WriteContext): Sentence[] => {
  const { chart, speech } = context
  const { occupants, aspected_by } = houseOf(chart, 10)
  const sits = occupants.length > 0
  return (sits ? occupants : aspected_by).slice(0, 1).map((id) => {
    const slots = { graha: theGraha(speech, id), gift: GIFT[id][speech] }
    return sits
      ? said(context, 'sits', words.SITS, slots, 'house.10.occupants')
      : said(context, 'looks', words.LOOKS, slots, 'house.10.aspects')
  })
}

const lagna = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const fact = stated(context, 'lagna', 'lagna')
  if (!fact) return []
  const slots = { sign: signIn(speech, fact.sign), manner: SIGN_MANNER[speech][fact.sign] ?? '' }
  return [said(context, 'lagna', words.LAGNA, slots, 'lagna')]
}

const lagnaLord = (context: WriteContext): Sentence[] => {
  if (!context.facts.has('lagna')) return []
  const { slots, facts } = lordSlots(context, 1)
  return [said(context, 'lagna.lord', words.LAGNA_LORD, slots, ...facts)]
}

const moon = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const place = placeOf(context, 'moon')
  const star = stated(context, 'moon.nakshatra', 'nakshatra')
  if (!(place && star)) return []
  const slots = {
    moon: theGraha(speech, 'moon'),
    sign: signIn(speech, place.sign),
    star: starIn(speech, star.nakshatra),
    needs: MOON_NEEDS[speech][place.sign] ?? '',
  }
  return [said(context, 'moon', words.MOON, slots, 'moon.place', 'moon.nakshatra')]
}

const steady = (context: WriteContext): Sentence => {
  const { speech, chart } = context
  const { id, sign, house } = steadiest(chart)
  const slots = { graha: theGraha(speech, id), sign: signIn(speech, sign), house: houseIn(speech, house) }
  return said(context, 'steady', words.STEADY, { ...slots, gift: GIFT[id][speech] }, `${id}.place`)
}

const graha = (context: WriteContext, id: GrahaId): Sentence => {
  const { speech, chart } = context
  const { sign, house } = grahaOf(chart, id)
  const slots = { graha: theGraha(speech, id), sign: signIn(speech, sign), house: houseIn(speech, house) }
  return said(
    context,
    'graha',
    words.GRAHA,
    { ...slots, area: area(context, house), gift: GIFT[id][speech] },
    `${id}.place`,
  )
}

const house = (context: WriteContext, number: number): Sentence => {
  const { slots, facts } = lordSlots(context, number)
  return said(context, 'house', words.HOUSE, { ...slots, asked: houseIn(context.speech, number) }, ...facts)
}

const maha = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const running = runningOf(context)
  if (!running) return []
  const { maha: lord, to } = running.maha
  const slots = { graha: theGraha(speech, lord), to: dayIn(speech, to), chapter: words.CHAPTERS[lord][speech] }
  return [said(context, 'maha', words.MAHA, slots, 'dasha.maha')]
}

const antar = (context: WriteContext): Sentence[] => {
  const { speech, chart } = context
  const running = runningOf(context)
  if (!running) return []
  const { antar: lord, to } = running.antar
  const slots = {
    graha: theGraha(speech, lord),
    to: dayIn(speech, to),
    area: area(context, grahaOf(chart, lord).house),
  }
  return [said(context, 'antar', words.ANTAR, slots, 'dasha.antar', `${lord}.place`)]
}

const THEN_MOST = 2

/** The antardashas of a named time, else the next ones. */
const stretches = (context: WriteContext): Sentence[] => {
  const { chart, speech, asked, at } = context
  const range = rangeOf(asked.scope, at, new Date(chart.input.utc))
  const facts = range
    ? spanFacts(chart, range)
    : [...context.facts.values()].filter(({ list }) => list === 'dasha.next')
  return facts
    .flatMap((fact) => (fact.parts.says === 'antar' ? [{ fact, parts: fact.parts }] : []))
    .slice(0, THEN_MOST)
    .map(({ fact, parts }) => {
      const slots = {
        span: spanIn(speech, parts.from, parts.to),
        graha: grahaIn(speech, parts.antar),
        area: area(context, grahaOf(chart, parts.antar).house),
      }
      return said(context, 'then', words.THEN, slots, context.cite(fact), `${parts.antar}.place`)
    })
}

/** Where a slow graha goes now. */
const passing = (context: WriteContext, id: 'jupiter' | 'saturn'): Sentence[] => {
  const { speech, chart } = context
  const parts = stated(context, `transit.${id}`, 'transit')
  if (!parts?.to) return []
  const at = signHouse(parts.sign, chart.ascendant.sign)
  const slots = { graha: grahaIn(speech, id), sign: signIn(speech, parts.sign), house: houseIn(speech, at) }
  const more = { to: dayIn(speech, parts.to), area: area(context, at) }
  return [said(context, `passes.${id}`, words.PASSES[id], { ...slots, ...more }, `transit.${id}`)]
}

const end = (context: WriteContext): Sentence => said(context, 'end', words.END, {})

const declined = (context: WriteContext, wordings: Wordings): Sentence[][] => [
  [said(context, 'declined', wordings, {}), said(context, 'open', words.OPEN, {})],
]

/** A mahadasha that is asked for by name, when it runs, ran or will run. */
const period = (context: WriteContext): Sentence[] => {
  const { scope } = context.asked
  if (scope?.kind !== 'dasha') return []
  const { speech, chart, at } = context
  const [fact] = periodFacts(chart, { graha: scope.graha, within: null }, at)
  if (fact?.parts.says !== 'maha') return []
  const slots = {
    graha: theGraha(speech, scope.graha),
    span: spanIn(speech, fact.parts.from, fact.parts.to),
    chapter: words.CHAPTERS[scope.graha][speech],
  }
  return [said(context, 'period', words.PERIOD, slots, context.cite(fact)), graha(context, scope.graha)]
}

const season = (context: WriteContext): Sentence[][] => {
  const named = period(context)
  if (named.length > 0) return [named, [work(context), ...maha(context), end(context)]]
  const { form, polarity, scope } = context.asked
  const isEvent = form === 'when' || form === 'yes_no' || polarity !== 'open'
  return [
    [
      ...(isEvent ? [said(context, 'season', words.SEASON, {})] : []),
      ...maha(context),
      ...(scope ? [] : antar(context)),
    ],
    stretches(context),
    [...passing(context, 'jupiter'), ...passing(context, 'saturn'), end(context)],
  ]
}

const READ: Record<'work' | 'character' | 'season' | 'whole', (context: WriteContext) => Sentence[][]> = {
  work: (context) => {
    const isEvent = context.asked.form === 'when' || context.asked.form === 'yes_no'
    return [
      [...(isEvent ? [said(context, 'season', words.SEASON, {})] : []), work(context), ...company(context)],
      [...antar(context), ...passing(context, 'saturn'), end(context)],
    ]
  },
  character: (context) => [
    [...lagna(context), ...lagnaLord(context), ...moon(context)],
    [steady(context), ...maha(context), end(context)],
  ],
  season,
  whole: (context) => {
    const { graha: id, house: number } = context.asked
    const first = id ? [graha(context, id)] : number === null ? lagna(context) : [house(context, number)]
    return [
      [...first, ...moon(context), work(context)],
      [...maha(context), ...antar(context), end(context)],
    ]
  },
}

/** Whether a question about a public figure is read, or declined because it is private or theirs alone to ask. */
export const figureKind = (context: WriteContext): 'reading' | 'refusal' => {
  const kind = kindOf(context)
  return kind === 'private' || kind === 'practice' ? 'refusal' : 'reading'
}

/**
 * A public figure's chart for whoever asks: in the third person, of character, public work and seasons only. Marriage, health,
 * children, money and whatever else is private is declined.
 */
export const writeFigure: Writer = (context) => {
  const kind = kindOf(context)
  if (kind === 'private') return declined(context, words.PRIVATE)
  if (kind === 'practice') return declined(context, words.PRACTICES)
  return READ[kind](context).filter((paragraph) => paragraph.length > 0)
}
