import { graveMatterIn, type Script } from '@dhruva/intent'
import { type Care, careOf } from '@dhruva/intent/care'
import { type Question as Asked, type Form, type ParsedMessage, parse, type Speech } from '@dhruva/intent/parse'
import { helplinesFor } from '#care/helplines.ts'
import { afterCare, writeCare } from '#care/write-care.ts'
import { ageOn } from '#dates.ts'
import { createFact } from '#facts/create-fact.ts'
import { todayOf } from '#facts/today.ts'
import { judgementOf } from '#judgement.ts'
import { matchAskedOf } from '#match/asked.ts'
import { matchFacts } from '#match/facts.ts'
import { spokenName } from '#names.ts'
import { firmFacts } from '#possible/agreed-reading.ts'
import { openFacts, possibleContexts } from '#possible/contexts.ts'
import type { Fact, Question, ReplyKind, Sentence } from '#types.ts'
import { asking, createWriteContext, NO_QUESTION } from '#write/context.ts'
import { figureKind, writeFigure } from '#write/figure/figure.ts'
import { LIMIT } from '#write/limit-data.ts'
import { writeMissing } from '#write/match/match.ts'
import { readingKind, writeReading } from '#write/readings/index.ts'
import { isBetweenYou } from '#write/readings/kin.ts'
import { writeTalk } from '#write/talk/talk.ts'
import type { WriteContext } from '#write/types.ts'
import { type Written, writtenFor, writtenOf } from './writers.ts'

/** What is known of a reply before a reading is written: care and everything free is written already. */
export type Prepared = {
  parsed: ParsedMessage
  /** what is met with care before anything else */
  care: Care | null
  /** for one of its questions: of a saved birth that it is about, that one's chart */
  contextOf: (asked: Asked) => WriteContext
  /** the same of the birth of who asks, whoever it is about: care and talk are said to them */
  toAsker: (asked: Asked) => WriteContext
  /** the same of every chart that the birth can have, the given one first; of an exact time one */
  possibleOf: (asked: Asked) => WriteContext[]
  /** facts that the writers of a reply could cite; of a birth whose time is not exact those that hold */
  known: () => ReadonlyMap<string, Fact>
  /** care, a refusal, talk, asking back; null when a reading is wanted */
  given: { kind: ReplyKind; paragraphs: Sentence[][] } | null
  /** of a birth whose time is not exact: each question as the embedded astrologer reads it, which its price depends on; else null */
  written: readonly Written[] | null
  /** sentences of care around a reading */
  before: Sentence[][]
  after: Sentence[][]
  /** whether the reply costs what a question costs */
  charged: boolean
}

const SPEECH: Record<Script, Speech> = { english: 'en', devanagari: 'hi', roman_hindi: 'hing' }

const WHO: ReadonlySet<string | undefined> = new Set(['whose', 'same_name', 'child_age'])

/** What a message asks. A way of writing that was chosen wins over the message's own, but not over a wish in it. */
const heardIn = (question: Question): ParsedMessage => {
  const { message, history, saved = [], at, speech, person } = question
  const ofBirth: Speech = person.language === 'Hindi' ? 'hi' : 'en'
  const parsed = parse({ message, history, saved: saved.map(({ name }) => name), at, speech: ofBirth })
  // of a public figure it is known who is meant
  const heard = question.celebrity && WHO.has(parsed.askBack?.about) ? { ...parsed, askBack: null } : parsed
  const wished = parsed.wishes.includes('in_english') || parsed.wishes.includes('in_hindi')
  return speech && !wished ? { ...heard, speech: SPEECH[speech] } : heard
}

/** About the last answer: so often after one they cost nothing. */
const ABOUT_THE_LAST: ReadonlySet<Form> = new Set<Form>(['explain_more', 'simpler', 'is_it_certain'])
const FREE_FOLLOWUPS = 3

