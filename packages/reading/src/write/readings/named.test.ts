import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { chartNo, question } from '#testing/people.ts'

const said = (message: string, n = 4): string =>
  answer(question(chartNo(n), message, { asWritten: true }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

describe('what is asked by its name is answered by its name', () => {
  it.each([
    ['when will my salary increase', /pay/i],
    ['when do i get my us visa', /visa/i],
    ['will my visa be approved', /visa/i],
    ['will my youtube channel take off', /channel/i],
    ['वेतन कब बढ़ेगा', /वेतन/],
    ['वीज़ा कब मिलेगा', /वीज़ा/],
    ['क्या मेरा यूट्यूब चैनल चल पड़ेगा', /चैनल/],
    ['salary kab badhegi', /salary/i],
    ['visa kab lagega', /visa/i],
    ['mera youtube channel chalega kya', /channel/i],
  ])('%s', (message, thing) => {
    for (const n of [1, 2, 4, 6]) expect(said(message, n)).toMatch(thing)
  })

  it.each([
    ['when will the car loan be over', /bank/i],
    ['ghar ka loan kab khatam hoga', /bank/i],
    ['घर का लोन कब ख़त्म होगा', /बैंक/],
  ])('%s: the last instalment is the bank’s to say', (message, bank) => {
    for (const n of [1, 2, 4, 6]) expect(said(message, n)).toMatch(bank)
  })
})

it('of a whole career a stretch of weeks is told only where no longer one comes within three years', () => {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const ms = (day: string, month: string, year: string) => Date.UTC(Number(year), months.indexOf(month), Number(day))
  const lengths = Array.from({ length: 40 }, (_, n) => said('how will my career be', n)).flatMap((text) => {
    const span = /(\d{1,2}) (\w+)(?: (\d{4}))? (?:to|and) (\d{1,2}) (\w+) (\d{4})/.exec(text)
    if (!span) return []
    const [, day = '', month = '', year, toDay = '', toMonth = '', toYear = ''] = span
    return [(ms(toDay, toMonth, toYear) - ms(day, month, year ?? toYear)) / 86_400_000]
  })
  expect(lengths.length).toBeGreaterThan(10)
  expect(lengths.filter((days) => days < 45).length).toBeLessThanOrEqual(lengths.length / 4)
})
