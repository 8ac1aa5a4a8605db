import { type AskName, asksWith, offersChoice } from './asking.ts'
import { featuresOf, matterScores, mattersFrom } from './listen.ts'
import { type Heard, heard } from './normalise.ts'
import { actsFirst, namesOnlySomebody } from './people.ts'
import { namesOnlyTimes } from './periods.ts'
import { asksOfPromise } from './promise.ts'
import { CUES } from './ruled-data.ts'
import type { Matter } from './types.ts'
import { hasAny, wordIndex } from './word-index.ts'

/** A part of a message that asks one thing. */
export type Clause = {
  text: string
  /** with what was told before it */
  story: string
  words: Heard
  asks: readonly AskName[]
  /** ends in a question mark */
  marked: boolean
  /** with what was told before it, since the question before */
  group: Heard
  /** what the group is most likely about */
  matter: { name: Matter; share: number }
}

const clauseOf = (text: string, marked: boolean, told = ''): Clause => {
  const words = heard(text)
  const story = told === '' ? text : `${told}. ${text}`
  const group = told === '' ? words : heard(story)
  const [best] = mattersFrom(matterScores(featuresOf(group)))
  return {
    text,
    story,
    words,
    asks: asksWith(words.spelt, words.plain),
    marked,
    group,
    matter: best ?? { name: 'life_overview', share: 0 },
  }
}

type Sentence = { said: string; marked: boolean; asks: boolean }

