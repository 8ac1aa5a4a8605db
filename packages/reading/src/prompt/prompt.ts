import { INDIA } from '@dhruva/common'
import { codeOf, type Script } from '@dhruva/intent'
import type { Question as Asked } from '@dhruva/intent/parse'
import { factsFor } from '#answer.ts'
import { ageOn, dateIn } from '#dates.ts'
import { createFact } from '#facts/create-fact.ts'
import { spanFacts } from '#facts/in-range.ts'
import { rangeOf } from '#facts/named-time.ts'
import { todayOf } from '#facts/today.ts'
import { pairOf } from '#match/pair.ts'
import { spokenName } from '#names.ts'
import { periodData, wordsOfPeriod } from '#prediction/of-question.ts'
import { preparedOf } from '#prepared.ts'
import { BEGIN, EXAMPLES, PREDICTION_RULES, REWRITE, SYSTEM } from '#texts/prompt.ts'
import type { Fact, Question } from '#types.ts'
import { chosenFacts } from './chosen.ts'
import { type JudgementData, judgementFor } from './judgement.ts'
import { memoryOf } from './memory.ts'
import { type Plan, planOf, speechOf } from './plan.ts'
import { tokensIn } from './tokens.ts'

export type Prompt = {
  system: string
  messages: Array<{ role: 'user' | 'assistant'; content: string }>
  /** the facts in it: what the model's marks may name */
  facts: readonly Fact[]
  /** of what is to be written */
  length: { words: number; script: Script }
}

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

/** What runs in the times that a question names; of a birth whose time is not exact their days stay open. */
const inNamedTimes = (question: Question): Fact[] => {
  const { uncertainty = 0, celebrity = false } = question
  if (uncertainty !== 0) return []
  const { chart, at } = todayOf(question.chart, question.at)
  return preparedOf(question)
    .parsed.questions.flatMap(({ scope }) => rangeOf(scope, at, new Date(chart.input.utc)) ?? [])
    .flatMap((range) => spanFacts(chart, range))
    .map((fact) => (celebrity ? createFact({ ...fact, whose: 'one' }) : fact))
}

/** What is told of the other person beside the facts; nothing when a question compares nobody. */
const otherData = (question: Question) => {
  const pair = pairOf(question)
  if (!pair) return {}
  const { other, name, kind } = pair
  const age = ageOn(other.chart.input.dob, todayOf(question.chart, question.at).at)
  return { other_person: { first_name: name, gender: other.person.gender, age, bond: kind } }
}

const personOf = ({ person, chart, celebrity = false }: Question, at: Date) => ({
  first_name: spokenName(person.name),
  gender: person.gender,
  ...(celebrity ? {} : { marital_status: person.maritalStatus }),
  age: ageOn(chart.input.dob, at),
})

/** What was heard in one question, in short. */
const heardOf = ({ subject, matter, form, polarity, scope, options, activity, graha, house, term }: Asked) => ({
  subject: subject.kind === 'saved' ? 'another saved birth' : subject,
  matter,
  form,
  polarity,
  ...(scope ? { scope } : {}),
  ...(options.length > 0
    ? { options: options.map(({ id, words }) => (id === 'free' ? withoutContacts(words) : id)) }
    : {}),
  ...Object.fromEntries(Object.entries({ activity, graha, house, term }).filter(([, value]) => value !== null)),
})

type Given = {
  asked: ReturnType<typeof heardOf>[]
  plan: string[][]
  judgement: JudgementData[]
  days: Fact[]
  facts: Fact[]
  /** those of the judgement */
  cited: Fact[]
}

/** Of a birth whose lagna is open a model is told no house: what it made of one could not be checked. */
const isCountedFromLagna = ({ parts }: Fact): boolean => !('countedFrom' in parts)

const OF_DAYS = /^(?:day|muhurat)\./

