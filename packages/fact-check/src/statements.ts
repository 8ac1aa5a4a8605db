import { type GrahaId, lordOf } from '@dhruva/jyotish'
import { isFiller, isPost } from './fillers.ts'
import { partsOf } from './parts.ts'
import type { Sky } from './sky.ts'
import type { Token } from './types.ts'
import { saysAspect, toldBy, type Value, valuesIn } from './values.ts'
import { has, isPunct, saysAny } from './words.ts'

/** Of whom it is said. `part`: named beside another: with it, of it, on which it looks, from which is counted. */
export type Subject = { at: number; ids: GrahaId[]; part: 'with' | 'of' | 'to' | 'from' | null; lord: boolean }

/** A stretch of a sentence without comma or conjunction, with what it says and of whom. */
export type Statement = {
  tokens: readonly Token[]
  start: number
  /** a consequence or a relative clause is opened by the word before */
  opens: 'so' | 'which' | 'but' | null
  subjects: Subject[]
  values: Value[]
  aspect: boolean
  /** others of whom all of it is said as well: `both the Moon and …` */
  also: GrahaId[]
  /** houses called by the matter of another */
  contradicts: number[]
}

const BESIDE = /^(?:के साथ|ke saath|ke sath|के संग|संग)$/
const NEAR = /^(?:के पास|ke paas)$/
const JOINS = /^(?:joins?|joining|meets?|meeting|conjoins?|conjunct)$/

const partOf = (tokens: readonly Token[], at: number, aspect: boolean): Subject['part'] => {
  const [one, two] = [tokens[at + 1], tokens[at + 2]]
  const token = tokens[at]
  if (!token) return null
  const { is, word } = token
  if (one && (BESIDE.test(one.word) || NEAR.test(one.word))) return BESIDE.test(one.word) ? 'with' : 'of'
  if (one && isPost(one) && one.is.kind === 'word') {
    if (has(one, 'of') && /^(?:saath|sath|साथ)$/.test(two?.word ?? '')) return 'with'
    if (has(one, 'of') && /^(?:paas|पास|बहुत|bahut|kareeb|करीब|nazdeek|नजदीक|इतने|itne)$/.test(two?.word ?? ''))
      return 'of'
    if (has(one, 'from') && has(two, 'conj')) return 'with'
    if (has(one, 'from') && has(tokens[at - 1], 'of') && tokens[at - 2]?.is.kind === 'sign') return null
    if (has(one, 'from')) return aspect && /^(?:दृष्ट|drisht)$/.test(two?.word ?? '') ? null : 'from'
    if (has(one, 'to')) return aspect ? 'to' : null
    if (has(one, 'of') && two?.is.kind === 'sign')
      return is.kind === 'grahas' && is.ids.includes(lordOf(two.is.sign)) ? 'of' : null
    if (has(one, 'of') && has(two, 'signword', 'nakword', 'lord', 'house')) return 'of'
    return null
  }
  if (/'s?$/.test(word)) return has(one, 'aspect', 'transit') ? null : 'of'
  let left = at - 1
  while (isFiller(tokens[left]) || tokens[left]?.is.kind === 'state') left -= 1
  const before = tokens[left]
  if (before?.is.kind !== 'word' || isPost(before)) return null
  const stands = tokens
    .slice(at + 1)
    .some(
      (token, near, rest) =>
        (token.word === 'it' && has(rest[near - 1], 'in')) ||
        toldBy(token) !== null ||
        /^(?:in it|there)$/.test(token.word),
    )
  // `With Rahu in your tenth house, …`
  if (left === 0 && has(before, 'with') && (stands || aspect)) return null
  // `draws strength from Jupiter in Leo`
  const placed =
    has(one, 'in') &&
    two !== undefined &&
    [two, tokens[at + 3]].some((token) => token !== undefined && toldBy(token) !== null)
  const first = !tokens.slice(0, left).some(({ is }) => is.kind === 'grahas' || is.kind === 'lord')
  if (has(before, 'with') && placed && first && left > 1) return null
  if (has(before, 'with') || JOINS.test(before.word)) return 'with'
  if (placed && before.word === 'from') return null
  if (before.word === 'from' || before.word === 'than') return 'from'
  if (has(before, 'of')) return saysAny(tokens.slice(0, at), 'aspect', 'conj') ? null : 'of'
  if (has(before, 'to') && /^(?:close|near|nearest|next)$/.test(tokens[left - 1]?.word ?? '')) return 'of'
  return has(before, 'to', 'aspect') && !/ of$/.test(before.word) && saysAny(tokens.slice(0, at), 'aspect')
    ? 'to'
    : null
}

const opensWith = (token: Token | undefined, first: Token | undefined): Statement['opens'] => {
  const words = `${token?.word ?? ''}|${first?.word ?? ''}`
  if (/(?:^|\|)(?:so|isliye|इसलिए|hence|therefore|thus|to|तो|सो)(?:\||$)/.test(words)) return 'so'
  if (has(token, 'but') && /^(?:while|whereas|but|जबकि|jabki|लेकिन|lekin|मगर|magar)$/.test(token?.word ?? ''))
    return 'but'
  return /(?:^|\|)(?:which|who|that|जो|jo|यानी|यानि|yaani|\()(?:\||$)/.test(words) ? 'which' : null
}

/** Matters that belong to one house alone, before its number: `भाग्य के नौवें भाव`. */
const MATTERS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:भाग्य|bhagya)$/, 9],
  [/^(?:विवाह|शादी|vivah|shaadi|shadi)$/, 7],
  [/^(?:संतान|santaan|santan)$/, 5],
  [/^(?:कर्म|करियर|karm|career)$/, 10],
  [/^(?:लाभ|labh)$/, 11],
  [/^(?:व्यय|vyay)$/, 12],
]

const contradictsIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap(({ is }, at) => {
    const before = tokens[at - 1]?.is
    const matter = MATTERS.find(([words]) => words.test(tokens[at - 2]?.word ?? ''))?.[1]
    const led = has(tokens[at - 1], 'of') || /^(?:wale|वाले)$/.test(tokens[at - 1]?.word ?? '')
    if (is.kind === 'houses' && led && matter !== undefined && is.houses.length === 1 && !is.houses.includes(matter))
      return is.houses
    const named =
      is.kind === 'houses' && before?.kind === 'houses' && before.houses.length === 1 && is.houses.length === 1
    return named && !before.houses.includes(is.houses[0] ?? 0) ? before.houses : []
  })

/** `rules Capricorn and Aquarius`, `ruled by Jupiter (2nd)`: bare names go on with what was said of those before. */
const goOn = (statements: readonly Statement[]): Statement[] => {
  let rules = false
  return statements.map((statement, index) => {
    const { tokens, subjects, values } = statement
    const bare =
      subjects.length === 0 && values.length > 0 && tokens.every((token) => token.is.kind !== 'word' || isFiller(token))
    if (!bare) rules = saysAny(tokens, 'rules')
    const before = statements[index - 1]
    const [first] = before?.subjects ?? []
    if (
      first &&
      before?.values.length === 0 &&
      before.subjects.length === 1 &&
      /^(?:both|दोनों|dono)$/.test(before.tokens[0]?.word ?? '')
    )
      return { ...statement, also: first.ids }
    return bare && rules
      ? { ...statement, values: values.map((value) => ({ ...value, way: 'rules' as const })) }
      : statement
  })
}

/** A sentence as its statements; lords named by `told` stand for the graha beside them. */
export const statementsOf = (tokens: readonly Token[], sky: Sky, told: ReadonlySet<number>): Statement[] =>
  goOn(
    partsOf(tokens).map(({ tokens: part, start }, index, parts) => {
      const next = parts[index + 1]?.tokens ?? []
      const before = parts[index - 1]?.tokens ?? []
      const names = (some: readonly Token[]) => some.some(({ is }) => is.kind === 'grahas' || is.kind === 'lord')
      // `on your lagna, the aspect of three falls`
      const late = saysAspect(next) && !names(next) && !next.some(({ is }) => is.kind === 'houses')
      const over = part.some(
        (token, at) => /^(?:पर|par)$/.test(token.word) && at > 0 && part[at - 1]?.is.kind !== 'word',
      )
      // `… to the sixth, his seventh to the eighth`
      const goesOn =
        saysAspect(before) &&
        !names(part) &&
        part.some((token, at) => token.word === 'to' && part[at + 2]?.is.kind === 'houses')
      const too =
        saysAspect(before) &&
        /\b(?:does|do) (?:too|so|the same)\b|\bas well$/.test(part.map(({ word }) => word).join(' '))
      // `the gaze of Jupiter, and of Mars`
      const alsoOf = saysAspect(before) && has(part[0], 'of') && part[1]?.is.kind === 'grahas'
      const listed =
        saysAspect(before) &&
        part.length <= 3 &&
        part.every((token) => token.is.kind === 'houses' || isFiller(token)) &&
        isPunct(tokens[start - 1], ':', '–', '—')
      const aspect = alsoOf || listed || too || saysAspect(part) || (late && over) || goesOn
      const subjects = part.flatMap(({ is }, at): Subject[] => {
        if (told.has(start + at)) return []
        const made = (ids: readonly GrahaId[], lord: boolean): Subject[] => [
          { at, ids: [...new Set(ids)], part: partOf(part, at, aspect), lord },
        ]
        if (is.kind === 'grahas') return made(is.ids, false)
        if (is.kind === 'lord') return made(is.houses.map(sky.lord), true)
        return is.kind === 'sign_lord'
          ? made(
              is.signs.map((sign) => lordOf(sign)),
              true,
            )
          : []
      })
      return {
        tokens: part,
        start,
        opens: opensWith(tokens[start - 1], part[0]),
        subjects,
        values: valuesIn(part, aspect, tokens, start).map((value) =>
          late && value.way === 'bare' ? { ...value, way: 'near' } : value,
        ),
        aspect,
        also: [],
        contradicts: contradictsIn(part),
      }
    }),
  )
