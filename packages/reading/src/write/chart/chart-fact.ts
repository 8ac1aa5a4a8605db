import { type GrahaId, lordOf, nakshatraLord, SEVEN, type VargaId } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'
import { fill } from '#write/fill.ts'
import { areaIn, houseIn, signIn, starIn, theGraha } from '#write/say/names.ts'
import { line, listed, say, unnamed } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './chart-fact-data.ts'
import { asksNext, asksTimeOf, dashaNext, dashaNow, OF_DASHA } from './dasha.ts'
import { GIFT, SOUL, STRAIN } from './graha-data.ts'
import { conditionOf, placeOf, stated } from './known.ts'
import { MOON_NEEDS, SIGN_MANNER, STAR_GIFT } from './sign-data.ts'

type Item =
  | { item: 'lagna' | 'rashi' | 'nakshatra' | 'dasha' | 'atmakaraka' | 'sun_sign' }
  | { item: 'graha'; graha: GrahaId; house: number | null }
  | { item: 'house'; house: number }
  | { item: 'varga'; varga: VargaId; graha: GrahaId | null }

const VARGA_CUES: ReadonlyArray<readonly [VargaId, RegExp]> = [
  ['d9', /navams|navmans|navansh|\bd-? ?9\b|नवांश|नवमांश/i],
  ['d10', /das(h?a)?ms|dashmans|\bd-? ?10\b|दशमांश/i],
  ['d7', /saptams|saptmans|\bd-? ?7\b|सप्तमांश|सप्तांश/i],
  ['d12', /d[vw]adas(ha)?ms|\bd-? ?12\b|द्वादशांश/i],
  ['d4', /chaturth|\bd-? ?4\b|चतुर्थांश/i],
  ['d24', /chaturv|\bd-? ?24\b|चतुर्विंशांश/i],
  ['d20', /vimsh?ams|\bd-? ?20\b|विंशांश/i],
]
const CUES: ReadonlyArray<readonly ['sun_sign' | 'lagna' | 'rashi' | 'nakshatra' | 'dasha' | 'atmakaraka', RegExp]> = [
  ['sun_sign', /sun ?sign|सूर्य राशि/i],
  ['lagna', /lagn|ascendan|rising|लग्न/i],
  ['rashi', /ras+hi|raashi|moon ?sign|zodiac|राशि/i],
  ['nakshatra', /nakshat|naxat|birth ?star|नक्षत्र/i],
  ['dasha', OF_DASHA],
  ['atmakaraka', /atma ?-?karak|आत्मकारक|आत्म कारक/i],
]

/** The divisional chart that is named. */
export const vargaIn = (said: string): VargaId | null => VARGA_CUES.find(([, cue]) => cue.test(said))?.[0] ?? null

const grahaItem = (graha: GrahaId, house: number | null): Item => ({ item: 'graha', graha, house })

const SIGN_OF_GRAHA = /\b(?:moon|sun|chandra|surya) ?(?:sign|ras+hi)|(?:चंद्र|सूर्य) ?राशि/iu

/** `4th`, `4 house`: the house that a graha is said to be in. */
const ordinalIn = (said: string): number | null => {
  const written = /\b(1[0-2]|[1-9])(?:st|nd|rd|th| ?(?:house|bhav|ghar))/i.exec(said)?.[1]
  return written ? Number(written) : null
}

const itemsOf = ({ asked }: WriteContext): Item[] => {
  const said = `${asked.term ?? ''} ${asked.words}`
  const varga = vargaIn(said)
  if (varga) return [{ item: 'varga', varga, graha: asked.graha }]
  // `moon sign` and `sun sign` name a sign, not the graha
  const ofSign = SIGN_OF_GRAHA.exec(said)?.[0]
  const isSign = ofSign !== undefined && (asked.graha === 'moon') === /moon|chandra|चंद्र/iu.test(ofSign)
  if (asked.graha && ofSign === undefined)
    return [{ item: 'graha', graha: asked.graha, house: asked.house ?? ordinalIn(said) }]
  if (asked.house) return [{ item: 'house', house: asked.house }]
  const named = CUES.filter(([, cue]) => cue.test(said)).map(([item]) => ({ item }))
  const list = named.some(({ item }) => item === 'sun_sign') ? named.filter(({ item }) => item !== 'rashi') : named
  const graha = asked.graha && !isSign ? [grahaItem(asked.graha, asked.house)] : []
  return list.length + graha.length > 0
    ? [...graha, ...list]
    : [{ item: 'lagna' }, { item: 'rashi' }, { item: 'nakshatra' }]
}

const OF_MOON: ReadonlySet<Item['item']> = new Set<Item['item']>(['rashi', 'nakshatra', 'dasha', 'sun_sign'])
/** Whether only what Moon and Sun give is asked, whatever sign rises. */
export const asksOfMoon = (context: WriteContext): boolean =>
  asksTimeOf(context) !== null || itemsOf(context).every(({ item }) => OF_MOON.has(item))

