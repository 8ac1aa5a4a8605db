import { type LifeMatter, type SaturnStay, type Window, type YearOutlook, yearOutlook } from '@dhruva/jyotish'
import { monthsPart } from './changes.ts'
import { graha, item, type Line, type PredictionContext, say, sign } from './context.ts'
import { fieldsOf, stretchesOf, windowFact } from './fields.ts'
import { notesOf } from './notes.ts'
import { headingLine, leadLine, periodOf } from './span-lines.ts'
import { cut, staysFor } from './stays.ts'
import { stepFor } from './step.ts'
import { whyOf } from './why.ts'
import { within } from './words.ts'

/** Saturn counted from the Moon: Sade Sati and dhaiya with their dates, or that neither runs. */
export const saturnPart = (context: PredictionContext, { saturn, transits }: YearOutlook): Line[] => {
  const opens = { kind: 'transit', id: 'saturn' } as const
  const dates = (stay: SaturnStay<string>) => {
    const { from, to } = cut(context, stay)
    return [from, to] as const
  }
  const seven = saturn.intervals.map((stay, index) => {
    const fact = context.fact(`sade_sati.${index + 1}`, 'transit', opens, {
      says: 'sade_sati_stay',
      phase: stay.phase,
      graha: 'saturn',
      sign: stay.sign,
      ...staysFor(stay),
    })
    const text = context.t.say.sadeSati(stay.phase, graha(context, 'saturn'), sign(context, stay.sign), ...dates(stay))
    return say(text, fact)
  })
  const small = saturn.dhaiya.map((stay, index) => {
    const house = ((stay.sign - context.chart.moon_sign + 12) % 12) + 1
    const fact = context.fact(`dhaiya.${index + 1}`, 'transit', opens, {
      says: 'dhaiya_stay',
      graha: 'saturn',
      sign: stay.sign,
      fromMoon: house,
      ...staysFor(stay),
    })
    const text = context.t.say.dhaiya(graha(context, 'saturn'), sign(context, stay.sign), house, ...dates(stay))
    return say(text, fact)
  })
  if (seven.length + small.length > 0) return [...seven, ...small]
  const signs = [...new Set(transits.filter(({ graha: id }) => id === 'saturn').map((stay) => stay.sign))]
  const fact = context.fact('sade_sati.none', 'transit', opens, {
    says: 'no_saturn',
    graha: 'saturn',
    signs,
    moonSign: context.chart.moon_sign,
  })
  return [say(context.t.say.noSadeSati, fact)]
}

const RANK = { rest: 0, slow: 1, fair: 2, good: 3, best: 4 } as const

/**
 * The stretches of a matter in the year: first the one that an answer would name, when it begins in the year, then the best class
 * first, of one class the longest first.
 */
const ordered = (context: PredictionContext, matter: LifeMatter): Window[] => {
  const [fromMs, toMs] = spanMs(context)
  const length = ({ start, end }: Window) => Math.min(toMs, Date.parse(end)) - Math.max(fromMs, Date.parse(start))
  const [named] = context.judgement.matter(matter).windows
  const isNamed = ({ start }: Window) => Number(start === named?.start)
  return stretchesOf(context, matter, fromMs, toMs).toSorted(
    (a, b) => isNamed(b) - isNamed(a) || RANK[b.class] - RANK[a.class] || length(b) - length(a),
  )
}

const spanMs = ({ span }: PredictionContext): [number, number] => [span.noons[0]?.getTime() ?? 0, span.to.getTime()]

const reasonFor = (context: PredictionContext, window: Window) => {
  const [fromMs, toMs] = spanMs(context)
  const startMs = Math.max(fromMs, Date.parse(window.start))
  return whyOf(context, window, { startMs, endMs: Math.min(toMs, Date.parse(window.end)) })
}

/** The best and the slowest stretch of life as a whole, as far as there is a good and a slow one. */
const stretchLines = (context: PredictionContext): Line[] => {
  // life as a whole is read from the lagna alone
  if (context.frame !== 'lagna') return []
  const matter = context.isFigure ? 'career_path' : 'life_overview'
  const all = ordered(context, matter)
  // of the lowest class the longest
  const [best, low] = [all[0], all.find(({ class: of }) => of === all.at(-1)?.class)]
  const { lines } = context.t
  return [
    ...(best && RANK[best.class] >= RANK.fair ? [stretchLine(context, matter, best, lines.yearBest)] : []),
    ...(low && RANK[low.class] < RANK.fair ? [stretchLine(context, matter, low, lines.yearCare)] : []),
  ]
}

const stretchLine = (
  context: PredictionContext,
  matter: LifeMatter,
  window: Window,
  make: PredictionContext['t']['lines']['yearBest'],
): Line => {
  const why = reasonFor(context, window)
  return say(make(within(context, window), why.text), windowFact(context, matter, window), ...why.facts)
}

/** Each field: its best stretch of the year with what it asks for, then its slowest. */
export const fieldsOfYear = (context: PredictionContext): Line[] =>
  fieldsOf(context).flatMap(({ field, matter }): Line[] => {
    const all = ordered(context, matter)
    const [best, low] = [all[0], all.find(({ class: of }) => of === all.at(-1)?.class)]
    if (!best || !low) return []
    const { lines, fields } = context.t
    const v = context.v(`goes ${field}`)
    const ask = ({ advice }: Window) =>
      context.isFigure ? null : context.choose(`${field} ${advice}`, fields[field][advice])
    const isOne = low.class === best.class
    const [clause, other] = [ask(best), isOne ? null : ask(low)]
    const then = isOne ? '' : ` ${lines.fieldThen(v + 1, low.class, within(context, low), other)}`
    const facts = [best, ...(isOne ? [] : [low])].map((window) => windowFact(context, matter, window))
    const text = (why: string) => `${lines.field(v, field, best.class, within(context, best), why, clause)}${then}`
    const why = reasonFor(context, best)
    return [{ ...item(text(''), ...facts), more: { ...item(text(why.text), ...facts, ...why.facts), rank: 8 } }]
  })

/** The next twelve months. */
export const yearlyParts = (context: PredictionContext): Line[][] => {
  const outlook = yearOutlook(context.chart, context.span.from, context.span.to)
  const runs = outlook.saturn.intervals.length + outlook.saturn.dhaiya.length > 0
  return [
    [headingLine(context)],
    [leadLine(context, periodOf(context)), ...stretchLines(context)],
    fieldsOfYear(context),
    monthsPart(context),
    runs
      ? saturnPart(context, outlook)
          .slice(0, 1)
          .map((line) => ({ ...line, rank: 13 }))
      : [],
    notesOf(context),
    stepFor(context),
  ]
}
