import { INDIA } from '@dhruva/common'
import { factsFor } from '#compose/answer.ts'
import { ageOn, dateIn } from '#dates.ts'
import { factsAsked } from '#facts/asked.ts'
import { chosenFacts } from '#facts/chosen.ts'
import { recognise } from '#intent.ts'
import { matchFacts } from '#match/facts.ts'
import { otherData } from '#match/prompt.ts'
import { spokenName } from '#names.ts'
import { periodData } from '#predict/of-question.ts'
import { timeOf } from '#span.ts'
import { codeOf, speechOf } from '#speech.ts'
import { PREDICTION_RULES, SYSTEM } from '#texts/prompt.ts'
import { todayOf } from '#today.ts'
import type { Fact, Question, Script } from '#types.ts'

export type Prompt = {
  system: string
  messages: Array<{ role: 'user' | 'assistant'; content: string }>
  /** ids of the facts in it: what the model's marks may name */
  factIds: string[]
}

/** Turns of the talk that go to a model: what was said long ago costs tokens and explains little. */
const TURNS = 20

/** Ten digits and more are a number to call someone on; an address with @ leads to someone too. */
const PRIVATE = /\+?\d(?:[\s-]?\d){9,}|[\w.+-]+@[\w-]+\.[\w.]+/g

/** `<` and `>` are escapes inside the data, so nothing said in it can close the data early. */
const asData = (value: unknown): string =>
  `<<<DATA\n${JSON.stringify(value).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'))}\nDATA>>>`

const withoutContacts = (text: string): string => text.replace(PRIVATE, '…')

const WAYS: Record<Script, string> = {
  devanagari: 'Hindi in Devanagari',
  roman_hindi: 'Hindi in Latin letters, as people type it',
  english: 'English',
}

/** What a model is told of a time of birth that is not exact; nothing of an exact one. */
const birthTimeOf = ({ uncertainty = 0 }: Question): { birth_time?: string } => {
  if (uncertainty === 0) return {}
  return { birth_time: uncertainty === null ? 'unknown' : `uncertain by ${uncertainty} minutes to either side` }
}

/** The facts that the prompt of a question holds, for as long as the question is. */
const prompted = new WeakMap<Question, readonly Fact[]>()

/**
 * The facts of a question that a reply names. A model names what it was given, which is known already; what a composed
 * sentence adds is looked for among all facts of the question.
 */
export const factsNamed = (question: Question, ids: Iterable<string>): Fact[] => {
  const wanted = new Set(ids)
  const named = (facts: readonly Fact[]) => facts.filter(({ id }) => wanted.has(id))
  const given = named(prompted.get(question) ?? [])
  return given.length === wanted.size ? given : named(factsFor(question))
}

/**
 * What a language model gets for one question. Rules alone are in `system`; chart, person and question are delimited JSON
 * in user messages, so nothing a person writes has the rank of a rule. Of the person only first name, gender, age and
 * marital status go out, never a mobile number or an address.
 */
export const promptFor = (question: Question): Prompt => {
  const { person, astrologer, history, message } = question
  const { chart, at, facts: day } = todayOf(question.chart, question.at)
  const intent = recognise(message, history)
  const celebrity = question.celebrity ?? false
  const range = timeOf(intent.span, at, new Date(chart.input.utc))
  const { uncertainty = 0, predict: period } = question
  const known =
    uncertainty === 0 && !period
      ? [...factsAsked(day, chart, at, { intent, range, celebrity }), ...matchFacts(question)]
      : factsFor(question)
  // of a prediction every fact is one that it tells
  const facts = period ? known : chosenFacts(known, intent)
  prompted.set(question, facts)
  const speech = speechOf(question)
  const code = codeOf(speech)
  const data = {
    person: {
      first_name: spokenName(person.name),
      gender: person.gender,
      ...(celebrity ? {} : { marital_status: person.maritalStatus }),
      age: ageOn(chart.input.dob, at),
    },
    ...(celebrity ? { public_figure: true } : {}),
    ...birthTimeOf(question),
    ...otherData(question),
    today: dateIn('en', INDIA, at),
    write_in: WAYS[speech],
    facts: facts.map((fact, index) => ({
      no: index + 1,
      id: fact.id,
      text: fact.text[code],
    })),
  }
  return {
    system: period ? `${SYSTEM[astrologer]}\n\n${PREDICTION_RULES}` : SYSTEM[astrologer],
    factIds: facts.map((fact) => fact.id),
    messages: [
      { role: 'user', content: asData(data) },
      ...history.slice(-TURNS).map(({ role, text }) => ({
        role: role === 'user' ? ('user' as const) : ('assistant' as const),
        content: role === 'user' ? asData({ question: withoutContacts(text) }) : text,
      })),
      { role: 'user', content: asData(period ? periodData(period, at) : { question: withoutContacts(message) }) },
    ],
  }
}
