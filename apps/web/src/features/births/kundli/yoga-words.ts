import type { Chart, GrahaId } from '@dhruva/contract'
import type { Kundli } from '#locales/en/kundli.ts'
import type { KundliYogas } from '#locales/en/kundli-yogas.ts'
import { grahaIn, grahasIn, numberIn, numbersIn, pairsIn, type Reason, reasonsIn, textIn, textsIn } from './reasons.ts'

export type Yoga = Chart['yogas'][number]
export type YogaWords = { k: Kundli; t: KundliYogas; list: (items: readonly string[]) => string }

type Known = KundliYogas['known']
export type YogaName = keyof Known

const has = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key)

/** Whether every way a chart has it is undone. */
export const isCancelled = (yogas: readonly Yoga[]) => yogas.every(({ cancelled_by: by }) => by.length > 0)

/**
 * The yogas a person can be told about, one entry for each name with all the ways this chart has it; what is cancelled
 * stands last.
 */
export const groupsOf = (yogas: readonly Yoga[], known: Known): { id: YogaName; yogas: Yoga[] }[] => {
  const told: { id: YogaName; yogas: Yoga[] }[] = []
  for (const yoga of yogas) {
    const { id } = yoga
    const group = told.find((one) => one.id === id)
    if (group) group.yogas.push(yoga)
    else if (has(known, id)) told.push({ id, yogas: [yoga] })
  }
  return told.toSorted((one, other) => Number(isCancelled(one.yogas)) - Number(isCancelled(other.yogas)))
}

type Saying = { words: YogaWords; grahas: readonly GrahaId[]; why: Reason }

const namesOf = ({ k, list }: YogaWords, ids: readonly GrahaId[]) => list(ids.map((id) => k.grahas[id]))
const nameOf = ({ words, grahas }: Saying, index: number) => {
  const id = grahas[index]
  return id ? words.k.grahas[id] : ''
}
const placesOf = ({ k, list }: YogaWords, places: readonly number[]) => list(places.map(k.nth))
const signOf = ({ words, why }: Saying) => words.k.signs[numberIn(why, 'sign')] ?? ''
const houseOf = ({ words, why }: Saying, key = 'house') => words.k.houseNth(numberIn(why, key))
const fromOf = ({ t, list }: YogaWords, from: readonly string[]) =>
  list(from.map((one) => (has(t.from, one) ? t.from[one] : '')))

const lift = (words: YogaWords, reason: Reason): string => {
  const { lifts } = words.t
  const id = grahaIn(reason)
  const graha = id ? words.k.grahas[id] : ''
  if (reason.code === 'exalted_in_navamsa') return lifts.exalted_in_navamsa
  if (reason.code === 'sign_lord_in_kendra' || reason.code === 'exalted_there_in_kendra')
    return lifts[reason.code](graha, fromOf(words, textsIn(reason, 'from')))
  if (reason.code === 'sign_lord_joins' || reason.code === 'sign_lord_aspects' || reason.code === 'with_exalted')
    return lifts[reason.code](graha)
  return ''
}

const joined = (saying: Saying): string[] => {
  const { words, grahas, why } = saying
  const { t } = words
  const pairs = pairsIn(why, 'lords').map(([one = 0, other = 0]) =>
    t.whys.pairOfHouses(words.k.nth(one), words.k.nth(other)),
  )
  const bonds = textsIn(why, 'by').map((bond) => (has(t.bonds, bond) ? t.bonds[bond] : ''))
  return [t.whys.lordsJoined(namesOf(words, grahas), t.whys.pairsOfHouses(pairs), words.list(bonds))]
}

const exchanged = ({ words, grahas, why }: Saying): string[] => {
  const kind = textIn(why, 'kind')
  const { exchanges, whys } = words.t
  const places = placesOf(words, numbersIn(why, 'houses'))
  return [whys.exchange(namesOf(words, grahas), places, has(exchanges, kind) ? exchanges[kind] : '')]
}

