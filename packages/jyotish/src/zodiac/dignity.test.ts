import { describe, expect, test } from 'vitest'
import type { Dignity, GrahaId } from '#types.ts'
import { aspects } from './aspects.ts'
import { isCombust } from './combustion.ts'
import { dignityOf } from './dignity.ts'
import { compoundRelation, naturalRelation } from './friendship.ts'
import { houses } from './houses.ts'
import { natureOf } from './nature.ts'

const spread = { sun: 0, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6, rahu: 7, ketu: 1 }

describe('dignity', () => {
  test.each<[GrahaId, number, Dignity]>([
    ['sun', 10, 'exalted'],
    ['sun', 120, 'moolatrikona'],
    ['sun', 140, 'own'],
    ['sun', 185, 'debilitated'],
    ['moon', 32.9, 'exalted'],
    ['moon', 33, 'moolatrikona'],
    ['moon', 95, 'own'],
    ['moon', 215, 'debilitated'],
    ['mercury', 164.9, 'exalted'],
    ['mercury', 165, 'moolatrikona'],
    ['mercury', 170, 'own'],
    ['mercury', 335, 'debilitated'],
    ['saturn', 310, 'moolatrikona'],
    ['saturn', 325, 'own'],
    ['rahu', 45, 'exalted'],
    ['rahu', 315, 'own'],
    ['rahu', 15, 'neutral'],
    ['ketu', 45, 'debilitated'],
  ])('%s at %d is %s', (id, lon, dignity) => expect(dignityOf(id, lon, spread)).toBe(dignity))

  test('otherwise follows nature and the moment', () => {
    const signs = { ...spread, sun: 8, jupiter: 10 }
    expect(dignityOf('sun', 245, signs)).toBe('great_friend')
    expect(dignityOf('sun', 245, { ...signs, jupiter: 8 })).toBe('neutral')
    expect(dignityOf('sun', 315, { ...signs, sun: 10, saturn: 2 })).toBe('great_enemy')
    expect(dignityOf('sun', 315, { ...signs, sun: 10, saturn: 11 })).toBe('neutral')
    expect(dignityOf('sun', 65, { ...signs, sun: 2, mercury: 3 })).toBe('friend')
    expect(dignityOf('sun', 65, { ...signs, sun: 2, mercury: 2 })).toBe('enemy')
  })

  test('friendship need not be mutual', () => {
    expect(naturalRelation('moon', 'mercury')).toBe(1)
    expect(naturalRelation('mercury', 'moon')).toBe(-1)
    expect(compoundRelation('moon', 'mercury', 0, 1)).toBe('great_friend')
    expect(compoundRelation('mercury', 'moon', 1, 0)).toBe('neutral')
  })
})

test('combustion has narrower orbs for retrograde Mercury and Venus', () => {
  expect(isCombust('mercury', 13, 0, false)).toBe(true)
  expect(isCombust('mercury', 13, 0, true)).toBe(false)
  expect(isCombust('venus', 351, 0, false)).toBe(true)
  expect(isCombust('venus', 351, 0, true)).toBe(false)
  expect(isCombust('saturn', 15, 0, false)).toBe(false)
  expect(isCombust('sun', 0, 0, false)).toBe(false)
  expect(isCombust('rahu', 0, 0, false)).toBe(false)
})

test('special aspects', () => {
  const seenFromMesha = (id: GrahaId) =>
    Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => aspects(id, 0, sign))
  expect(seenFromMesha('mars')).toEqual([3, 6, 7])
  expect(seenFromMesha('jupiter')).toEqual([4, 6, 8])
  expect(seenFromMesha('saturn')).toEqual([2, 6, 9])
  expect(seenFromMesha('rahu')).toEqual([6])
})

test('houses carry their lord, who is in them and who looks at them', () => {
  const [first, second] = houses(7, spread)
  expect(first).toEqual({ house: 1, sign: 7, lord: 'mars', occupants: ['rahu'], aspected_by: ['moon', 'ketu'] })
  expect(second).toEqual({
    house: 2,
    sign: 8,
    lord: 'jupiter',
    occupants: [],
    aspected_by: ['mars', 'jupiter', 'saturn'],
  })
})

test('the Moon waxes, Mercury follows its company', () => {
  const sky = (moon: number, mercury: number) => [
    { id: 'sun' as const, lon: 10, sign: 0 },
    { id: 'moon' as const, lon: moon, sign: Math.floor(moon / 30) },
    { id: 'mercury' as const, lon: mercury, sign: Math.floor(mercury / 30) },
  ]
  expect(natureOf('moon', sky(100, 40))).toBe('benefic')
  expect(natureOf('moon', sky(200, 40))).toBe('malefic')
  expect(natureOf('mercury', sky(100, 40))).toBe('benefic')
  expect(natureOf('mercury', sky(100, 5))).toBe('malefic')
  expect(natureOf('saturn', sky(100, 5))).toBe('malefic')
})
