import { expect, it } from 'vitest'
import { argsOf, askedOf, monthsFrom, searchOf } from './asked.ts'

const asked = (search: string) => askedOf(new URLSearchParams(search))

it('reads what is asked from an address, and writes the same address', () => {
  const address = 'for=travel&month=2026-12&bid=7&to=south&lat=26.91&lng=75.79&place=Jaipur'
  expect(asked(address)).toEqual({
    activity: 'travel',
    month: '2026-12',
    place: { name: 'Jaipur', lat: 26.91, lng: 75.79 },
    bid: 7,
    direction: 'south',
  })
  expect(
    String(new URLSearchParams(Object.entries(searchOf(asked(address))).map(([key, value]) => [key, `${value}`]))),
  ).toBe(address)
  expect(argsOf(asked(address))).toEqual({
    activity: 'travel',
    month: '2026-12-01',
    lat: 26.91,
    lng: 75.79,
    bid: 7,
    direction: 'south',
  })
})

it.each(['', 'for=war&month=2026-13&bid=-1&to=up&lat=91&lng=0', 'month=december&bid=x'])(
  'takes the usual of %j',
  (search) => {
    expect(asked(search)).toEqual({ activity: 'vehicle', month: null, place: null, bid: null, direction: null })
  },
)

it('keeps a direction of a journey only', () => {
  expect(asked('for=gold&to=south').direction).toBeNull()
})

it('counts months over the end of a year', () => {
  expect(monthsFrom('2026-11-23', 3)).toEqual(['2026-11', '2026-12', '2027-01'])
})
