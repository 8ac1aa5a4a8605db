import { graveMatterIn, REFUSALS, type Script } from '@dhruva/intent'
import { ORDINARY_LATER, ORDINARY_WAYS, REFUSED_LATER, REFUSED_WAYS } from '@dhruva/intent/testing/refused'
import { describe, expect, it } from 'vitest'

const SCRIPTS: Script[] = ['english', 'devanagari', 'roman_hindi']
const refused = (message: string) => REFUSALS.some((refusal) => refusal === graveMatterIn(message))

describe.each(REFUSALS)('%s', (refusal) => {
  it.each(SCRIPTS)('is heard in thirty ways and more in %s', (script) => {
    const ways = REFUSED_WAYS[refusal][script]
    expect(new Set(ways).size).toBeGreaterThanOrEqual(30)
    expect(ways.filter((message) => graveMatterIn(message) !== refusal)).toEqual([])
  })

  it('is heard in ways that came later', () => {
    expect(REFUSED_LATER[refusal].filter((message) => graveMatterIn(message) !== refusal)).toEqual([])
  })
})

describe('an ordinary question', () => {
  it('is not refused', () => {
    const all = [...ORDINARY_WAYS, ...ORDINARY_LATER]
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(all.filter(refused)).toEqual([])
  })
})
