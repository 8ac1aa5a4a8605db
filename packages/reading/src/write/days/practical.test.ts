import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { type Asked, chartNo, question } from '#testing/people.ts'

/** 21 November 2026, a Saturday. */
const said = (message: string, chart = 4, asked: Asked = {}): string =>
  answer(question(chartNo(chart), message, { asWritten: true, ...asked }))
    .paragraphs.flat()
    .map(({ text }) => text)
    .join(' ')

const SUNDAY = /Sunday \d|रविवार \d|Ravivaar \d/
/** Second and fourth Saturdays of November 2026 to January 2027, and the holidays of those months. */
const SHUT =
  /(?:Saturday|शनिवार|Shanivaar) (?:28 (?:November|नवंबर)|(?:12|26) (?:December|दिसंबर)|(?:9|23) (?:January|जनवरी))|25 December|26 January/

describe('a counter that is shut is not recommended', () => {
  it.each([
    'good day in december to sign the sale deed at the registry',
    'which day in january is good for signing the loan papers at the bank',
    'registry ke liye december me accha din batao',
    'दिसंबर में रजिस्ट्री के लिए शुभ दिन बताइए',
  ])('%s', (message) => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const text = said(message, n)
      expect(text).not.toMatch(SUNDAY)
      expect(text).not.toMatch(SHUT)
    }
  })

  it('of a day that was named it is said, with the next open one', () => {
    expect(said('is 28 november a good day to meet the bank manager')).toMatch(/Monday 30 November/)
    expect(said('28 नवंबर को बैंक मैनेजर से मिलना कैसा रहेगा')).toMatch(/30 नवंबर/)
    expect(said('is 27 november a good day to meet the bank manager')).not.toMatch(/counter|shut/)
  })

  it('a month that is named is the month that is searched', () => {
    for (const n of [1, 2, 3, 4, 5])
      expect(said('good day in december to sign the sale deed', n)).not.toMatch(/\d November/)
  })
})

describe('shrines that are shut in winter', () => {
  it.each(['can i do char dham yatra', 'kedarnath kab ja paungi', 'बद्रीनाथ की यात्रा कब हो पाएगी'])('%s', (message) => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const text = said(message, n)
      expect(text).toMatch(/May|मई|June|जून|July|जुलाई|August|अगस्त|September|सितंबर|October|अक्टूबर|November|नवंबर/)
      expect(text).not.toMatch(/\d (?:December|January|February|दिसंबर|जनवरी|फ़रवरी)/)
    }
  })
})

describe('the body', () => {
  it.each([
    'feeling weak all the time, how will this winter be for my health',
    'fever comes again and again, will i be fine',
    'हमेशा कमज़ोरी रहती है, सेहत कैसी रहेगी',
    'बार बार बुख़ार आता है, सेहत कब ठीक होगी',
    'baar baar bukhar aata hai, sehat kab theek hogi',
    'hamesha thakan rehti hai, sehat kaisi rahegi',
  ])('%s: a doctor first, at any age', (message) => {
    expect(said(message)).toMatch(/doctor|डॉक्टर/i)
  })

  it('no alarm for an elder who reports nothing', () => {
    const text = said('how is my health next year', 0)
    expect(text).not.toMatch(/what you describe|this week|chest/)
  })
})

describe('the eve of a paper', () => {
  it.each([
    'how is tomorrow for my chemistry test',
    'कल का दिन विज्ञान के पेपर के लिए कैसा है',
    'kal physics ka paper hai, din kaisa hai',
    'tomorrow is my exam, how is the day',
  ])('%s', (message) => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const text = said(message, n)
      expect(text).not.toMatch(/hurdle|अड़चन|adchan|danger|ख़तर|khatr/i)
      expect(text).toMatch(/notes|paper|पेपर|नोट्स|new|naya|नया/i)
    }
  })
})

it('"not long now" is not said of a time half a year away', () => {
  for (const message of [
    'when does my business grow',
    'व्यापार कब बढ़ेगा',
    'business kab badhega',
    'when will i buy a house',
  ])
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const text = said(message, n)
      if (/Not long now|दूर नहीं|door nahi/i.test(text))
        expect(text).toMatch(/2026|January 2027|February 2027|जनवरी 2027|फ़रवरी 2027/)
    }
})

it('the next month is the one of the calendar', () => {
  expect(said('how will my next month be')).toMatch(/1 to 31 December/)
  expect(said('mera agla mahina kaisa jayega')).toMatch(/1 se 31 December/)
})
