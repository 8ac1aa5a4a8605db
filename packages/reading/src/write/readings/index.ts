import type { Form, Subject } from '@dhruva/intent/parse'
import { LIFE_MATTERS, type LifeMatter } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import { countWords, trimToWordLimit } from '#sentences/draft.ts'
import type { Sentence } from '#types.ts'
import { isElder, reportsIllness } from '#write/chart/wants-doctor.ts'
import { line, say } from '#write/say/say.ts'
import { CHILD_AGE as CHILD_AGE_ASKED } from '#write/talk/ask-back-data.ts'
import { kinName } from '#write/talk/kin.ts'
import type { WriteContext } from '#write/types.ts'
import { beatingAnswer } from './beating.ts'
import { childKind } from './child-age.ts'
import { doingsFor } from './doings.ts'
import { fieldSides, oneField } from './field-sides.ts'
import { BECOMES, WEIGHS } from './field-words.ts'
import { asksLetter, asksWhichName, freeAnswer, letterAnswer } from './free.ts'
import { consentAnswer, givenWordAnswer } from './given-word.ts'
import { checkupFirst, doctorFirst } from './health.ts'
import { asksDoing, countAnswer, feelingAnswer, howAnswer, howIsAnswer } from './how.ts'
import { inner } from './inner.ts'
import { limitOf } from './limits.ts'
import { asksStream, manyAnswer, ofStreams } from './many.ts'
import { nearAnswer } from './near.ts'
import { forOther } from './other.ts'
import { ownWords } from './own-words.ts'
import { isWorkable, monthsOnly, votes, yourSide } from './parts.ts'
import { pastAnswer } from './past.ts'
import { periodsAnswer } from './periods.ts'
import { citeWindow, type Draft, draft, type Reader, readerOf, windowWords, worded, yourOnce } from './reader.ts'
import { shapedAs, shapeOf } from './shape.ts'
import { shrinesAnswer } from './shrines.ts'
import { CHILD_YOUNG, STRANGER } from './told-data.ts'
import { fieldAnswer, natureAnswer, spouseAnswer, strengthsAnswer } from './traits.ts'
import { afterAnswer, untilAnswer, whenAnswer } from './when.ts'
import { firstOfPeople, isOfWishes, offersWays, whichAnswer } from './which.ts'
import { certainAnswer, explainAnswer, simplerAnswer, whyAnswer } from './why.ts'
import { deedAnswer, isDeed, isFreeWill, separationAnswer, willAnswer, yesNoAnswer } from './yes-no.ts'

const set = (...matters: readonly LifeMatter[]): ReadonlySet<LifeMatter> => new Set(matters)

/** Not read for anyone under age. */
const GROWN = set(
  'love_feelings',
  'partner_meet',
  'proposal_answer',
  'ex_return',
  'love_marriage',
  'marriage_time',
  'marriage_late',
  'proposal_match',
  'marital_harmony',
  'spouse_nature',
  'separation',
  'fidelity',
  'second_marriage',
  'in_laws',
  'children_time',
)

const matterOf = ({ asked }: WriteContext): LifeMatter | null =>
  LIFE_MATTERS.find((matter) => matter === asked.matter) ?? null

const ONE_LINE = 22

/** Words that the answer to a question of a life matter may have; null of any other. */
export const wordsAllowed = (ctx: WriteContext): number | null => {
  if (!matterOf(ctx)) return null
  return ctx.parsed.wishes.some((wish) => wish === 'one_line' || wish === 'only_date') ? ONE_LINE : limitOf(ctx)
}

/** Of whom a question on love or marriage is one on the asker's own. */
const OWN_LOVE: ReadonlySet<Subject['kind']> = new Set(['self', 'saved', 'partner', 'ex', 'couple', 'spouse'])

const WEDDING = set('marriage_time', 'marriage_late')

/**
 * What the answer to a question of a life matter is: a reading, or for the young a refusal and for the married a question
 * back; null when the question is not of a life matter.
 */
export const readingKind = (ctx: WriteContext): 'reading' | 'refusal' | 'ask_back' | null => {
  const matter = matterOf(ctx)
  if (!matter) return null
  const { subject, form, words } = ctx.asked
  if (subject.kind === 'other') return 'ask_back'
  if (ctx.age < ADULT && OWN_LOVE.has(subject.kind) && GROWN.has(matter)) return 'refusal'
  if (GROWN.has(matter) && matter !== 'in_laws' && isYoungerKin(subject.kind)) return childKind(ctx, matter)
  const married = ctx.question.person.maritalStatus === 'Married'
  if (!married || subject.kind !== 'self') return 'reading'
  if (matter === 'second_marriage') return PARTED.test(words) ? 'reading' : 'ask_back'
  return WEDDING.has(matter) && form !== 'why' ? 'ask_back' : 'reading'
}

