import { expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import published from '../../testdata/kundli-thirdparty.json' with { type: 'json' }
import { balanceInWords, runningPart, subPeriods } from './vimshottari.ts'

const now = new Date('2026-01-01T00:00:00Z')

// One case was reckoned with the clock of another country than the place's.
test.each(published.vimshottari.cases.filter((each) => each.balance_ymd && each.offset_minutes === 330))(
  'the balance of $dob in words is within two days of the published one',
  ({ dob, tob, lat, lng, balance_ymd }) => {
    const { vimshottari } = computeChart({ dob, tob, lat, lng }, now)
    const { years, months, days } = balanceInWords(vimshottari.balance_years)
    const [y = 0, m = 0, d = 0] = balance_ymd!
    expect(Math.abs((years - y) * 360 + (months - m) * 30 + days - d)).toBeLessThanOrEqual(2)
  },
)

test('balances carry over', () => {
  expect(balanceInWords(4 + 8 / 12 + 27 / 360)).toEqual({ years: 4, months: 8, days: 27 })
  expect(balanceInWords(20)).toEqual({ years: 20, months: 0, days: 0 })
  expect(balanceInWords(0.9999)).toEqual({ years: 0, months: 11, days: 29 })
})

test('the sookshma is a part of the pratyantar by the same rule', () => {
  const { pratyantar } = computeChart({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 }, now).vimshottari
    .current!
  const sookshma = runningPart(pratyantar, now)!
  expect(subPeriods(pratyantar)).toContainEqual(sookshma)
  expect(Date.parse(sookshma.start) <= now.getTime() && now.getTime() < Date.parse(sookshma.end)).toBe(true)
  expect(runningPart(pratyantar, new Date(pratyantar.end))).toBeNull()
})
