// One message after another, as the embedded astrologer answers it: what it is, whether it costs, whom it is about, in which language.
import { expect, test } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { answer, isFree } from './answer.ts'
import { preparedOf } from './prepared.ts'
import { starters } from './starters.ts'
import type { Answer, Question } from './types.ts'

const AT = new Date('2026-11-23T06:30:00Z')
const ask = (message: string, more: Partial<Question> = {}, no = 3): Question => ({
  ...question(chartNo(no, AT), message, { asWritten: true, at: AT }),
  ...more,
})
const textOf = ({ paragraphs }: Answer) => paragraphs.map((one) => one.map(({ text }) => text).join(' ')).join('\n\n')

/** The talk after these messages. */
const talk = (messages: readonly string[], more: Partial<Question> = {}, no = 3): Question['history'] => {
  const history: Question['history'] = []
  for (const message of messages) {
    const { kind, about, facts, paragraphs } = answer(ask(message, { ...more, history: [...history] }, no))
    const text = paragraphs.map((one) => one.map((sentence) => sentence.text).join(' ')).join('\n\n')
    history.push({ role: 'user', text: message }, { role: 'astrologer', text, kind, about, facts })
  }
  return history
}

test.each([
  ['When will I get a job?', 'reading', true],
  ['meri shaadi kab hogi', 'reading', true],
  ['मेरा स्वास्थ्य कैसा रहेगा?', 'reading', true],
  ['Thank you so much!', 'talk', false],
  ['namaste guruji', 'talk', false],
  ['Are you a human or an AI?', 'talk', false],
  ['What is the weather in Pune?', 'talk', false],
  ['Who are you, Oracle?', 'talk', false],
  ['What does this year bring for my work?', 'reading', true],
  ['I want to die', 'care', false],
  ['mera pati mujhe roz maarta hai', 'care', false],
  ['When will my father die?', 'refusal', false],
  ['is baar ladka hoga ya ladki', 'refusal', false],
  ['woh mujhse pyar karta hai ya nahi', 'reading', true],
  ['And my money this month?', 'reading', true],
] as const)('%s is a %s, charged: %s', (message, kind, charged) => {
  const asked = ask(message)
  expect(answer(asked)).toMatchObject({ kind, charged })
  expect(isFree(asked)).toBe(!charged)
})

const MESSAGES = [
  'When will I get married?',
  'naukri kab lagegi',
  'पैसा कब आएगा?',
  'Should I start a business or stay in my job?',
  'meri beti ki padhai kaisi rahegi',
  'Which stone should I wear?',
  'kya main manglik hu',
  'Is tomorrow good for an interview?',
  'मेरा लग्न क्या है?',
  'How will 2027 be for me?',
  'why is my marriage late',
  'shani ka upay batao',
] as const

test('every fact that a sentence names is told, on a hundred charts', () => {
  for (let no = 0; no < 100; no++)
    for (const message of MESSAGES) {
      const { paragraphs, facts } = answer(ask(message, {}, no))
      const known = new Set(facts.map(({ id }) => id))
      const cited = paragraphs.flat().flatMap((sentence) => sentence.facts)
      expect(cited.filter((id) => !known.has(id))).toEqual([])
      expect(facts.every((fact) => fact.text.en !== '' && fact.text.hi !== '')).toBe(true)
    }
}, 60_000)

test('every question that is offered to begin with is understood', () => {
  for (const language of ['English', 'Hindi'] as const)
    for (const maritalStatus of ['Single', 'Married', 'Divorced'] as const)
      for (const astrologer of ['Oracle', 'Astra'] as const) {
        const of = ask('-', {}, 5)
        const person = { ...of.person, language, maritalStatus }
        for (const message of starters(person, astrologer, of.chart, AT))
          expect([message, answer({ ...of, person, astrologer, message }).kind]).toEqual([message, 'reading'])
      }
})

test('asked twice, a question has one answer, and one of equal words too', () => {
  const asked = ask('When will I get a job?')
  expect(textOf(answer(asked))).toBe(textOf(answer(asked)))
  expect(textOf(answer(ask('When will I get a job?')))).toBe(textOf(answer(asked)))
})

test('about the last answer three questions are free, the fourth is not', () => {
  const ways = ['explain more', 'I did not understand, say it simply', 'is it certain?']
  let messages = ['When will I get a job?']
  for (const message of ways) {
    expect(answer(ask(message, { history: talk(messages) })).charged).toBe(false)
    messages = [...messages, message]
  }
  expect(answer(ask('explain more', { history: talk(messages) })).charged).toBe(true)
})

test('a short follow-up keeps the matter, a new kin word changes the person', () => {
  const history = talk(['When will I get a job?'])
  expect(answer(ask('why?', { history })).about).toMatchObject([{ matter: 'job_get', form: 'why' }])
  expect(answer(ask('and my husband?', { history })).about).toMatchObject([
    { subject: { kind: 'spouse' }, matter: 'job_get' },
  ])
})

test('a saved kundli that is named is the one that is read', () => {
  const chart = chartNo(41, AT)
  const saved = [{ bid: 9, name: 'Rohan Verma' }]
  const asked = ask('When will Rohan get a job?', { saved })
  expect(preparedOf(asked).parsed.questions[0]?.subject).toMatchObject({ kind: 'saved', name: 'Rohan Verma' })
  const person = { name: 'Rohan', gender: 'Male', maritalStatus: 'Single', language: 'English' } as const
  const about = answer(ask('When will Rohan get a job?', { saved, about: { bid: 9, chart, person, uncertainty: 0 } }))
  const own = answer(question(chart, 'When will I get a job?', { at: AT, gender: 'Male', asWritten: true }))
  expect(textOf(about)).toContain('Rohan')
  expect(about.facts.find(({ id }) => id.startsWith('window.'))?.parts).toEqual(
    own.facts.find(({ id }) => id.startsWith('window.'))?.parts,
  )
})

test('in the way that was chosen, whatever the message is written in, unless it asks for another', () => {
  expect(textOf(answer(ask('When will I get a job?', { speech: 'devanagari' })))).toMatch(/[ऀ-ॿ]/)
  expect(textOf(answer(ask('naukri kab lagegi, english me batao', { speech: 'devanagari' })))).not.toMatch(/[ऀ-ॿ]/)
})

test('after very many free replies on a day talk is one line; care stays whole', () => {
  const freeUsed = 40
  expect(textOf(answer(ask('hello', { freeUsed })))).toContain('tomorrow')
  expect(textOf(answer(ask('I want to die', { freeUsed })))).toContain('14416')
})

test('answers are short: half of them have 110 words or fewer', () => {
  const lengths = MESSAGES.flatMap((message) =>
    Array.from({ length: 20 }, (_, no) => textOf(answer(ask(message, {}, no))).split(/\s+/).length),
  ).toSorted((one, other) => one - other)
  expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(110)
})
