import { graveMatterOf } from '#safety/grave.ts'
import { periodAskOf } from './dasha-asked.ts'
import { askOf, focusOf, formOf, isOfHarm, readingTopicOf, scriptIn, sureAskOf } from './detect.ts'
import { earlierIn, type Message, messageOf } from './message.ts'
import { timesNamed } from './message-time.ts'
import { isSpeechWish } from './speech.ts'
import {
  type ChartAsk,
  type Focus,
  type FollowUp,
  type Form,
  type Intent,
  READING_TOPICS,
  type Topic,
  type Turn,
} from './types.ts'
import { versusOf } from './versus.ts'
import * as W from './vocabulary-data.ts'
import { has, type Words } from './words.ts'

type Subject = { topic: Topic; focus: Focus | null; ask: ChartAsk | null }

const only = (topic: Topic): Subject => ({ topic, focus: null, ask: null })
const asking = (ask: ChartAsk): Subject => ({ topic: 'chart', focus: null, ask })

/** A named matter weighs at least 2; less is a word in passing. */
const NAMED = 2

const grave = (words: Words): Subject | null => {
  const refusal = graveMatterOf(words)
  return refusal ? only(refusal) : null
}

const day = (words: Words): Subject | null => {
  if (has(W.TODAY_WORDS, words)) return only('today')
  return has(W.TOMORROW_WORDS, words) ? only('tomorrow') : null
}

/** What the words themselves say, or null when they name nothing. */
const namedIn = ({ words: all, matter: words }: Message): Subject | null => {
  const refused = grave(all)
  if (refused) return refused
  if (has(W.IDENTITY_WORDS, words)) return only('identity')
  const sure = sureAskOf(words)
  if (sure && !has(W.REMEDY_SURE, words)) return asking(sure)
  if (has(W.REMEDY_SURE, words)) return only('remedies')
  if (isOfHarm(words)) return only('off_topic')
  const matter = readingTopicOf(words)
  const period = periodAskOf(words, matter && matter.weight > NAMED ? matter.topic : null)
  if (period) return asking(period)
  if (matter && matter.weight > NAMED) return { topic: matter.topic, focus: focusOf(matter.topic, words), ask: null }
  if (has(W.OFF_TOPIC_WORDS, words)) return only('off_topic')
  const ask = askOf(words)
  if (ask) return asking(ask)
  if (has(W.REMEDY_WORDS, words)) return only('remedies')
  const when = day(words)
  if (when) return when
  if (matter && (matter.weight >= NAMED || has(W.SELF_WORDS, words)))
    return { topic: matter.topic, focus: focusOf(matter.topic, words), ask: null }
  if (has(W.GREETING_WORDS, words)) return only('greeting')
  return has(W.THANKS_WORDS, words) ? only('thanks') : null
}

/** Longer messages that name nothing are new questions, not follow-ups. */
const FOLLOW_UP_WORDS_MAX = 7

/** "and why?", "in 2028?"; a few words that say nothing are no follow-up. */
const leansBack = (words: Words): boolean =>
  has(W.FOLLOW_UP_WORDS, words) || (words.plain.length <= 3 && words.plain.some((word) => /\d/.test(word)))

const COURTESIES: readonly Topic[] = ['greeting', 'thanks', 'identity', 'off_topic']

/** `2027?`, `and next year?`: a time by itself asks the last question of another time. */
const onlyTime = ({ literal, span }: Message): boolean =>
  span !== null &&
  (literal.plain.length <= 3 ||
    has(W.LEANING_FIRST, { plain: literal.plain.slice(0, 1), folded: literal.folded.slice(0, 1) }))

/** Of a message that names nothing: what the talk was last about if it goes on from there. */
const unnamed = (message: Message, last: () => Subject | null): Subject => {
  const { literal: words, span } = message
  const leansOn = () => isSpeechWish(words) || leansBack(words)
  const leans = span ? onlyTime(message) : words.plain.length <= FOLLOW_UP_WORDS_MAX && leansOn()
  const before = leans ? last() : null
  if (before) return before
  if (span || has(W.SELF_WORDS, words) || has(W.WHEN_WORDS, words)) return only('life')
  return only('off_topic')
}

/**
 * What the talk was last about: courtesies and strayings do not count, a question that named nothing does. Each message is
 * read once, however many of those after it lean on it.
 */
const lastSubject = (earlier: readonly Message[]): Subject | null => {
  const known = new Map<Message, Subject>()
  const subjectOf = (message: Message, index: number): Subject => {
    const subject = known.get(message) ?? namedIn(message) ?? unnamed(message, () => lastFrom(index + 1))
    known.set(message, subject)
    return subject
  }
  const lastFrom = (start: number): Subject | null => {
    for (const [offset, message] of earlier.slice(start).entries()) {
      const subject = subjectOf(message, start + offset)
      if (!COURTESIES.includes(subject.topic)) return subject
    }
    return null
  }
  return lastFrom(0)
}

const isMatterOfLife = (topic: Topic): boolean => READING_TOPICS.some((matter) => matter === topic)

/** `And after that?`, `kab tak?`: only of a question that names nothing itself and goes on from a matter of life. */
const followUpIn = (named: Subject | null, { topic }: Subject, { literal: words, span }: Message): FollowUp | null => {
  if (named || span || !isMatterOfLife(topic) || words.plain.length > FOLLOW_UP_WORDS_MAX) return null
  if (has(W.FOLLOW_UPS.after, words)) return 'after'
  return has(W.FOLLOW_UPS.until, words) ? 'until' : null
}

/** `Aur shaadi?` after `naukri kab lagegi?` asks when, too. */
const CARRIED_WORDS_MAX = 4

const carriedForm = (form: Form, named: Subject | null, { plain, folded }: Words, before?: Message): Form => {
  const leans =
    plain.length > 0 &&
    plain.length <= CARRIED_WORDS_MAX &&
    has(W.LEANING_FIRST, { plain: plain.slice(0, 2), folded: folded.slice(0, 2) })
  if (form !== 'open' || !named || !leans || !isMatterOfLife(named.topic)) return form
  return before && formOf(before.literal) === 'when' ? 'when' : form
}

/** What a message asks after what was asked before. */
export const intentOf = (message: Message, earlier: readonly Message[]): Intent => {
  const words = message.literal
  const named = namedIn(message)
  const subject = named ?? unnamed(message, () => lastSubject(earlier))
  const two = timesNamed(words) > 1
  // of two times the better one is asked for
  const followUp = followUpIn(named, subject, message)
  const form = two || followUp ? 'when' : carriedForm(formOf(words), named, words, earlier[0])
  const isMatter = isMatterOfLife(subject.topic) || (!named && subject.topic === 'off_topic')
  const versus = isMatter && !two ? versusOf(words, form) : null
  const topic = versus && subject.topic === 'off_topic' ? 'life' : subject.topic
  return {
    ...subject,
    topic,
    // nobody knows what a yes to an unknown question would mean
    form: !named && topic === 'life' && form === 'yes_no' ? 'open' : form,
    script: scriptIn(message),
    worry: has(W.WORRY_WORDS, words) && !has(W.HOPE_WORDS, words),
    span: two ? { kind: 'ahead', months: 14 } : message.span,
    versus,
    followUp,
  }
}

/**
 * What a message asks, in English, Hindi or Hindi in Latin letters. A question without a topic of its own takes that of
 * the last one; what must not be foretold wins over everything else in the message.
 */
export const recognise = (message: string, history: readonly Turn[] = []): Intent =>
  intentOf(messageOf(message), earlierIn(history))
