import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib.ts'

const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every requirement of ASVS level 1 that applies has a row, once', () => {
  const numbers = rows.map(([, number]) => number)
  expect(new Set(numbers).size).toBe(50)
  expect(numbers).toHaveLength(50)
})

test('what proves a requirement is there', () => {
  const named = rows.map(([, number, , , proof = '']) => ({
    number,
    files: [...proof.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? ''),
  }))
  expect(named.filter(({ files }) => files.length === 0)).toEqual([])
  expect(named.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
