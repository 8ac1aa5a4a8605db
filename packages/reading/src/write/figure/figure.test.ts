import type { Language } from '@dhruva/common'
import { describe, expect, it } from 'vitest'
import { answer } from '#answer.ts'
import { countWords } from '#sentences/draft.ts'
import { chartNo, question } from '#testing/people.ts'
import { textFor, textOf, unsupported } from '#testing/reading.ts'

const figure = (n: number, message: string, language: Language = 'English') => ({
  ...question(chartNo(n), message, { language, name: 'Amitabh', gender: 'Male' }),
  celebrity: true,
})

const PUBLIC = [
  ['How is his career?', 'उनका करियर कैसा है?'],
  ['What kind of person is he?', 'उनका स्वभाव कैसा है?'],
  ['How is this year for him?', 'यह साल कैसा रहेगा?'],
  ['What does 2027 hold for him?', '2027 उनके लिए कैसा रहेगा?'],
  ['Tell me about his chart', 'उनकी कुंडली के बारे में बताइए'],
  ['Will he win an award?', 'क्या वे अपने काम में आगे बढ़ेंगे?'],
  ['How is his Jupiter mahadasha?', 'गुरु की महादशा उनके लिए कैसी है?'],
  ['What does Saturn do in the chart?', 'शनि का क्या प्रभाव है?'],
  ['What is in the 10th house?', 'दसवें भाव में क्या है?'],
] as const
const PRIVATE = [
  ['Is he happily married?', 'क्या उनकी शादी सुखी है?'],
  ['How is his health?', 'उनकी सेहत कैसी है?'],
  ['How much money will he have?', 'उनके पास कितना पैसा होगा?'],
  ['Will he have more children?', 'उनकी संतान कब होगी?'],
  ['Is he manglik?', 'क्या वे मांगलिक हैं?'],
  ['How is his marriage in Venus mahadasha?', 'शुक्र की महादशा में उनकी शादी कैसी है?'],
] as const
const all = PUBLIC.flatMap(([en, hi]) => [['English', en] as const, ['Hindi', hi] as const])

describe('about a public figure', () => {
  it.each(all)('%s: %s is answered in the third person, on facts', (language, message) => {
    for (const n of [0, 3, 7, 11, 18, 26, 31, 44]) {
      const text = textFor(figure(n, message, language))
      expect(text).toMatch(/Amitabh|अमिताभ/)
      expect(text).not.toMatch(/\byou\b|\byour\b|आप|[{}|]|undefined/i)
      expect(countWords(text), text).toBeLessThanOrEqual(140)
      expect(unsupported(figure(n, message, language))).toEqual([])
    }
  })

  it.each(PRIVATE.map(([message]) => message))('%s is declined, and no house of it is read', (message) => {
    const given = answer(figure(5, message))
    expect(given).toMatchObject({ kind: 'refusal', charged: false, facts: [] })
    expect(textOf(given)).toMatch(/private life/)
    expect(textOf(given)).not.toMatch(/marriage|spouse|children|money/)
  })

  it('tells facts of no reader', () => {
    for (const { text } of answer(figure(4, 'How is his career?')).facts) {
      expect(text.en).not.toMatch(/\byour\b/i)
      expect(text.hi).not.toMatch(/आपक/)
    }
  })

  it('differs by question and by chart', () => {
    const texts = PUBLIC.flatMap(([message]) => [2, 9].map((n) => textFor(figure(n, message))))
    // the whole chart is told of whoever asks for the person
    expect(new Set(texts).size).toBeGreaterThanOrEqual(14)
  })

  it('says she of a woman, and is Latin where Hindi is typed so', () => {
    const her = {
      ...figure(6, 'What is her character?'),
      person: { ...figure(6, '').person, gender: 'Female' as const },
    }
    expect(textFor(her)).toMatch(/\b[Ss]he is recognised/)
    const roman = textFor(figure(6, 'unka career kaisa hai', 'Hindi'))
    expect(roman).not.toMatch(/\p{Script=Devanagari}|\baap/u)
  })

  it('still cares first for whoever is in danger, and reads no length of life', () => {
    expect(textFor(figure(6, 'I want to end my life'))).toContain('14416')
    expect(answer(figure(6, 'When will he die?'))).toMatchObject({ kind: 'refusal', facts: [] })
  })
})
