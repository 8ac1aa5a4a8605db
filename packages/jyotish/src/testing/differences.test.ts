import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { compared, type Likeness, TOLERANCES } from './differences.ts'
import { type Reference, RUNNING_AT, references } from './references.ts'

const all = references()
const found = all.map(compared)
const HOUR_MS = 3_600_000

test('the references are births of every kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(325)
  expect(all.filter(({ birth }) => birth.lat < 0).length).toBeGreaterThan(30)
  expect(all.filter(({ inIndia }) => !inIndia).length).toBeGreaterThan(100)
  const decades = new Set(all.map(({ birth }) => birth.dob.slice(-4, -1)))
  expect(decades.size).toBe(13)
})

test.each(Object.entries(TOLERANCES))('%s is within %d of Swiss Ephemeris', (id, tolerance) => {
  const differences = found.flatMap(({ differences }) =>
    Object.entries(differences).flatMap(([key, value]) => (key === id ? [value] : [])),
  )
  expect(differences.length).toBeGreaterThanOrEqual(300)
  expect(differences.every(Number.isFinite)).toBe(true)
  expect(Math.max(...differences)).toBeLessThan(tolerance)
})

describe('what cannot be nearly right', () => {
  test.each<Likeness>([
    'utc',
    'signs',
    'navamsas',
    'nakshatra',
    'pada',
    'limbs',
    'vara',
    'retrograde',
    'maha',
    'antar',
  ])('%s is the same for every birth', (id) => {
    const wrong = all.filter((_, index) => found[index]!.same[id]!.includes(false))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('the pratyantar is the same but where it changes within a day of the moment asked for', () => {
    const other = all.filter((_, index) => found[index]!.same.pratyantar!.includes(false))
    expect(other.length).toBeLessThanOrEqual(all.length / 100)
    for (const reference of other) expect(hoursToChange(reference), reference.name).toBeLessThan(24)
  })
})

function hoursToChange({ birth }: Reference): number {
  const { start, end } = computeChart(birth, RUNNING_AT).vimshottari.current!.pratyantar
  const edges = [start, end].map((edge) => Math.abs(Date.parse(edge) - RUNNING_AT.getTime()) / HOUR_MS)
  return Math.min(...edges)
}
