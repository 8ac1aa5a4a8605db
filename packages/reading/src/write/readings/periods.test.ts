import { computeChart, judge, worthIn } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { answer } from '#answer.ts'
import { AT, chartNo, question } from '#testing/people.ts'

const textOf = (message: string, chart = chartNo(3)): string =>
  answer(question(chart, message, { asWritten: true, maritalStatus: 'Single' }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

const year = (number: number): [number, number] => [Date.UTC(number, 0), Date.UTC(number + 1, 0)]

test.each([1, 2, 3, 4, 5, 6])('of two years the one with the better calendar is named first, chart %i', (number) => {
  const chart = chartNo(number)
  const { calendar } = judge(chart, AT, 'Female').matter('job_get')
  const [one, other] = [2027, 2029].map((each) => worthIn(calendar, ...year(each))?.worth ?? 0)
  const text = textOf('for a job is 2027 better or 2029', chart)
  expect(text).toContain('2027')
  expect(text).toContain('2029')
  const difference = (one ?? 0) - (other ?? 0)
  if (Math.abs(difference) < 0.15) return
  const better = difference > 0 ? '2027' : '2029'
  const named = text.match(/20(?:27|29)/)?.[0]
  expect(named).toBe(better)
})

test.each([
  ['which year is best for my money', /\b20(?:27|28|29|30|31)\b/],
  ['paise ke liye sabse accha saal kaunsa hai', /\b20(?:27|28|29|30|31)\b/],
  ['नौकरी के लिए सबसे अच्छा महीना कौन सा है', /(?:जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर) 202[67]/],
  ['what is the worst month of 2027 for my health', /[A-Z][a-z]+ 2027/],
])('"%s" is answered with periods and what they rest on', (message, named) => {
  const { paragraphs, charged, kind } = answer(question(chartNo(5), message, { asWritten: true }))
  const [first] = paragraphs.flat()
  expect(first?.text).toMatch(named)
  expect(first?.facts.some((id) => id.startsWith('window.'))).toBe(true)
  expect({ kind, charged }).toEqual({ kind: 'reading', charged: true })
})

test('a year beyond what is judged is said to be beyond it', () => {
  expect(textOf('is 2036 better than 2028 for business')).toMatch(/2031/)
})

test('a birth without its hour names months', () => {
  const chart = computeChart({ dob: '17/1/1995', tob: '12:00', lat: 23.26, lng: 77.41 }, AT)
  const { paragraphs } = answer({
    ...question(chart, 'which month is the best for money', { asWritten: true }),
    uncertainty: null,
  })
  expect(paragraphs.flat()[0]?.text).not.toMatch(/\d (?:January|February|March|April|May|June|July)/)
})