/** What is sent of the judgement and the chart: what the embedded astrologer would cite comes first. */
const givenFor = (question: Question, plan: Plan): Given => {
  const { contextOf, possibleOf, parsed } = preparedOf(question)
  const code = codeOf(plan.speech)
  const judged = plan.verdicts.map(({ asked, verdict }) =>
    judgementFor(contextOf(asked), verdict, code, possibleOf(asked).length > 1),
  )
  const known = new Map(
    [
      ...plan.facts,
      ...plan.verdicts.flatMap(({ asked }) => [...contextOf(asked).facts.values()]),
      ...factsFor(question),
      ...inNamedTimes(question),
    ]
      .filter(isCountedFromLagna)
      .map((fact) => [fact.id, fact]),
  )
  const of = (ids: Iterable<string>): Fact[] => [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
  const cited = of(judged.flatMap((one) => one.cited))
  const first = of([...plan.sentences.flatMap(({ facts }) => facts), ...judged.flatMap(({ behind }) => behind)]).filter(
    (fact) => !cited.includes(fact),
  )
  const days = first.filter(({ id }) => OF_DAYS.test(id))
  const facts = chosenFacts(
    [...known.values()].filter((fact) => !cited.includes(fact) && !days.includes(fact)),
    parsed.questions.map(contextOf),
    first,
  )
  return {
    asked: parsed.questions.map(heardOf),
    plan: plan.sentences.map((sentence) => sentence.facts).filter((ids) => ids.length > 0),
    judgement: judged.map(({ data }) => data),
    days,
    facts,
    cited,
  }
}

const linesOf = (facts: readonly Fact[], script: Script) => {
  const code = codeOf(script)
  return facts.map((fact) => ({ id: fact.id, text: fact.text[code] }))
}

const promptForPrediction = (question: Question): Prompt => {
  const { at } = todayOf(question.chart, question.at)
  const facts = factsFor(question)
  const speech = speechOf(question)
  const data = {
    person: personOf(question, at),
    ...(question.celebrity ? { public_figure: true } : {}),
    ...birthTimeOf(question),
    today: dateIn('en', INDIA, at),
    write_in: WAYS[speech],
    facts: linesOf(facts, speech),
  }
  return {
    system: `${SYSTEM[question.astrologer]}\n\n${PREDICTION_RULES}`,
    facts,
    length: { words: question.predict ? wordsOfPeriod(question.predict) : 0, script: speech },
    messages: [
      { role: 'user', content: asData(data) },
      { role: 'user', content: asData(question.predict ? periodData(question.predict, at) : {}) },
    ],
  }
}

/** Facts that are left out together. */
const STEP = 4
/** All of a prompt, and the message in it. */
export const PROMPT_TOKENS = 6_000
const MESSAGE_TOKENS = 700

const shortened = (text: string): string => {
  const words = withoutContacts(text).split(/(?<=\s)/)
  while (words.length > 1 && tokensIn(words.join('')) > MESSAGE_TOKENS) words.pop()
  return words.join('')
}

const tokensOf = ({ system, messages }: Pick<Prompt, 'system' | 'messages'>): number =>
  messages.reduce((sum, { content }) => sum + tokensIn(content), tokensIn(system))

/** The talk as messages, before the question. */
const talkOf = (whole: ReturnType<typeof memoryOf>['whole']): Prompt['messages'] =>
  whole.flatMap(({ asked, answered }) => [
    { role: 'user' as const, content: asData({ question: asked }) },
    { role: 'assistant' as const, content: answered },
  ])

const promptForQuestion = (question: Question): Prompt => {
  const { astrologer, message, celebrity = false } = question
  const { at } = todayOf(question.chart, question.at)
  const plan = planOf(question)
  const { asked, plan: order, judgement, days, facts: chosen, cited } = givenFor(question, plan)
  const { parsed } = preparedOf(question)
  const { lines, alreadySaid, whole, gentle } = memoryOf(question, withoutContacts)
  const base = {
    person: personOf(question, at),
    ...(celebrity ? { public_figure: true } : {}),
    ...birthTimeOf(question),
    ...otherData(question),
    ...(gentle ? { be: 'gentle: a grave matter was met in this talk' } : {}),
    today: dateIn('en', INDIA, at),
    write_in: WAYS[plan.speech],
    words: plan.words,
    register: parsed.register,
    your_voice: astrologer === 'Oracle' ? 'a man' : 'a woman',
    asked,
    ...(parsed.wishes.length > 0 ? { wishes: parsed.wishes } : {}),
    ...(parsed.told.length > 0 ? { told: parsed.told } : {}),
    judgement,
    plan: order,
    ...(days.length > 0 ? { days: linesOf(days, plan.speech) } : {}),
    ...(lines.length > 0 ? { memory: lines } : {}),
    ...(alreadySaid.length > 0 ? { already_said: alreadySaid } : {}),
  }
  const holding = (facts: readonly Fact[]): Prompt => ({
    system: `${SYSTEM[astrologer]}\n\n${EXAMPLES[plan.speech]}`,
    facts: [...cited, ...days, ...facts],
    length: { words: plan.words, script: plan.speech },
    messages: [
      { role: 'user', content: asData({ ...base, facts: linesOf(facts, plan.speech) }) },
      ...talkOf(whole),
      { role: 'user', content: asData({ question: shortened(message) }) },
    ],
  })
  // what the answer is planned from comes first: a long talk or message costs facts from the end
  let prompt = holding(chosen)
  for (let count = chosen.length - STEP; count > 0 && tokensOf(prompt) > PROMPT_TOKENS; count -= STEP)
    prompt = holding(chosen.slice(0, count))
  return prompt
}

const prompts = new WeakMap<Question, Prompt>()

/**
 * What a language model gets for one question: rules alone in `system`; person, judgement, chart and talk as delimited JSON in
 * user messages, so nothing a person writes has the rank of a rule. The judgement and the facts are those of the embedded
 * astrologer's answer. Of the person only first name, gender, age and marital status go out, never a mobile number or an address.
 */
export const promptFor = (question: Question): Prompt => {
  const known =
    prompts.get(question) ?? (question.predict ? promptForPrediction(question) : promptForQuestion(question))
  prompts.set(question, known)
  return known
}

/** A sentence to be written anew: one that is not so, or the beginning that says the verdict. */
export type Mending = { paragraph: string; facts: readonly Fact[] } & ({ sentence: string } | { verdict: string })

/** Of the longest sentence. */
const SENTENCE_WORDS = 60

/** What a language model gets to mend one sentence of its answer. */
export const mendingPromptFor = (question: Question, { facts, ...given }: Mending): Prompt => {
  const { speech } = planOf(question)
  return {
    system: 'sentence' in given ? REWRITE : BEGIN,
    facts,
    length: { words: SENTENCE_WORDS, script: speech },
    messages: [{ role: 'user', content: asData({ write_in: WAYS[speech], ...given, facts: linesOf(facts, speech) }) }],
  }
}
