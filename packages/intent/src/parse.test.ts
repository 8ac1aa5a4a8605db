import { describe, expect, it } from 'vitest'
import { type Asked, parse } from './parse.ts'
import type { Turn } from './types.ts'

const said = (...texts: string[]): Turn[] => texts.map((text) => ({ role: 'user', text }))
const read = (message: string, asked: Partial<Asked> = {}) =>
  parse({ message, history: [], person: { language: 'English' }, ...asked })

describe('what is read of a message', () => {
  it('is its intent, the language of the answer and its words', () => {
    const { intent, speech, words } = read('Meri shaadi kab hogi??')
    expect(intent).toMatchObject({ topic: 'love_marriage', form: 'when', script: 'roman_hindi', followUp: null })
    expect(speech).toBe('roman_hindi')
    expect(words).toEqual(['meri', 'shaadi', 'kab', 'hogi'])
  })

  it('takes what is missing from the talk before it', () => {
    const { intent, speech } = read('kab tak?', { history: said('answer in Hindi', 'Meri naukri kab lagegi?') })
    expect(intent).toMatchObject({ topic: 'career', followUp: 'until' })
    expect(speech).toBe('devanagari')
  })

  it('is a comparison where one is asked for, also before', () => {
    expect(read('Match my kundli with Rohit').match).toMatchObject({ sure: true, said: 'Rohit' })
    expect(read('and Priya?', { history: said('Match my kundli with Rohit') }).match).toMatchObject({ sure: false })
    expect(read('When will I get a job?').match).toBeNull()
  })

  it.each([
    ['Will my marriage with my friend Rohit work?', 'marriage'],
    ['Are my mother and I alike?', 'kin'],
    ['Match our charts', 'matching'],
    ['Will Rohit call?', null],
  ])('is the first of marriage, kin and matching that it names: %s', (message, tie) => {
    expect(read(message).tie).toBe(tie)
  })

  it.each([
    ['What is his personality like?', 'character'],
    ['What made her career so successful?', 'work'],
    ['Tell me about her', 'person'],
    ['What is the capital of France?', null],
  ])('is what of a public figure is asked: %s', (message, publicMatter) => {
    expect(read(message).publicMatter).toBe(publicMatter)
  })
})
