import {
  type Activity,
  type MuhurtaFound,
  type MuhurtaHours,
  type MuhurtaTerm,
  searchMuhurta,
  stability,
} from '@dhruva/jyotish'
import { unsureOf } from '#match/firm.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { nthIn, starIn } from '#write/say/names.ts'
import { line, listed, say, unnamed, type Wordings } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { civil, dayAsked, dayNamed, daysSearched, placeOf, plus, todayOf } from './dates.ts'
import { chandraFact, muhuratFact, taraFactOf } from './day-facts.ts'
import * as words from './days-data.ts'
import { hoursIn } from './names/clock.ts'
import { AIMS, CUSTOMS } from './names/names-data.ts'
import { canGo, closedNote } from './open.ts'
import { STARS } from './star-data.ts'

/** How far round a day that was named a better one is looked for. */
const ROUND_DAYS = 30

/** Good hours of a day. */
type Slot = { date: string; hours: MuhurtaHours }
type Of<C extends MuhurtaTerm['code']> = Extract<MuhurtaTerm, { code: C }>

const isOf =
  <C extends MuhurtaTerm['code']>(code: C) =>
  (term: MuhurtaTerm): term is Of<C> =>
    term.code === code

/** Whether star and sign of the natal Moon are certain; else the day is looked for as for everyone. */
export const hasSureMoon = (context: WriteContext): boolean => {
  if (isExact(context)) return true
  const open = unsureOf(stability(context.chart.input, context.question.uncertainty ?? null, context.at))
  return !open.some((what) => what === 'nakshatra' || what === 'moon_sign')
}

const slotsOf = (context: WriteContext, activity: Activity, { date, hours }: Slot) => ({
  day: dayNamed(context, date),
  hours: hoursIn(context.speech, hours, placeOf(context).tz),
  aim: AIMS[activity][context.speech],
})

/** Star and Moon of the hours, in one sentence: what of them speaks for the person, else for the activity. */
function reasonOf(context: WriteContext, { date, hours }: Slot, fact: string): Sentence | null {
  const { speech } = context
  const star = hours.terms.find(isOf('nakshatra'))
  const tara = hours.terms.find(isOf('tara'))
  const moon = hours.terms.find(isOf('chandra'))
  const tithi = hours.terms.find(isOf('tithi'))
  if (!star) return null
  const facts = [fact]
  const isOwn = tara !== undefined && tara.points > 0
  const name = starIn(speech, star.nakshatra)
  const hasMoon = moon !== undefined && moon.points > 0
  const end = speech === 'hi' ? '।' : '.'
  if (!isOwn && star.fit !== 'good') {
    return tithi?.fit === 'good' ? line(`${say(context, 'why', words.WHY_TITHI)}${end}`, fact) : null
  }
  const first = isOwn
    ? say(context, 'why', words.WHY_STAR, { star: name, means: STARS[tara.id].means[speech] })
    : say(context, 'why', words.WHY_LISTED, { star: name })
  if (isOwn) facts.push(taraFactOf(context, { date, tara: { ...tara, quality: 'good' } }))
  if (hasMoon) facts.push(chandraFact(context, date, moon.house))
  const more = hasMoon
    ? (moon.house === 1 ? words.AND_MOON_OWN : words.AND_MOON)[speech].replace('{nth}', nthIn(speech, moon.house))
    : tithi?.fit === 'good'
      ? words.AND_TITHI[speech]
      : ''
  return line(`${first}${more}${end}`, ...facts)
}

/** The best day on which the counter that is needed is open. */
const bestOpen = (context: WriteContext, found: MuhurtaFound): Slot | null => {
  if (found.best !== null && canGo(context, found.best)) return bestOf(found, found.best)
  const [day] = found.days
    .filter(({ date, best }) => best !== null && canGo(context, date))
    .toSorted((a, b) => (b.best?.points ?? 0) - (a.best?.points ?? 0))
  return day?.best ? { date: day.date, hours: day.best } : null
}

const bestOf = (found: MuhurtaFound, date: string | null): Slot | null => {
  const day = found.days.find((each) => each.date === date)
  return day?.best ? { date: day.date, hours: day.best } : null
}

/** The best hours of the day outside the customs. */
const outsideOf = (found: MuhurtaFound): Slot | null => {
  const day = found.days.find(({ date }) => date === found.outside)
  const [hours] = (day?.hours ?? [])
    .filter(({ customs }) => customs.length === 0)
    .toSorted((a, b) => b.points - a.points)
  return day && hours ? { date: day.date, hours } : null
}

type Teller = {
  context: WriteContext
  activity: Activity
  /** a sentence about good hours, with their fact */
  tell: (slot: string, wordings: Wordings, of: Slot, more?: Record<string, string>) => Sentence
  factOf: (of: Slot) => string
}