const isYoungerKin = (kind: Subject['kind']): boolean => kind === 'child' || kind === 'grandchild'
const PARTED =
  /divorc|talaq|talak|widow|vidh[wv]a|vidhur|passed away|guzar|nahi rah|तलाक़|तलाक|विधवा|विधुर|गुज़र|गुजर|नहीं रह/iu

const TRAITS: Partial<Record<LifeMatter, (reader: Reader) => Draft[]>> = {
  nature: natureAnswer,
  strengths_weak: strengthsAnswer,
  career_field: fieldAnswer,
  spouse_nature: spouseAnswer,
}

const BY_FORM: Partial<Record<Form, (reader: Reader) => Draft[]>> = {
  when: whenAnswer,
  until_when: untilAnswer,
  after_that: afterAnswer,
  yes_no: yesNoAnswer,
  which_of: whichAnswer,
  why: whyAnswer,
  how: howAnswer,
  count: countAnswer,
  explain_more: explainAnswer,
  simpler: simplerAnswer,
  is_it_certain: certainAnswer,
  feeling: feelingAnswer,
}

/** Forms in which another person's deeds or will would be told of. */
const TELLING: ReadonlySet<Form> = new Set<Form>(['when', 'yes_no', 'why', 'what_is', 'how_is', 'list', 'count'])
const DESCRIBING: ReadonlySet<Form> = new Set<Form>([
  'what_is',
  'how_is',
  'list',
  'which_of',
  'yes_no',
  'why',
  'how',
  'when',
])

/** Forms in which a day that is near can be asked about. */
const NEAR_FORMS: ReadonlySet<Form> = new Set<Form>(['yes_no', 'how_is', 'what_is', 'how', 'when', 'feeling'])
/** Forms in which a choice between two ways can be asked. */
const CHOOSING: ReadonlySet<Form> = new Set<Form>(['which_of', 'yes_no', 'how_is', 'what_is', 'how', 'when'])
/** Where what is studied or done is chosen. */
const OF_FIELDS = set(
  'career_field',
  'career_path',
  'stream_choice',
  'higher_study',
  'gov_job',
  'job_change',
  'arts_sport',
  'purpose',
)
const TWO_DECIDE = set('separation', 'fidelity')

const drafts = (reader: Reader): Draft[] => {
  const { form } = reader.ctx.asked
  const past = pastAnswer(reader)
  if (past) return past
  const periods = periodsAnswer(reader)
  if (periods) return periods
  const shrines = reader.matter === 'journey' ? shrinesAnswer(reader) : null
  if (shrines) return shrines
  if (reader.matter === 'health_general' && reportsIllness(reader.ctx)) return doctorFirst(reader)
  if (reader.matter === 'health_general' && isElder(reader.ctx) && form !== 'how' && form !== 'why')
    return checkupFirst(reader, (BY_FORM[form] ?? howIsAnswer)(reader))
  const beaten = beatingAnswer(reader)
  if (beaten) return beaten
  const word = givenWordAnswer(reader) ?? consentAnswer(reader)
  if (word) return word
  const near = NEAR_FORMS.has(form) && !isDeed(reader) && reader.matter !== 'separation' ? nearAnswer(reader) : null
  if (near) return near
  const people = firstOfPeople(reader)
  if (people) return people
  if (isOfWishes(reader)) return whichAnswer(reader)
  if (asksLetter(reader)) return letterAnswer(reader)
  if (CHOOSING.has(form) && asksWhichName(reader)) return freeAnswer(reader)
  if (CHOOSING.has(form) && !TWO_DECIDE.has(reader.matter) && offersWays(reader)) return whichAnswer(reader)
  if (reader.matter === 'separation' && form === 'which_of') return separationAnswer(reader)
  if (TELLING.has(form)) {
    if (isDeed(reader)) return deedAnswer(reader)
    if (reader.matter === 'separation') return separationAnswer(reader)
    if (isFreeWill(reader) && !reader.relative && form !== 'yes_no' && form !== 'how_is') return willAnswer(reader)
  }
  if (asksStream(reader)) return manyAnswer(ofStreams(reader)) ?? howIsAnswer(reader)
  const fields = OF_FIELDS.has(reader.matter) && CHOOSING.has(form) && form !== 'when' ? fieldSides(reader) : null
  if (fields && form === 'yes_no' && !WEIGHS.test(ownWords(reader.ctx))) return yesNoAnswer(reader)
  if (fields && form === 'yes_no' && reader.matter !== 'career_field')
    return [...yesNoAnswer(reader).slice(0, 1), ...fields.map((one) => ({ ...one, priority: one.priority + 1 }))]
  if (fields) return fields
  const becomes = reader.matter === 'career_field' && form === 'yes_no' && BECOMES.test(reader.ctx.asked.words)
  if (becomes && reader.relative) return yesNoAnswer(reader)
  const one = reader.matter === 'career_field' && (form === 'yes_no' || form === 'how_is') ? oneField(reader) : null
  if (one) return one
  const trait = TRAITS[reader.matter]
  if (!trait && asksDoing(reader)) return howAnswer(reader)
  if (trait && form === 'why' && doingsFor(reader.ctx, reader.matter)) return whyAnswer(reader)
  const isOfSides = form === 'which_of' && reader.ctx.asked.options.length > 1
  if (trait && DESCRIBING.has(form) && form !== 'when' && form !== 'how' && !isOfSides) return trait(reader)
  // what somebody else feels is not answered as the asker's own feeling
  if (form === 'feeling' && (reader.relative || reader.ctx.ofThird)) return howAnswer(reader)
  return (BY_FORM[form] ?? howIsAnswer)(reader)
}