const isFreeFollowUp = ({ questions }: ParsedMessage, { history }: Question): boolean => {
  if (questions.length === 0 || !questions.every(({ form, refers }) => ABOUT_THE_LAST.has(form) && refers !== null))
    return false
  const replies = history.filter(({ role }) => role === 'astrologer').toReversed()
  const paid = replies.findIndex(({ about = [] }) => !about.every(({ form }) => ABOUT_THE_LAST.has(form)))
  return paid >= 0 && paid < FREE_FOLLOWUPS
}

const COURTESIES: ReadonlySet<Form> = new Set<Form>(['greeting', 'thanks', 'bye', 'acknowledge', 'who_are_you'])
/** Who calls it a fraud is answered, not told off. */
const isComplaint = ({ questions }: ParsedMessage): boolean =>
  questions.length > 0 && questions.every(({ form }) => form === 'complaint')
const isCourtesy = ({ questions }: ParsedMessage): boolean =>
  questions.length > 0 && questions.every(({ form }) => COURTESIES.has(form))

/** Free replies a person has on a day before they are only told so. */
const FREE_A_DAY = 40

type Cared = Pick<Prepared, 'given' | 'before' | 'after'>
const NO_CARE: Cared = { given: null, before: [], after: [] }

/** So sure is the matter that is read beside a word of care. */
const HEARD = 0.45

/** What care says alone, or around a reading of what was asked. */
const careIn = (context: WriteContext, care: Care, { helplines, chart }: Question): Cared => {
  const lines = helplines ?? helplinesFor(chart.input.tz)
  // a feeling told beside a loss asks nothing, and what was hardly heard is no matter to read beside it
  const { matter, form, sure } = context.asked
  const asks = care.asks && matter !== null && form !== 'feeling' && sure.matter >= HEARD
  const written = writeCare({ ...care, asks }, context, lines)
  if (care.category === 'soft_low') {
    const after = afterCare(care, context, lines)
    return { given: null, before: written.paragraphs, after: after.length > 0 ? [after] : [] }
  }
  const isRead = care.level === 'care_then_read' && asks
  return isRead ? { ...NO_CARE, before: written.paragraphs } : { ...NO_CARE, given: written }
}

type ContextOf = Prepared['contextOf']

/** The question as it would be asked of the saved birth that it names. */
const aboutOther = ({ about, ...question }: Question): Question | null => {
  if (!about) return null
  const { chart, person, uncertainty = 0 } = about
  return { ...question, chart, uncertainty, person: { ...person, language: question.person.language } }
}

/** A birth as its readings see it. */
type Seen = {
  /** of an uncertain time what holds in all its charts */
  given: WriteContext
  possible: WriteContext[]
}

/** Facts that speak of the chart as that of somebody else, and nobody is called by its owner's name. */
const ofSomebody = (context: WriteContext, whose: Fact['whose']): WriteContext => {
  const own = (fact: Fact): Fact => createFact({ ...fact, whose })
  const facts = new Map([...context.facts].map(([id, fact]) => [id, own(fact)]))
  const cite = (fact: Fact): string => {
    facts.set(fact.id, own(fact))
    return fact.id
  }
  return { ...context, name: '', facts, cite }
}

/** Of a birth one context for each chart that it can have, and one that knows only what holds in all of them. */
const seenFor = (question: Question, parsed: ParsedMessage): Seen => {
  const { uncertainty = 0, celebrity = false } = question
  const own = (context: WriteContext) => (celebrity ? ofSomebody(context, 'one') : context)
  if (uncertainty === 0) {
    const today = todayOf(question.chart, question.at)
    const facts = question.other ? [...today.facts, ...matchFacts(question)] : today.facts
    const given = own(createWriteContext(question, parsed, judgementOf(question), { ...today, facts }))
    return { given, possible: [given] }
  }
  const possible = possibleContexts(question, parsed).map(own)
  const [first] = possible
  if (!first) throw new RangeError('a birth has no possible chart')
  const facts = new Map([...firmFacts(possible), ...openFacts(question).map((fact) => [fact.id, fact] as const)])
  return { given: { ...first, facts }, possible }
}

