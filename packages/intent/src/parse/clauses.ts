import { type AskName, asksWith } from './asking.ts'
import { featuresOf, matterScores, mattersFrom } from './listen.ts'
import { type Heard, heard } from './normalise.ts'
import type { Matter } from './types.ts'

/** A part of a message that asks one thing. */
export type Clause = {
  text: string
  words: Heard
  asks: readonly AskName[]
  /** ends in a question mark */
  marked: boolean
  matter: { name: Matter; share: number }
}

const clauseOf = (text: string, marked: boolean): Clause => {
  const words = heard(text)
  const [best] = mattersFrom(matterScores(featuresOf(words)))
  return {
    text,
    words,
    marked,
    asks: asksWith(words.spelt, words.plain),
    matter: best ?? { name: 'life_overview', share: 0 },
  }
}

/** Sentences: at a mark that ends one, at a line's end, not inside `B.Com` or `3.5`. */
const sentences = (text: string): Clause[] =>
  [...text.matchAll(/(.*?)(?:([?？]+)[?!.।\s]*|[।;!\n]+\s*|\.+(?:\s+|$)|$)/gsu)]
    .map(([, said = '', mark]) => ({ said: said.trim(), marked: mark !== undefined }))
    .filter(({ said }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said))
    .map(({ said, marked }) => clauseOf(said, marked))

const JOINTS =
  /\s*(?:,\s*(?:and|aur|also|n|plus|और|तथा)|,|&|\s(?:and|aur|or also|also|n|nd|plus|और|तथा|एवं|evam|sath hi|saath hi|साथ ही))\s+/giu

/** Both sides must be this sure of a matter of their own when one of them has no asking word. */
const OWN_SHARE = 0.6
/** … and this sure when both ask. */
const ASKED_SHARE = 0.4

const isAsking = ({ asks, marked }: Clause): boolean => marked || asks.some((name) => name !== 'tell')

/** `when do I get a flat and when a car`: two clauses, when each side asks of a matter of its own. */
const parted = (clause: Clause): Clause[] => {
  for (const joint of clause.text.matchAll(JOINTS)) {
    const left = clauseOf(clause.text.slice(0, joint.index), false)
    const right = clauseOf(clause.text.slice(joint.index + joint[0].length), clause.marked)
    if (left.words.keys.length === 0 || right.words.keys.length === 0) continue
    const both = asksItself(left) && asksItself(right)
    const least = both ? ASKED_SHARE : OWN_SHARE
    const apart = left.matter.name !== right.matter.name && left.matter.share >= least && right.matter.share >= least
    if (apart && (both || sharesQuestion(left, right, joint[0]))) return [left, ...parted(right)]
  }
  return [clause]
}

const asksItself = ({ asks }: Clause): boolean => asks.some((name) => name !== 'tell')

/** `naukri aur shaadi kab hogi`: one asking word for two things that are named in a word or two. */
const NAMED_IN = 3
const sharesQuestion = (left: Clause, right: Clause, joint: string): boolean =>
  !joint.includes(',') && left.words.keys.length <= NAMED_IN && asksItself(right) && !right.asks.includes('which')

/**
 * The clauses of a message that ask, in their order; the message as one clause when none does. What asks without saying of what (`when?`)
 * belongs to the one before it.
 */
export const clausesOf = (text: string): Clause[] => {
  const all = sentences(text).flatMap((sentence) =>
    isAsking(sentence) || sentence.asks.length > 0 ? parted(sentence) : [sentence],
  )
  const asking = all.filter(isAsking)
  if (asking.length === 0) return [clauseOf(text, false)]
  const joined: Clause[] = []
  for (const clause of asking) {
    const last = joined.at(-1)
    if (last && belongsTo(last, clause)) joined[joined.length - 1] = togetherOf(last, clause)
    else joined.push(clause)
  }
  return joined
}

const belongsTo = (last: Clause, clause: Clause): boolean =>
  clause.matter.share < OWN_SHARE_ALONE ||
  last.matter.share < OWN_SHARE_ALONE ||
  clause.matter.name === last.matter.name

/** Two that ask in full need less. */
const _leastOf = (last: Clause, clause: Clause): number =>
  asksItself(last) && asksItself(clause) && clause.words.keys.length > SHORT_CLAUSE
    ? ASKED_SHARE_APART
    : OWN_SHARE_ALONE

const SHORT_CLAUSE = 3
const ASKED_SHARE_APART = 0.25
const OWN_SHARE_ALONE = 0.5

const togetherOf = (one: Clause, other: Clause): Clause => {
  const both = clauseOf(`${one.text} ${other.text}`, true)
  return { ...both, asks: other.asks.length > 0 ? other.asks : one.asks }
}
