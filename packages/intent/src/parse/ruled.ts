import { GRAHAS } from './details-data.ts'
import type { Guess } from './listen.ts'
import { type Heard, heard } from './normalise.ts'
import { kindOf, mentionsIn } from './people.ts'
import { CUES, MATTER_RULES } from './ruled-data.ts'
import type { TwoWishes } from './two-wishes.ts'
import type { Matter } from './types.ts'
import { hasAny, namesIn, wordIndex } from './word-index.ts'

const CUE = wordIndex(CUES)
const GRAHA = wordIndex(GRAHAS)

/** Surer than this, what was learnt is not overruled by a weak cue. */
const SURE = 0.6
/** So sure is what a rule names. */
const RULED_SHARE = 0.85

const KIN = new Set(['in_law', 'spouse', 'partner', 'ex', 'friend', 'child', 'grandchild', 'parents', 'mother'])

/** What the words name, as cues. */
const cuesIn = (words: Heard): Set<string> => {
  const cues = new Set<string>(namesIn(CUE, words.spelt))
  for (const { kin, address } of mentionsIn(words)) {
    const kind = kindOf(kin)
    if (!address && KIN.has(kind)) cues.add(kind === 'grandchild' ? 'child' : kind)
  }
  if (hasAny(GRAHA, words.spelt)) cues.add('graha')
  return cues
}

/** Of no life, and taken for what was meant only where nothing else is nearly as likely. */
const LAST_GUESS = new Set<Matter>(['off_topic', 'service', 'term'])
const NEAR = 0.12

const ofLife = (guesses: readonly Guess<Matter>[]): Guess<Matter>[] => {
  const [best, next, ...rest] = guesses
  const isDoubtful = best && next && LAST_GUESS.has(best.name) && !LAST_GUESS.has(next.name)
  if (!isDoubtful || best.share >= SURE || best.share - next.share > NEAR) return [...guesses]
  return [next, best, ...rest]
}

/** The matters as guessed, with that first which the words of the clause name by themselves. */
export const ruledMatters = (words: Heard, guesses: readonly Guess<Matter>[]): Guess<Matter>[] => {
  const [best] = guesses
  if (!best) return []
  const cues = cuesIn(words)
  const rule = MATTER_RULES.find(
    ({ has, lacks = [], not = [], weak }) =>
      has.every((cue) => cues.has(cue)) &&
      !lacks.some((cue) => cues.has(cue)) &&
      !not.includes(best.name) &&
      !(weak && best.share >= SURE),
  )
  if (!rule) return ofLife(guesses)
  return ahead(rule.matter, guesses)
}

/** A matter put first, as sure as a rule is. */
const ahead = (matter: Matter, guesses: readonly Guess<Matter>[]): Guess<Matter>[] => {
  const share = Math.max(RULED_SHARE, guesses.find(({ name }) => name === matter)?.share ?? 0)
  return [{ name: matter, share }, ...guesses.filter(({ name }) => name !== matter)]
}

const LEAVES = wordIndex({
  yes: 'chhod chhodu chhod_du chhod_dun chhodna leave quit give_up छोड़ छोड़_दूं छोड़ना resign',
})
const SUITOR = wordIndex({ yes: 'ladka ladke ladki boy girl guy rishta proposal लड़का लड़के लड़की रिश्ता' })
/** A match that the family likes and the asker does not is weighed as a match, not as a love that waits for consent. */
export const mattersOfWishes = (
  { theirs, other }: TwoWishes,
  guesses: readonly Guess<Matter>[],
  story: Heard,
): Guess<Matter>[] => {
  const [best] = guesses
  // to leave work for somebody is no change of job
  if (best?.name === 'job_change' && hasAny(LEAVES, story.spelt)) return ahead('career_path', guesses)
  const isMatch = best?.name === 'love_marriage' || best?.name === 'proposal_match'
  if (!isMatch || !hasAny(SUITOR, heard(theirs).spelt) || hasAny(SUITOR, heard(other).spelt)) return [...guesses]
  return ahead('proposal_match', guesses)
}