/** What a birth's readings may have cited: its writers cite more than the chart's own facts. */
const knownIn = ({ given, possible }: Seen): ReadonlyMap<string, Fact> =>
  possible.length > 1 ? new Map([...given.facts, ...firmFacts(possible)]) : given.facts

const contextsOf = (
  question: Question,
  parsed: ParsedMessage,
): Pick<Prepared, 'contextOf' | 'possibleOf' | 'known' | 'toAsker'> => {
  const own = seenFor(question, parsed)
  const other = aboutOther(question)
  const theirs = other && ofThird(seenFor(other, parsed), other.person)
  const isTheirs = ({ subject, matter }: Asked) => subject.kind === 'saved' && !isBetweenYou(matter)
  const of = (asked: Asked) => (isTheirs(asked) && theirs ? theirs : own)
  const heard = (asked: Asked) => (isTheirs(asked) ? asked : ofBond(asked, question.person))
  return {
    toAsker: (asked) => asking(own.given, asked),
    contextOf: (asked) => asking(of(asked).given, heard(asked)),
    possibleOf: (asked) => of(asked).possible.map((context) => asking(context, heard(asked))),
    known: () => {
      const [first] = parsed.questions
      if (!(theirs && parsed.questions.some(isTheirs))) return knownIn(own)
      // facts of the two have the same ids: those of the one that is asked about first stand
      const [later, before] = first && isTheirs(first) ? [own, theirs] : [theirs, own]
      return new Map([...knownIn(later), ...knownIn(before)])
    },
  }
}

/** A saved birth that somebody else asks about: it is not who is spoken to. */
const ofThird = ({ given, possible }: Seen, { name }: Question['person']): Seen => {
  const third = (context: WriteContext): WriteContext => ({
    ...ofSomebody(context, { name: spokenName(name) }),
    ofThird: true,
  })
  const all = possible.map(third)
  const [only] = all
  return possible.length === 1 && only ? { given: only, possible: all } : { given: third(given), possible: all }
}

/** What is felt and done between two is read of who asks, whoever of the two is named by a saved name. */
const ofBond = (asked: Asked, { maritalStatus }: Question['person']): Asked => {
  if (asked.subject.kind !== 'saved') return asked
  if (asked.matter === 'parenting') return { ...asked, subject: { kind: 'child', nth: null, sex: null } }
  return { ...asked, subject: { kind: maritalStatus === 'Married' ? 'spouse' : 'partner' } }
}

/** What is private of a public figure is declined, free. */
const declinedIn = (contextOf: ContextOf, { questions }: ParsedMessage): Prepared['given'] => {
  const contexts = (questions.length > 0 ? questions : [NO_QUESTION]).map(contextOf)
  if (!contexts.every((context) => figureKind(context) === 'refusal')) return null
  return { kind: 'refusal', paragraphs: contexts.slice(0, 1).flatMap((context) => writeFigure(context) ?? []) }
}

/** The comparison that a message asks for with someone whose kundli is not there. */
const lackingIn = (question: Question) => {
  const match = matchAskedOf(question)
  return !question.other && match?.sure ? match : null
}

/** What is asked back of a married person or not told a young one: free, when every question of the message is. */
const unreadIn = (contextOf: ContextOf, parsed: ParsedMessage, question: Question): Prepared['given'] => {
  const { questions } = parsed
  if (question.celebrity) return declinedIn(contextOf, parsed)
  if (question.other) return null
  const lacking = lackingIn(question)
  if (lacking) return { kind: 'ask_back', paragraphs: writeMissing(contextOf(NO_QUESTION), lacking.said) }
  const [kind, ...others] = new Set(questions.map((asked) => readingKind(contextOf(asked))))
  if (!kind || kind === 'reading' || others.length > 0) return null
  return { kind, paragraphs: questions.flatMap((asked) => writeReading(contextOf(asked)) ?? []) }
}