const lagna = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const fact = stated(context, 'lagna', 'lagna')
  if (!fact) return [line(say(context, 'lagna', words.NEEDS_TIME))]
  const slots = { sign: signIn(speech, fact.sign), manner: SIGN_MANNER[speech][fact.sign] ?? '' }
  return [line(say(context, 'lagna', words.LAGNA, slots), 'lagna'), ...signLord(context, fact.sign, 'lagna')]
}

const rashi = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const moon = placeOf(context, 'moon')
  if (!moon) return [line(say(context, 'rashi', words.NEEDS_TIME))]
  const slots = { sign: signIn(speech, moon.sign), needs: MOON_NEEDS[speech][moon.sign] ?? '' }
  return [line(say(context, 'rashi', words.RASHI, slots), 'moon.place'), ...signLord(context, moon.sign, 'moon.place')]
}

const star = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const moon = stated(context, 'moon.nakshatra', 'nakshatra')
  if (!moon) return [line(say(context, 'star', words.NEEDS_TIME))]
  const pada = moon.pada === undefined ? '' : words.PADA[speech](moon.pada)
  const slots = { star: starIn(speech, moon.nakshatra), pada, gift: STAR_GIFT[speech][moon.nakshatra] ?? '' }
  return [line(say(context, 'star', words.STAR, slots), 'moon.nakshatra'), ...starLord(context)]
}

/** The one of the seven that has gone furthest in its sign; null while degrees are open. */
const furthest = (context: WriteContext): GrahaId | null => {
  const degrees = SEVEN.map((id) => ({ id, degree: placeOf(context, id)?.arcminutes }))
  if (degrees.some(({ degree }) => degree === undefined)) return null
  return degrees.reduce((best, one) => ((one.degree ?? 0) > (best.degree ?? 0) ? one : best)).id
}

const atmakaraka = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const id = furthest(context)
  if (!id) return [line(say(context, 'atmakaraka', words.NEEDS_TIME))]
  const slots = { graha: theGraha(speech, id), soul: SOUL[id][speech] }
  return [line(say(context, 'atmakaraka', words.ATMAKARAKA, slots), `${id}.place`)]
}

/** `, exalted`: how a graha stands, with the fact that says so. */
export const stateOf = (context: WriteContext, graha: GrahaId): { text: string; facts: string[] } => {
  const condition = conditionOf(context, graha)
  if (!condition) return { text: '', facts: [] }
  const { state, fact } = condition
  const facts = state === 'combust' ? [fact, 'sun.place'] : [fact]
  return isTold(state) ? { text: words.STATES[state][context.speech], facts } : { text: '', facts: [] }
}
const isTold = (state: string): state is keyof typeof words.STATES => state in words.STATES

const graha = (context: WriteContext, id: GrahaId, askedHouse: number | null): Sentence[] => {
  const { speech } = context
  const place = placeOf(context, id)
  if (!place) return [line(say(context, 'graha', words.NEEDS_TIME))]
  const { text: state, facts } = stateOf(context, id)
  const slots = { graha: theGraha(speech, id), sign: signIn(speech, place.sign), state }
  if (place.house === undefined) return [line(say(context, 'graha', words.GRAHA_SIGN, slots), `${id}.place`, ...facts)]
  const house = houseIn(speech, place.house)
  const elsewhere = askedHouse !== null && askedHouse !== place.house
  const where = elsewhere
    ? say(context, 'graha', words.GRAHA_NOT_AT, { ...slots, house, asked: houseIn(speech, askedHouse) })
    : say(context, 'graha', words.GRAHA_AT, { ...slots, house })
  const means = { area: areaIn(speech, place.house), gift: GIFT[id][speech], strain: STRAIN[id][speech] }
  return [
    line(where, `${id}.place`, ...facts, ...(elsewhere ? [`house.${askedHouse}.lord`] : [])),
    line(say(context, 'graha.means', words.GRAHA_MEANS, means), `${id}.place`),
  ]
}

const house = (context: WriteContext, number: number): Sentence[] => {
  const { speech } = context
  const fact = stated(context, `house.${number}.lord`, 'lord')
  if (!fact || fact.lordHouse === undefined) return [line(say(context, 'house', words.NEEDS_TIME))]
  const own = fact.lordHouse === number
  const slots = {
    house: houseIn(speech, number),
    area: areaIn(speech, number),
    sign: signIn(speech, fact.sign),
    lord: theGraha(speech, fact.lord),
    place: houseIn(speech, fact.lordHouse),
  }
  const id = `house.${number}.lord`
  const first = line(say(context, 'house', own ? words.HOUSE_OWN : words.HOUSE, slots), id)
  const fed = own
    ? []
    : [line(say(context, 'house.fed', words.HOUSE_FED, { from: areaIn(speech, fact.lordHouse) }), id)]
  return [first, ...(own && isAlone(context, number) ? [] : holds(context, number)), ...fed]
}

