import type { Days, Parts } from '#parts.ts'

const DATES: ReadonlySet<string> = new Set(['from', 'to', 'on'])

/** Equal for statements that differ in nothing but their dates. */
const keyOf = (parts: Parts): string => JSON.stringify(parts, (key, value) => (DATES.has(key) ? '' : value))

type Dated = Pick<Parts, 'says'> & { from?: Days; to?: Days; on?: Days }

const wide = (days: readonly Days[]): Days => ({
  first: Math.min(...days.map(({ first }) => first)),
  last: Math.max(...days.map(({ last }) => last)),
})

/** A statement with each of its dates as wide as the dates of all the others make it. */
const widened = (parts: Parts, all: readonly Dated[]): Parts => {
  const of = (date: 'from' | 'to' | 'on') => wide(all.flatMap((each) => each[date] ?? []))
  let found = parts
  if ('from' in found && found.from) found = { ...found, from: of('from') }
  if ('to' in found && found.to) found = { ...found, to: of('to') }
  if ('on' in found && found.on) found = { ...found, on: of('on') }
  return found
}

/** What statements of the same say together: the one they all are but for dates, these as wide as they are; else null. */
export const agreed = (all: readonly Parts[]): Parts | null => {
  const [given] = all
  if (!given) return null
  const key = keyOf(given)
  return all.every((parts) => parts === given || keyOf(parts) === key) ? widened(given, all) : null
}

/** The dates of a statement beside the same dates of another. */
export const datesBeside = (one: Dated, other: Dated): Array<[Days, Days]> =>
  [
    [one.from, other.from],
    [one.to, other.to],
    [one.on, other.on],
  ].flatMap(([first, second]): Array<[Days, Days]> => (first && second ? [[first, second]] : []))
