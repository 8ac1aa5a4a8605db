import { firstName } from '@dhruva/common'
import { askBackFor } from './ask-back.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { activityIn, grahaIn, houseIn, polarityOf, termIn, toldIn, wishesIn } from './details.ts'
import { formIn, isTalk } from './forms.ts'
import { lastReading } from './history.ts'
import { featuresOf, type Guess, matterScores, mattersFrom } from './listen.ts'
import { matterNamed } from './matters.ts'
import { type Heard, heard } from './normalise.ts'
import { optionsIn } from './options.ts'
import { mentionsIn, saysFirst } from './people.ts'
import { ruledMatters } from './ruled.ts'
import { scopeIn, storyScope } from './scope.ts'
import { registerOf, scriptOf, speechFor, speechWished } from './speech.ts'
import { type SavedName, whoseIn } from './subject.ts'
import type { About, Form, Listening, Matter, ParsedMessage, Question, Scope, Speech, Wish } from './types.ts'
import { isOwnChoice, lineOf } from './whose-choice.ts'

const QUESTIONS_MAX = 4

/** A message of fewer words is taken as it stands, as those were that it was learnt from. */
const STORY_WORDS = 25
/** How much of a clause's matter its own words tell, beside the whole message: a story stands before the question. */
const OWN_PART = 0.5

const mattersOf = ({ words, group }: Clause, whole: Heard, alone: boolean): Guess<Matter>[] => {
  const around = alone ? whole : group
  const all = matterScores(featuresOf(around))
  if (around.keys.length <= STORY_WORDS || words.keys.length === around.keys.length) return mattersFrom(all)
  const own = matterScores(featuresOf(words))
  return mattersFrom(own.map((score, at) => OWN_PART * score + (1 - OWN_PART) * (all[at] ?? 0)))
}

type Around = { whole: Heard; alone: boolean; last: About | null; saved: readonly SavedName[]; at: Date }
type Read = { question: Question; guesses: Guess<Matter>[] }

const questionOf = (clause: Clause, { whole, alone, last, saved, at }: Around): Read => {
  const { words, text } = clause
  const guesses = ruledMatters(alone ? whole : clause.group, mattersOf(clause, whole, alone))
  const heardForm = formIn(clause, last)
  // certain of what, where nothing was said before: `whom can I trust`
  const told = heardForm.form === 'is_it_certain' && last === null && isSure(guesses) ? 'yes_no' : heardForm.form
  const { share } = heardForm
  // `any remedy for this period?` after a dasha was told is a question of its own
  const form = GOES_ON.has(told) && share < SURE_FORM && isAnother(clause, guesses, last) ? 'what_is' : told
  const goesOn = last !== null && (GOES_ON.has(form) || !matterNamed(words, guesses))
  const named = isTalk(form) ? null : goesOn ? last.matter : (guesses[0]?.name ?? null)
  const graha = grahaIn(words, named)
  // `2020 was the worst year. Why was it so`
  const ofStory = named === 'past_check' ? scopeIn(clause.group, null, at) : storyScope(clause.group, at)
  const scope = toCome(scopeIn(words, graha, at) ?? ofStory, form, at)
  const matter = named === 'outlook' && scope && YEARS.has(scope.kind) ? 'life_overview' : named
  const whose = whoseIn(words, whole, matter, saved)
  const inherits = last !== null && !whose.named && (goesOn || namesNobody(words))
  const options = optionsIn(text, words, matter, form)
  const child = matter === 'children_time' && !inherits ? lineOf(alone ? whole : clause.group) : null
  const question: Question = {
    subject: isTalk(form)
      ? { kind: 'self' }
      : inherits
        ? last.subject
        : (child ?? (isOwnChoice(text, matter, options) ? { kind: 'self' } : whose.subject)),
    matter,
    form,
    scope,
    options,
    polarity: polarityOf(words, form, matter),
    refers: refersOf(form, goesOn),
    graha,
    house: houseIn(words),
    term: termIn(words, matter),
    activity: activityIn(words, matter, form),
    words: text.trim(),
    sure: { subject: inherits ? 0.8 : whose.sure, matter: goesOn ? 0.8 : (guesses[0]?.share ?? 0), form: share },
  }
  return { guesses, question }
}