const beside = ({ words, why }: Saying): string[] => {
  const { t, k } = words
  const of = textIn(why, 'of')
  const sides = [
    { place: 2, ids: grahasIn(why, 'second') },
    { place: 12, ids: grahasIn(why, 'twelfth') },
  ]
  return sides
    .filter(({ ids }) => ids.length > 0)
    .map(({ place, ids }) => t.whys.beside(has(t.from, of) ? t.from[of] : '', k.nth(place), namesOf(words, ids)))
}

const vipareeta = (saying: Saying): string[] => {
  const { words, why } = saying
  const { vipareetas, whys } = words.t
  const kind = textIn(why, 'kind')
  const lord = words.k.nth(numberIn(why, 'lord'))
  return [whys.dusthanaLord(nameOf(saying, 0), lord, houseOf(saying), has(vipareetas, kind) ? vipareetas[kind] : '')]
}

/** By the code of the reason; what forms a yoga, a sentence for each fact. */
const sayings: Record<string, (saying: Saying) => string[]> = {
  house_from_moon: (saying) => {
    const { whys } = saying.words.t
    const place = saying.words.k.nth(numberIn(saying.why, 'house'))
    return [whys.fromMoon(nameOf(saying, 1), place), saying.why.strict === true ? whys.strict : whys.popular]
  },
  same_sign: (saying) => {
    const { whys } = saying.words.t
    const sentence = whys.together(namesOf(saying.words, saying.grahas), signOf(saying), houseOf(saying))
    return saying.why.combust_mercury === true ? [sentence, whys.combustMercury] : [sentence]
  },
  own_or_exalted_in_kendra: (saying) => [
    saying.words.t.whys.ownInKendra(nameOf(saying, 0), signOf(saying), houseOf(saying)),
  ],
  beside,
  moon_alone: ({ words }) => [words.t.whys.moonAlone],
  houses_from_moon: ({ words, grahas, why }) => [
    words.t.whys.housesFromMoon(namesOf(words, grahas), placesOf(words, numbersIn(why, 'houses'))),
  ],
  houses_from_ascendant: ({ words, grahas, why }) => [
    words.t.whys.housesFromLagna(namesOf(words, grahas), placesOf(words, numbersIn(why, 'houses'))),
  ],
  alone_in_tenth: (saying) => [
    saying.words.t.whys.aloneInTenth(nameOf(saying, 0), fromOf(saying.words, [textIn(saying.why, 'from')])),
  ],
  strong_lords: (saying) => [saying.words.t.whys.strongLords(nameOf(saying, 0), houseOf(saying), nameOf(saying, 1))],
  lords_joined: joined,
  rules_kendra_and_trikona: (saying) => {
    const { k, t } = saying.words
    const places = [numberIn(saying.why, 'kendra'), numberIn(saying.why, 'trikona')].map(k.nth)
    return [t.whys.kendraAndTrikona(nameOf(saying, 0), places[0] ?? '', places[1] ?? '')]
  },
  dusthana_lord_in_dusthana: vipareeta,
  debilitation_cancelled: (saying) => [
    saying.words.t.whys.debilitated(nameOf(saying, 0)),
    ...reasonsIn(saying.why, 'by').map((reason) => lift(saying.words, reason)),
  ],
  exchange_of_signs: exchanged,
}

/** What forms a yoga in this chart. Empty for a reason that is not known here. */
export const formedBy = (words: YogaWords, { grahas, why }: Yoga): string[] =>
  sayings[why.code]?.({ words, grahas, why }) ?? []

/** What raised or lowered its strength of 0 to 3. */
export const weighedBy = ({ k, t }: YogaWords, { weights }: Yoga): string[] => [
  t.start,
  ...weights.flatMap(({ code, graha }) => (has(t.weights, code) ? [t.weights[code](k.grahas[graha])] : [])),
]

/** What undoes it; empty while it holds. */
export const cancelledBy = (words: YogaWords, yoga: Yoga): string[] =>
  yoga.cancelled_by.map((reason) => {
    const graha = grahaIn(reason)
    return words.t.inKendra(graha ? words.k.grahas[graha] : '', fromOf(words, textsIn(reason, 'from')))
  })
