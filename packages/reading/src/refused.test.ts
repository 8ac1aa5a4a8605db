import { REFUSALS, recognise, type Script } from '@dhruva/intent'
import { ORDINARY_LATER, ORDINARY_WAYS, REFUSED_LATER, REFUSED_WAYS } from '@dhruva/intent/testing/refused'
import { describe, expect, it } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { answerByTopic as answer } from './answer-by-topic.ts'

const SCRIPTS: Script[] = ['english', 'devanagari', 'roman_hindi']
const refused = (message: string) => REFUSALS.some((refusal) => refusal === recognise(message).topic)

describe.each(REFUSALS)('%s', (refusal) => {
  it.each(SCRIPTS)('is heard in thirty ways and more in %s', (script) => {
    const ways = REFUSED_WAYS[refusal][script]
    expect(new Set(ways).size).toBeGreaterThanOrEqual(30)
    expect(ways.filter((message) => recognise(message).topic !== refusal)).toEqual([])
  })

  it('is heard in ways that came later', () => {
    expect(REFUSED_LATER[refusal].filter((message) => recognise(message).topic !== refusal)).toEqual([])
  })

  it('is answered without a fact of the chart, in both languages', () => {
    for (const message of [...REFUSED_LATER[refusal], ...SCRIPTS.flatMap((script) => REFUSED_WAYS[refusal][script])])
      for (const language of ['English', 'Hindi'] as const) {
        const given = answer(question(chartNo(4), message, { language }))
        expect(given.facts, message).toEqual([])
        expect(given.paragraphs.length, message).toBeGreaterThan(0)
      }
  })
})

describe('an ordinary question', () => {
  it('is not refused', () => {
    const all = [...ORDINARY_WAYS, ...ORDINARY_LATER]
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(all.filter(refused)).toEqual([])
  })
})
