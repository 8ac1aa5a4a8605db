import type { Question as Asked, ParsedMessage, Speech } from '@dhruva/intent/parse'
import { type Chart, type Judgement, judge, type LifeMatter } from '@dhruva/jyotish'
import { type Judged, judgedIn as judgedOf } from '#prompt/judged.ts'
import { createWriteContext } from '#write/context.ts'
import type { WriteContext } from '#write/types.ts'
import { AT, chartNo, type Asked as Person, question } from './people.ts'

export const askedOf = (matter: LifeMatter, given: Partial<Asked> = {}): Asked => ({
  subject: { kind: 'self' },
  matter,
  form: 'when',
  scope: null,
  options: [],
  polarity: 'hoped',
  refers: null,
  graha: null,
  house: null,
  term: null,
  activity: null,
  periods: null,
  words: '',
  sure: { subject: 1, matter: 1, form: 1 },
  ...given,
})

export const parsedAs = (speech: Speech, questions: Asked[], wishes: ParsedMessage['wishes'] = []): ParsedMessage => ({
  questions,
  more: 0,
  told: [],
  wishes,
  speech,
  script: speech === 'hi' ? 'devanagari' : 'latin',
  register: 'plain',
  askBack: null,
})

const judged = new Map<string, { chart: Chart; judgement: Judgement }>()

const judgedNo = (n: number, at: Date, gender: 'Male' | 'Female') => {
  const key = `${n} ${at.getTime()} ${gender}`
  const chart = judged.get(key)?.chart ?? chartNo(n)
  const known = judged.get(key) ?? { chart, judgement: judge(chart, at, gender) }
  judged.set(key, known)
  return known
}

/** A question of a matter of life about a birth of the spread, judged and ready to be answered. */
export const lifeQuestion = (
  n: number,
  speech: Speech,
  asked: Asked,
  person: Person = {},
  wishes: ParsedMessage['wishes'] = [],
): WriteContext => {
  const gender = person.gender ?? (n % 2 ? 'Female' : 'Male')
  const { chart, judgement } = judgedNo(n, person.at ?? AT, gender)
  const words = asked.words || `${asked.matter} ${asked.form}`
  const of = question(chart, words, { name: '', ...person, gender })
  return createWriteContext(of, parsedAs(speech, [{ ...asked, words }], wishes), judgement)
}

/** What was judged of it, for who checks its sentences. */
export const judgedIn = (ctx: WriteContext): Judged => judgedOf([ctx], ctx.judgement)
