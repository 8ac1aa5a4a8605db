import { parse } from '@dhruva/intent/parse'
import { expect, test } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { answer } from '../answer.ts'
import { matchAskedOf } from './asked.ts'

const SAVED = [{ bid: 2, name: 'Ravindra Patil' }]
const asked = (message: string) => ({
  ...question(chartNo(7), message, { asWritten: true, maritalStatus: 'Married' }),
  saved: SAVED,
})

test.each([
  'how will next year be for Ravindra and me',
  'mere aur Ravindra ke liye 2027 kaisa hai',
  'Me and Ravindra: do we buy a flat next year?',
])('two who ask for a time get that time, no gunas: "%s"', (message) => {
  expect(matchAskedOf(asked(message))).toBeNull()
  const { about, paragraphs } = answer(asked(message))
  expect(about[0]?.subject.kind).toBe('couple')
  expect(paragraphs.flat()[0]?.text).toMatch(/202[67]/)
})

test.each(['are Ravindra and I compatible', 'Ravindra se meri kundli milao', 'will I marry Ravindra next year'])(
  'who asks how two charts fit is still compared: "%s"',
  (message) => {
    expect(matchAskedOf(asked(message))).not.toBeNull()
  },
)

test.each(['How will 2027 be for me and my husband?', 'mere aur mere pati ke liye agla saal kaisa hai'])(
  'two people in one question are one question: "%s"',
  (message) => {
    const { questions } = parse({ message, history: [], at: new Date('2026-11-29T05:00:00Z') })
    expect(questions.map(({ subject }) => subject.kind)).toEqual(['couple'])
  },
)
