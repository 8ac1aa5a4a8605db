import { type GrahaId, isClassical } from '@dhruva/jyotish'
import type { Sky } from './sky.ts'
import type { Claim, Token } from './types.ts'

const BINDUS =
  /^(?:bindus?|points?|dots|rekhas?|बिंदु|बिंदुओं|अंक|अंकों|रेखा|रेखाएं|ank|sarvashtakavarga|ashtakavarga|ashtakvarga|sav|अष्टकवर्ग|सर्वाष्टकवर्ग|ashtakvarg)$/
const USUAL =
  /^(?:average|usual|normal|typical|expected|औसतन|औसत|सामान्य|samanya|saamanya|aam|benchmark|ausat|total|कुल|kul|सामान्यतः|आम)$/
const MOST = /^(?:most|highest|richest|maximum|strongest|best|wins|सर्वाधिक|tallest|biggest|top)$/
const LEAST = /^(?:fewest|lowest|poorest|minimum|weakest|least|न्यूनतम|smallest|bottom)$/
const MORE_HI = /^(?:अधिक|ज्यादा|zyada|jyada|adhik|आगे|aage|मजबूत|mazboot|upar|ऊपर)$/
const LESS_HI = /^(?:कम|kam|पीछे|peeche|piche|कमजोर|kamzor|neeche|नीचे)$/
const UNITS = /^(?:years?|months?|days?|साल|वर्ष|महीने|houses?|signs?|degrees?|अंश|saal|%|percent)$/

type Counted = { at: number; bindus: number | null; most: boolean | null }

const countedIn = (tokens: readonly Token[]): Counted[] =>
  tokens.flatMap(({ is, word }, at): Counted[] => {
    const around = tokens.slice(Math.max(0, at - 3), at + 4)
    if (is.kind === 'number' && Number(word) >= 9 && Number(word) <= 60) {
      const usual =
        around.some((near) => USUAL.test(near.word)) &&
        (Number(word) === 28 ||
          around.some((near) => USUAL.test(near.word) && Math.abs(tokens.indexOf(near) - at) <= 2))
      return usual || UNITS.test(tokens[at + 1]?.word ?? '') ? [] : [{ at, bindus: Number(word), most: null }]
    }
    if (MOST.test(word)) return [{ at, bindus: null, most: true }]
    if (LEAST.test(word) && tokens[at - 1]?.word !== 'at') return [{ at, bindus: null, most: false }]
    if (/^(?:सबसे|sabse)$/.test(word)) {
      const next = tokens.slice(at + 1, at + 3)
      if (next.some((near) => MORE_HI.test(near.word))) return [{ at, bindus: null, most: true }]
      if (next.some((near) => LESS_HI.test(near.word))) return [{ at, bindus: null, most: false }]
    }
    return []
  })

/** Bindus of houses: how many, and which has the most or the fewest. */
export const readBindus = (tokens: readonly Token[], sky: Sky): Claim[] => {
  if (!tokens.some(({ word }) => BINDUS.test(word))) return []
  const { sav } = sky.chart.ashtakavarga
  const places = tokens.flatMap(({ is }, at): Array<{ at: number; signs: number[]; about: string[] }> => {
    if (is.kind === 'houses')
      return [{ at, signs: is.houses.map(sky.signOfHouse), about: is.houses.map((house) => `house:${house}`) }]
    if (is.kind === 'lagna') return [{ at, signs: [sky.asc], about: ['house:1'] }]
    if (is.kind === 'ordinal' && is.n <= 12) return [{ at, signs: [sky.signOfHouse(is.n)], about: [`house:${is.n}`] }]
    return []
  })
  const signs =
    places.length > 0
      ? []
      : tokens.flatMap(({ is }, at) => (is.kind === 'sign' ? [{ at, signs: [is.sign], about: ['sign'] }] : []))
  const all = places.length > 0 ? places : signs
  const isSo = ({ bindus, most }: Counted, sign: number): boolean => {
    const value = sav[sign] ?? -1
    if (bindus !== null) return value === bindus
    return value === (most ? Math.max(...sav) : Math.min(...sav))
  }
  const counted = countedIn(tokens)
  const own = tokens.flatMap(({ is }): GrahaId[] => (is.kind === 'grahas' ? is.ids : []))
  const few = tokens.find(
    ({ is, word }, at) =>
      is.kind === 'number' && Number(word) <= 8 && tokens.slice(at + 1, at + 4).some((near) => BINDUS.test(near.word)),
  )
  const seven = own.filter((id) => isClassical(id))
  if (few && seven.length > 0) {
    const at = [
      ...all.flatMap(({ signs: each }) => each),
      ...tokens.flatMap(({ is }) => (is.kind === 'sign' ? [is.sign] : [])),
    ]
    const { bav } = sky.chart.ashtakavarga
    const signs = at.length > 0 ? at : seven.map((id) => sky.natal(id).sign)
    const ok = seven.some((id) => signs.some((sign) => bav[id][sign] === Number(few.word)))
    return [{ kind: 'bindus', about: own.map((id) => `graha:${id}`), ok }]
  }
  const bound = (choose: (one: Counted) => (typeof all)[number] | undefined): Claim[] =>
    counted.map((one) => {
      const place = choose(one)
      return { kind: 'bindus', about: place?.about ?? [], ok: place?.signs.every((sign) => isSo(one, sign)) ?? true }
    })
  const before = (one: Counted) => all.findLast(({ at }) => at < one.at)
  const after = (one: Counted) => all.find(({ at }) => at > one.at)
  const readings = [bound((one) => before(one) ?? after(one)), bound((one) => after(one) ?? before(one))]
  return readings.reduce((best, each) =>
    each.filter(({ ok }) => !ok).length < best.filter(({ ok }) => !ok).length ? each : best,
  )
}
