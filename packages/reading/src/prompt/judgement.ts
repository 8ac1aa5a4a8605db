/** The judgement of what is asked, as a language model is given it: verdict, promise, times and their reasons, with ids. */
import type { Code } from '@dhruva/common'
import type { Question as Asked } from '@dhruva/intent/parse'
import { type GrahaId, LIFE_MATTERS, type Verdict, type Window } from '@dhruva/jyotish'
import { roleFact, strengthFact } from '#facts/judged.ts'
import { readingKind } from '#write/readings/index.ts'
import { freshOf, natalReasons, untilOf, windowReasons } from '#write/readings/parts.ts'
import { citePromise, citeWindow, type Draft, type Reader, readerOf } from '#write/readings/reader.ts'
import { isDeed } from '#write/readings/yes-no.ts'
import type { WriteContext } from '#write/types.ts'
import type { PlannedVerdict } from './plan.ts'

type Line = { id: string; text: string }

export type JudgementData = {
  matter: string
  of: string
  verdict: { says: string; ids: string[] }
  promise?: Line & { for: string[]; against: string[] }
  windows?: Array<Line & { why: string[] }>
  now?: Line
  until?: Line
  roles?: Line[]
  strength?: Line[]
  turned?: Line & { caution: string }
}

/** What is sent of a judgement, and the facts it cites: those in it and those behind its reasons. */
export type Judged = { data: JudgementData; cited: string[]; behind: string[] }

const CAUTION = 'read from the chart of who asks: say so once, the own kundli of that person would tell it more exactly'

const REASONS = 2
/** Lords whose part in the chart is told. */
const ROLES = 5

const lineOf = ({ facts }: WriteContext, id: string, code: Code): Line => ({
  id,
  text: facts.get(id)?.text[code] ?? '',
})

/** Of a sentence that the embedded astrologer would write, what it says and on what it rests. */
const reasonOf = ({ text, facts }: Draft): string => `${text} [${facts.join(',')}]`

/** The lords that occur in a verdict. */
const lordsIn = ({ windows, now, pro, con }: Verdict): GrahaId[] => [
  ...new Set([
    ...[now, ...windows].flatMap(({ antar, maha }: Window) => [antar, maha]),
    ...[...pro, ...con].flatMap(({ graha }) => (graha ? [graha] : [])),
  ]),
]

const judgedOf = (reader: Reader, verdict: JudgementData['verdict'], asked: Asked, code: Code): Judged => {
  const { ctx, relative } = reader
  const { pro, con, windows, now } = reader.verdict
  const { roles, strengths, strongest, weakest } = ctx.judgement
  const [promise = '', turned] = citePromise(reader)
  const [helps, slows] = [
    natalReasons(reader, pro, freshOf(reader), REASONS),
    natalReasons(reader, con, freshOf(reader), REASONS),
  ]
  const times = windows.map((window) => ({
    id: citeWindow(reader, window),
    why: windowReasons(reader, window, freshOf(reader), { most: REASONS }),
  }))
  const running = citeWindow(reader, now)
  const until = untilOf(reader)
  const parts = lordsIn(reader.verdict)
    .slice(0, ROLES)
    .map((graha) => ctx.cite(roleFact(ctx.chart, graha, roles[graha])))
  const extremes = [
    ctx.cite(strengthFact(strongest, strengths[strongest], 'first')),
    ctx.cite(strengthFact(weakest, strengths[weakest], 'last')),
  ]
  const line = (id: string) => lineOf(ctx, id, code)
  const data: JudgementData = {
    matter: reader.matter,
    of: asked.subject.kind,
    verdict,
    promise: { ...line(promise), for: helps.map(reasonOf), against: slows.map(reasonOf) },
    windows: times.map(({ id, why }) => ({ ...line(id), why: [...new Set(why.flatMap(({ facts }) => facts))] })),
    ...(times.some(({ id }) => id === running) ? {} : { now: line(running) }),
    ...(until ? { until: line(until.fact) } : {}),
    roles: parts.map(line),
    strength: extremes.map(line),
    ...(turned && relative ? { turned: { ...line(turned), caution: CAUTION } } : {}),
  }
  const cited = [promise, ...times.map(({ id }) => id), running, ...(until ? [until.fact] : []), ...parts, ...extremes]
  const behind = [...times.flatMap(({ why }) => why), ...helps, ...slows].flatMap(({ facts }) => facts)
  return { data, cited: turned ? [...cited, turned] : cited, behind }
}

/**
 * The judgement of one question; of what is no matter of life only what has to be said first.
 *
 * @param isUncertain the birth can have several charts, each judged otherwise
 */
export const judgementFor = (
  ctx: WriteContext,
  { text, facts }: PlannedVerdict,
  code: Code,
  isUncertain: boolean,
): Judged => {
  const { asked } = ctx
  const verdict = { says: text, ids: facts }
  const matter = LIFE_MATTERS.find((one) => one === asked.matter)
  if (matter && !isUncertain && readingKind(ctx) === 'reading') {
    const reader = readerOf(ctx, matter)
    // of a deed of somebody else, and of a divorce, no time is told
    if (!isDeed(reader) && matter !== 'separation') return judgedOf(reader, verdict, asked, code)
  }
  return { data: { matter: asked.matter ?? '', of: asked.subject.kind, verdict }, cited: [], behind: facts }
}
