import { agreed, type Chart, type Judgement, judge } from '@dhruva/jyotish'
import { framed } from '#certainty/frame.ts'
import { noonOfDay } from '#dates.ts'
import { judgementOf } from '#judgement.ts'
import type { Frame } from '#texts/en/predict.ts'
import { agree } from '#texts/forms/agree.ts'
import { young } from '#texts/young.ts'
import type { Fact, PredictionType } from '#types.ts'
import { type Line, type PredictionContext, predictionContext, say } from './context.ts'
import { dailyParts } from './daily.ts'
import { fitted, WORDS } from './fit.ts'
import { monthlyParts } from './monthly.ts'
import { scorelessParts } from './scoreless.ts'
import { skyParts } from './sky-only.ts'
import type { Prediction, Wanted } from './types.ts'
import { weeklyParts } from './weekly.ts'
import { yearlyParts } from './yearly.ts'

type Parts = (context: PredictionContext) => Line[][]

const PARTS: Record<PredictionType, Parts> = {
  daily: dailyParts,
  weekly: weeklyParts,
  monthly: monthlyParts,
  yearly: yearlyParts,
}

type Judged = { chart: Chart; judgement: Judgement }

/** Every chart with its judgement, as answers read it: of an exact birth the one that is kept, of another one that all charts agree on. */
const judgedIn = (charts: readonly Chart[], { at, person }: Wanted): Judged[] => {
  const [given] = charts
  if (given && charts.length === 1) return [{ chart: given, judgement: judgementOf({ chart: given, at, person }) }]
  const judgements = agreed(charts.map((chart) => judge(chart, noonOfDay(at), person.gender)))
  return charts.flatMap((chart, index) => {
    const judgement = judgements[index]
    return judgement ? [{ chart, judgement }] : []
  })
}

/** A prediction as one chart gives it, before anything is left out. */
const predictFrom = (wanted: Wanted, judged: Judged, frame: Frame, parts: Parts) => {
  const context = predictionContext(wanted, judged, frame)
  return { context, paragraphs: parts(context) }
}

type Made = ReturnType<typeof predictFrom>

/** A line with its longer wording. */
const wordings = (line: Line): Line[] => (line.more ? [line, line.more] : [line])

/** The sentences of the first that all the others say too, on the same facts. */
const firmOf = ({ context, paragraphs }: Made, others: readonly Made[]): Line[][] => {
  const theirs = others.map(
    (other) =>
      new Set(
        other.paragraphs
          .flat()
          .flatMap(wordings)
          .map((sentence) => statement(sentence, other.context.facts)),
      ),
  )
  if (others.length === 0) return [...paragraphs]
  const isFirm = (sentence: Line) => theirs.every((texts) => texts.has(statement(sentence, context.facts)))
  return paragraphs.map((sentences) =>
    sentences.filter(isFirm).map(({ more, ...line }) => (more && isFirm(more) ? { ...line, more } : line)),
  )
}

const isItem = ({ is }: Line): boolean => is === 'item'
const isHead = ({ is }: Line): boolean => is === 'head'

/** Leaves out a heading under which nothing is left, and advice that lost the item before it. */
const tidied = (paragraphs: readonly Line[][], whole: readonly Line[][]): Line[][] =>
  paragraphs
    .map((sentences, index) => {
      const items = (whole[index] ?? []).some(isItem)
      if (!items) return sentences
      const first = sentences.findIndex(isItem)
      if (first < 0) return sentences.filter((sentence) => !isHead(sentence) && sentence.facts.length > 0)
      return [...sentences.slice(0, first).filter((sentence) => isHead(sentence)), ...sentences.slice(first)]
    })
    .filter((sentences) => sentences.length > 0)

/** What a sentence says and on what: equal for equal words on facts of equal parts. */
const statement = ({ text, facts }: Line, known: ReadonlyMap<string, Fact>): string =>
  [text, ...facts.map((id) => JSON.stringify(known.get(id)?.parts))].join('\n')

/**
 * A prediction from today on: what the sky and the chart give for it, in one language, every astrological sentence with the facts
 * it rests on. A pure function: one chart, person and day have one text. Where the time of birth is uncertain only what every possible
 * chart says alike is said.
 */
export const predict = (wanted: Wanted): Prediction => {
  const { chart, uncertainty, at } = wanted
  const { frame, charts } = framed(chart, uncertainty, noonOfDay(at))
  const judged = judgedIn(charts, wanted)
  const made = (parts: Parts) => {
    const [first, ...others] = judged.map((each) => predictFrom(wanted, each, frame, parts))
    return first ? { own: first, others, firm: firmOf(first, others) } : null
  }
  const scored = made(frame === 'sun' ? skyParts : PARTS[wanted.type])
  // without its first sentence, how the time is as a whole, the rest says little
  const hollow = frame !== 'sun' && scored !== null && scored.firm[1]?.[0]?.text !== scored.own.paragraphs[1]?.[0]?.text
  const found = hollow ? made(scorelessParts) : scored
  if (!found) return { paragraphs: [], facts: [] }
  const { own, others, firm } = found
  const { context } = own
  const notes = [
    ...(context.isFigure ? [say(context.t.say.about(context.name))] : []),
    ...(frame === 'lagna' ? [] : [say(frame === 'moon' ? context.t.say.moonFrame : context.t.say.sunFrame)]),
  ]
  const [heading = [], first = [], ...rest] = others.length > 0 ? tidied(firm, own.paragraphs) : firm
  const opening = context.isFigure || first.some(isItem) ? [heading, notes, first] : [heading, [...first, ...notes]]
  const paragraphs = fitted([...opening, ...rest], WORDS[wanted.type][1])
  return finished(
    context,
    paragraphs.filter((sentences) => sentences.length > 0),
  )
}

/** Agrees verbs in gender, mends articles, and keeps the facts that are cited. */
const finished = (context: PredictionContext, paragraphs: Line[][]): Prediction => {
  const { code, t } = context
  const write = (text: string) => {
    const agreed = agree(t.tidy(text), context.wanted.person.gender)
    return context.isChild || context.isFigure ? young(code, agreed) : agreed
  }
  const cited = new Set(paragraphs.flat().flatMap(({ facts }) => facts))
  return {
    paragraphs: paragraphs.map((sentences) => sentences.map(({ text, facts }) => ({ text: write(text), facts }))),
    facts: [...context.facts.values()].filter(({ id }) => cited.has(id)),
  }
}
