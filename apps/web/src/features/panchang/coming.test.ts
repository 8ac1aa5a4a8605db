import { expect, it } from 'vitest'
import { comingIn } from './coming.ts'

const observances = [
  { date: '2026-11-08', until: null },
  { date: '2026-11-13', until: '2026-11-16' },
  { date: '2026-11-15', until: null },
  { date: '2026-12-25', until: null },
]

it('names what is kept today and comes later, also what began before and lasts', () => {
  const dates = (today: string, year = 2026) => comingIn({ year, today, observances }).map(({ date }) => date)
  expect(dates('2026-11-15')).toEqual(['2026-11-13', '2026-11-15', '2026-12-25'])
  expect(dates('2026-12-26')).toEqual([])
  expect(dates('2026-11-15', 2027)).toEqual([])
})
