import { type Stay, yearOutlook } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import { area, type Desk, dated, graha, head, item, type Line, placed, placedIn, sign } from './context.ts'

type Cut = { from: string | null; to: string | null }

/** What of a stretch lies inside the year, written; null where it goes on beyond. */
export const cut = (desk: Desk, { start, end }: { start: string; end: string }): Cut => ({
  from: Date.parse(start) > desk.span.from.getTime() ? dated(desk, start) : null,
  to: Date.parse(end) < desk.span.to.getTime() ? dated(desk, end) : null,
})

/** First and last day of a stay. */
export const staysFor = ({ start, end }: { start: string; end: string }) => ({
  from: indianDay(start),
  to: indianDay(end),
})

const stayItem = (desk: Desk, stay: Stay, index: number): Line => {
  const house = ((stay.sign - desk.chart.ascendant.sign + 12) % 12) + 1
  const { graha: id } = stay
  // counted from the Sun, the Moon of the birth is open; counted from the Moon it is the house told already
  const fromMoon = desk.frame === 'lagna' ? stay.house_from_moon : null
  const fact = desk.fact(
    `stay.${id}.${index + 1}`,
    'transit',
    { kind: 'transit', id },
    {
      says: 'stay',
      graha: id,
      sign: stay.sign,
      ...placedIn(desk, house),
      ...(fromMoon === null ? {} : { fromMoon }),
      ...staysFor(stay),
    },
  )
  const { sky, say: words } = desk.t
  const clauses = id === 'jupiter' ? sky.JUPITER : id === 'saturn' ? sky.SATURN : null
  const clause = clauses ? (clauses[house - 1] ?? '') : words.rahu(area(desk, house))
  const { from, to } = cut(desk, stay)
  const text = words.stayItem(from, to, graha(desk, id), sign(desk, stay.sign), placed(desk, house), fromMoon, clause)
  return item(text, fact)
}

/** Saturn, Jupiter and Rahu in the period, sign by sign. */
export const staysPart = (desk: Desk): Line[] => {
  const { transits } = yearOutlook(desk.chart, desk.span.from, desk.span.to)
  const items = transits.map((stay, index) => stayItem(desk, stay, index))
  return [head(desk.t.say.staysHead[desk.period]), ...items]
}