const tellerOf = (context: WriteContext, activity: Activity): Teller => {
  const facts = new Map<string, string>()
  const factOf = (of: Slot): string => {
    const key = `${of.date} ${of.hours.start}`
    const known = facts.get(key) ?? muhuratFact(context, activity, of, facts.size + 1)
    facts.set(key, known)
    return known
  }
  let told = 0
  return {
    context,
    activity,
    factOf,
    tell: (slot, wordings, of, more = {}) => {
      const slots = { ...slotsOf(context, activity, of), ...more }
      const text = say(unnamed(context, told), `muhurat.${slot}`, wordings, slots)
      told += 1
      return line(text, factOf(of))
    },
  }
}

/** That the day falls in a custom, with one outside where there is one. */
const customOf = ({ context, tell, factOf }: Teller, best: Slot, outside: Slot | null): Sentence[] => {
  const { customs } = best.hours
  if (customs.length === 0) return []
  const custom = listed(
    context.speech,
    customs.map((id) => CUSTOMS[id][context.speech]),
  )
  if (outside && outside.date !== best.date) return [tell('custom', words.IN_CUSTOM, outside, { custom })]
  return [line(say(context, 'muhurat.custom', words.IN_CUSTOM_ONLY, { custom }), factOf(best))]
}

const notes = ({ context, activity }: Teller): Sentence[] => {
  const note = words.NOTES[activity]
  return [...(note ? [line(say(context, 'muhurat.note', note))] : []), line(say(context, 'muhurat.where', words.WHERE))]
}

/** The best day with its reasons, the next choice, the custom. */
function chosen(teller: Teller, found: MuhurtaFound, best: Slot): Sentence[][] {
  const { context, tell, factOf } = teller
  const second = found.chosen
    .map((date) => bestOf(found, date))
    .find(
      (each) =>
        each !== null && each.date !== best.date && each.hours.customs.length === 0 && canGo(context, each.date),
    )
  const head = tell('best', words.BEST, best)
  const reason = reasonOf(context, best, factOf(best))
  const custom = customOf(teller, best, outsideOf(found))
  // a custom with a day outside names a second day already
  const next = second && custom.length === 0 ? [tell('second', words.SECOND, second)] : []
  return [[head, ...(reason ? [reason] : []), ...next, ...custom, ...notes(teller)]]
}

/** No day is good: said first, then the first good one after and the least bad. */
function none(teller: Teller, found: MuhurtaFound, span: string): Sentence[][] {
  const { context, activity, tell, factOf } = teller
  const after = found.after?.best ? { date: found.after.date, hours: found.after.best } : null
  const least = found.leastBad
  const first = after ?? least
  const head = say(context, 'muhurat.none', words.NONE, { span, aim: AIMS[activity][context.speech] })
  const said = [
    ...(after ? [tell('after', words.AFTER, after)] : []),
    ...(least && activity !== 'marriage' ? [tell('least', words.LEAST_BAD, least)] : []),
  ]
  return [[line(head, ...(first ? [factOf(first)] : [])), ...said, ...notes(teller)]]
}

/** Whether one day suits; of one that does not, a better one near it. */
function oneDay(teller: Teller, date: string, chart: WriteContext['chart'] | null): Sentence[][] {
  const { context, activity, tell, factOf } = teller
  const place = placeOf(context)
  const today = todayOf(context)
  const ask = { activity, chart, place, ...(date === today ? { after: context.question.at } : {}) }
  const found = searchMuhurta({ ...ask, from: civil(date), to: civil(date) })
  const slot = bestOf(found, date)
  if (slot) {
    const head = tell('yes', words.YES, slot)
    const reason = reasonOf(context, slot, factOf(slot))
    const shut = closedNote(context, date)
    return [[head, ...(reason ? [reason] : []), ...shut, ...customOf(teller, slot, null), ...notes(teller)]]
  }
  const from = plus(date, 1)
  const near = searchMuhurta({ activity, chart, place, from: civil(from), to: civil(plus(from, ROUND_DAYS)) })
  const better = bestOpen(context, near)
  const named = dayNamed(context, date)
  if (!better) return none(teller, near, named)
  const slots = { span: named, aim: AIMS[activity][context.speech] }
  const head = line(say(context, 'muhurat.none', words.NONE, slots), factOf(better))
  const instead = tell('instead', words.INSTEAD, better)
  const reason = reasonOf(context, better, factOf(better))
  return [[head, instead, ...(reason ? [reason] : []), ...customOf(teller, better, null), ...notes(teller)]]
}

/** A good date for an activity: of one day whether it suits, of a longer time the best. */
export function chooseDate(context: WriteContext, activity: Activity): Sentence[][] {
  const teller = tellerOf(context, activity)
  const chart = hasSureMoon(context) ? context.chart : null
  const day = dayAsked(context)
  if (day !== null) return oneDay(teller, day, chart)
  const { from, to } = daysSearched(context, activity)
  const isRunning = from === todayOf(context)
  const found = searchMuhurta({
    activity,
    chart,
    place: placeOf(context),
    from: civil(from),
    to: civil(to),
    ...(isRunning ? { after: context.question.at } : {}),
  })
  const best = bestOpen(context, found)
  return best ? chosen(teller, found, best) : none(teller, found, words.SPAN[context.speech])
}
