import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { type Asked, chartNo, question } from '#testing/people.ts'
import { NEWCOMER } from './told-data.ts'

/** Birth number 4 is of 1996; number 9 is of 1997, number 1 of 1963. */
const said = (message: string, asked: Asked = {}, chart = 4) => {
  const given = answer(question(chartNo(chart), message, { asWritten: true, ...asked }))
  return {
    kind: given.kind,
    text: given.paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' '),
  }
}

describe('to who has somebody nobody new comes near', () => {
  it.each([
    ['en', 'is my boyfriend serious about me'],
    ['en', 'we are together 4 years, will he propose to me'],
    ['en', 'does my girlfriend really love me'],
    ['hi', 'मेरा बॉयफ़्रेंड मुझे लेकर गंभीर है क्या'],
    ['hi', 'पुराने पति दोबारा साथ आना चाहते हैं, क्या वे लौटेंगे'],
    ['hing', 'mera boyfriend serious hai kya mere liye'],
    ['hing', 'hum 3 saal se saath hain, kya wo mujhe propose karega'],
  ] as const)('%s %s', (speech, message) => {
    for (const n of [1, 2, 4, 6, 9]) {
      const { text } = said(message, {}, n)
      const told = text.split(/(?<=[.।])\s/).slice(1)
      // the first sentence may say that no chart knows another heart
      for (const sentence of told.filter((each) => /Jupiter|Venus|Moon|गुरु|शुक्र|चंद्र|Guru|Shukra|Chandra/.test(each)))
        expect(sentence).not.toMatch(NEWCOMER[speech])
    }
  })
})

describe('what is given already is waited for', () => {
  it.each([
    'gave my metro interview on friday. did i clear it',
    'my interview was last week, will they select me',
    'i gave my ssc exam last week, will i qualify',
    'विप्रो का इंटरव्यू दिया था पिछले हफ़्ते, चयन होगा क्या',
    'मेरी परीक्षा हो गई है, पास हो जाऊँगी क्या',
    'ssc ka paper de diya hai, nikal jayega kya',
    'infosys ka interview de diya, select ho jaungi kya',
  ])('%s', (message) => {
    const { text } = said(message)
    expect(text).not.toMatch(/mock|practi[cs]e|Be there early|revis|अभ्यास|समय से पहले|practice|mock test|Time se pehle/i)
  })
})

describe('the age is that of the person asked about', () => {
  it.each([
    'bade bete ki shaadi ko 6 saal ho gaye, unke ghar khushkhabri kab aayegi',
    'बेटे की शादी को चार साल हुए, उनके घर संतान कब होगी',
    'my elder son is married 7 years, when will he become a father',
  ])('%s', (message) => {
    expect(said(message, { maritalStatus: 'Married' }, 1).kind).toBe('reading')
  })

  it.each([
    'my daughter is 9, when will she marry',
    'beti 12 saal ki hai, shaadi kab hogi',
    'बेटी दस साल की है, 10 साल, शादी कब होगी',
  ])('%s', (message) => {
    const { kind, text } = said(message, { maritalStatus: 'Married' }, 1)
    expect(kind).toBe('refusal')
    // the asker is grown
    expect(text).not.toMatch(/when you are grown|Bade hone par|बड़े होने पर/)
  })
})

it('a time that is named has its clause where the heart of another is asked about', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const { text } = said('will he propose to me before january', {}, n)
    // either that nothing is open before it, or a stretch that is
    expect(text).toMatch(/January|December 2026|November 2026/)
  }
})
