import type { PeriodAsk, Topic } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { steadiest } from '#chart.ts'
import { grahaTime } from '#facts/dasha-asked.ts'
import { antarsIn } from '#facts/in-range.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext } from '#sentences/reading-context.ts'
import type { Composed } from '#types.ts'
import * as part from './public-figure-parts.ts'
import { labelOf } from './time-plan.ts'

const LIMIT = 190

type Parts = Array<Array<Draft | null>> & { free?: boolean }

/** Declined, or no question: nobody pays for it. */
const atNoCost = (parts: Parts): Parts => Object.assign(parts, { free: true })

const PRIVATE: ReadonlySet<Topic> = new Set<Topic>([
  'love_marriage',
  'money',
  'health',
  'family',
  'children',
  'property',
  'medical',
  'pregnancy',
  'betting',
])

const work = (view: ReadingContext): Parts => [
  [view.intent.form === 'yes_no' || view.intent.form === 'when' ? draft(view.t.figures.noEvent, []) : null],
  [part.workPart(view), ...part.companyParts(view)],
  [
    part.antarPart(view),
    part.mahaPart(view, 2),
    part.transitPart(view, 'saturn', 3),
    part.transitPart(view, 'jupiter', 4),
  ],
  [part.strongestPart(view, 5), part.end(view)],
]

const character = (view: ReadingContext): Parts => [
  [part.lagnaPart(view), part.lagnaLordPart(view)],
  [part.moonPart(view), part.strongestPart(view), part.sunPart(view, 3)],
  [part.mahaPart(view, 2)],
  [part.end(view)],
]

/** A named time, or the present with what comes next. */
const season = (view: ReadingContext): Parts => {
  const { figures } = view.t
  const { time } = view
  const lead = draft(figures.periodLead(view.name, time ? labelOf(view, time) : null), [])
  if (!time) {
    const next = view.coming
      .slice(0, 2)
      .map(({ antar }, index) =>
        part.item(view, antar.lord, antar.start, antar.end, `dasha.next.${index + 1}`, index + 3),
      )
    return [
      [lead, part.mahaPart(view), part.antarPart(view)],
      [part.transitPart(view, 'jupiter'), part.transitPart(view, 'saturn')],
      next,
      [part.moonPart(view, 6), part.end(view)],
    ]
  }
  const runs = antarsIn(view.chart, time)
    .slice(0, 3)
    .map(({ antar, fact }) => part.item(view, antar.lord, antar.start, antar.end, fact, 0))
  const passes = (['saturn', 'jupiter'] as const).map((id, index) => part.passagePart(view, time, id, index + 1))
  return [[lead, part.mahaPart(view, 5)], runs, passes, [part.workPart(view), part.moonPart(view, 6), part.end(view)]]
}

const whole = (view: ReadingContext): Parts => [
  [part.lagnaPart(view), part.moonPart(view), part.sunPart(view, 3)],
  [part.workPart(view), part.strongestPart(view, 4)],
  [part.mahaPart(view), part.antarPart(view, 2)],
  [part.end(view)],
]

const oneGraha = (view: ReadingContext, ids: readonly GrahaId[]): Parts => [
  ...ids.map((id) => part.grahaParts(view, id)),
  [part.lagnaPart(view), part.workPart(view)],
  [part.mahaPart(view, 2), part.antarPart(view, 3)],
  [part.end(view)],
]

const oneTime = (view: ReadingContext, ask: PeriodAsk): Parts => {
  const { maha } = grahaTime(view.chart, ask, view.at)
  const { figures } = view.t
  const [id, name] = [ask.graha, graha(view, ask.graha)]
  const lead =
    maha &&
    draft(
      figures.period(view.name, name, dashaDate(view, maha.start), dashaDate(view, maha.end), figures.CHAPTERS[id]),
      [`dasha.of.${id}`],
    )
  return [
    [lead],
    part.grahaParts(view, id),
    [part.workPart(view), part.mahaPart(view, 2), part.antarPart(view, 3)],
    [part.end(view)],
  ]
}

/** Kindly declined, then what the chart of a public figure is open for. */
const declined = (view: ReadingContext, lines: readonly string[]): Parts =>
  atNoCost([
    [...lines, view.t.figures.open].map((line) => draft(line, [])),
    [part.lagnaPart(view), part.moonPart(view)],
    [part.workPart(view), part.mahaPart(view, 2), part.antarPart(view, 3)],
    [part.end(view)],
    [draft(view.t.talk.notCharged, [])],
  ])

const courtesy = (view: ReadingContext, line: string): Parts =>
  atNoCost([
    [draft(line, []), part.lagnaPart(view), part.moonPart(view)],
    [part.antarPart(view)],
    [draft(view.t.figures.asks, [])],
    view.t.figures.questions.map((text) => draft(view.t.talk.question(text), [])),
  ])

/** Houses from which a public life is read; the others speak of what is private. */
const PUBLIC_HOUSES: ReadonlySet<number> = new Set([1, 3, 9, 10, 11])

const askedParts = (view: ReadingContext): Parts | null => {
  const { ask } = view.intent
  const { figures } = view.t
  if (!ask) return null
  if (ask.about === 'period')
    return PRIVATE.has(ask.topic) ? declined(view, [figures.private(view.name)]) : oneTime(view, ask)
  if (ask.about === 'compare') return oneGraha(view, ask.grahas)
  if (ask.about === 'graha') return oneGraha(view, [ask.graha])
  if (ask.about === 'strongest') return oneGraha(view, [steadiest(view.chart).id])
  if (ask.about === 'dasha' || ask.about === 'sade_sati') return season(view)
  if (ask.about === 'manglik' || ask.about === 'doshas') return declined(view, [figures.private(view.name)])
  if (ask.about !== 'house') return whole(view)
  if (ask.house === 10) return work(view)
  if (!PUBLIC_HOUSES.has(ask.house)) return declined(view, [figures.private(view.name)])
  return [[part.housePart(view, ask.house)], ...whole(view)]
}

const partsFor = (view: ReadingContext): Parts => {
  const { topic, form } = view.intent
  const { figures } = view.t
  const asked = askedParts(view)
  if (asked) return asked
  if (topic === 'death') return declined(view, [figures.death])
  if (topic === 'legal') return declined(view, [figures.legal])
  if (topic === 'remedies') return declined(view, [figures.remedies])
  if (PRIVATE.has(topic)) return declined(view, [figures.private(view.name)])
  if (topic === 'career' || topic === 'education') return view.time ? season(view) : work(view)
  if (topic === 'greeting') return courtesy(view, figures.greeting(view.name, view.question.astrologer))
  if (topic === 'thanks') return courtesy(view, figures.thanks)
  if (topic === 'identity')
    return courtesy(view, `${view.t.talk.identity(view.question.astrologer)} ${figures.identity}`)
  if (topic === 'today' || topic === 'tomorrow' || topic === 'travel') return season(view)
  const { publicMatter } = view.parsed
  if (publicMatter === 'character') return character(view)
  if (publicMatter === 'work') return view.time ? season(view) : work(view)
  if (view.time || form === 'when' || publicMatter === 'season') return season(view)
  return topic === 'off_topic' && publicMatter !== 'person' ? courtesy(view, figures.offTopic) : whole(view)
}

/**
 * A public figure's chart for whoever asks: in the third person, character, public work and seasons only. Marriage, health,
 * children, money and whatever else is private is declined kindly.
 */
export const composePublicFigure = (view: ReadingContext): Composed => {
  const parts = partsFor(view)
  return { paragraphs: trimToWordLimit(parts, LIMIT), free: parts.free ?? false }
}
