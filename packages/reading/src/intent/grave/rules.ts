import type { Place, Said } from '#intent/grave/concepts.ts'

/** Concepts said near each other, and those that must not be said anywhere beside them. */
export type Rule = { parts: string[][]; ordered: boolean; reach: number; unless: string[] }

/** So many words may lie between two concepts of a rule. */
const REACH = 4

/**
 * One rule a line: `a|b + c` in any order, `a > b` in this order, `/2` with at most two words between (`/all` anywhere),
 * `- d e` unless d or e is said.
 */
export const rulesOf = (text: string): Rule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [said = '', not = ''] = line.split(' - ')
      const [parts = '', reach] = said.split(' /')
      return {
        parts: parts.split(/[+>]/).map((part) => part.trim().split('|')),
        ordered: parts.includes('>'),
        reach: reach === undefined ? REACH : reach.trim() === 'all' ? Number.POSITIVE_INFINITY : Number(reach),
        unless: not.split(' ').filter(Boolean),
      }
    })

const gap = ([from, to]: Place, [nextFrom, nextTo]: Place): number =>
  (nextFrom > to ? nextFrom - to : from - nextTo) - 1

const follows = (rule: Rule, last: Place, next: Place): boolean => {
  const apart = gap(last, next)
  return apart >= 0 && apart <= rule.reach && (!rule.ordered || next[0] > last[1])
}

const isMet = (rule: Rule, said: Said, at = 0, last: Place | null = null): boolean => {
  const part = rule.parts[at]
  if (!part) return true
  return part.some((concept) =>
    (said.get(concept) ?? []).some(
      (place) => (!last || follows(rule, last, place)) && isMet(rule, said, at + 1, place),
    ),
  )
}

export const meets = (rules: readonly Rule[], said: Said): boolean =>
  rules.some((rule) => !rule.unless.some((concept) => said.has(concept)) && isMet(rule, said))
