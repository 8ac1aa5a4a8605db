import { romanise } from '@dhruva/hindi'
import type { Graha, GrahaId, MatterReason } from '@dhruva/jyotish'
import { grahaOf, houseOf, isStrong, isWeak } from '#chart.ts'
import { strengthFact } from '#facts/judged.ts'
import { TEXTS } from '#facts/texts.ts'
import { fill } from '#write/fill.ts'
import { theGraha } from '#write/say/names.ts'
import { clause, type Draft, draft, houseIn, houseName, type Reader, worded } from './reader.ts'
import type { Field, States, Wordings } from './shape/texts.ts'
import { isTogether } from './told.ts'
import { NEWCOMER } from './told-data.ts'
import { fieldOf } from './words.ts'

export const nameOf = ({ ctx }: Reader, graha: GrahaId): string => theGraha(ctx.speech, graha)

/** Of ids only those that the chart has a fact for. */
export const known = ({ ctx }: Reader, ids: readonly string[]): string[] => ids.filter((id) => ctx.facts.has(id))

const HIDDEN: readonly number[] = [6, 8, 12]

/** The moolatrikona of the Moon is in the sign of his exaltation, not in his own. */
const isExalted = ({ id, dignity }: Graha): boolean =>
  dignity === 'exalted' || (id === 'moon' && dignity === 'moolatrikona')

/** Why a graha is strong, or weak: null where what is seen says the opposite of what was weighed. */
const stateOf = ({ ctx }: Reader, id: GrahaId, helps: boolean): keyof States | null => {
  const graha = grahaOf(ctx.chart, id)
  const strained = isWeak(graha) || graha.combust
  if (helps) return strained ? null : isStrong(graha) ? (isExalted(graha) ? 'exalted' : 'own') : 'good'
  if (isStrong(graha)) return null
  if (isWeak(graha)) return 'debilitated'
  if (graha.combust) return 'combust'
  return HIDDEN.includes(graha.house) ? 'hidden' : 'weak'
}

/** Where it is so; left out where the house has been named. */
const placeOf = (reader: Reader, id: GrahaId, besides: number | null): string => {
  const { house } = grahaOf(reader.ctx.chart, id)
  const { place, ownPlace } = reader.words.reasons
  if (reader.relative) return ''
  return house === besides ? ownPlace : fill(reader.ctx, place, { house: houseName(reader, house) })
}

/** What grahas bring to the field of life that is asked about. */
export const effectsIn = ({ words, matter, plain }: Reader) =>
  // of two ways, what is said of a sale would fit only one
  words.effects[plain && fieldOf(matter) === 'sale' ? 'path' : fieldOf(matter)]

/** To who has somebody nobody comes near: else what the graha does between two at home. */
const withoutNewcomers = ({ ctx, matter }: Reader, wordings: Wordings, home: Wordings): Wordings => {
  if (!isTogether(ctx, matter)) return wordings
  const known = wordings.filter((wording) => !NEWCOMER[ctx.speech].test(wording))
  return known.length > 0 ? known : home
}

export const gives = (reader: Reader, graha: GrahaId): string => {
  const { gives: wordings } = effectsIn(reader).graha[graha]
  return clause(
    reader,
    `gives ${graha}`,
    withoutNewcomers(reader, wordings, reader.words.effects.home.graha[graha].gives),
  )
}

export const strains = (reader: Reader, graha: GrahaId): string =>
  clause(
    reader,
    `strains ${graha}`,
    withoutNewcomers(reader, effectsIn(reader).graha[graha].strains, reader.words.effects.home.graha[graha].strains),
  )

/** Fields in which the place of a lord says through whom or what a thing comes. */
const COMES_THROUGH: ReadonlySet<Field> = new Set<Field>(['marriage', 'work', 'business', 'money', 'travel'])

/** What carries a matter whose lord stands in a house. */
const viaOf = (reader: Reader, graha: GrahaId): string => {
  const { house } = grahaOf(reader.ctx.chart, graha)
  return reader.words.reasons.via[house - 1] ?? ''
}

