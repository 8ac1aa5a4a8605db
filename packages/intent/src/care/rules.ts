import type { ConceptPlaces, Place } from './concepts.ts'

/**
 * The language of `rules-data.ts`, one rule a line; what matches is a message in which its concepts stand near each other.
 *
 *     rule     = parts [ "/" gap ] [ "- " concept { " " concept } ]
 *     parts    = part { "+" part }      in any order, each near the one written before it
 *              | part { ">" part }      in this order
 *     part     = concept { "|" concept }      one of them
 *     gap      = number | "all"      so many words at most between two parts, 4 when it is not written; `all`: any number
 *     concept  = a key of `concepts-data.ts`
 *
 * After the minus stand concepts that must not be said anywhere in the message: `dying + wish /3 - whenDie past`.
 */
export type Rule = { parts: string[][]; ordered: boolean; gapMax: number; unless: string[] }

const GAP_MAX = 4

const ruleOf = (line: string): Rule => {
  const [said = '', not = ''] = line.split(' - ')
  const [parts = '', gap] = said.split(' /')
  return {
    parts: parts.split(/[+>]/).map((part) => part.trim().split('|')),
    ordered: parts.includes('>'),
    gapMax: gap === undefined ? GAP_MAX : gap.trim() === 'all' ? Number.POSITIVE_INFINITY : Number(gap),
    unless: not.split(' ').filter(Boolean),
  }
}

export const rulesOf = (text: string): Rule[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(ruleOf)

const gapBetween = ([from, to]: Place, [nextFrom, nextTo]: Place): number =>
  (nextFrom > to ? nextFrom - to : from - nextTo) - 1

const isNext = (rule: Rule, last: Place, next: Place): boolean => {
  const gap = gapBetween(last, next)
  return gap >= 0 && gap <= rule.gapMax && (!rule.ordered || next[0] > last[1])
}

const isMet = (rule: Rule, said: ConceptPlaces, at = 0, last: Place | null = null): boolean => {
  const part = rule.parts[at]
  if (!part) return true
  return part.some((concept) =>
    (said.get(concept) ?? []).some((place) => (!last || isNext(rule, last, place)) && isMet(rule, said, at + 1, place)),
  )
}

export const meets = (rules: readonly Rule[], said: ConceptPlaces): boolean =>
  rules.some((rule) => !rule.unless.some((concept) => said.has(concept)) && isMet(rule, said))
