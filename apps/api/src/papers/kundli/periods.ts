import { certainTags } from '@dhruva/contract/drawing'
import { type Period, subPeriods } from '@dhruva/jyotish'
import { GREY, LEFT, NEEL, SAFFRON, WIDTH } from '#papers/sheet.ts'
import { graha, sign, type Writing } from './paper.ts'
import { DAYS_TO_THE_YEAR, daysIn } from './words.ts'

const ACROSS = 3
const BLOCK = { width: WIDTH / ACROSS, height: 152 }

/** Nine mahadashas with their antardashas: all 120 years, as exact as the time of birth lets them be. */
export const dashas = async ({ paper, flow, t, language }: Writing) => {
  const { chart, stability, at } = paper
  const { pen } = flow.sheet
  const shift = stability?.dasha.dates_span_days ?? 0
  const day = daysIn(language, shift)
  const span = ({ start, end }: Period) => `${day(start)}${t.to}${day(end)}`
  const now = at.toISOString()
  const runs = ({ start, end }: Period) => start <= now && now < end
  await flow.begin(t.dashas)
  if (shift < 1) {
    const { lord, balance_years: years } = chart.vimshottari
    flow.say(t.balance(graha(lord, language), years.toFixed(2)), { size: 10, color: GREY })
    flow.gap(8)
  }
  const top = flow.at()
  chart.vimshottari.mahadashas.forEach((maha, nth) => {
    const x = LEFT + (nth % ACROSS) * BLOCK.width
    const y = top + 12 + Math.floor(nth / ACROSS) * BLOCK.height
    pen.write(t.maha(graha(maha.lord, language)), x, y, { size: 11, weight: 600, color: runs(maha) ? SAFFRON : NEEL })
    pen.write(span(maha), x, y + 13, { size: 8, color: GREY })
    if (shift >= DAYS_TO_THE_YEAR) return
    subPeriods(maha).forEach((antar, row) => {
      const style = { size: 7.5, weight: runs(antar) ? (600 as const) : (400 as const) }
      const line = y + 27 + row * 12.4
      pen.write(graha(antar.lord, language), x, line, style)
      pen.write(span(antar), x, line, { ...style, width: BLOCK.width - 12, align: 'right' })
    })
  })
}

const SATURN = 4

/** Saturn's stays beside the Moon through life. */
export const saturn = ({ paper: { chart, stability }, flow, t, language }: Writing) => {
  flow.gap(6)
  flow.heading(t.saturn, 12)
  if (!certainTags(stability).rashi) return flow.say(t.honesty.leftOut, { size: 10, color: GREY })
  const day = daysIn(language, 0)
  const c = t.saturnColumns
  const columns = [c.phase, c.sign, c.start, c.end].map((title) => ({ title, width: WIDTH / SATURN }))
  const rows = chart.doshas.sade_sati.intervals.map((stay) => [
    t.phases[stay.phase],
    sign(stay.sign, language),
    day(stay.start),
    day(stay.end),
  ])
  flow.table(columns, rows, 9)
}
