import type { Astrologer, Language } from '@dhruva/common'
import { describe, expect, it } from 'vitest'
import { countWords } from '#sentences/draft.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { chartNo, question } from '#testing/people.ts'
import type { ByTopic as Answer } from './answer-by-topic.ts'
import { answerByTopic as answer } from './answer-by-topic.ts'
import { gather, piecesOf } from './chunks.ts'

const textOf = (given: Answer) => gather(piecesOf(given)).text

const CHARTS = Array.from({ length: 60 }, (_, index) => chartNo(index))
const QUESTIONS = [
  ['How is my career?', 'मेरा करियर कैसा रहेगा?'],
  ['When will I get married?', 'मेरी शादी कब होगी?'],
  ['Should I change my job this year?', 'क्या मुझे नौकरी बदलनी चाहिए?'],
  ['Why is money always a problem?', 'पैसे की दिक्कत क्यों रहती है?'],
  ['How can I improve my health?', 'मैं अपनी सेहत कैसे सुधारूँ?'],
  ['How is my family life?', 'मेरा पारिवारिक जीवन और परिवार कैसा रहेगा?'],
  ['When will I have a child?', 'संतान सुख कब मिलेगा?'],
  ['Will I pass my exams?', 'क्या मैं परीक्षा में सफल हो पाऊँगा?'],
  ['When can I go abroad?', 'विदेश कब जाऊँगा?'],
  ['Is it a good time to buy a house?', 'क्या अपना घर लेने का समय अच्छा है?'],
  ['What is my life purpose?', 'मेरे जीवन का उद्देश्य क्या है?'],
  ['Will my ex come back to me?', 'क्या मेरा प्यार वापस आएगा?'],
] as const
const STATUS = ['Single', 'Married', 'Divorced'] as const

type Given = { chart: number; code: 'en' | 'hi'; astrologer: Astrologer; message: string; answer: Answer; text: string }

const all: Given[] = CHARTS.flatMap((chart, number) =>
  QUESTIONS.flatMap((pair) =>
    (['en', 'hi'] as const).flatMap((code) =>
      (['Oracle', 'Astra'] as const).map((astrologer) => {
        const message = pair[code === 'en' ? 0 : 1]
        const language: Language = code === 'en' ? 'English' : 'Hindi'
        const maritalStatus = STATUS[number % 3] ?? 'Single'
        const given = answer(
          question(chart, message, { astrologer, language, maritalStatus, gender: number % 2 ? 'Male' : 'Female' }),
        )
        return { chart: number, code, astrologer, message, answer: given, text: textOf(given) }
      }),
    ),
  ),
)
const label = ({ chart, code, astrologer, message }: Given) => `chart ${chart} ${code} ${astrologer} ${message}`
const failing = (test: (given: Given) => unknown) => all.filter(test).map((given) => `${label(given)}\n${given.text}`)

