import { describe, expect, it } from 'vitest'
import { CRIES } from '#testing/cries-data.ts'
import { EVERYDAY, EVERYDAY_FOLLOW_UPS } from '#testing/everyday-data.ts'
import { HELD_OUT } from '#testing/held-out-data.ts'
import { REFUSED_LATER, REFUSED_WAYS } from '#testing/refused-data.ts'
import { wordsOf } from '#words.ts'
import { graveMatterOf } from './grave.ts'

const isCry = (message: string) => graveMatterOf(wordsOf(message)) === 'self_harm'

describe('an everyday message is not heard as a cry for help', () => {
  it('in any of 4,200 follow-ups', () => {
    expect(new Set(EVERYDAY_FOLLOW_UPS).size).toBe(4200)
    expect(EVERYDAY_FOLLOW_UPS.filter(isCry)).toEqual([])
  })

  it.each(['english', 'hindi', 'hinglish'] as const)(
    'of love, sleep, tiredness, thanks, exams and money, in %s',
    (way) => {
      expect(EVERYDAY[way].length).toBeGreaterThanOrEqual(100)
      expect(EVERYDAY[way].filter(isCry)).toEqual([])
    },
  )

  it('where it uses a word of dying, ending, living or leaving for something else', () => {
    expect(EVERYDAY.later.filter(isCry)).toEqual([])
  })
})

describe('a cry for help', () => {
  it('in plain words is always heard', () => {
    const plain = [...HELD_OUT.self_harm, ...REFUSED_LATER.self_harm, ...Object.values(REFUSED_WAYS.self_harm).flat()]
    expect(plain.filter((message) => !isCry(message))).toEqual([])
  })

  it.each([
    ['english', 0.9],
    ['hindi', 0.94],
    ['hinglish', 0.98],
    ['later', 0.88],
  ] as const)('said sideways is heard as often as it was measured: %s', (way, share) => {
    expect(CRIES[way].filter(isCry).length / CRIES[way].length).toBeGreaterThanOrEqual(share)
  })
})
