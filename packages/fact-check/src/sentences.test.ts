import { describe, expect, it } from 'vitest'
import { isWhole, sentenceEnd } from './sentences.ts'

const sentencesOf = (text: string): string[] => {
  const sentences: string[] = []
  let rest = text
  for (let end = sentenceEnd(rest); end >= 0; end = sentenceEnd(rest)) {
    sentences.push(rest.slice(0, end).trim())
    rest = rest.slice(end)
  }
  return [...sentences, rest.trim()].filter((sentence) => sentence !== '')
}

describe('sentenceEnd', () => {
  it.each<[string, string[]]>([
    ['Dr. Rao is near. Go there.', ['Dr. Rao is near.', 'Go there.']],
    ['Mars is at 12°.5 Leo. It rises by 2.5 degrees.', ['Mars is at 12°.5 Leo.', 'It rises by 2.5 degrees.']],
    ['शनि मीन में है।मंगल मेष में है। अच्छा।', ['शनि मीन में है।', 'मंगल मेष में है।', 'अच्छा।']],
    ['Two things:\n- **One.** Rest.\n- Two', ['Two things:', '- **One.** Rest.', '- Two']],
    ['1. Rest.\n2. Walk.', ['1. Rest.', '2. Walk.']],
    ['She said “go.” Then left.', ['She said “go.”', 'Then left.']],
    ['Is it so? Yes! Wait… Then', ['Is it so?', 'Yes!', 'Wait…', 'Then']],
    ['no end yet', ['no end yet']],
  ])('parts %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences)
  })

  it('waits for what follows a stop', () => {
    expect(sentenceEnd('Rest well.')).toBe(-1)
    expect(sentenceEnd('Rest well. ')).toBe(10)
  })

  it.each<[string, boolean]>([
    ['Rest well.', true],
    ['आराम करें।', true],
    ['Rest well', false],
    ['See Dr.', false],
    ['', false],
  ])('knows whether a text that was cut off ends with a sentence: %s', (text, whole) => {
    expect(isWhole(text)).toBe(whole)
  })
})
