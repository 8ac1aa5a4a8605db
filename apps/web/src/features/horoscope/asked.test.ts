import { expect, it } from 'vitest'
import { askedOf, drawingOf } from './asked.ts'

it.each([
  ['', 'Aries', 'Today'],
  ['zodiac=Leo&when=Tomorrow', 'Leo', 'Tomorrow'],
  ['zodiac=saggitarius&when=today', 'Sagittarius', 'Today'],
  ['zodiac=%E0%A4%AE%E0%A5%87%E0%A4%B7&when=xyz', 'Aries', 'Today'],
  ['zodiac=xyz', null, 'Today'],
])('%j asks for %s, %s', (search, zodiac, when) => {
  expect(askedOf(new URLSearchParams(search))).toEqual({ zodiac, when })
})

it('draws each sign as itself', () => {
  expect([drawingOf('Aries'), drawingOf('Sagittarius'), drawingOf('Pisces')]).toEqual([
    'aries',
    'sagittarius',
    'pisces',
  ])
})