const yogaName = ({ ctx }: Reader, id: string): string | null => {
  const fact = [...ctx.facts.values()].find(({ parts }) => parts.says === 'yoga' && parts.yoga === id)
  if (fact?.parts.says !== 'yoga') return null
  const { yoga } = fact.parts
  if (ctx.speech === 'en') return TEXTS.en.yogas.name(yoga).replace(/^(.)/, (first) => first.toUpperCase())
  const hi = TEXTS.hi.yogas.name(yoga)
  return ctx.speech === 'hi' ? hi : romanise(hi)
}

const factsOfYoga = ({ ctx }: Reader, id: string): string[] =>
  [...ctx.facts.values()].filter(({ parts }) => parts.says === 'yoga' && parts.yoga === id).map((fact) => fact.id)

const strength = ({ ctx }: Reader, graha: GrahaId): string =>
  ctx.cite(strengthFact(graha, ctx.judgement.strengths[graha]))

/** The facts behind a reason of the birth. */
const factsOf = (reader: Reader, { what, graha, house, yoga, varga }: MatterReason): string[] => {
  const own = house === null ? null : houseIn(reader, house)
  const at = graha ? [`${graha}.place`] : []
  const ids: Record<MatterReason['what'], string[]> = {
    lord: [`house.${own}.lord`, ...at, `${graha}.dignity`, `${graha}.combust`],
    karaka: [...at, `${graha}.dignity`, `${graha}.combust`],
    occupant: [`house.${own}.occupants`, ...at],
    aspect: [`house.${own}.aspects`, ...at],
    bindus: [`bindus.house.${own}`, `house.${own}.lord`],
    varga: [`${varga}.${graha}`, ...at, `house.${own}.lord`],
    moon: ['moon.place', ...at],
    yoga: factsOfYoga(reader, yoga ?? ''),
    dosha: factsOfYoga(reader, yoga ?? ''),
  }
  const weighed = what === 'lord' || what === 'karaka' || what === 'varga' || what === 'moon'
  return [...known(reader, ids[what]), ...(graha && weighed ? [strength(reader, graha)] : [])]
}

/** Whether the chart shows what a reason says, so that it can be told without its number. */
const holds = (reader: Reader, { what, graha, house }: MatterReason): boolean => {
  if (!graha || house === null) return true
  const own = houseOf(reader.ctx.chart, houseIn(reader, house))
  if (what === 'lord' || what === 'varga') return own.lord === graha
  if (what === 'occupant') return own.occupants.includes(graha)
  return what !== 'aspect' || own.aspected_by.includes(graha)
}

/** A reason of the birth as a sentence; null where it cannot be said plainly. */
export const natalSentence = (reader: Reader, reason: MatterReason, priority: number): Draft | null => {
  const { natal, states, stands } = reader.words.reasons
  const { what, graha, house, weight } = reason
  if (!holds(reader, reason)) return null
  const side = weight > 0 ? 'pro' : 'con'
  const facts = factsOf(reader, reason)
  if (facts.length === 0) return null
  const own = house === null ? null : houseIn(reader, house)
  const named = houseName(reader, house ?? reader.verdict.from.main[0] ?? 1)
  if (what === 'yoga' || what === 'dosha') {
    const yoga = yogaName(reader, reason.yoga ?? '')
    return yoga ? draft(worded(reader, 'natal yoga', natal.yoga[side], { yoga }), facts, priority) : null
  }
  if (what === 'bindus')
    return draft(worded(reader, 'natal bindus', natal.bindus[side], { house: named }), facts, priority)
  if (!graha) return null
  const slots: Record<string, string> = { g: nameOf(reader, graha), house: named, stands: stands[reader.domain] }
  if (what === 'lord' || what === 'karaka') {
    const state = stateOf(reader, graha, weight > 0)
    if (!state || (what === 'karaka' && reader.relative)) return null
    slots.state = states[state]
    slots.place = placeOf(reader, graha, what === 'lord' ? own : null)
  }
  const comesThrough = what === 'lord' && (reader.plain || COMES_THROUGH.has(fieldOf(reader.matter)))
  if (weight <= 0) slots.strains = strains(reader, graha)
  else slots.gives = comesThrough ? viaOf(reader, graha) : gives(reader, graha)
  return draft(worded(reader, `natal ${what}`, natal[what][side], slots), facts, priority)
}
