import type { Queryable } from '@dhruva/db'
import { expect, it } from 'vitest'
import { createFigures, saidCount } from './figures.ts'

it.each([
  [1, '1+', '1+'],
  [1_000, '1,000+', '1,000+'],
  [1_299, '1,200+', '1,200+'],
  [12_999, '12,000+', '12,000+'],
  [99_999, '99,000+', '99,000+'],
  [100_000, '1 lakh+', '1 लाख+'],
  [249_999, '2.4 lakh+', '2.4 लाख+'],
  [3_099_000, '30 lakh+', '30 लाख+'],
  [9_999_999, '99 lakh+', '99 लाख+'],
  [12_400_000, '1.2 crore+', '1.2 करोड़+'],
])('%i is said %s and %s', (count, en, hi) => {
  expect([saidCount(count, 'en'), saidCount(count, 'hi')]).toEqual([en, hi])
})

it('asks once in five minutes, and without the database tells what it knew', async () => {
  let now = new Date('2026-11-21T06:30:00Z')
  let asked = 0
  let isAway = false
  const db: Queryable = {
    query: async <T>() => {
      asked += 1
      if (isAway) throw new Error('away')
      const rows: unknown[] = [{ predictions: asked, answers: 0, people: 0 }]
      return rows.filter((row): row is T => row !== null)
    },
  }
  const figures = createFigures(db, () => now)
  expect(await Promise.all([figures(), figures()])).toMatchObject([{ predictions: 1 }, { predictions: 1 }])
  now = new Date(now.getTime() + 5 * 60_000)
  expect(await figures()).toMatchObject({ predictions: 2 })
  isAway = true
  now = new Date(now.getTime() + 5 * 60_000)
  expect(await figures()).toMatchObject({ predictions: 2 })
  expect(asked).toBe(3)
  expect(await createFigures(db, () => now)()).toEqual({ predictions: 0, answers: 0, people: 0 })
})
