import { INDIA } from '@dhruva/common'
import type { Category, DayScores, GrahaId, ScoreReason, Window } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { item, type Line, type PredictionContext, placeKey, signOfHouse } from './context.ts'
import { asksFact, fieldsOf, stretchAt, stretchesOf, type Told, windowFact } from './fields.ts'
import { type Clause, causeClause, signFromMoon } from './reasons.ts'
import { onDay, spanOf } from './scores.ts'
import { whyOf } from './why.ts'
import { within } from './words.ts'

/** Longer wordings come before what changes in the sky. */
const MORE_RANK = 4

const clauseFor = (context: PredictionContext, { field }: Told, { advice }: Window): string | null =>
  context.isFigure ? null : context.choose(`${field} ${advice}`, context.t.fields[field][advice])

const graha = (reason: ScoreReason): GrahaId | null => ('graha' in reason ? reason.graha : null)

const placeOf = (context: PredictionContext, reason: ScoreReason): string => {
  if (reason.code === 'transit') return placeKey(signFromMoon(context, reason.house))
  if (reason.code === 'in_key_house') return placeKey(signOfHouse(context, reason.house))
  return reason.code === 'aspects_key_house' ? `looks ${reason.house}` : reason.code
}

/** A cause of a day's score that speaks for the advice of the stretch, not for its opposite, and was not told yet. */
const causeOf = (context: PredictionContext, day: DayScores, score: Category, { advice }: Window): Clause | null => {
  const acts = advice === 'act' || advice === 'act_check'
  const own = day.scores[score].reasons.filter((reason) => advice === 'prepare_try' || reason.points > 0 === acts)
  for (const reason of own) {
    const id = graha(reason)
    // where the Moon goes has sentences of its own
    if (id === null || id === 'moon') continue
    if (!context.isNew(id, placeOf(context, reason))) continue
    const clause = causeClause(context, reason, score, onDay(day.date))
    if (clause) return clause
  }
  return null
}

/** What the day asks for in each field, one sentence each. */
export const fieldsOfDay = (context: PredictionContext, day: DayScores): Line[] =>
  fieldsOf(context).flatMap((told): Line[] => {
    const { field, matter, score } = told
    const noon = context.span.noons[0] ?? context.wanted.at
    const window = stretchAt(context, matter, noon.getTime())
    if (!window) return []
    const fact = asksFact(context, matter, window, day.date, onDay(day.date).time)
    const clause = clauseFor(context, told, window)
    if (clause === null) return [figureLine(context, told, window, 0)]
    const short = item(context.t.lines.fieldOfDay(field, null, clause), fact)
    const cause = score ? causeOf(context, day, score, window) : null
    if (!cause) return [short]
    const long = item(context.t.lines.fieldOfDay(field, cause.text, clause), fact, ...cause.facts)
    return [{ ...short, more: { ...long, rank: MORE_RANK } }]
  })

/** How a field of a public figure goes, without advice. */
const figureLine = (context: PredictionContext, { field, matter }: Told, window: Window, slot: number): Line => {
  const fact = windowFact(context, matter, window)
  const to = dateIn(context.code, INDIA, window.end)
  return item(
    context.t.lines.field(context.v(`goes ${field} ${slot}`), field, window.class, { from: null, to }, '', null),
    fact,
  )
}

/** Each field in a week or a month: the stretch that runs and what it asks for, and the next one when it begins meanwhile. */
export const fieldsOfSpan = (context: PredictionContext): Line[] =>
  fieldsOf(context).flatMap((told): Line[] => {
    const { field, matter } = told
    const { lines } = context.t
    const [fromMs, toMs] = [context.span.noons[0]?.getTime() ?? context.span.from.getTime(), context.span.to.getTime()]
    const [now, next] = stretchesOf(context, matter, fromMs, toMs)
    if (!now) return []
    const v = context.v(`goes ${field}`)
    const clause = clauseFor(context, told, now)
    const then = next
      ? ` ${lines.fieldThen(v + 1, next.class, { from: within(context, next).from, to: null }, clauseFor(context, told, next))}`
      : ''
    const facts = next
      ? [windowFact(context, matter, now), windowFact(context, matter, next)]
      : [asksFact(context, matter, now, 'period', spanOf(context))]
    const to = next ? within(context, now).to : null
    const plain = `${lines.field(v, field, now.class, { from: null, to }, '', clause)}${then}`
    const why = whyOf(context, now, { startMs: fromMs, endMs: Math.min(toMs, Date.parse(now.end)) })
    const end = to ?? dateIn(context.code, INDIA, now.end)
    // what ends with the same period is not told with its date again
    const until = { from: null, to: next || context.isNew('until', end) ? end : null }
    const long = `${lines.field(v, field, now.class, until, why.text, clause)}${then}`
    const all = [windowFact(context, matter, now), ...facts.slice(1), ...why.facts]
    return [{ ...item(plain, ...facts), more: { ...item(long, ...all), rank: MORE_RANK } }]
  })

/** What all of the period asks for in each field, where it asks for one thing; without a word on how it goes. */
export const fieldsPlain = (context: PredictionContext): Line[] =>
  fieldsOf(context).flatMap((told): Line[] => {
    const [window, another] = stretchesOf(
      context,
      told.matter,
      context.span.noons[0]?.getTime() ?? context.span.from.getTime(),
      context.span.to.getTime(),
    )
    if (!window || another) return []
    const clause = clauseFor(context, told, window)
    if (clause === null) return []
    return [
      item(
        context.t.lines.fieldOfDay(told.field, null, clause),
        asksFact(context, told.matter, window, 'period', spanOf(context)),
      ),
    ]
  })
