import { afterEach, expect, test, vi } from 'vitest'
import { isSparing } from './line.ts'

afterEach(() => vi.unstubAllGlobals())

const on = (connection: object | undefined, reducesData = false) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducesData && query === '(prefers-reduced-data: reduce)',
  }))
  return isSparing()
}

test('a line is spared where data is saved, however the browser says it, and where it is of the slowest', () => {
  expect(on({ saveData: true, effectiveType: '4g' })).toBe(true)
  expect(on({ saveData: false, effectiveType: '4g' }, true)).toBe(true)
  expect(on(undefined, true)).toBe(true)
  for (const effectiveType of ['2g', 'slow-2g']) expect(on({ saveData: false, effectiveType })).toBe(true)
})

test('no other line is', () => {
  for (const effectiveType of ['3g', '4g']) expect(on({ saveData: false, effectiveType })).toBe(false)
  expect(on(undefined)).toBe(false)
  // where there is neither: the server, which draws what most people see
  vi.stubGlobal('navigator', undefined)
  vi.stubGlobal('matchMedia', undefined)
  expect(isSparing()).toBe(false)
})
