import { expect, it } from 'vitest'
import { linesFrom, linesNear } from './sorted-lines.ts'

const lines = [
  'agra',
  'agr',
  'agar',
  'delhi',
  'deli',
  'dehli',
  'delfi',
  'dlhi',
  'delhiganj',
  'telhi',
  'goa',
  'xdelhi',
].sort()
const slice = ({ from, to }: { from: number; to: number }) => lines.slice(from, to)

it('finds the lines that begin with a text', () => {
  expect(slice(linesFrom(lines, 'delh'))).toEqual(['delhi', 'delhiganj'])
  expect(slice(linesFrom(lines, 'z'))).toEqual([])
  expect(slice(linesFrom([], 'z'))).toEqual([])
})

it('finds every line one slip after the first letter away, and none further', () => {
  const found = new Set(linesNear(lines, 'delhi').flatMap(slice))
  for (const near of ['deli', 'dehli', 'delfi', 'dlhi']) expect(found).toContain(near)
  for (const far of ['telhi', 'xdelhi', 'agra', 'goa']) expect(found).not.toContain(far)
})
