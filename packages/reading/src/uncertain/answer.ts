import { createCache } from '@dhruva/common'
import { READING_TOPICS, type ReadingTopic, TALKS } from '@dhruva/intent'
import { type Firmness, firmness } from '#certainty/certain-facts.ts'
import { keeps, openDaysOf } from '#certainty/keeps.ts'
import type { Uncertainty } from '#certainty/possible-charts.ts'
import { timeFacts, tithiFact } from '#certainty/time-facts.ts'
import { grahaOf } from '#chart.ts'
import { allowed } from '#chat/reading.ts'
import { factsOf } from '#facts/all.ts'
import { factsAsked } from '#facts/asked.ts'
import { matchFacts } from '#match/facts.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { graha, type ReadingContext, sign } from '#sentences/reading-context.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Fact, Sentence } from '#types.ts'
import { askParts, remedies } from './asks.ts'
import { type Certain, conditionOf } from './certain.ts'
import {
  actionPart,
  antarPart,
  dayParts,
  exactnessPart,
  levelOf,
  mahaPart,
  moonPart,
  type Parts,
  passagePart,
  quickPart,
  sadeSatiPart,
  speakerPart,
  speakers,
  subjectOf,
} from './parts.ts'

const LIMIT = 230
/** Less of an answer than this is better told anew from what holds. */
const ENOUGH = 0.6

const KEPT = 60
const kept = createCache<Firmness>(KEPT)

/** What holds of a view's chart for the facts its question asks for; the last 60 are remembered. */
const firmOf = ({ chart, at, question, intent, time }: ReadingContext, uncertainty: Uncertainty): Firmness => {
  const celebrity = question.celebrity ?? false
  const { version, input } = chart
  const about = intent.ask?.about === 'period' ? intent.ask : null
  const compared = question.other && [question.other.bid, question.other.chart.input, question.message]
  const key = JSON.stringify([version, input, at.getTime(), uncertainty, time?.key, about, celebrity, compared])
  return kept.remember(key, () =>
    firmness(chart, uncertainty, at, (seen) => [
      ...factsAsked(factsOf(seen.chart, seen.transits, seen.at), seen.chart, seen.at, {
        intent,
        range: time,
        celebrity,
      }),
      ...matchFacts({ ...question, chart: seen.chart }),
    ]),
  )
}

/** A view of an uncertain birth: what holds of its facts, and what the uncertainty itself says. */
export const certainOf = (view: ReadingContext, uncertainty: Uncertainty): Certain => {
  const firm = firmOf(view, uncertainty)
  const own = [...timeFacts(firm.stability, view.chart.input.tz), tithiFact(view.transits, view.at)]
  const facts = new Map<string, Fact>([...firm.facts, ...own.map((fact) => [fact.id, fact] as const)])
  const openDays = openDaysOf([...firm.facts.values()].filter(({ whose }) => typeof whose === 'string'))
  return { view: { ...view, firm, openDays }, firm, facts, say: SAY_UNCERTAIN[view.code] }
}

const lead = (certain: Certain, topic: ReadingTopic): Draft => {
  const { view, firm, say } = certain
  const { minutes } = firm.stability
  const subject = subjectOf(view, topic)
  const level = levelOf(certain, topic)
  const text = view.pick('uncertain', (v) => {
    if (view.intent.form === 'when') return say.when(v, subject, minutes)
    return view.intent.form === 'yes_no' ? say.yes(v, level, subject, minutes) : say.lead(v, level, subject, minutes)
  })
  return draft(view.t.frames.hail(view.name, text), ['time.birth'])
}

/** A matter of life from what holds: its grahas, the Moon, the dasha, Jupiter and Saturn from the Moon. */
const matter = (certain: Certain, asked: ReadingTopic): Parts => {
  const { view } = certain
  const { topic, note } = allowed(view, asked)
  const [first, second] = speakers(certain, topic)
  const natal = [
    first ? speakerPart(certain, topic, first, true) : null,
    second ? speakerPart(certain, topic, second, false) : null,
    moonPart(certain, 2),
  ]
  const times = [mahaPart(certain), antarPart(certain, 1)]
  const sky = [passagePart(certain, 'jupiter'), passagePart(certain, 'saturn', 1), sadeSatiPart(certain, 4)]
  const { form } = view.intent
  const doctor = topic === 'health' ? draft(view.pick('doctor', view.t.frames.notes.doctor), []) : null
  return [
    [note, lead(certain, topic)],
    ...(form === 'when' ? [sky, times, natal] : [natal, times, sky]),
    [exactnessPart(certain)],
    [form === 'why' ? draft(view.pick('why', certain.say.why), [], 2) : null, doctor, actionPart(certain, topic)],
  ]
}