/** Nobody but its lord stands in the house. */
const isAlone = (context: WriteContext, number: number): boolean =>
  stated(context, `house.${number}.occupants`, 'occupants')?.grahas.length === 1

const holds = (context: WriteContext, number: number): Sentence[] => {
  const { speech } = context
  const inside = stated(context, `house.${number}.occupants`, 'occupants')
  if (!inside) return [line(say(context, 'house.empty', words.HOUSE_EMPTY), `house.${number}.lord`)]
  const grahas = listed(
    speech,
    inside.grahas.map((id) => theGraha(speech, id)),
  )
  const wordings = inside.grahas.length > 1 ? words.HOUSE_HOLDS_MANY : words.HOUSE_HOLDS
  return [line(say(context, 'house.holds', wordings, { grahas }), `house.${number}.occupants`)]
}

const varga = (context: WriteContext, id: VargaId, asked: GrahaId | null): Sentence[] => {
  const { speech } = context
  const lagnaThere = stated(context, `${id}.lagna`, 'varga_lagna')
  const named = words.VARGAS[id]
  if (!lagnaThere || !named) return [line(say(context, 'varga', words.NEEDS_TIME))]
  const slots = { varga: named.name[speech], for: named.for[speech], sign: signIn(speech, lagnaThere.sign) }
  const first = line(say(context, 'varga', words.VARGA, slots), `${id}.lagna`)
  const shown: GrahaId[] = asked ? [asked] : id === 'd9' ? ['venus', 'moon'] : ['sun', 'saturn', 'jupiter', 'venus']
  const places = shown
    .flatMap((graha) => {
      const place = stated(context, `${id}.${graha}`, 'varga')
      if (!place) return []
      const state = place.dignity ? words.STATES[place.dignity][speech] : ''
      const there = { graha: theGraha(speech, graha), sign: signIn(speech, place.sign), state }
      return [{ text: fill(context, words.VARGA_PLACE[speech], there), fact: `${id}.${graha}` }]
    })
    .slice(0, 2)
  if (places.length === 0) return [first]
  const there = listed(
    speech,
    places.map(({ text }) => text),
  )
  const facts = places.map(({ fact }) => fact)
  return [first, line(say(context, 'varga.places', words.VARGA_GRAHA, { places: there }), ...facts)]
}

const RULER = /\blord\b|\brules?\b|\bruler\b|sw?ami|स्वामी|मालिक/iu
/** The lord of a sign, where it is asked for. */
const signLord = (context: WriteContext, sign: number, fact: string): Sentence[] => {
  const { speech, asked } = context
  if (!RULER.test(asked.words)) return []
  const slots = { sign: signIn(speech, sign), graha: theGraha(speech, lordOf(sign)) }
  return [line(say(context, 'sign.lord', words.SIGN_LORD, slots), fact)]
}

/** The lord of the birth star, where it is asked for: the graha whose dasha life began in. */
const starLord = (context: WriteContext): Sentence[] => {
  const { speech, asked } = context
  const moon = stated(context, 'moon.nakshatra', 'nakshatra')
  if (!moon || !RULER.test(asked.words)) return []
  const slots = { star: starIn(speech, moon.nakshatra), graha: theGraha(speech, nakshatraLord(moon.nakshatra)) }
  return [line(say(context, 'star.lord', words.STAR_LORD, slots), 'moon.nakshatra')]
}

const sunSign = (context: WriteContext): Sentence[] => {
  const sun = placeOf(context, 'sun')
  if (!sun) return [line(say(context, 'sun_sign', words.NEEDS_TIME))]
  return [line(say(context, 'sun_sign', words.SUN_SIGN, { sign: signIn(context.speech, sun.sign) }), 'sun.place')]
}

const told = (context: WriteContext, item: Item): Sentence[] => {
  switch (item.item) {
    case 'lagna':
      return lagna(context)
    case 'rashi':
      return rashi(context)
    case 'nakshatra':
      return star(context)
    case 'dasha':
      return asksNext(context) ? dashaNext(context) : dashaNow(context)
    case 'atmakaraka':
      return atmakaraka(context)
    case 'sun_sign':
      return sunSign(context)
    case 'graha':
      return graha(context, item.graha, item.house)
    case 'house':
      return house(context, item.house)
    case 'varga':
      return varga(context, item.varga, item.graha)
  }
}

/** Lagna, rashi, nakshatra, a house, a graha, a divisional chart, the running dasha: each that was asked, with one meaning. */
export const chartFact = (context: WriteContext): Sentence[][] => [
  itemsOf(context).flatMap((item, index) => told(unnamed(context, index), item)),
]
