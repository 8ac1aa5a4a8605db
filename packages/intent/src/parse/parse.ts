import { firstName } from '@dhruva/common'
import { askBackFor } from './ask-back.ts'
import { mattersBetween, OF_A_WORD, ownOf, stillToCome, WEIGHED } from './between-people.ts'
import { type Clause, COLOUR, clausesOf, IT_WORDS } from './clauses.ts'
import { asksConsent } from './consent.ts'
import { activityIn, grahaIn, houseIn, ordinalIn, polarityOf, termIn, toldIn, wishesIn } from './details.ts'
import { formIn, isTalk } from './forms.ts'
import { lastReading, termBefore } from './history.ts'
import { featuresOf, type Guess, matterScores, mattersFrom } from './listen.ts'
import { matterNamed, namesOwn } from './matters.ts'
import { type Heard, heard } from './normalise.ts'
import { asksWhetherGood, optionsIn, optionsOfWishes, weighsOneThing } from './options.ts'
import { actsFirst, mentionsIn, saysFirst, saysThird } from './people.ts'
import { formOfPeriods, isYear, matterOfPeriods, periodsAfter, periodsIn } from './periods.ts'
import { asksOfPromise } from './promise.ts'
import { ruledMatters } from './ruled.ts'
import { countWeekdays, scopeIn, storyScope } from './scope.ts'
import { isForeign, registerOf, scriptOf, speechFor, speechWished } from './speech.ts'
import { type SavedName, whoseIn } from './subject.ts'
import { asksWhoseSide, twoWishesIn } from './two-wishes.ts'
import type { About, Form, Listening, Matter, ParsedMessage, Question, Scope, Speech, Wish } from './types.ts'
import { isOwnChoice, isOwnStep, lineOf } from './whose-choice.ts'
import { hasAny, wordIndex } from './word-index.ts'

const QUESTIONS_MAX = 4

/** A message of fewer words is taken as it stands, as those were that it was learnt from. */
const STORY_WORDS = 25
/** How much of a clause's matter its own words tell, beside the whole message: a story stands before the question. */
const OWN_PART = 0.5
/** A further question of so few words may lean on what was named before. */
const BARE_WORDS = 5
const OF_DAYS = new Set<Matter>(['day', 'outlook', 'transit', 'dosha_yoga'])

const mattersOf = ({ words, group, asks }: Clause, whole: Heard, alone: boolean): Guess<Matter>[] => {
  // `and which month to buy`: the thing was named before
  if (!alone && asks.includes('when') && words.keys.length <= BARE_WORDS && !namesOwn(words)) {
    const thing = heard(whole.plain.filter((_, at) => !hasAny(COLOUR, whole.spelt.slice(at, at + 1))).join(' '))
    const [best, ...others] = ruledMatters(thing, mattersFrom(matterScores(featuresOf(thing))))
    if (best && best.share >= SURE_MATTER && !OF_DAYS.has(best.name)) return [best, ...others]
  }
  const around = alone ? whole : group
  const all = matterScores(featuresOf(around))
  if (around.keys.length <= STORY_WORDS || words.keys.length === around.keys.length) return mattersFrom(all)
  const own = matterScores(featuresOf(words))
  return mattersFrom(own.map((score, at) => OWN_PART * score + (1 - OWN_PART) * (all[at] ?? 0)))
}

type Around = Pick<Listening, 'history' | 'at'> & {
  whole: Heard
  alone: boolean
  last: About | null
  saved: readonly SavedName[]
}
type Read = { question: Question; guesses: Guess<Matter>[] }

