import { describe, expect, it } from 'vitest'
import { languageOf } from '#lib/language-of.ts'
import { checkComment } from '../comments/comment-check.ts'
import { agoIn } from '../shared/ago.ts'
import { toggleVote } from '../votes/toggle-vote.ts'
import { lengthOf, noValues, refusalsOf, tagsOf, valuesIn } from './post-values.ts'

describe('what may be posted', () => {
  it.each([
    ['', 'missing'],
    ['   \n', 'missing'],
    ['abcd', 'short'],
    [' abcd ', 'short'],
    ['a'.repeat(151), 'long'],
    ['🪔'.repeat(151), 'long'],
  ])('a title %j is %s', (title, refusal) => {
    expect(refusalsOf({ ...noValues, title, description: 'long enough' })).toEqual({ title: refusal })
  })
  it('counts as the service does', () => {
    expect(refusalsOf({ ...noValues, title: '🪔'.repeat(150), description: ` ${'अ'.repeat(10_000)} ` })).toEqual({})
    expect(refusalsOf({ ...noValues, title: 'abcde', description: 'a'.repeat(10_001) })).toEqual({
      description: 'long',
    })
    expect(lengthOf(' 👨‍👩‍👧 ')).toBe(5)
  })
  it.each([
    ['', 'missing'],
    ['a', 'short'],
    ['ab', null],
    ['a'.repeat(5_000), null],
    ['a'.repeat(5_001), 'long'],
  ])('a comment of %j', (typed, refusal) => {
    expect(checkComment(typed)).toBe(refusal)
  })
  it('takes only known tags, a rashi in any of its names', () => {
    expect(tagsOf((tag) => ({ rashi: 'Leo', nakshatra: 'Nowhere', mahadasha: null })[tag])).toEqual({
      rashi: 'Leo',
      nakshatra: '',
      mahadasha: '',
    })
    expect(tagsOf((tag) => ({ rashi: 'Kanya', nakshatra: 'Magha', mahadasha: 'Venus' })[tag])).toEqual({
      rashi: 'Virgo',
      nakshatra: 'Magha',
      mahadasha: 'Venus',
    })
    expect(valuesIn({ title: 'a', rashi: '<b>' })).toEqual({ ...noValues, title: 'a' })
  })
})

describe('a vote', () => {
  const none = { upvotes: 3, downvotes: 1, my_vote: null }
  it('counts, is taken back, is turned', () => {
    const up = toggleVote(none, 1)
    expect(up).toEqual({ upvotes: 4, downvotes: 1, my_vote: 1 })
    expect(toggleVote(up, 1)).toEqual(none)
    expect(toggleVote(up, 0)).toEqual({ upvotes: 3, downvotes: 2, my_vote: 0 })
  })
})

describe('how long ago', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  it.each([
    [-600, 'now'],
    [0, 'now'],
    [59, 'now'],
    [60, '1 मिनट पहले'],
    [3_599, '59 मिनट पहले'],
    [3_600, '1 घंटे पहले'],
    [86_400, '1 दिन पहले'],
    [30 * 86_400, '30 दिन पहले'],
    [31 * 86_400, 'date'],
  ])('%i seconds', (seconds, words) => {
    expect(agoIn('hi', before(seconds), now)).toBe(words)
  })
  it('in English', () => {
    expect(agoIn('en', before(7_200), now)).toMatch(/^2\s?h.* ago$/)
  })
})

it.each([
  ['Saturn return', 'en'],
  ['शनि की साढ़ेसाती', 'hi'],
  ['मेरी Sade Sati', 'en'],
  ['मेरी साढ़ेसाती Saturn', 'hi'],
  ['2026!', undefined],
])('%s is marked %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
