import type { Astrologer, Gender } from '@dhruva/common'
import { romanise } from '@dhruva/hindi'
import { givenName } from '@dhruva/hindi/given-name'
import type { Question as Asked, ParsedMessage, Speech } from '@dhruva/intent/parse'
import { type Judgement, transits } from '@dhruva/jyotish'
import { ageOn } from '#dates.ts'
import { type Today, todayOf } from '#facts/today.ts'
import { spokenName } from '#names.ts'
import { fnv1a } from '#texts/forms/hash.ts'
import type { Fact, Question } from '#types.ts'
import { finderOf } from './fill.ts'
import type { Voice, WriteContext } from './types.ts'

const SPEAKS_AS: Record<Astrologer, Gender> = { Oracle: 'Male', Astra: 'Female' }

/** What people write where a name is asked for. */
const NO_NAMES = new Set([
  'test',
  'testing',
  'abc',
  'xyz',
  'my',
  'mera',
  'meri',
  'demo',
  'user',
  'me',
  'self',
  'na',
  'none',
])

/** A Hindi text holds no name in Latin letters: none is better than one spelt by guess. */
export const nameIn = (speech: Speech, written: string): string => {
  const name = spokenName(written)
  if (name.length < 2 || NO_NAMES.has(name.toLowerCase())) return ''
  const devanagari = /\p{Script=Devanagari}/u.test(name)
  if (speech === 'hi') return devanagari ? name : (givenName(name) ?? '')
  return devanagari ? romanise(name) : name
}

/** Mixed further than FNV alone, so that the choices of one answer do not go together (MurmurHash3's finaliser). */
const spread = (text: string): number => {
  let value = fnv1a(text)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Of wordings in their order from `first` on: one that was not said, else the one that was said longest ago. */
const freshest = (wordings: readonly string[], first: number, saidAt: (wording: string) => number): string => {
  const rotated = wordings.map((_, index) => wordings[(first + index) % wordings.length] ?? '')
  const times = rotated.map(saidAt)
  return rotated[times.indexOf(Math.min(...times))] ?? ''
}

/** Chooses wordings: by the question and the turn of the talk, and none twice while another is left. */
const pickerOf = (key: string, { history }: Pick<Question, 'history'>): Voice['pick'] => {
  const earlier = history
    .filter(({ role }) => role === 'astrologer')
    .map(({ text }) => ({ text, lower: text.toLowerCase() }))
  const now = new Map<string, number>()
  const saidAt = (wording: string): number => {
    const here = now.get(wording)
    if (here !== undefined) return earlier.length + here
    return earlier.findLastIndex(finderOf(wording))
  }
  return (slot, wordings) => {
    if (wordings.length === 0) throw new RangeError(`no wordings for ${slot}`)
    const chosen = freshest(wordings, spread(`${key} ${slot}`) % wordings.length, saidAt)
    now.set(chosen, now.size)
    return chosen
  }
}

/** A message without a question is still answered. */
export const NO_QUESTION: Asked = {
  subject: { kind: 'self' },
  matter: null,
  form: 'empty',
  scope: null,
  options: [],
  polarity: 'open',
  refers: null,
  graha: null,
  house: null,
  term: null,
  activity: null,
  periods: null,
  words: '',
  sure: { subject: 1, matter: 1, form: 1 },
}

/**
 * What the writers of a reply read: the chart on the Indian day of the question, its facts, its judgement, and a voice. The
 * context of a message is made once; of its further questions with `asking`, so that no wording comes twice in a reply. Of a birth
 * whose time is not exact `today` is another chart that it can have, seen on that day.
 */
export const createWriteContext = (
  question: Question,
  parsed: ParsedMessage,
  judgement: Judgement,
  today: Today = todayOf(question.chart, question.at),
): WriteContext => {
  const { chart, at, facts } = today
  const known = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]))
  const { speech } = parsed
  const asked = parsed.questions[0] ?? NO_QUESTION
  const words = parsed.questions.map((one) => one.words).join(' ')
  const { input, ascendant } = question.chart
  const key = [input.utc, ascendant.lon, question.astrologer, question.history.length, words].join(' ')
  return {
    question,
    parsed,
    asked,
    chart,
    judgement,
    frame: 'lagna',
    transits: transits(chart, at),
    at,
    facts: known,
    cite: (fact) => {
      known.set(fact.id, fact)
      return fact.id
    },
    speech,
    astrologer: SPEAKS_AS[question.astrologer],
    person: question.person.gender,
    name: nameIn(speech, question.person.name),
    age: ageOn(chart.input.dob, at),
    pick: pickerOf(key, question),
  }
}

/** The same context for another question of the message. */
export const asking = (context: WriteContext, asked: Asked): WriteContext => ({ ...context, asked })