const questionOf = (clause: Clause, { whole, alone, last, saved, history, at }: Around): Read => {
  const { words, text } = clause
  const promised = asksOfPromise(clause.story)
  const wishes = last === null || words.keys.length > FEW_WORDS ? twoWishesIn(clause.story) : null
  const ruled = ruledMatters(alone ? whole : clause.group, mattersOf(clause, whole, alone))
  const consents = asksConsent(clause.story)
  const guesses = mattersBetween({ consents, promised, wishes }, clause, ruled)
  const heardForm = formIn(clause, last)
  // certain of what, where nothing was said before: `whom can I trust`
  const isAlone = last === null && isSure(guesses) && !(heardForm.form === 'past_claim' && SAYS_YOU.test(text))
  const told = isAlone ? (ALONE[heardForm.form] ?? heardForm.form) : heardForm.form
  const { share } = heardForm
  // `any remedy for this period?` after a dasha was told is a question of its own
  const isNew = share < SURE_FORM || (told === 'explain_more' && words.keys.length > FEW_WORDS)
  const gone = GOES_ON.has(told) && isNew && isAnother(clause, guesses, last) ? (ALONE[told] ?? 'what_is') : told
  const formAlone = formOfOne(formOfTime(gone, clause, last), clause, guesses[0]?.name ?? null)
  const isWhose = formAlone === 'why' && clause.asks.includes('what')
  const isChoice =
    asksWhoseSide(clause.story) ||
    (wishes && (isWhose || WEIGHED.has(formAlone))) ||
    (formAlone === 'feeling' && weighsWays(text, words, guesses))
  const formAsked = promised && OF_A_WORD.has(formAlone) ? 'yes_no' : isChoice ? 'which_of' : formAlone
  const asksPeriods = isTalk(formAsked)
    ? null
    : (periodsIn(words, at) ?? (last && periodsAfter(words, clause.asks, history, at)))
  const hear = (rest: Heard) => ruledMatters(rest, mattersFrom(matterScores(featuresOf(rest))))
  const ofPeriods = asksPeriods && matterOfPeriods(words, guesses, hear, last)
  const periods = ofPeriods === null ? null : asksPeriods
  const form = periods ? formOfPeriods(formAsked) : formAsked
  const goesOn = last !== null && (GOES_ON.has(form) || !matterNamed(words, guesses))
  const named = isTalk(form) ? null : (ofPeriods?.matter ?? (goesOn ? last.matter : (guesses[0]?.name ?? null)))
  const graha = grahaIn(words, named)
  // `2020 was the worst year. Why was it so`
  const ofStory = named === 'past_check' ? scopeIn(clause.group, null, at) : storyScope(clause.group, at)
  const ofWords = scopeIn(words, graha, at) ?? ofStory
  const scope = isTold(ofWords, clause, form, at) ? null : promised ? stillToCome(ofWords) : toCome(ofWords, form, at)
  const ofDays = form === 'compare_days' && named !== 'muhurat' && countWeekdays(words) > 1 ? 'day' : named
  const matter = ofDays === 'outlook' && scope && YEARS.has(scope.kind) ? 'life_overview' : ofDays
  const whose = whoseIn(words, whole, matter, saved)
  const inherits = last !== null && !whose.named && (goesOn || goesOnWithSomebody(words))
  const offered = periods ? [] : optionsIn(text, words, matter, form)
  const options = wishes && form === 'which_of' && offered.length === 0 ? optionsOfWishes(wishes, matter) : offered
  const consent = consents && matter !== 'love_marriage'
  const isAskers =
    promised || consent || (wishes?.isMine && !saysThird(words.spelt)) || isOwnChoice(text, matter, options)
  const child = matter === 'children_time' && !inherits ? lineOf(alone ? whole : clause.group) : null
  const question: Question = {
    subject: isTalk(form)
      ? { kind: 'self' }
      : inherits
        ? last.subject
        : (child ??
          (isAskers || isOwnStep(text, matter) ? ownOf(whose.subject, matter, promised || consent) : whose.subject)),
    matter,
    form,
    scope,
    options,
    polarity: polarityOf(firstWay(clause, guesses[0]?.name ?? null), clause.group, form, matter),
    refers: refersOf(form, goesOn),
    graha,
    house: houseIn(words) ?? (goesOn && matter === 'chart_fact' ? ordinalIn(words) : null),
    term: termIn(words, matter) ?? (goesOn && matter === 'chart_fact' ? termBefore(history) : null),
    activity: activityIn(words, matter, form),
    periods,
    words: text.trim(),
    sure: {
      subject: inherits ? 0.8 : whose.sure,
      matter: ofPeriods?.share ?? (goesOn ? 0.8 : (guesses[0]?.share ?? 0)),
      form: share,
    },
  }
  return { guesses: ofPeriods ? [{ name: ofPeriods.matter, share: ofPeriods.share }] : guesses, question }
}

/** `aage badhun ya rukun`, told as a feeling, is a choice all the same. */
const weighsWays = (text: string, words: Heard, [best]: readonly Guess<Matter>[]): boolean => {
  const ways = optionsIn(text, words, best?.name ?? null, 'which_of')
  return ways.length === 2 && ways.every(({ id }) => id !== 'free')
}

