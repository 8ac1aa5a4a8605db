// What people promise, want and agree to: which matter a question between them is of, and whose.
import type { Clause } from './clauses.ts'
import type { Guess } from './listen.ts'
import { mattersOfWishes } from './ruled.ts'
import type { TwoWishes } from './two-wishes.ts'
import type { Form, Matter, Scope, Subject } from './types.ts'

/** Told of a word that was given, these ask whether it is kept. */
export const OF_A_WORD = new Set<Form>([
  'past_claim',
  'is_it_certain',
  'disagree',
  'feeling',
  'acknowledge',
  'explain_more',
])
/** Of two wishes these ask which of them it shall be. */
export const WEIGHED = new Set<Form>([
  'how',
  'what_is',
  'how_is',
  'yes_no',
  'feeling',
  'acknowledge',
  'disagree',
  'explain_more',
])
/** Of what was promised the answer is on the asker's own time: the likeliest matter will do. */
const PROMISED_SHARE = 0.45
const surely = ([best, ...others]: readonly Guess<Matter>[]): Guess<Matter>[] =>
  best ? [{ ...best, share: Math.max(best.share, PROMISED_SHARE) }, ...others] : []

/** Asked of a love, and not of a bike or a hostel. */
const OF_LOVE =
  /\blov|pya+r|sha+di|marri|marry|vivah|rishta|girlfriend|boyfriend|\b[gb]f\b|caste|jaat|\bladk|\b(?:him|us)\b|uske|usse|unse|प्यार|शादी|विवाह|रिश्त|लड़क|जाति|उससे|उनसे|लव/iu
const OF_WEDDING = new Set<Matter>([
  'love_marriage',
  'proposal_match',
  'marriage_time',
  'marriage_late',
  'proposal_answer',
])
const THING_SHARE = 0.05
/** Whether a family agrees sounds of a wedding: where no word of one is said, what is named beside it is meant. */
const ofThing = (guesses: readonly Guess<Matter>[]): Guess<Matter>[] => {
  const [best] = guesses
  if (!best || !OF_WEDDING.has(best.name)) return [...guesses]
  const others = guesses.filter(({ name }) => !OF_WEDDING.has(name))
  return (others[0]?.share ?? 0) >= THING_SHARE ? surely(others) : [...guesses]
}

/** What was heard of a clause, with what lies between people in it. */
type Between = { consents: boolean; promised: boolean; wishes: TwoWishes | null }

/** The likeliest matters of a clause in which somebody agrees, promises or wants something else. */
export const mattersBetween = (
  { consents, promised, wishes }: Between,
  { story, group }: Clause,
  heardAs: readonly Guess<Matter>[],
): Guess<Matter>[] => {
  if (consents && !OF_LOVE.test(story)) return ofThing(heardAs)
  if (promised) return surely(heardAs)
  return wishes ? surely(mattersOfWishes(wishes, heardAs, group)) : [...heardAs]
}

/** Matters of two stay theirs, whoever else is named. */
const OF_TWO = new Set<Subject['kind']>(['partner', 'couple', 'family', 'saved'])
/** Whose it is: the asker's, where somebody else's word or wish bears on their life. */
export const ownOf = (subject: Subject, matter: Matter | null, promised: boolean): Subject =>
  (OF_TWO.has(subject.kind) && !(promised && subject.kind === 'family')) || matter === 'parenting'
    ? subject
    : { kind: 'self' }

/** `he said he would in April`: a month that somebody promised is the next of its name. */
export const stillToCome = (scope: Scope | null): Scope | null => {
  if (scope?.kind === 'past') return null
  return scope?.kind === 'month' ? { ...scope, year: null } : scope
}