describe('an answer on a matter of life', { timeout: 30_000 }, () => {
  it('has 120 to 250 words', () => {
    expect(failing(({ text }) => countWords(text) < 120 || countWords(text) > 250)).toEqual([])
  })

  it('is never the same for two charts', () => {
    const seen = new Map<string, string>()
    for (const given of all) {
      const key = `${given.code} ${given.text}`
      expect(seen.get(key), label(given)).toBeUndefined()
      seen.set(key, label(given))
    }
  })

  it('says no sentence twice', () => {
    expect(
      failing(({ answer: { paragraphs } }) => {
        const sentences = paragraphs.flat().map((sentence) => sentence.text)
        return new Set(sentences).size !== sentences.length
      }),
    ).toEqual([])
  })

  it('cites facts that exist, and brings exactly those along', () => {
    for (const { answer: given } of all) {
      const cited = new Set(given.paragraphs.flat().flatMap((sentence) => sentence.facts))
      expect(new Set(given.facts.map((fact) => fact.id))).toEqual(cited)
    }
  })

  it('names nothing of the sky that its facts do not say', () => {
    const unsupported = all.flatMap((given) => {
      const facts = new Map(given.answer.facts.map((fact) => [fact.id, fact.text[given.code]]))
      return given.answer.paragraphs.flat().flatMap((sentence) => {
        const said = mentionsIn(given.code, sentence.facts.map((id) => facts.get(id)).join(' | '))
        const missing = [...mentionsIn(given.code, sentence.text)].filter((mention) => !said.has(mention))
        return missing.length > 0 ? [`${missing.join(', ')} not in [${sentence.facts}]: ${sentence.text}`] : []
      })
    })
    expect([...new Set(unsupported)].slice(0, 5)).toEqual([])
  })

  it('rests every fact it cites on something the sentence names', () => {
    const idle = all.flatMap((given) => {
      const facts = new Map(given.answer.facts.map((fact) => [fact.id, fact.text[given.code]]))
      return given.answer.paragraphs.flat().flatMap((sentence) => {
        const named = mentionsIn(given.code, sentence.text)
        return sentence.facts
          .filter((id) => ![...mentionsIn(given.code, facts.get(id) ?? '')].some((mention) => named.has(mention)))
          .map((id) => `${id}: ${sentence.text}`)
      })
    })
    expect([...new Set(idle)].slice(0, 5)).toEqual([])
  })

  it('rests at least four of its sentences on facts', () => {
    expect(
      failing(({ answer: given }) => given.paragraphs.flat().filter(({ facts }) => facts.length > 0).length < 4),
    ).toEqual([])
  })

  it('frightens nobody and sells nothing', () => {
    const forbidden =
      /curse|doom|death|\bdie\b|fatal|disaster|tragic|tragedy|evil|inauspicious|suffer|misfortune|guarante|certainly|definitely|gemstone|₹|rupee|!|शाप|श्राप|अभिशाप|मृत्यु|मौत|अनिष्ट|विनाश|सर्वनाश|अशुभ|दुर्भाग्य|निश्चित ही|गारंटी|रुपये/i
    expect(failing(({ text }) => forbidden.test(text))).toEqual([])
  })

  it('has no English in Hindi but the name of the person', () => {
    expect(failing(({ code, text }) => code === 'hi' && /[A-Za-z]/.test(text.replaceAll('Ananya', '')))).toEqual([])
  })

  it('has no Devanagari in English, no stray template and only the agreed markdown', () => {
    expect(failing(({ code, text }) => code === 'en' && /\p{Script=Devanagari}/u.test(text))).toEqual([])
    expect(
      failing(({ text }) =>
        /undefined|null|NaN|\[object|\$\{|[<>#`_]|\bthe the\b| {2}|\ba the\b|your the\b/.test(text),
      ),
    ).toEqual([])
  })

  it('speaks to a woman as to a woman', () => {
    const toAMan = /आप (?!पर )(?:(?!हैं)[^।,;:])*(?:ते|रहे|आए) हैं|आप क्या करते,|छोड़ेंगे|चाहेंगे/
    const isWoman = ({ chart }: Given) => chart % 2 === 0
    expect(failing((given) => given.code === 'hi' && isWoman(given) && toAMan.test(given.text))).toEqual([])
    expect(all.some((given) => given.code === 'hi' && !isWoman(given) && toAMan.test(given.text))).toBe(true)
    expect(failing(({ text }) => /[{|}]/.test(text))).toEqual([])
  })

  it('ends with one step to take', () => {
    expect(failing(({ answer: given }) => (given.paragraphs.at(-1)?.at(-1)?.facts.length ?? 0) === 0)).toEqual([])
  })

  it('speaks differently as Oracle and as Astra', () => {
    const texts = new Map(all.map((given) => [label(given), given.text]))
    for (const given of all.filter(({ astrologer }) => astrologer === 'Oracle'))
      expect(texts.get(label({ ...given, astrologer: 'Astra' }))).not.toBe(given.text)
  })
})
