import { DAY_MS } from '@dhruva/common'
import { expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { WAYS } from './choices-data.ts'
import { MATTER_RULES, type MatterRule } from './matters-data.ts'
import { promised } from './promise.ts'
import { type Seen, seenOf } from './seen.ts'
import type { Standing } from './types.ts'

const NOW = new Date('2026-01-01T00:00:00Z')
const part = (index: number, step: number) => (index * step) % 1

/** Births that walk evenly through seventy years and the hours of the day in the middle of India. */
const seens = Array.from({ length: 240 }, (_, index) => {
  const day = new Date(Date.UTC(1945, 0) + part(index + 1, 0.6180339887) * 70 * 365.25 * DAY_MS)
  const minute = Math.floor(part(index + 1, 0.7548776662) * 1440)
  const dob = `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`
  return seenOf(computeChart({ dob, tob: `${Math.floor(minute / 60)}:${minute % 60}`, lat: 26, lng: 78 }, NOW))
})

const shareBelow = (rule: MatterRule): number =>
  seens.filter((seen: Seen) => promised(seen, rule).promise < 0).length / seens.length

test('about a third of all charts stay under what is usual in every matter and way', () => {
  for (const rule of [...Object.values(MATTER_RULES), ...Object.values(WAYS).flat()]) {
    const share = shareBelow(rule)
    expect(share, rule.main.join(' ')).toBeGreaterThan(0.25)
    expect(share, rule.main.join(' ')).toBeLessThan(0.46)
  }
})

test('every standing is met, and none by most', () => {
  const standings = Object.values(MATTER_RULES).flatMap((rule) => seens.map((seen) => promised(seen, rule).standing))
  const share = (of: Standing) => standings.filter((each) => each === of).length / standings.length
  for (const of of ['strong', 'good', 'mixed', 'slow', 'hard'] as const) {
    expect(share(of), of).toBeGreaterThan(0.05)
    expect(share(of), of).toBeLessThan(0.4)
  }
})
