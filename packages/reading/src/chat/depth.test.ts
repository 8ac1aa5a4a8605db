import type { Language } from '@dhruva/common'
import { DAY_MS, INDIA } from '@dhruva/common'
import type { Turn } from '@dhruva/intent'
import { describe, expect, it } from 'vitest'
import { answerByTopic as answer } from '#answer-by-topic.ts'
import { looksOn } from '#chart.ts'
import { dateIn } from '#dates.ts'
import { saturnSeasons } from '#facts/seasons.ts'
import { touchesOf } from '#facts/touches.ts'
import { countWords } from '#sentences/draft.ts'
import { AT, chartNo, question } from '#testing/people.ts'
import { textFor, textOf, unsupported } from '#testing/reading.ts'

const CHARTS = Array.from({ length: 60 }, (_, index) => chartNo(index))

describe('Sade Sati asked for by its dates', () => {
  it('is told with the first and the last day and the first day of each phase', () => {
    for (const chart of CHARTS) {
      const { now, next } = saturnSeasons(chart, AT).sadeSati
      const season = now ?? next
      const text = textFor(question(chart, 'When will my Sade Sati start?'))
      for (const instant of season ? [season.from, season.to, ...season.phases.map(({ start }) => start)] : [])
        expect(text).toContain(dateIn('en', INDIA, instant))
    }
  })

  it('lasts seven years and more, also at the edge of a life', () => {
    for (const chart of CHARTS)
      for (const season of Object.values(saturnSeasons(chart, AT).sadeSati)) {
        if (!season) continue
        const years = (Date.parse(season.to) - Date.parse(season.from)) / (365.25 * DAY_MS)
        expect(years).toBeGreaterThan(6.5)
        expect(years).toBeLessThan(9.5)
        expect(season.phases.map(({ phase }) => phase)).toEqual(['rising', 'peak', 'setting'])
      }
  })
})

describe('a transit over the house of a matter', () => {
  it('stands in that house or looks on it', () => {
    for (const chart of CHARTS.slice(0, 20))
      for (const { graha, sign, way, house, from, to } of touchesOf(chart, AT, 'career')) {
        const stands = ((sign - chart.ascendant.sign + 12) % 12) + 1
        expect(way === 'sits' ? stands === house : looksOn(graha, stands, house)).toBe(true)
        expect((from ?? AT.toISOString()) < to).toBe(true)
      }
  })

  it('supports most first windows of marriage with its days', () => {
    const told = CHARTS.filter((chart) =>
      answer(question(chart, 'When will I get married?')).facts.some(({ id }) => id.includes('.touch.7.')),
    )
    expect(told.length).toBeGreaterThan(30)
  })
})

const ASKS: ReadonlyArray<readonly [string, string]> = [
  ['When will my Sade Sati start?', 'मेरी साढ़ेसाती कब शुरू होगी?'],
  ['Which yogas are in my kundli?', 'मेरी कुंडली में कौन से योग हैं?'],
  ['Do I have raja yoga?', 'क्या मेरी कुंडली में राज योग है?'],
  ['Is there kemadruma yoga in my chart?', 'क्या मेरी कुंडली में केमद्रुम योग है?'],
  ['Do I have kaal sarp dosh?', 'क्या मेरी कुंडली में कालसर्प दोष है?'],
  ['Is there any dosha in my kundli?', 'क्या मेरी कुंडली में कोई दोष है?'],
  ['Am I manglik?', 'क्या मैं मांगलिक हूँ?'],
  ['What does my ashtakavarga say?', 'मेरा अष्टकवर्ग क्या कहता है?'],
  ['What does my navamsa say?', 'मेरा नवांश क्या कहता है?'],
  ['What is in my D10 chart?', 'मेरा दशमांश क्या कहता है?'],
  ['How is my spiritual life?', 'मेरा आध्यात्मिक जीवन कैसा है?'],
  ['How is my day today?', 'आज का दिन कैसा है?'],
]

