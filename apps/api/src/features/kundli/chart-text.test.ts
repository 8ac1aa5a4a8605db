import { openDb } from '@dhruva/db'
import { computeChart, withCurrent } from '@dhruva/jyotish'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, it } from 'vitest'
import { chartTextNow } from '#features/kundli/chart-text.ts'

const db = openDb({ url: await testDatabase(), poolSize: 1 })
afterAll(() => db.close())

/** As the column gives it. */
const storedText = async (chart: unknown) => {
  const [row] = await db.query<{ text: string }>({
    name: 'test.jsonb',
    text: 'SELECT $1::jsonb::text AS text',
    values: [JSON.stringify(chart)],
  })
  return row?.text ?? ''
}

it('is the stored chart with what runs now, whenever that is', async () => {
  for (let n = 0; n < 60; n++) {
    const birth = {
      dob: `${1 + ((n * 5) % 28)}/${1 + (n % 12)}/${1930 + ((n * 7) % 95)}`,
      tob: `${n % 24}:${(n * 7) % 60}`,
      lat: ((n * 13) % 120) - 60,
      lng: ((n * 37) % 340) - 170,
    }
    const chart = computeChart(birth, new Date('2020-01-01T00:00:00Z'))
    const text = await storedText(chart)
    // also before the birth and after the last mahadasha, where no period runs
    for (const now of ['1925-01-01', '2026-11-21', '2031-03-04', '2190-01-01'].map((day) => new Date(day))) {
      expect(JSON.parse(chartTextNow(text, now))).toEqual(JSON.parse(JSON.stringify(withCurrent(chart, now))))
    }
  }
})
