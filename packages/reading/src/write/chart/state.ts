import { type GrahaId, type LifeMatter, mattersIn, type Role } from '@dhruva/jyotish'
import { grahaTime, periodFacts } from '#facts/dasha-asked.ts'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { areaIn, dayIn, grahaIn, houseIn, theGraha, wordedHouses } from '#write/say/names.ts'
import { line, listed, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { stateOf } from './chart-fact.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import { dashaNow } from './dasha.ts'
import { CONDUCT, GIFT, STRAIN } from './graha-data.ts'
import { conditionOf, placeOf, rulesOf, stated } from './known.ts'
import * as words from './state-data.ts'

const STRONG = /strong|powerful|best (planet|graha|grah)|mazb(oo|u)t|taakat|balwan|मज़बूत|मजबूत|बलवान|ताक़त/i
const WEAK = /weak|kamz?jor|kamzor|कमज़ोर|कमजोर|निर्बल/i
const TROUBLE =
  /troubl|problem|stuck|block|atak|ruk (?:ja|ra)|अटक|रुक (?:जा|र)|pareshan|dikkat|takl[ie]+f|kharab|bura|\bbad\b|worst|disturb|harm|sata|nuksan|रुकावट|नुक़सान|नुकसान|सता|तकलीफ़|तकलीफ|परेशान|ख़राब|खराब|बुरा|दिक़्क़त|दिक्कत|दिक़्कत/i
const OF_PERIOD = /dasha|period|दशा/i
const OF_MAHA = /maha|महा/i

/** What a line on one graha is filled with. */
const slotsOf = (context: WriteContext, graha: GrahaId) => {
  const { speech } = context
  const state = stateOf(context, graha)
  const house = placeOf(context, graha)?.house
  return {
    facts: [`${graha}.place`, ...state.facts],
    house,
    slots: {
      graha: theGraha(speech, graha),
      bare: grahaIn(speech, graha),
      house: house === undefined ? '' : houseIn(speech, house),
      area: house === undefined ? '' : areaIn(speech, house),
      state: state.text,
      houses: wordedHouses(speech, rulesOf(context, graha)),
      gift: GIFT[graha][speech],
      strain: STRAIN[graha][speech],
      conduct: CONDUCT[graha][speech],
    },
  }
}

/** How a graha stands, as far as it is a reason for its place. */
const SPEAKS_FOR = {
  strongest: new Set<string>(['exalted', 'moolatrikona', 'own', 'vargottama']),
  weakest: new Set<string>(['debilitated', 'combust']),
}

const extreme = (context: WriteContext, which: 'strongest' | 'weakest'): Sentence[][] => {
  const graha = context.judgement[which]
  const { facts, house, slots: all } = slotsOf(context, graha)
  if (house === undefined) return [[line(say(context, which, NEEDS_TIME))]]
  const slots = SPEAKS_FOR[which].has(conditionOf(context, graha)?.state ?? '') ? all : { ...all, state: '' }
  const first = which === 'strongest' ? words.STRONGEST : words.WEAKEST
  const then = which === 'strongest' ? words.STRONG_GIVES : words.WEAK_SHOWS
  return [
    [
      line(say(context, which, first, slots), ...facts),
      line(say(context, `${which}.then`, then, slots), `${graha}.rules`, `${graha}.place`),
    ],
  ]
}

const FACT_OF = { maha: 'dasha.maha', antar: 'dasha.antar', pratyantar: 'dasha.pratyantar' } as const

/** When what troubles now is over, as its fact has it. */
const untilOf = (context: WriteContext, why: keyof typeof words.TROUBLE): { to: string; fact: string } | null => {
  if (why === 'sade_sati') {
    const season = stated(context, 'dosha.sade_sati.now', 'season')
    return season ? { to: dayIn(context.speech, season.to), fact: 'dosha.sade_sati.now' } : null
  }
  const period = stated(context, FACT_OF[why], why)
  return period ? { to: dayIn(context.speech, period.to), fact: FACT_OF[why] } : null
}

const troubling = (context: WriteContext): Sentence[][] => {
  const { graha, why } = context.judgement.troubling()
  const until = untilOf(context, why)
  if (!until) return [dashaNow(context)]
  const { slots } = slotsOf(context, graha)
  const more = why === 'sade_sati' ? ['saturn.place', 'moon.place'] : []
  return [
    [
      line(say(context, 'trouble', words.TROUBLE[why], { ...slots, to: until.to }), until.fact, ...more),
      line(say(context, 'trouble.asks', words.TROUBLE_ASKS, slots), until.fact),
    ],
  ]
}

const roleOf = ({ value, yogakaraka }: Role): keyof typeof words.ROLE => {
  if (yogakaraka || value >= 2) return 'best'
  if (value >= 1) return 'good'
  if (value > 0) return 'mild'
  if (value === 0) return 'mixed'
  return value > -1 ? 'costly' : 'strict'
}

/** Is my Saturn good: what it is for the lagna and how strong, then one use and one caution. */
const isGood = (context: WriteContext, graha: GrahaId): Sentence[][] => {
  const { speech, judgement } = context
  const { facts, house, slots } = slotsOf(context, graha)
  if (house === undefined) return [[line(say(context, 'is_good', NEEDS_TIME))]]
  const node = graha === 'rahu' || graha === 'ketu'
  const role = words.ROLE[roleOf(judgement.roles[graha])][speech]
  const strength = words.STRENGTH[judgement.strengths[graha].word][speech]
  const text = say(context, 'is_good', node ? words.IS_GOOD_NODE : words.IS_GOOD, { ...slots, role, strength })
  return [
    [
      line(text, 'lagna', ...facts, ...(node ? [] : [`${graha}.rules`])),
      line(say(context, 'is_good.use', words.USE_AND_CARE, slots), `${graha}.place`),
    ],
  ]
}

type Field = keyof typeof words.FIELDS
const isField = (matter: LifeMatter): matter is Field => matter in words.FIELDS

/** What is told to whom: nothing of love to the young, nothing of a marriage to who is not married. */
const isTold = ({ age, question }: WriteContext, field: Field): boolean => {
  if (age < ADULT) return words.YOUNG.has(field)
  const married = question.person.maritalStatus === 'Married'
  return married ? field !== 'love_feelings' : field !== 'marital_harmony' && field !== 'children_time'
}

/** The two sides of life that a time favours, and the one to let rest; null where nothing of it is judged. */
export const fieldsIn = (context: WriteContext, from: Date, to: Date): { best: Field[]; rest: Field | null } | null => {
  const { judgement } = context
  const last = judgement.matter('career_path').calendar.at(-1)
  if (!last || Date.parse(last.end) <= from.getTime()) return null
  const sides = mattersIn(judgement, from, to).flatMap(({ matter, worth }) =>
    isField(matter) && isTold(context, matter) ? [{ field: matter, worth }] : [],
  )
  const best = sides.slice(0, 2).map(({ field }) => field)
  const rest = sides.findLast(({ field, worth }) => words.CAN_REST.has(field) && worth < 0 && !best.includes(field))
  return { best, rest: rest?.field ?? null }
}

export const fieldNames = ({ speech }: WriteContext, fields: readonly Field[]): string =>
  listed(
    speech,
    fields.map((field) => words.FIELDS[field][speech]),
  )

/** How the time of a graha is: its dates, what it favours and what rests. */
export const periodOf = (context: WriteContext, graha: GrahaId, level: 'maha' | 'antar' | 'any'): Sentence[][] => {
  const { speech, chart, at } = context
  if (!context.facts.has('dasha.maha') || !isExact(context)) return [dashaNow(context)]
  const ask = { graha, within: null }
  const { maha, near } = grahaTime(chart, ask, at)
  const runs = (one: { start: string; end: string } | undefined | null) =>
    one && Date.parse(one.start) <= at.getTime() && at.getTime() < Date.parse(one.end)
  const asMaha = level === 'maha' || (level === 'any' && runs(maha)) || !near
  const span = asMaha ? maha : near.antar
  const id = asMaha ? `dasha.of.${graha}` : `dasha.of.${graha}.antar`
  const fact = periodFacts(chart, ask, at).find((one) => one.id === id)
  if (!span || !fact || !('from' in fact.parts) || !('to' in fact.parts) || !fact.parts.from || !fact.parts.to)
    return [dashaNow(context)]
  context.cite(fact)
  const [fromMs, toMs] = [Date.parse(span.start), Date.parse(span.end)]
  const tense = runs(span) ? 'now' : fromMs > at.getTime() ? 'coming' : 'past'
  const { slots, house } = slotsOf(context, graha)
  const dates = { from: dayIn(speech, fact.parts.from), to: dayIn(speech, fact.parts.to) }
  const named = { ...slots, ...dates, graha: slots.bare, level: words.LEVELS[asMaha ? 'maha' : 'antar'][speech] }
  const first = line(say(context, 'period', words.PERIOD[tense], named), id)
  const fields = tense === 'past' ? null : fieldsIn(context, new Date(Math.max(fromMs, at.getTime())), new Date(toMs))
  if (fields) {
    const best = line(say(context, 'period.best', words.PERIOD_BEST, { best: fieldNames(context, fields.best) }), id)
    if (!fields.rest) return [[first, best]]
    const rest = { rest: fieldNames(context, [fields.rest]) }
    return [[first, best, line(say(context, 'period.rest', words.PERIOD_REST, rest), id)]]
  }
  if (house === undefined) return [[first]]
  const plain = tense === 'past' ? words.PERIOD_WAS : words.PERIOD_PLAIN
  return [[first, line(say(context, 'period.plain', plain, slots), id, `${graha}.place`)]]
}

/** Whether the time of a graha is asked about, which the Moon gives. */
export const asksOfPeriod = ({ asked }: WriteContext): boolean =>
  asked.scope?.kind === 'dasha' || (asked.graha !== null && OF_PERIOD.test(asked.words))

/** The strongest, the weakest, the troubling graha; whether one is good; how its time is. */
export const grahaState = (context: WriteContext): Sentence[][] => {
  const { graha, scope, words: said } = context.asked
  if (scope?.kind === 'dasha') return periodOf(context, scope.graha, OF_MAHA.test(said) ? 'maha' : scope.level)
  if (graha && asksOfPeriod(context)) return periodOf(context, graha, OF_MAHA.test(said) ? 'maha' : 'any')
  if (graha) return isGood(context, graha)
  if (TROUBLE.test(said)) return troubling(context)
  if (WEAK.test(said)) return extreme(context, 'weakest')
  if (STRONG.test(said)) return extreme(context, 'strongest')
  return extreme(context, context.asked.polarity === 'feared' ? 'weakest' : 'strongest')
}