/** Sentences: to a mark that ends one, to a line's end, not inside `B.Com` or `3.5`. */
const sentences = (text: string): Sentence[] =>
  [...text.matchAll(/(.*?)(?:([?？]+)[?!.।\s]*|[।;!\n]+\s*|\.+(?:\s+|$)|$)/gsu)]
    .map(([, said = '', mark]) => ({ said: said.trim(), marked: mark !== undefined }))
    .filter(({ said }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(said))
    .map(({ said, marked }) => {
      const { plain, spelt } = heard(said)
      return { said, marked, asks: marked || asksWith(spelt, plain).some((name) => name !== 'tell') }
    })

const JOINTS =
  /\s*(?:,\s*(?:and|aur|also|n|plus|और|तथा)|,|&|\s(?:and|aur|or also|also|n|nd|plus|और|तथा|एवं|evam|sath hi|saath hi|साथ ही))\s+/giu
/** In a long story every comma is looked at no further. */
const JOINTS_MAX = 12

/** Both sides must be this sure of a matter of their own … */
const OWN_SHARE = 0.75
/** … less when both ask, more when it is not seen that one does. */
const ASKED_SHARE = 0.35
const SURELY = 0.8
/** `naukri aur shaadi kab hogi`: one asking word for two things that are named in so many words. */
const NAMED_IN = 3

const asksItself = ({ asks, marked }: Clause): boolean => marked || asks.some((name) => name !== 'tell')
const sizeOf = ({ words }: Clause): number => words.keys.length

/** `for me and my wife`: two people, one question. */
const ENDS_IN_ME = /(?<![\p{L}\p{M}])(?:me|i|myself|us|mere|mera|meri|main|mai|mujhe|hamare|मेरे|मेरा|मेरी|मैं|मुझे|हमारे)\s*$/iu

export const COLOUR = wordIndex({ yes: CUES.colour })
/** Whether two sides of a joint ask of a matter each. */
const areTwo = (left: Clause, right: Clause, joint: string): boolean => {
  if (namesOnlySomebody(left.words) || (ENDS_IN_ME.test(left.text) && namesOnlySomebody(right.words))) return false
  if (isOfIt(left, right) || namesOnlyTimes(left.words)) return false
  if (sizeOf(left) === 0 || sizeOf(right) === 0) return false
  // `kis rang ka lu aur kab lu`
  if (hasAny(COLOUR, left.words.spelt) && right.asks.includes('when')) return left.asks.length > 0
  if (left.matter.name === right.matter.name) return false
  const share = Math.min(left.matter.share, right.matter.share)
  const wordAsks = (clause: Clause) => clause.asks.some((name) => name !== 'tell')
  const isBare = joint.includes(',') && joint.trim() === ','
  // `stay here, move away or open a shop?`: a list of ways
  if (isBare && !wordAsks(right) && offersChoice(right.words)) return false
  if (wordAsks(left) && asksItself(right)) return share >= ASKED_SHARE
  if (isBare) return false
  if (sizeOf(left) <= NAMED_IN && wordAsks(right) && !right.asks.includes('which')) return share >= OWN_SHARE
  if (!wordAsks(left) && hasAny(TELLS, left.words.spelt)) return false
  return share >= SURELY && Math.min(sizeOf(left), sizeOf(right)) >= NAMED_IN
}

/** `main sher likhta hu aur gaata hu`: what somebody says of themselves asks nothing. */
const TELLS = wordIndex({
  yes: 'hu hoon hun hai hain tha thi raha rahi rahe i im i_am हूं है हैं था थी रहा रही रहे',
})

/** `when do I get a flat and when a car`: a sentence by its joints, when each side asks of a matter of its own. */
const parted = (clause: Clause, told: string): Clause[] => {
  for (const joint of [...clause.text.matchAll(JOINTS)].slice(0, JOINTS_MAX)) {
    const left = clauseOf(clause.text.slice(0, joint.index), false, told)
    const right = clauseOf(clause.text.slice(joint.index + joint[0].length), clause.marked)
    if (areTwo(left, right, joint[0])) return [left, ...parted(right, '')]
  }
  return [clause]
}

/**
 * The clauses of a message that ask, in their order, each with what was told before it; the message as one clause when none does. What
 * asks without saying of what (`when?`) belongs to the one before it.
 */
export const clausesOf = (text: string): Clause[] => {
  const joined: Clause[] = []
  let told = ''
  for (const { said, marked, asks } of sentences(text)) {
    if (!asks) {
      told = told === '' ? said : `${told}. ${said}`
      continue
    }
    for (const clause of parted(clauseOf(said, marked, told), told)) {
      const last = joined.at(-1)
      if (last && belongsTo(last, clause)) joined[joined.length - 1] = togetherOf(last, clause)
      else joined.push(clause)
    }
    told = ''
  }
  if (joined.length === 0 || (joined.length === 2 && isOfOnePromise(text, joined))) return [clauseOf(text, false)]
  return joined
}

const ME = wordIndex({ yes: 'i me main mai mujhe मैं मुझे' })
/** `bhai ne hissa dene ko kaha tha, kya wo apni baat rakhega`: what was promised stands before whether it is kept. */
const isOfOnePromise = (text: string, clauses: readonly Clause[]): boolean =>
  asksOfPromise(text) && clauses.slice(1).every(({ words }) => !hasAny(ME, words.spelt) && !actsFirst(words))

/** A question of a word or two must be surer to be one of its own. */
const SHORT = 3
const SHORT_SHARE = 0.5
const FULL_SHARE = 0.2

const belongsTo = (last: Clause, clause: Clause): boolean => {
  if (hasAny(COLOUR, last.words.spelt) && last.asks.length > 0 && clause.asks.includes('when')) return false
  if (clause.matter.name === last.matter.name) return true
  if (isOfIt(last, clause)) return true
  const inFull = Math.min(sizeOf(last), sizeOf(clause)) > SHORT
  return Math.min(clause.matter.share, last.matter.share) < (inFull ? FULL_SHARE : SHORT_SHARE)
}

/** Of what was named before. */
export const IT_WORDS = 'it its iska iski iske uska uski uske इसका इसकी इसके उसका उसकी उसके'
const IT = wordIndex({ yes: `${IT_WORDS} isko usko` })
const OF_WORDS = new Set<Matter>(['chart_fact', 'term', 'transit'])

/** `what is my nakshatra and who rules it`: the second asks of the word in the first. */
const isOfIt = (last: Clause, clause: Clause): boolean =>
  OF_WORDS.has(last.matter.name) &&
  clause.matter.name !== 'remedy' &&
  sizeOf(clause) <= SHORT + 1 &&
  hasAny(IT, clause.words.spelt)

const togetherOf = (one: Clause, other: Clause): Clause => {
  const both = clauseOf(`${one.text} ${other.text}`, true)
  return { ...both, asks: other.asks.length > 0 ? other.asks : one.asks }
}
