import { type Segment, saysAny } from './segments.ts'
import type { Sky } from './sky.ts'
import { plainIn, type Story } from './subjects.ts'
import type { Claim, Token } from './types.ts'

const houseClaim = (sky: Sky, house: number, sign: number): Claim => ({
  kind: 'house',
  about: [`house:${house}`],
  ok: sky.signOfHouse(house) === sign,
})

const firstHouse = (token: Token | undefined): number | null =>
  token?.is.kind === 'houses' || token?.is.kind === 'lord' ? (token.is.houses[0] ?? null) : null

const isHouse = ({ is }: Token): boolean => is.kind === 'houses'

/** The house whose sign is told inside its own segment: `your 7th house is Libra`. */
const besideHouse = (story: Story, segment: Segment, at: number): number | null | undefined => {
  const { tokens, subjects } = segment
  const place = tokens.findIndex(isHouse)
  const house = firstHouse(tokens[place])
  // `with Leo on your 7th house, its lord the Sun …`: the graha comes only after both, as their lord
  const later =
    subjects.length > 0 &&
    subjects.every((subject) => subject.at > Math.max(at, place)) &&
    tokens[subjects[0]?.at ?? 0]?.is.kind === 'lord'
  if (house === null || (subjects.length > 0 && !later)) return undefined
  if (story.carry.length > 0 && Math.abs(place - at) > 3) return undefined
  return plainIn(tokens.slice(Math.min(at, place), Math.max(at, place))) <= 2 ? house : null
}

/** The house a sign is told of: null where nothing can be checked, undefined where a graha's sign is told. */
const houseOfSign = (story: Story, index: number, at: number): number | null | undefined => {
  const segment = story.segments[index]
  if (!segment) return undefined
  const { tokens, subjects } = segment
  if (/^(?:वाले|वाला|वाली|wale|wala|wali)$/.test(tokens[at + 1]?.word ?? ''))
    return firstHouse(tokens.slice(at + 2).find(({ is }) => is.kind === 'houses' || is.kind === 'lord'))
  const last = firstHouse(story.segments[index - 1]?.tokens.at(-1))
  if (tokens.length === 1 && last !== null) return last
  const before = firstHouse(
    story.segments
      .slice(0, index)
      .flatMap((each) => each.tokens)
      .findLast(isHouse),
  )
  const isTheirs = subjects.length === 0 && story.carry.length === 0 && saysAny(tokens, 'pron')
  return isTheirs && before !== null ? before : besideHouse(story, segment, at)
}

/** `Leo, your 12th house`: the house behind a sign that ended its segment. */
const afterSign = (story: Story, index: number, at: number): number | null => {
  const segment = story.segments[index]
  const last = story.segments[index - 1]?.tokens.at(-1)
  if (!segment || last?.is.kind !== 'sign' || segment.but || segment.subjects.length > 0) return null
  const before = segment.tokens.slice(0, at)
  return plainIn(before) === 0 && !saysAny(before, 'in', 'and') ? last.is.sign : null
}

/** `Leo, the 5th from your Moon`, `your 12th house and the 5th from your Moon`: one place told twice. */
const countedSign = (story: Story, index: number, at: number, sky: Sky): Claim | undefined => {
  const segment = story.segments[index]
  const token = segment?.tokens[at]
  const last = story.segments[index - 1]?.tokens.findLast(({ is }) => is.kind === 'sign' || is.kind === 'houses')
  if (token?.is.kind !== 'counted' || !last || !segment || segment.subjects.length > 0 || segment.strong)
    return undefined
  if (plainIn(segment.tokens.slice(0, at)) > 0) return undefined
  const house = firstHouse(last)
  const sign = last.is.kind === 'sign' ? last.is.sign : house === null ? null : sky.signOfHouse(house)
  if (sign === null) return undefined
  const { from, n } = token.is
  return { kind: 'house', about: [`graha:${from}`], ok: (sky.natal(from).sign + n - 1) % 12 === sign }
}

const RELATIVE = /^(?:which|that|जो|jo)$/

/** `the 10th house, which in your chart is Leo`, `Pisces, which is your 7th house`: said of the place named last. */
const relativeSign = (story: Story, index: number, at: number, sky: Sky): Claim | undefined => {
  const segment = story.segments[index]
  const token = segment?.tokens[at]
  if (!segment?.but || segment.subjects.length > 0 || !RELATIVE.test(segment.opens)) return undefined
  if (segment.tokens.slice(0, at).some(({ is }) => is.kind === 'sign' || is.kind === 'houses')) return undefined
  if (plainIn(segment.tokens.slice(0, at)) > 1 || saysAny(segment.tokens.slice(0, at), 'rules', 'aspect'))
    return undefined
  const last = story.segments[index - 1]?.tokens.findLast(({ is }) => is.kind === 'sign' || is.kind === 'houses')
  if (token?.is.kind === 'sign' && last?.is.kind === 'houses')
    return houseClaim(sky, last.is.houses[0] ?? 1, token.is.sign)
  if (token?.is.kind === 'houses' && last?.is.kind === 'sign')
    return houseClaim(sky, token.is.houses[0] ?? 1, last.is.sign)
  return undefined
}

/**
 * A house and the sign on it: `your 7th house is Libra`, `Leo, your 12th house`. Null where it cannot be checked,
 * undefined where that is not what is said.
 */
export const houseSign = (story: Story, index: number, at: number, sky: Sky): Claim | null | undefined => {
  const token = story.segments[index]?.tokens[at]
  const relative = relativeSign(story, index, at, sky)
  if (relative) return relative
  if (token?.is.kind === 'sign') {
    const house = houseOfSign(story, index, at)
    return house === null || house === undefined ? house : houseClaim(sky, house, token.is.sign)
  }
  if (token?.is.kind === 'counted') return countedSign(story, index, at, sky)
  const house = token?.is.kind === 'houses' ? firstHouse(token) : null
  const sign = afterSign(story, index, at)
  return house !== null && sign !== null ? houseClaim(sky, house, sign) : undefined
}