/** What is written on each question of a birth whose time is not exact: what stays open decides whether anything is answered. */
const uncertainIn = (
  contexts: Pick<Prepared, 'contextOf' | 'possibleOf'>,
  { questions }: ParsedMessage,
  { celebrity = false, other, uncertainty = 0, about }: Question,
): Written[] | null => {
  const isExact = uncertainty === 0 && (about?.uncertainty ?? 0) === 0
  if (isExact || celebrity || other || questions.length === 0) return null
  return questions.map((asked) => writtenOf(contexts, asked, writtenFor))
}

/** Talk, when every question of the message is. */
const talkIn = (contextOf: ContextOf, parsed: ParsedMessage, question: Question): Sentence[][] | null => {
  const last = question.history.findLast(({ kind }) => kind === 'reading')?.about?.[0]?.matter ?? null
  const given = { last, ...(question.left === undefined ? {} : { left: question.left }) }
  if (parsed.askBack || parsed.questions.length === 0) return writeTalk(contextOf(NO_QUESTION), given)
  const parts = parsed.questions.map((asked) => writeTalk(contextOf(asked), given))
  return parts.every((part) => part !== null) ? parts.flat() : null
}

const prepare = (question: Question): Prepared => {
  const { message, history, chart, at, celebrity = false } = question
  const age = ageOn(chart.input.dob, at)
  const suspected = graveMatterIn(message) === 'self_harm' ? ('self_harm' as const) : null
  const heard = careOf({ message, history, suspected, ...(celebrity ? {} : { age }) })
  const parsed = heardIn(question)
  // "who are you?" is no insult
  const care = heard?.category === 'abuse_at_us' && (isCourtesy(parsed) || isComplaint(parsed)) ? null : heard
  const contexts = contextsOf(question, parsed)
  const { contextOf, toAsker } = contexts
  const cared = care ? careIn(toAsker(parsed.questions[0] ?? NO_QUESTION), care, question) : NO_CARE
  const base = { parsed, care, ...contexts, before: cared.before, after: cared.after }
  const free = (given: NonNullable<Prepared['given']>): Prepared => ({ ...base, given, written: null, charged: false })
  if (cared.given) return free(cared.given)
  const isSpent = (question.freeUsed ?? 0) >= FREE_A_DAY
  const compares = question.other !== undefined || lackingIn(question) !== null
  const talk = compares ? null : talkIn(toAsker, parsed, question)
  const kind = parsed.askBack ? 'ask_back' : 'talk'
  const { before, after } = base
  if (talk && isSpent && before.length === 0)
    return free({ kind, paragraphs: [[{ text: LIMIT[parsed.speech], facts: [] }]] })
  if (talk) return free({ kind, paragraphs: [...before, ...talk, ...after] })
  const unread = unreadIn(contextOf, parsed, question)
  if (unread) return free(unread)
  const written = uncertainIn(contexts, parsed, question)
  const open = written?.every(({ isOpen }) => isOpen) ? written[0] : undefined
  if (open) return free({ kind: 'ask_back', paragraphs: [...before, ...open.paragraphs, ...after] })
  // heavy words alone ask for no reading (3.5 of the design of the astrologer)
  const onlyTold =
    care?.category === 'soft_low' && !care.asks && parsed.questions.every(({ form }) => form === 'feeling')
  return { ...base, given: null, written, charged: !onlyTold && (isSpent || !isFreeFollowUp(parsed, question)) }
}

/** For as long as the question is. */
const prepared = new WeakMap<Question, Prepared>()

/**
 * Hears a message for everyone who answers it: care first, then what is asked. What costs nothing is written at once, whoever the
 * astrologer is; a reading is left to them.
 */
export const preparedOf = (question: Question): Prepared => {
  const known = prepared.get(question) ?? prepare(question)
  prepared.set(question, known)
  return known
}
