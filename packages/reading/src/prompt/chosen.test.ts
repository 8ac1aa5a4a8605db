import { describe, expect, it } from 'vitest'
import { preparedOf } from '#prepared.ts'
import { chartNo, question } from '#testing/people.ts'
import type { Fact } from '#types.ts'
import { chosenFacts, MOST_FACTS } from './chosen.ts'

const charts = Array.from({ length: 30 }, (_, index) => chartNo(index))

/** Facts of a chart that a question must bring and its prompt lacks. */
const missing = (message: string, wanted: (fact: Fact) => boolean): string[] =>
  charts.flatMap((chart, index) => {
    const { known, contextOf, parsed } = preparedOf(question(chart, message))
    const facts = [...known().values()]
    const chosen = new Set(chosenFacts(facts, parsed.questions.map(contextOf)))
    expect(chosen.size).toBe(Math.min(MOST_FACTS, facts.length))
    const needed = facts.filter(wanted)
    expect(needed.length).toBeGreaterThan(0)
    return needed.filter((fact) => !chosen.has(fact)).map(({ id }) => `${index} ${id}`)
  })

describe('the facts a prompt holds', () => {
  it('are those of the graha, house, chart or yogas that are asked for', () => {
    expect(
      missing('Tell me about Jupiter in my chart', ({ parts }) => 'graha' in parts && parts.graha === 'jupiter'),
    ).toEqual([])
    expect(missing('What does my 7th house say?', ({ id }) => id.startsWith('house.7.'))).toEqual([])
    expect(missing('Which yogas are in my kundli?', ({ kind }) => kind === 'yoga')).toEqual([])
    expect(missing('What does my dasamsa say?', ({ parts }) => 'varga' in parts && parts.varga === 'd10')).toEqual([])
    expect(missing('How many bindus in my ashtakavarga?', ({ kind }) => kind === 'ashtakavarga')).toEqual([])
  })

  it('are what runs, whatever is asked', () => {
    const running = ({ id }: Fact) =>
      ['lagna', 'moon.nakshatra', 'dasha.maha', 'dasha.antar', 'dasha.next.1', 'transit.saturn', 'moon.place'].includes(
        id,
      )
    for (const message of [
      'When will I get married?',
      'Which yogas are in my kundli?',
      'How is my day today?',
      'hello',
    ])
      expect(missing(message, running)).toEqual([])
  })
})
