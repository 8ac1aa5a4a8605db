import { describe, expect, test } from 'vitest'
import published from '../../testdata/festivals-published.json' with { type: 'json' }
import { observances } from './observances.ts'

const DELHI = { lat: 28.6139, lng: 77.209, tz: 'Asia/Kolkata' }
const ours = [2024, 2025, 2026, 2027].flatMap((year) => observances(year, DELHI))

type Row = { source: string; id: string; date: string }
const rows = Object.entries(published.dates).flatMap(([source, table]) =>
  Object.entries(table).flatMap(([id, dates]) => dates.map((date): Row => ({ source, id, date }))),
)

function agrees({ id, date }: Row): boolean {
  const [name, sect] = id.split(':')
  return ours.some((each) => each.id === name && (sect ? (each.vaishnava ?? each.date) : each.date) === date)
}

const almanacs = new Map(published.sources.map(({ id, almanac }) => [id, almanac]))
const different = rows.filter((row) => !agrees(row))

describe('festivals of 2024-2027 as two almanacs publish them', () => {
  test('there are enough of them, of every year', () => {
    expect(new Set(almanacs.values()).size).toBe(2)
    expect(rows.length).toBeGreaterThanOrEqual(160)
    for (const year of ['2024', '2025', '2026', '2027']) {
      expect(rows.filter(({ date }) => date.startsWith(year)).length).toBeGreaterThanOrEqual(30)
    }
    const ids = new Set(rows.map(({ id }) => id.split(':')[0]))
    expect(ids.size).toBeGreaterThanOrEqual(60)
  })

  test.each([...new Set(almanacs.values())])('%s: at least 95 of 100 are equal', (almanac) => {
    const of = (list: readonly Row[]) => list.filter(({ source }) => almanacs.get(source) === almanac).length
    expect(of(rows) - of(different)).toBeGreaterThanOrEqual(0.95 * of(rows))
  })

  test('every other one is explained, and nothing else is', () => {
    const key = ({ source, id, date }: Row) => `${source} ${id} ${date}`
    expect(different.map(key).toSorted()).toEqual(published.differences.map(key).toSorted())
    for (const { why } of published.differences) expect(why.length).toBeGreaterThan(40)
  })
})
