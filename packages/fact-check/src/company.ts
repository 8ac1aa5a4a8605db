import { GRAHAS, type GrahaId, lordOf } from '@dhruva/jyotish'
import { type Around, collected } from './around.ts'
import { grahas } from './memory.ts'
import type { Relations } from './relations.ts'
import type { Claim, Token } from './types.ts'
import { has, meetsOn, saysAny } from './words.ts'

const EMPTY =
  /^(?:empty|vacant|unoccupied|खाली|रिक्त|khali|no planets?|no grahas?|कोई ग्रह नहीं|koi grah nahi|without planets)$/
const ONLY = /^(?:only|सिर्फ|केवल|sirf|keval|solely)$/
const THERE =
  /^(?:there|therein|in it|उसमें|usmein|usme|usmen|वहीं|वहां|wahan|wahin|vahin|vahan|इसमें|isme|ismein|यहां|yahan)$/
const THEM = /^(?:उनके|unke|him|her|उन)$/
const COMPANY = /^(?:साथ|saath|sath|पास|paas|company|beside|alongside|next to)$/
const RECEIVES = /^(?:receives?|gets?|meets?|दृष्ट|drisht|पाता|paata|under)$/
const FLANKED: readonly string[] = [
  'sunapha',
  'anapha',
  'durudhara',
  'vesi',
  'vosi',
  'ubhayachari',
  'kemadruma',
  'adhi',
]
const NEAR = /^(?:के पास|ke paas|paas|पास|kareeb|करीब|nazdeek|नजदीक)$/
const APART =
  /^(?:different signs|different houses|separate signs|separate houses|अलग राशियों|अलग राशि|अलग भावों|अलग भाव|अलग घरों)$/

/** `is empty`, `no planets`, `कोई ग्रह नहीं` */
export const saysEmpty = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => EMPTY.test(word)) ||
  /\bno (?:natal )?(?:planets?|grahas?)\b|कोई (?:भी )?ग्रह नहीं|koi (?:bhi )?grah nahi/.test(
    tokens.map(({ word }) => word).join(' '),
  )

/** Who stands with whom, and who where something was said to be. */
export const readCompany = (around: Around): Claim[] => {
  const { statement, main, charts, memory } = around
  const { claims, add } = collected()
  const { tokens, subjects, values, aspect } = statement
  if (aspect) return claims
  const ids = main.flatMap((subject) => subject.ids)
  const beside = subjects.filter(({ part }) => part === 'with').flatMap((subject) => subject.ids)
  const [before = []] = memory.subjects
  const all = [...new Set([...ids, ...beside, ...(ids.length === 0 && beside.length > 0 ? before : [])])]
  const burnt = tokens.some(({ is }) => is.kind === 'state' && is.state === 'combust')
  const near = subjects.filter(
    ({ at, part }) => part === 'of' && tokens.slice(at + 1, at + 4).some(({ word }) => NEAR.test(word)),
  )
  if (burnt && near.length > 0)
    add(
      'state',
      grahas(near.flatMap((subject) => subject.ids)),
      near.every((subject) => subject.ids.includes('sun')),
    )
  if (meetsOn(tokens) || tokens.some(({ word }) => /^touch/.test(word)) || (burnt && beside.includes('sun')))
    return claims
  const apart = tokens.some(({ word }) => APART.test(word))
  // those yogas stand in the signs beside
  const flanked = around.statements.some((each) =>
    each.tokens.some(({ is }) => is.kind === 'yoga' && FLANKED.includes(is.name)),
  )
  if ((beside.length > 0 || (saysAny(tokens, 'conj') && !flanked)) && all.length > 1)
    add(
      'bond',
      grahas(all),
      charts.some((chart) => chart.together(all) !== apart),
    )
  if (ids.length === 0) return claims
  const their = (token: Token, at: number) =>
    (has(token, 'its', 'pron') || THEM.test(token.word)) &&
    tokens.slice(Math.max(0, at - 1), at + 4).some((near) => has(near, 'with') || COMPANY.test(near.word))
  if (before.length > 0 && tokens.some(their))
    add(
      'bond',
      grahas(ids),
      charts.some((chart) => chart.together([...ids, ...before])),
    )
  const points = ({ word }: Token, at: number) =>
    (THERE.test(word) || (word === 'it' && has(tokens[at - 1], 'in'))) &&
    // `there is Jupiter in Libra`
    !(word === 'there' && has(tokens[at + 1], 'be') && values.some(({ way }) => way === 'in')) &&
    !/^(?:से|se|ke|के|का|ka|from|कम|kam)$/.test(tokens[at + 1]?.word ?? '') &&
    !/^(?:from|little|less|much|more|weak|strong|good)$/.test(tokens[at - 1]?.word ?? '')
  // `Aries, which holds both Jupiter and Ketu`
  const holds = statement.opens === 'which' && saysAny(tokens, 'hold') && memory.subjects.length === 0
  const held = (holds || (saysAny(tokens, 'by') && saysAny(tokens, 'sit', 'hold'))) && values.length === 0
  const houses = [
    ...values.flatMap((value) => (value.kind === 'house' && !value.any ? value.houses : [])),
    ...memory.houses,
  ]
  if (
    (held || tokens.some(points)) &&
    !values.some(({ kind, way }) => kind === 'house' && way === 'in') &&
    (houses.length > 0 || before.length > 0)
  )
    add(
      'house',
      grahas(ids),
      charts.some(
        (chart) =>
          houses.some((house) => ids.every((id) => chart.isIn(id, chart.signOfHouse(house)))) ||
          memory.subjects.slice(0, 2).some((others) => chart.together([...ids, ...others])),
      ),
    )
  return claims
}