const day = (certain: Certain): Parts => [
  dayParts(certain),
  [quickPart(certain, 'sun', 0), quickPart(certain, 'mercury', 1), quickPart(certain, 'venus', 2)],
  [passagePart(certain, 'jupiter', 2), antarPart(certain, 3)],
  [exactnessPart(certain)],
  [actionPart(certain, 'life')],
]

const partsOf = (certain: Certain): Parts => {
  const { topic, ask } = certain.view.intent
  if (topic === 'today' || topic === 'tomorrow') return day(certain)
  if (topic === 'remedies') return remedies(certain)
  const asked = ask ? askParts(certain, ask) : null
  return asked ?? matter(certain, READING_TOPICS.find((each) => each === topic) ?? 'life')
}

/** Of a public figure only what stands in the chart, in the third person. */
const figureParts = (certain: Certain): Draft[] => {
  const { view, say } = certain
  return speakers(certain, 'career')
    .slice(0, 3)
    .map((id) => {
      const { mark, facts } = conditionOf(certain, id)
      const text = say.figure(
        graha(view, id),
        sign(view, grahaOf(view.chart, id).sign),
        mark,
        view.t.grahas.COLOURS[id],
      )
      return draft(text, [`${id}.place`, ...facts])
    })
}

type WhatHolds = { paragraphs: Sentence[][]; share: number; opens: boolean }

/** The ordinary answer without what does not hold, and how much of it is left. */
const whatHolds = ({ firm }: Certain, paragraphs: readonly Sentence[][]): WhatHolds => {
  const grounded = paragraphs.flat().filter(({ facts }) => facts.length > 0)
  const kept = grounded.filter((sentence) => keeps(firm, sentence))
  const [first] = grounded
  return {
    paragraphs: paragraphs
      .map((paragraph) => paragraph.filter((sentence) => keeps(firm, sentence)))
      .filter((paragraph) => paragraph.length > 0),
    share: grounded.length === 0 ? 1 : kept.length / grounded.length,
    opens: first === undefined || first === kept[0],
  }
}

const withNote = (paragraphs: Sentence[][], note: Draft | null): Sentence[][] => {
  if (!note) return paragraphs
  const last = paragraphs.at(-1) ?? []
  const said: Sentence = { text: note.text, facts: note.facts }
  return paragraphs.length < 2 ? [...paragraphs, [said]] : [...paragraphs.slice(0, -1), [said], last]
}

/**
 * The answer to a question about a birth of an uncertain time, from what holds at every possible instant. Where the lagna
 * and most of the ordinary answer hold, it is that answer, its dates as wide as they can be; else one of its own.
 */
export const composeUncertain = (certain: Certain, composed: (view: ReadingContext) => Sentence[][]): Sentence[][] => {
  const { view, firm } = certain
  const { topic } = view.intent
  const ordinary = whatHolds(certain, composed(view))
  const talks = TALKS.some((each) => each === topic)
  if (talks || (ordinary.paragraphs.flat().every(({ facts }) => facts.length === 0) && ordinary.share === 1))
    return ordinary.paragraphs
  const note = exactnessPart(certain)
  // a comparison stands on the other's chart too; its first paragraph says that a time is not exact
  const compares = view.question.other !== undefined
  const comparesStill =
    compares &&
    ordinary.paragraphs.flat().some(({ facts }) => facts.some((id) => firm.facts.get(id)?.opens.kind === 'match'))
  if (comparesStill || (firm.ascendantHolds && firm.moonSignHolds && ordinary.opens && ordinary.share >= ENOUGH))
    return withNote(ordinary.paragraphs, note)
  if (!view.question.celebrity)
    return [...(compares ? ordinary.paragraphs.slice(0, 1) : []), ...trimToWordLimit(partsOf(certain), LIMIT)]
  const own = ordinary.share < ENOUGH ? [figureParts(certain).map(({ text, facts }) => ({ text, facts }))] : []
  return withNote([...own, ...ordinary.paragraphs], note)
}
