import type { Language } from '@dhruva/common'
import type { Script } from '@dhruva/intent'
import { describe, expect, it } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { answer } from './answer.ts'
import { speechOf } from './prompt/plan.ts'
import { promptFor } from './prompt/prompt.ts'
import type { Question } from './types.ts'

const said = (...texts: string[]): Question['history'] =>
  texts.flatMap((text) => [
    { role: 'user' as const, text },
    { role: 'astrologer' as const, text: 'जी।' },
  ])

const ask = (message: string, language: Language, history: Question['history'] = []) =>
  question(chartNo(4), message, { language, history, asWritten: true })

const WRITTEN: Array<[string, Script]> = [
  ['How is my health this year?', 'english'],
  ['Will I get a government job in 2027?', 'english'],
  ['Is there mangal dosh in my kundli?', 'english'],
  ['When will my shaadi happen?', 'english'],
  ['मेरी शादी कब होगी?', 'devanagari'],
  ['क्या job change करना ठीक है?', 'devanagari'],
  ['meri shaadi kab hogi', 'roman_hindi'],
  ['job change karu ya nahi', 'roman_hindi'],
  ['career kaisa rahega next year me', 'roman_hindi'],
]

describe('the language and script of the question win over the birth’s', () => {
  it.each(WRITTEN)('%s → %s', (message, script) => {
    for (const language of ['English', 'Hindi'] as const) expect(speechOf(ask(message, language))).toBe(script)
  })

  it('in what the astrologer writes and in what a language model is told', () => {
    const words = {
      english: /^[^\u0900-\u097f]+$/u,
      devanagari: /[\u0900-\u097f]/u,
      roman_hindi: /\b(?:aapki|mein|hai)\b/,
    }
    const ways = { english: 'English', devanagari: 'Hindi in Devanagari', roman_hindi: 'Hindi in Latin letters' }
    for (const [message, script] of WRITTEN)
      for (const language of ['English', 'Hindi'] as const) {
        const asked = ask(message, language)
        const text = answer(asked)
          .paragraphs.flat()
          .map((sentence) => sentence.text)
          .join(' ')
        expect(text, message).toMatch(words[script])
        expect(promptFor(asked).messages[0]?.content).toContain(`"write_in":"${ways[script]}`)
      }
  })
})

it('a name in Hindi letters is written as its bearer would in an answer in Latin letters', () => {
  const asked = (message: string) =>
    answer({ ...ask(message, 'Hindi'), person: { ...ask('', 'Hindi').person, name: 'अंजलि' } })
  const textOf = (message: string) =>
    asked(message)
      .paragraphs.flat()
      .map(({ text }) => text)
      .join(' ')
  expect(textOf('When will I get a job?')).toContain('Anjali')
  expect(textOf('tum kaun ho, france ki rajdhani kya hai')).not.toMatch(/\p{Script=Devanagari}/u)
})

describe('what does not tell its language', () => {
  it.each(['ok?', 'job?', '2028?', '🙏🙏🙏'])('stays with the talk: %s', (message) => {
    expect(speechOf(ask(message, 'Hindi', said('How is my health this year?')))).toBe('english')
    expect(speechOf(ask(message, 'English', said('मेरी शादी कब होगी?')))).toBe('devanagari')
    expect(speechOf(ask(message, 'English', said('meri shaadi kab hogi')))).toBe('roman_hindi')
  })

  it('and begins a talk in the language of the birth', () => {
    for (const message of ['job?', 'career 2028', '🙏🙏🙏🙏🙏🙏']) {
      expect(speechOf(ask(message, 'Hindi'))).toBe('devanagari')
      expect(speechOf(ask(message, 'English'))).toBe('english')
    }
  })
})

describe('a language that is asked for', () => {
  it.each<[string, Script]>([
    ['Tell me in English about my health', 'english'],
    ['meri sehat ke baare me english me batao', 'english'],
    ['मेरी सेहत के बारे में अंग्रेज़ी में बताइए', 'english'],
    ['English please', 'english'],
    ['हिंदी में बताइए', 'devanagari'],
    ['Tell me about my health in Hindi', 'devanagari'],
    ['हिन्दी में जवाब दीजिए, मेरा करियर कैसा है', 'devanagari'],
    ['Please answer in Hinglish: how is my career', 'roman_hindi'],
    ['hinglish me batao', 'roman_hindi'],
  ])('is obeyed, and holds for the talk: %s', (message, script) => {
    for (const language of ['English', 'Hindi'] as const) {
      expect(speechOf(ask(message, language))).toBe(script)
      expect(speechOf(ask('meri naukri kab lagegi', language, said(message)))).toBe(script)
    }
  })

  it('until the next wish', () => {
    expect(speechOf(ask('हिंदी में बताइए', 'English', said('Tell me in English please')))).toBe('devanagari')
  })

  it('is not a degree or a lesson', () => {
    expect(speechOf(ask('Should I do my MA in Hindi or not?', 'English'))).toBe('english')
    expect(speechOf(ask('kya main English me MA karu', 'Hindi'))).toBe('roman_hindi')
  })

  it('as a choice beside the question wins over how it is written, and a wish in the question over the choice', () => {
    expect(speechOf({ ...ask('How is my health this year?', 'English'), speech: 'devanagari' })).toBe('devanagari')
    expect(speechOf({ ...ask('Tell me in English how my health is', 'English'), speech: 'devanagari' })).toBe('english')
  })
})
