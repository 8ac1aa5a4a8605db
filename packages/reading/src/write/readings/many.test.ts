import { expect, test } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'

const reply = (message: string, number = 4) => answer(question(chartNo(number), message, { asWritten: true }))
const textOf = (message: string, number = 4): string =>
  reply(message, number)
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

test.each([1, 2, 3, 4, 5])('three ways are weighed in pairs by facts, chart %i', (number) => {
  const { paragraphs } = reply('Should I stay here, shift to Surat or open a sweet shop?', number)
  const ids = paragraphs.flat().flatMap(({ facts }) => facts)
  expect(ids).toEqual(expect.arrayContaining(['option.stay.change', 'option.job.business']))
})

test.each([
  ['Zomato or Swiggy, which company should I join?', /name|chart/i, 'option.stay.change'],
  ['Surat jau ya Rajkot', /naam/i, 'option.stay.change'],
  ['Canada, Australia or Germany?', /name/i, 'option.home.abroad'],
])('of names nothing is told, of their kind something: "%s"', (message, honest, fact) => {
  const { paragraphs } = reply(message)
  expect(paragraphs.flat()[0]?.text).toMatch(honest)
  expect(paragraphs.flat().flatMap(({ facts }) => facts)).toContain(fact)
})

test.each([
  ['mera beta Germany se kab lautega', /wapsi/i],
  ['will my daughter come back home from London', /return/i],
  ['बेटा दुबई से कब लौटेगा', /वापसी/u],
])('a child’s return is read from the child’s home: "%s"', (message, named) => {
  const { paragraphs, about } = answer(question(chartNo(4), message, { asWritten: true, maritalStatus: 'Married' }))
  const ids = paragraphs.flat().flatMap(({ facts }) => facts)
  expect(about[0]?.subject.kind).toBe('child')
  expect(textOf(message)).toMatch(named)
  expect(ids.some((id) => id.includes('child_1_home'))).toBe(true)
})