/** The time alone, where nothing else is wished. */
const dateOnly = (reader: Reader): Draft[] | null => {
  const [window] = reader.verdict.windows
  if (!(window && reader.ctx.parsed.wishes.includes('only_date') && reader.ctx.asked.form === 'when')) return null
  const [verdict] = whenAnswer(reader)
  const facts = verdict?.facts ?? []
  return [draft(worded(reader, 'one line', reader.words.verdicts.oneLine, windowWords(reader, window)), facts, 0)]
}

const POINTS = 3

/** For who wishes detail: the next stretches that can be used, as a list. */
const datedPoints = (reader: Reader): Sentence[] =>
  reader.verdict.calendar
    .filter((window) => isWorkable(window) && Date.parse(window.end) > reader.nowMs)
    .slice(0, POINTS)
    .map((window) => ({
      text: `- ${windowWords(reader, window).span}: ${reader.words.more.classes[window.class]}`,
      facts: [citeWindow(reader, window)],
    }))

const trimmed = (ctx: WriteContext, list: readonly Draft[]): Sentence[][] => {
  if (ctx.parsed.wishes.includes('one_line')) return list.slice(0, 1).map(({ text, facts }) => [{ text, facts }])
  const { wishes } = ctx.parsed
  const shaped = wishes.includes('detail') || ctx.asked.form === 'explain_more' ? list : shapedAs(shapeOf(ctx), list)
  return trimToWordLimit([shaped], limitOf(ctx))
}

/** A name opens the first answer of a talk; a Hindi text honours it. */
const greeted = (ctx: WriteContext, paragraphs: Sentence[][]): Sentence[][] => {
  const before = ctx.question.history.filter(({ role }) => role === 'astrologer').length
  const first = ctx.parsed.questions[0] === ctx.asked
  if (!ctx.name || before % 4 !== 0 || !first || ctx.asked.subject.kind !== 'self') return paragraphs
  const called = ctx.speech === 'en' ? ctx.name : `${ctx.name} ${ctx.speech === 'hi' ? 'जी' : 'ji'}`
  return paragraphs.map((paragraph, index) =>
    index === 0
      ? paragraph.map((sentence, at) =>
          at === 0 ? { ...sentence, text: `${called}, ${inner(ctx.speech, sentence.text)}` } : sentence,
        )
      : paragraph,
  )
}

/**
 * The reading of a matter of life, from the judgement alone: verdict first, then what it rests on, within the words of its
 * form. Null when the question is of none.
 */
export const writeReading = (ctx: WriteContext): Sentence[][] | null => {
  const matter = matterOf(ctx)
  const kind = readingKind(ctx)
  if (!(matter && kind)) return null
  const reader = readerOf(ctx, matter)
  if (kind === 'refusal') {
    const wordings = ctx.age < ADULT && !ctx.ofThird ? reader.words.more.young : CHILD_YOUNG[ctx.speech]
    return [[{ text: worded(reader, 'young', wordings), facts: [] }]]
  }
  if (kind === 'ask_back' && isYoungerKin(ctx.asked.subject.kind))
    return [[line(say(ctx, 'ask.child_age', CHILD_AGE_ASKED, { person: kinName(ctx, ctx.asked.subject) }))]]
  if (kind === 'ask_back' && ctx.asked.subject.kind === 'other')
    return [[{ text: worded(reader, 'stranger', STRANGER[ctx.speech]), facts: [] }]]
  if (kind === 'ask_back') return [[{ text: worded(reader, 'married', reader.words.more.married), facts: [] }]]
  const points = ctx.parsed.wishes.includes('detail') || ctx.parsed.wishes.includes('list') ? datedPoints(reader) : []
  const list = forOther(
    reader,
    dateOnly(reader) ?? [...drafts(reader), ...votes(reader), ...yourSide(reader), ...monthsOnly(reader)],
  )
  const written = greeted(
    ctx,
    trimmed(ctx, list).map((paragraph) => yourOnce(reader, paragraph)),
  )
  return points.length > 1 ? [...written, points] : written
}

/** Words of an answer. */
export const wordsOf = (paragraphs: readonly Sentence[][]): number =>
  paragraphs.flat().reduce((sum, { text }) => sum + countWords(text), 0)

export { nextQuestions } from './next.ts'