/** `I lost it last month, will I find another one`: the time of what was told is none of what is asked. */
const isTold = (scope: Scope | null, { text }: Clause, form: Form, at: Date): boolean => {
  if (scope?.kind !== 'past' || form !== 'yes_no') return false
  const asked = askedIn(text)
  return asked !== text && scopeIn(heard(asked), null, at) === null
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

/** `and 2028?`: not what comes after, but the same of a time that is named. */
const formOfTime = (form: Form, { words }: Clause, last: About | null): Form => {
  if (form !== 'after_that' || last === null) return form
  if (!words.plain.some(isYear)) return form
  return last.form === 'when' || last.form === 'after_that' || isTalk(last.form) ? 'how_is' : last.form
}

/** `talaq ho gaya, kya wo dobara ghar basayegi`: what is asked stands behind what was told. */
const TOLD_BEFORE =
  /^(.*?[,;]\s*(?:and |to |toh |so |तो )?(?:kya |क्या |will |can |is |should |do )?|.*\S\s+(?:kya|क्या)\s+)(?=\S)/iu
const ASKED_WORDS = 3
const askedIn = (text: string): string => {
  const asked = text.slice((TOLD_BEFORE.exec(text)?.[1] ?? '').length)
  return asked.split(/\s+/u).length >= ASKED_WORDS ? asked : text
}

/** Of one thing and its failing (`pakki hogi ya toot jayegi`) what is asked is the first. */
const firstWay = ({ text, words }: Clause, matter: Matter | null): Heard => {
  const [first = ''] = weighsOneThing(text, matter) ? text.split(/\s(?:or|ya|या)\s/iu) : []
  if (first !== '') return heard(first)
  const asked = askedIn(text)
  return asked === text ? words : heard(asked)
}

/** One thing that is weighed in itself is no choice of two: `achhi hogi ya buri`, `wapas aayega ya bhul jau`. */
const formOfOne = (form: Form, { text }: Clause, matter: Matter | null): Form => {
  if (form !== 'which_of' || !weighsOneThing(text, matter)) return form
  return asksWhetherGood(text) ? 'how_is' : 'yes_no'
}

const isAnother = ({ words }: Clause, guesses: readonly Guess<Matter>[], last: About | null): boolean =>
  last !== null &&
  guesses[0] !== undefined &&
  guesses[0].share >= SURE_OTHER &&
  guesses[0].name !== last.matter &&
  matterNamed(words, guesses)
const SURE_FORM = 0.7
const SURE_OTHER = 0.8

/** What is said of the last answer asks this where nothing was answered: `explain in detail about my marriage`. */
const ALONE: Partial<Record<Form, Form>> = { is_it_certain: 'yes_no', explain_more: 'how_is', past_claim: 'how' }
/** What is told of the past is a word on us only where we are named. */
const SAYS_YOU = /\b(?:you|u|your|ur|aap\w*|tum\w*|app|said|told|predicted|kaha|bola|bataya)\b|आप|तुम|कहा|बताया|बोला/iu

const isSure = ([best]: readonly Guess<Matter>[]): boolean =>
  best !== undefined && best.share >= SURE_MATTER && best.name !== 'off_topic' && best.name !== 'service'
const SURE_MATTER = 0.6

/** Read as a whole life, not day by day. */
const YEARS: ReadonlySet<Scope['kind']> = new Set<Scope['kind']>(['year', 'years', 'years_between', 'age'])

/** Said of the last answer, whatever words it takes. */
const GOES_ON = new Set<Form>(['explain_more', 'simpler', 'is_it_certain', 'after_that', 'past_claim'])

/**
 * Neither the asker nor anybody else is named, and it is said of somebody (`will he`, `uska`) or in a few words (`aur paisa?`): who was
 * spoken of is still meant. A question in full that says neither is a new one of the asker's.
 */
const goesOnWithSomebody = (words: Heard): boolean =>
  mentionsIn(words).length === 0 &&
  !saysFirst(words.spelt, []) &&
  (saysThird(words.spelt) || (words.spelt.length <= FEW_WORDS && !actsFirst(words)))
const FEW_WORDS = 5

const refersOf = (form: Form, goesOn: boolean): Question['refers'] => {
  if (form === 'disagree' || form === 'past_claim' || form === 'complaint') return 'claim'
  if (form === 'explain_more' || form === 'simpler' || form === 'is_it_certain') return 'last_answer'
  return goesOn ? 'last_matter' : null
}

const languageWish = (wished: Speech | null): Wish[] =>
  wished === null ? [] : [wished === 'en' ? 'in_english' : 'in_hindi']

const ITS = wordIndex({ yes: IT_WORDS })
/** Clause by clause: `naukri kab lagegi, aur kya woh sarkari hogi?` goes on from what the same message asked before. */
const readEach = (clauses: readonly Clause[], around: Around): Read[] => {
  const read: Read[] = []
  for (const clause of clauses) {
    const before = read.at(-1)?.question
    const isOfIt = hasAny(ITS, clause.words.spelt)
    const goesOn = isOfIt && before && before.matter !== null && before.sure.matter >= SURE_MATTER
    const last = goesOn ? before : around.last
    const one = questionOf(clause, { ...around, last })
    // `mangal dosh hai kya aur iska nivaran`: what it is asked against is named before
    const isRemedy = isOfIt && one.question.matter === 'remedy' && one.question.graha === null
    read.push(isRemedy && before ? { ...one, question: { ...one.question, graha: before.graha } } : one)
  }
  return read
}

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
  const names = saved.map(
    (name): SavedName => ({
      name,
      keys: [firstName(name), `${firstName(name)}s`].map((word) => heard(word).spelt[0] ?? ''),
    }),
  )
  const around = {
    whole,
    alone: clauses.length === 1,
    last: lastReading(history),
    saved: names,
    history,
    at: listening.at,
  }
  const read = joined(readEach(clauses, around))
  return {
    questions: read.slice(0, QUESTIONS_MAX).map(({ question }) => question),
    more: Math.max(0, read.length - QUESTIONS_MAX),
    told: toldIn(message, whole),
    wishes: [...wishesIn(whole), ...languageWish(speechWished(whole.spelt))],
    speech: speechFor(listening),
    script: scriptOf(message),
    register: registerOf(whole.spelt),
    askBack: isForeign(message) ? { about: 'language' } : askBackFor(read, saved, whole),
  }
}