describe.each(['English', 'Hindi'] as const)('asked of the depth of a chart in %s', (language) => {
  it.each(ASKS.map((pair) => pair[language === 'English' ? 0 : 1]))('%s says only what its facts say', (message) => {
    for (const chart of CHARTS)
      for (const astrologer of ['Oracle', 'Astra'] as const) {
        const asked = question(chart, message, { language, astrologer })
        const given = answer(asked)
        const text = textOf(given)
        const words = countWords(text)
        expect(given.facts.length).toBeGreaterThan(1)
        expect(unsupported(asked).filter((line) => !line.includes('not in []'))).toEqual([])
        expect(words, text).toBeGreaterThanOrEqual(90)
        expect(words, text).toBeLessThanOrEqual(250)
        expect(text).not.toMatch(/undefined|null|NaN|[{}|]|\bthe the\b| {2}/)
        if (language === 'Hindi') expect(text.replaceAll('Ananya', '')).not.toMatch(/[A-Za-z]/)
        else expect(text).not.toMatch(/\p{Script=Devanagari}/u)
      }
  })
})

describe('yogas', () => {
  it('are told as they are: present, cancelled or absent', () => {
    for (const chart of CHARTS) {
      const gajakesari = chart.yogas.find(({ id }) => id === 'gajakesari')
      const text = textFor(question(chart, 'Is there gajakesari yoga in my chart?'))
      expect(text).toMatch(gajakesari ? /^Yes, your chart has a Gajakesari yoga/ : /^No, a Gajakesari yoga/)
      const moon = chart.yogas.find(({ id }) => id === 'kemadruma')
      if (moon && moon.cancelled_by.length > 0)
        expect(textFor(question(chart, 'Is there kemadruma yoga in my chart?'))).toContain('cancelled by')
    }
  })
})

describe('a talk that goes on', () => {
  const talk = (n: number, messages: readonly string[], language: Language) => {
    const history: Turn[] = []
    return messages.map((message) => {
      const given = answer(question(chartNo(n), message, { language, history: [...history], astrologer: 'Astra' }))
      history.push({ role: 'user', text: message }, { role: 'astrologer', text: textOf(given), facts: given.facts })
      return given
    })
  }
  const dates = (text: string) =>
    [...text.matchAll(/\*\*(?:Now until )?(\d{1,2} \w+ \d{4})/g)].map(([, date]) => Date.parse(`${date} UTC`))

  it('tells later periods when asked what comes after', () => {
    for (let n = 0; n < 20; n++) {
      const [first, second] = talk(n, ['When will I get married?', 'and after that?'], 'English').map(textOf)
      if (!second?.includes('after that')) continue
      expect(Math.min(...dates(second))).toBeGreaterThanOrEqual(Math.max(...dates(first ?? '')))
    }
    const [, second] = talk(5, ['When will I get married?', 'and after that?'], 'English')
    expect(second && textOf(second)).toContain('after that')
  })

  it.each([
    ['English', 'How is my career?', 'how long?'],
    ['Hindi', 'मेरा करियर कैसा है?', 'कब तक?'],
    ['Hindi', 'mera career kaisa hai', 'kab tak?'],
  ] as const)('%s: %s %s is answered by the end of the running period', (language, before, message) => {
    for (const n of [1, 5, 9, 12]) {
      const [, given] = talk(n, [before, message], language)
      expect(given?.intent).toMatchObject({ topic: 'career', followUp: 'until' })
      expect(given?.paragraphs[0]?.[0]?.facts).toContain('dasha.antar')
    }
  })

  it('carries a when over to the next matter', () => {
    const [, english] = talk(3, ['When will I get a job?', 'and marriage?'], 'English')
    expect(english?.intent).toMatchObject({ topic: 'love_marriage', form: 'when' })
    const [, roman, later] = talk(3, ['naukri kab lagegi?', 'aur shaadi?', 'uske baad?'], 'Hindi')
    expect(roman?.intent).toMatchObject({ topic: 'love_marriage', form: 'when', script: 'roman_hindi' })
    expect(later?.intent).toMatchObject({ topic: 'love_marriage', followUp: 'after', script: 'roman_hindi' })
  })
})
