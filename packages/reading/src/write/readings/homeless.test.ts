import { expect, test } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'

const textOf = (message: string, number = 8): string =>
  answer(question(chartNo(number), message, { asWritten: true }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['which country suits me', /name/i],
  ['mujhe kis shahar me rehna chahiye', /naam/i],
  ['मेरे लिए कौन सा देश अच्छा है', /नाम/u],
])('a name that is asked for is said to stand in no chart: "%s"', (message, honest) => {
  expect(textOf(message)).toMatch(honest)
})

test.each([
  ['will I win the ward election', /election/i, /[Vv]ote/],
  ['क्या मैं पार्षद का चुनाव जीतूँगा', /चुनाव/u, /वोट/u],
])('an election is read of the asker’s standing, and votes are not: "%s"', (message, named, honest) => {
  const text = textOf(message)
  expect(text).toMatch(named)
  expect(text).toMatch(honest)
})

test.each([
  [
    'I stood guarantor for my brother-in-law and he does not pay the loan, what happens now',
    /bank in writing|written notice|lawyer/,
  ],
  ['dost ke loan me guarantor hu, wo paisa nahi de raha, kya hoga', /bank se likh|notice|vakil/],
])('who stands surety hears what protects: "%s"', (message, step) => {
  expect(textOf(message)).toMatch(step)
})

test('a journey is not sent by its direction', () => {
  expect(textOf('yatra ke liye kaun si disha shubh hai')).not.toMatch(/roshni|kiraya/i)
})