/** `Ketu sits alone in your fifth`, `no other graha shares that sign with her` */
export const readAlone = ({ statement, main, charts, memory }: Around): Claim[] => {
  const { tokens, aspect } = statement
  const text = tokens.map(({ word }) => word).join(' ')
  const none = /\bno other (?:graha|planet)\b/.test(text) && saysAny(tokens, 'conj', 'with', 'sit')
  const alone =
    none || (saysAny(tokens, 'sit') && /\b(?:alone|all by (?:him|her|it)self)\b|अकेला|अकेले|अकेली|\bakel[aei]\b/.test(text))
  const ids = main.length > 0 ? main.flatMap((subject) => subject.ids) : (memory.subjects[0] ?? [])
  if (!alone || aspect || ids.length !== 1 || (!none && saysAny(tokens, 'neg'))) return []
  const isAlone = (chart: Relations) => GRAHAS.every((other) => ids.includes(other) || !chart.together([...ids, other]))
  return [{ kind: 'bond', about: grahas(ids), ok: charts.some(isAlone) }]
}

/** Who looks on whom, where no house or sign is named as what is looked on. */
export const readAspects = (around: Around): Claim[] => {
  const { statement, main, charts, memory, sky } = around
  const { claims, add } = collected()
  const { tokens, subjects, values } = statement
  const ids = main.flatMap((subject) => subject.ids)
  const houses = values.flatMap((value) => (value.kind === 'house' ? value.houses : []))
  if (ids.length === 0) return claims
  const [house] = houses
  if (tokens.some(({ word }) => ONLY.test(word)) && house !== undefined)
    add('aspect', [`house:${house}`], sky.chart.houses[house - 1]?.aspected_by.length === ids.length)
  if (values.some(({ way, kind }) => way === 'on' || (way === 'bare' && kind === 'house'))) return claims
  const objects = subjects.filter(({ part }) => part === 'to').flatMap((subject) => subject.ids)
  const mutual = memory.subjects.length + memory.houses.length + memory.signs.length + houses.length === 0
  const others =
    objects.length > 0
      ? objects
      : [...memory.subjects.flat(), ...((mutual || saysAny(tokens, 'each')) && ids.length > 1 ? ids : [])]
  const places = objects.length > 0 ? [] : [...memory.houses, ...houses]
  const signs = objects.length > 0 ? [] : memory.signs
  if (others.length + places.length + signs.length === 0) return claims
  const either =
    (ids.length > 1 && places.length + signs.length + memory.subjects.length === 0) ||
    saysAny(tokens, 'by', 'each') ||
    tokens.some(({ word }) => RECEIVES.test(word))
  const looks = (chart: Relations, id: GrahaId): boolean =>
    signs.some((sign) => chart.looksOn(id, sign)) ||
    places.some((each) => chart.looksOn(id, chart.signOfHouse(each))) ||
    others.some(
      (other) =>
        other !== id &&
        (chart.signs(other).some((sign) => chart.looksOn(id, sign)) ||
          (either && chart.signs(id).some((sign) => chart.looksOn(other, sign)))),
    )
  add(
    'aspect',
    grahas([...ids, ...objects]),
    charts.some((chart) => ids.every((id) => looks(chart, id))),
  )
  return claims
}

/** Houses said to be empty, and their signs and lords. */
export const readHouses = (around: Around): Claim[] => {
  const { statement, charts, memory, sky } = around
  const { claims, add } = collected()
  const { tokens, values, subjects } = statement
  const houses = values.flatMap((value) =>
    value.kind === 'house' && !value.any && value.way !== 'on' ? value.houses : [],
  )
  const text = tokens.map(({ word }) => word).join(' ')
  if (saysEmpty(tokens) && houses.length > 0 && subjects.length === 0 && !saysAny(tokens, 'aspect')) {
    const empty = houses.every((house) => sky.chart.houses[house - 1]?.occupants.length === 0)
    const moving = charts.some(({ frame }) => frame !== 'birth')
    add(
      'empty',
      houses.map((house) => `house:${house}`),
      moving || empty !== /\b(?:not|isn't|far from) (?:empty|vacant)|खाली नहीं|khali nahi/.test(text),
    )
  }
  const owned = tokens.some(({ word }) => word === 'स्वामित्व')
  if (!owned && (!saysAny(tokens, 'rules') || !saysAny(tokens, 'by') || values.length > 0)) return claims
  const ids = subjects.flatMap((subject) => subject.ids)
  const { houses: before, signs } = memory
  if (ids.length > 0 && before.length + signs.length > 0)
    add(
      'lord',
      grahas(ids),
      [...before.map((house) => sky.signOfHouse(house)), ...signs].some((sign) => ids.includes(lordOf(sign))),
    )
  return claims
}