/** What is asked when to come is not asked of a month that is over, though the story names it. */
const toCome = (scope: Scope | null, form: Form, at: Date): Scope | null => {
  if (scope?.kind === 'past' && (form === 'when' || form === 'until_when' || form === 'how')) return null
  const isOver =
    scope?.kind === 'month' &&
    scope.year !== null &&
    Date.UTC(scope.year, scope.month) <= at.getTime() &&
    (form === 'when' || form === 'until_when' || form === 'how' || form === 'choose_date')
  return isOver ? null : scope
}

const isAnother = ({ words }: Clause, guesses: readonly Guess<Matter>[], last: About | null): boolean =>
  last !== null &&
  guesses[0] !== undefined &&
  guesses[0].share >= SURE_OTHER &&
  guesses[0].name !== last.matter &&
  matterNamed(words, guesses)
const SURE_FORM = 0.7
const SURE_OTHER = 0.9

const isSure = ([best]: readonly Guess<Matter>[]): boolean =>
  best !== undefined && best.share >= SURE_MATTER && best.name !== 'off_topic' && best.name !== 'service'
const SURE_MATTER = 0.6

/** Read as a whole life, not day by day. */
const YEARS: ReadonlySet<Scope['kind']> = new Set<Scope['kind']>(['year', 'years', 'years_between', 'age'])

/** Said of the last answer, whatever words it takes. */
const GOES_ON = new Set<Form>(['explain_more', 'simpler', 'is_it_certain', 'after_that', 'past_claim'])

/** Neither the asker nor anybody else: who was spoken of is still meant. */
const namesNobody = (words: Heard): boolean => mentionsIn(words).length === 0 && !saysFirst(words.spelt, [])

const refersOf = (form: Form, goesOn: boolean): Question['refers'] => {
  if (form === 'disagree' || form === 'past_claim' || form === 'complaint') return 'claim'
  if (form === 'explain_more' || form === 'simpler' || form === 'is_it_certain') return 'last_answer'
  return goesOn ? 'last_matter' : null
}

const languageWish = (wished: Speech | null): Wish[] =>
  wished === null ? [] : [wished === 'en' ? 'in_english' : 'in_hindi']

/** Two clauses that came to the same matter of the sky are one question: `where do Rahu and Ketu go, and what is it to me`. */
const joined = (read: readonly Read[]): Read[] =>
  read.filter(({ question }, at) => {
    const before = read[at - 1]?.question
    const isSame = before !== undefined && question.matter !== null && before.matter === question.matter
    const isOfSky = OF_SKY.has(before?.matter ?? '') && question.graha === null && question.house === null
    const isNothing = question.matter === 'service' && question.sure.matter < SURE_MATTER
    return !(isOfSky && (isSame || isNothing))
  })
const OF_SKY = new Set<string>(['transit', 'graha_state', 'dosha_yoga', 'remedy', 'gem', 'day', 'outlook'])

/** What a message asks: whose life, which matter, in which form, of which time; with what was said before. */
export const parse = (listening: Listening): ParsedMessage => {
  const { message, history, saved = [] } = listening
  const whole = heard(message)
  const clauses = whole.keys.length === 0 ? [] : clausesOf(message)
  const names = saved.map((name): SavedName => ({ name, key: heard(firstName(name)).spelt[0] ?? '' }))
  const around = { whole, alone: clauses.length === 1, last: lastReading(history), saved: names, at: listening.at }
  const read = joined(clauses.map((clause) => questionOf(clause, around)))
  return {
    questions: read.slice(0, QUESTIONS_MAX).map(({ question }) => question),
    more: Math.max(0, read.length - QUESTIONS_MAX),
    told: toldIn(message, whole),
    wishes: [...wishesIn(whole), ...languageWish(speechWished(whole.spelt))],
    speech: speechFor(listening),
    script: scriptOf(message),
    register: registerOf(whole.spelt),
    askBack: askBackFor(read, saved, whole),
  }
}
