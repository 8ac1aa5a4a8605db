import { type Stay, yearOutlook } from '@dhruva/jyotish'
import { indianDay } from '#facts/days.ts'
import { area, dated, graha, head, item, type Line, type PredictionContext, placed, placedIn, sign } from './context.ts'

type Cut = { from: string | null; to: string | null }

/** What of a stretch lies inside the year, written; null where it goes on beyond. */
export const cut = (context: PredictionContext, { start, end }: { start: string; end: string }): Cut => ({
  from: Date.parse(start) > context.span.from.getTime() ? dated(context, start) : null,
  to: Date.parse(end) < context.span.to.getTime() ? dated(context, end) : null,
})

/** First and last day of a stay. */
export const staysFor = ({ start, end }: { start: string; end: string }) => ({
  from: indianDay(start),
  to: indianDay(end),
})

const stayItem = (context: PredictionContext, stay: Stay, index: number): Line => {
  const house = ((stay.sign - context.chart.ascendant.sign + 12) % 12) + 1
  const { graha: id } = stay
  // counted from the Sun, the Moon of the birth is open; counted from the Moon it is the house told already
  const fromMoon = context.frame === 'lagna' ? stay.house_from_moon : null
  const fact = context.fact(
    `stay.${id}.${index + 1}`,
    'transit',
    { kind: 'transit', id },
    {
      says: 'stay',
      graha: id,
      sign: stay.sign,
      ...placedIn(context, house),
      ...(fromMoon === null ? {} : { fromMoon }),
      ...staysFor(stay),
    },
  )
  const { sky, say: words } = context.t
  const clauses = id === 'jupiter' ? sky.JUPITER : id === 'saturn' ? sky.SATURN : null
  const clause = clauses ? (clauses[house - 1] ?? '') : words.rahu(area(context, house))
  const { from, to } = cut(context, stay)
  const text = words.stayItem(
    from,
    to,
    graha(context, id),
    sign(context, stay.sign),
    placed(context, house),
    fromMoon,
    clause,
  )
  return item(text, fact)
}

/** Saturn, Jupiter and Rahu in the period, sign by sign. */
export const staysPart = (context: PredictionContext): Line[] => {
  const { transits } = yearOutlook(context.chart, context.span.from, context.span.to)
  const items = transits.map((stay, index) => stayItem(context, stay, index))
  return [head(context.t.say.staysHead[context.period]), ...items]
}
