import { INDIA } from '@dhruva/common'
import { codeOf, type Script } from '@dhruva/intent'
import { factsAsked } from '#facts/asked.ts'
import { chosenFacts } from '#facts/chosen.ts'
import { timeOf } from '#facts/named-time.ts'
import { todayOf } from '#facts/today.ts'
import { matchFacts } from '#match/facts.ts'
import { otherData } from '#match/prompt.ts'
import { periodData } from '#prediction/of-question.ts'
import { PREDICTION_RULES, SYSTEM } from '#texts/prompt.ts'
import { factsFor } from './answer-by-topic.ts'
import { ageOn, dateIn } from './dates.ts'
import { spokenName } from './names.ts'
import { parsedOf } from './parsed.ts'
import type { Fact, Question } from './types.ts'

export type Prompt = {
  system: string
  messages: Array<{ role: 'user' | 'assistant'; content: string }>
  /** the facts in it: what the model's marks may name */
  facts: readonly Fact[]
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

/**
 * What a language model gets for one question. Rules alone are in `system`; chart, person and question are delimited JSON
 * in user messages, so nothing a person writes has the rank of a rule. Of the person only first name, gender, age and
 * marital status go out, never a mobile number or an address.
 */
export const promptFor = (question: Question): Prompt => {
  const { person, astrologer, history, message } = question
  const { chart, at, facts: day } = todayOf(question.chart, question.at)
  const { intent, speech } = parsedOf(question)
  const celebrity = question.celebrity ?? false
  const range = timeOf(intent.span, at, new Date(chart.input.utc))
  const { uncertainty = 0, predict: period } = question
  const known =
    uncertainty === 0 && !period
      ? [...factsAsked(day, chart, at, { intent, range, celebrity }), ...matchFacts(question)]
      : factsFor(question)
  // of a prediction every fact is one that it tells
  const facts = period ? known : chosenFacts(known, intent)
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
    facts,
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
