import { GRAHAS } from '@dhruva/jyotish'
import { numberIn } from './numbers.ts'
import type { Sky } from './sky.ts'
import type { Claim, Token } from './types.ts'
import { isDenied, saysAny } from './words.ts'

const PLANETS = /^(?:planets?|grahas?|ग्रह|ग्रहों|grah|grahon|bodies|heavenly bodies)$/
const MANY = /^(?:stellium|cluster|crowd|crowded|भीड|जमावड़ा|जमावडा)$/
const NARROWED =
  /^(?:benefics?|malefics?|natural|strong|weak|slow|fast|friendly|outer|inner|main|major|key|important|शुभ|पाप|बलवान|मुख्य|क्रूर)$/
const MORE = /^(?:least|over|than|अधिक|ज्यादा)$/
/** How many words may stand between a number and what it counts. */
const REACH = 3

type Place = { at: number; signs: number[]; about: string }

const placesIn = (tokens: readonly Token[], sky: Sky): Place[] =>
  tokens.flatMap(({ is }, at): Place[] => {
    if (is.kind === 'houses' && is.houses.length === 1)
      return is.houses.map((house) => ({ at, signs: [sky.signOfHouse(house)], about: `house:${house}` }))
    if (is.kind === 'lagna') return [{ at, signs: [sky.asc], about: 'house:1' }]
    if (is.kind === 'counted')
      return [{ at, signs: [(sky.natal(is.from).sign + is.n - 1) % 12], about: `graha:${is.from}` }]
    return is.kind === 'sign' ? [{ at, signs: [is.sign], about: 'sign' }] : []
  })

const nearestTo = <Item extends { at: number }>(items: readonly Item[], at: number): Item[] => {
  const before = items.findLast((item) => item.at < at)
  const after = items.find((item) => item.at > at)
  return [before, after].filter((item) => item !== undefined)
}

const inSign = (sky: Sky, sign: number, moves: boolean, varga: 'd9' | 'd10' | null): number[] => {
  if (varga) return [GRAHAS.filter((id) => sky.chart.vargas[varga][id] === sign).length]
  if (!moves) return [sky.chart.grahas.filter((graha) => graha.sign === sign).length]
  const now = sky.grahasAt(sky.at.getTime())
  return [sky.chart.grahas.filter(({ id }) => Math.floor(now[id].lon / 30) === sign).length]
}

const looking = (sky: Sky, sign: number): number[] => {
  const by = sky.chart.houses.find((house) => house.sign === sign)?.aspected_by ?? []
  return [by.length, by.filter((id) => id !== 'rahu' && id !== 'ketu').length]
}

/** How many there can be: of the seven or of all nine. */
const inState = (sky: Sky, tokens: readonly Token[]): number[] | null => {
  const state = tokens.find(({ is }) => is.kind === 'state')
  if (state?.is.kind !== 'state') return null
  const name = state.is.state
  if (name !== 'retrograde' && name !== 'combust' && name !== 'exalted' && name !== 'debilitated') return null
  const found = sky.chart.grahas.filter((graha) =>
    name === 'retrograde' || name === 'combust' ? graha[name] : graha.dignity === name,
  )
  const seven = found.filter(({ id }) => id !== 'rahu' && id !== 'ketu').length
  return [...new Set([found.length, seven, name === 'retrograde' ? seven + 2 : seven])]
}

const counted = (tokens: readonly Token[], at: number): { value: number; exact: boolean; none?: boolean } | null => {
  const value = numberIn(tokens[at])
  if (value === null || tokens[at]?.word === 'no') return null
  // `एक भी ग्रह नहीं`, `not a single planet`
  const none =
    value === 1 &&
    saysAny(tokens, 'neg') &&
    (/^(?:भी|bhi)$/.test(tokens[at + 1]?.word ?? '') || /single$/.test(tokens[at]?.word ?? ''))
  if (none) return { value: 0, exact: true, none }
  const behind = tokens.slice(at + 1, at + 1 + REACH)
  const noun = behind.findIndex(({ word }) => PLANETS.test(word))
  if (noun < 0 || behind.slice(0, noun).some(({ is }) => is.kind !== 'word')) return null
  const exact =
    !behind.slice(0, noun + 1).some(({ word }) => NARROWED.test(word)) &&
    !tokens.slice(Math.max(0, at - 3), at).some(({ word }) => MORE.test(word))
  return { value, exact }
}

/** `three planets in your 7th house`, `no fewer than two planets look on it`: how many there are. */
export const readCounts = (clause: readonly Token[], sky: Sky): Claim[] => {
  const places = placesIn(clause, sky)
  return clause.flatMap((token, at): Claim[] => {
    const many = MANY.test(token.word)
    const count: ReturnType<typeof counted> = many ? { value: 3, exact: false } : counted(clause, at)
    if (!count) return []
    const fitting = (numbers: readonly number[]): boolean =>
      numbers.some((number) => (count.exact ? number === count.value : number >= count.value)) !==
      (count.none !== true && isDenied(clause, at))
    const states = inState(sky, clause)
    if (states && places.length === 0) return [{ kind: 'count', about: ['state'], ok: fitting(states) }]
    const near = nearestTo(places, at)
    const [place] = near
    if (!place || states) return []
    const aspect = saysAny(clause, 'aspect')
    const moves = saysAny(clause, 'transit', 'now', 'enter')
    const varga = saysAny(clause, 'navamsa') ? 'd9' : saysAny(clause, 'dashamsha') ? 'd10' : null
    const numbers = near.flatMap(({ signs: [sign = 0] }) =>
      aspect ? looking(sky, sign) : inSign(sky, sign, moves, varga),
    )
    // grahas that stand elsewhere may have been said to rule or to help
    if (!aspect && !many && !isHeld(clause)) return []
    return [{ kind: 'count', about: near.map(({ about }) => about), ok: fitting(numbers) }]
  })
}

const isHeld = (clause: readonly Token[]): boolean =>
  saysAny(clause, 'in', 'hold', 'sit', 'conj', 'transit') || clause.some(({ word }) => HELD.test(word))
const HELD =
  /^(?:gather|gathered|crowded|filled|full|packed|clustered|cluster|occupants|company|भरा|इकट्ठा|इकट्ठे|जमा|एकत्र)$/
