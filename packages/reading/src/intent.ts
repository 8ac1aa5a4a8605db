import { askOf, focusOf, formOf, isOfHarm, readingTopicOf, scriptOf, sureAskOf } from '#intent/detect.ts'
import { graveMatterOf } from '#intent/grave.ts'
import { has, type Words, without, wordsOf } from '#intent/normalise.ts'
import { periodAskOf } from '#intent/period.ts'
import { spanOf, timesNamed, withoutSpan } from '#intent/span.ts'
import { versusOf } from '#intent/versus.ts'
import * as W from '#intent/words-data.ts'
import { isSpeechWish } from '#speech.ts'
import {
  type ChartAsk,
  type Focus,
  type Form,
  type Intent,
  READING_TOPICS,
  type Reach,
  type Topic,
  type Turn,
} from '#types.ts'

type Subject = { topic: Topic; focus: Focus | null; ask: ChartAsk | null }

/** What was read of a question: every word, those that are no figure of speech, and those that can name a matter. */
type Heard = { all: Words; words: Words; rest: Words; times: boolean }

const hear = (message: string): Heard => {
  const all = wordsOf(message)
  const words = without(W.IDIOMS, all)
  return { all, words, rest: withoutSpan(words), times: spanOf(words) !== null }
}

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
const subjectOf = ({ all, rest: words }: Heard): Subject | null => {
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

/** What the talk was last about: courtesies and strayings do not count, a question that named nothing does. */
const lastSubject = (history: readonly Turn[]): Subject | null => {
  for (const [index, turn] of [...history.entries()].toReversed()) {
    if (turn.role !== 'user') continue
    const heard = hear(turn.text)
    const subject = subjectOf(heard) ?? unnamed(heard, history.slice(0, index))
    if (!COURTESIES.includes(subject.topic)) return subject
  }
  return null
}

/** `2027?`, `and next year?`: a time by itself asks the last question of another time. */
const onlyTime = ({ words, times }: Heard): boolean =>
  times &&
  (words.plain.length <= 3 ||
    has(W.LEANING_FIRST, { plain: words.plain.slice(0, 1), folded: words.folded.slice(0, 1) }))

const unnamed = (heard: Heard, history: readonly Turn[]): Subject => {
  const { words, times } = heard
  const leansOn = () => isSpeechWish(words) || leansBack(words)
  const leans = times ? onlyTime(heard) : words.plain.length <= FOLLOW_UP_WORDS_MAX && leansOn()
  const last = leans ? lastSubject(history) : null
  if (last) return last
  if (times || has(W.SELF_WORDS, words) || has(W.WHEN_WORDS, words)) return only('life')
  return only('off_topic')
}

const isMatterOfLife = (topic: Topic): boolean => READING_TOPICS.some((matter) => matter === topic)

/** `And after that?`, `kab tak?`: only of a question that names nothing itself and goes on from a matter of life. */
const reachOf = (named: Subject | null, { topic }: Subject, { words, times }: Heard): Reach | null => {
  if (named || times || !isMatterOfLife(topic) || words.plain.length > FOLLOW_UP_WORDS_MAX) return null
  if (has(W.REACH_WORDS.after, words)) return 'after'
  return has(W.REACH_WORDS.until, words) ? 'until' : null
}

/** `Aur shaadi?` after `naukri kab lagegi?` asks when, too. */
const CARRIED_WORDS_MAX = 4

const carriedForm = (form: Form, named: Subject | null, { words }: Heard, history: readonly Turn[]): Form => {
  const [first] = words.plain
  const leans =
    first !== undefined &&
    words.plain.length <= CARRIED_WORDS_MAX &&
    has(W.LEANING_FIRST, { plain: words.plain.slice(0, 2), folded: words.folded.slice(0, 2) })
  if (form !== 'open' || !named || !leans || !isMatterOfLife(named.topic)) return form
  const last = history.findLastIndex(({ role }) => role === 'user')
  const before = history[last]
  return before && formOf(hear(before.text).words) === 'when' ? 'when' : form
}

/**
 * What a message asks, in English, Hindi or Hindi in Latin letters. A question without a topic of its own takes that of
 * the last one; what must not be foretold wins over everything else in the message.
 */
export const recognise = (message: string, history: readonly Turn[] = []): Intent => {
  const heard = hear(message)
  const { all, words } = heard
  const named = subjectOf(heard)
  const subject = named ?? unnamed(heard, history)
  const two = timesNamed(words) > 1
  // of two times the better one is asked for
  const reach = reachOf(named, subject, heard)
  const form = two || reach ? 'when' : carriedForm(formOf(words), named, heard, history)
  const isMatter = isMatterOfLife(subject.topic) || (!named && subject.topic === 'off_topic')
  const versus = isMatter && !two ? versusOf(words, form) : null
  const topic = versus && subject.topic === 'off_topic' ? 'life' : subject.topic
  return {
    ...subject,
    topic,
    // nobody knows what a yes to an unknown question would mean
    form: !named && topic === 'life' && form === 'yes_no' ? 'open' : form,
    script: scriptOf(message, all),
    worry: has(W.WORRY_WORDS, words) && !has(W.HOPE_WORDS, words),
    span: two ? { kind: 'ahead', months: 14 } : spanOf(words),
    versus,
    reach,
  }
}
