import type { Activity, ComparedDay, MuhurtaHours } from '@dhruva/jyotish'
import { createFact } from '#facts/create-fact.ts'
import { civilDay } from '#facts/days.ts'
import type { Parts } from '#parts.ts'
import type { Opens } from '#types.ts'
import type { WriteContext } from '#write/types.ts'
import { placeOf } from './dates.ts'

const cited = (
  { cite }: Pick<WriteContext, 'cite'>,
  id: string,
  parts: Parts<'score' | 'tara_of_day' | 'chandra_moves' | 'muhurat'>,
  opens: Opens,
  list?: string,
): string =>
  cite(
    createFact({
      id,
      list,
      kind: parts.says === 'score' ? 'score' : parts.says === 'muhurat' ? 'panchang' : 'transit',
      parts,
      whose: 'you',
      opens,
      strength: 1,
    }),
  )

const MOON: Opens = { kind: 'transit', id: 'moon' }

export const scoreFact = (context: WriteContext, { date, scores, of }: ComparedDay): string => {
  const parts = { says: 'score', score: of, time: { on: civilDay(date) }, value: scores[of].score } as const
  return cited(context, `day.${date}.score${of === 'overall' ? '' : `.${of}`}`, parts, MOON)
}

export const taraFactOf = (context: WriteContext, { date, tara }: Pick<ComparedDay, 'date' | 'tara'>): string => {
  const { nakshatra } = context.chart
  const parts = { says: 'tara_of_day', on: civilDay(date), tara: tara.id, taraNumber: tara.tara, nakshatra } as const
  return cited(context, `day.${date}.tara`, parts, MOON)
}

/** The Moon counted from the natal one, `house` 1..12. */
export const chandraFact = (context: WriteContext, date: string, house: number): string => {
  const sign = (context.chart.moon_sign + house - 1) % 12
  const time = { on: civilDay(date) }
  return cited(
    context,
    `day.${date}.chandra`,
    { says: 'chandra_moves', time, graha: 'moon', sign, fromMoon: house },
    MOON,
  )
}

const limbsOf = ({ terms }: MuhurtaHours) => {
  const star = terms.find(({ code }) => code === 'nakshatra')
  const tithi = terms.find(({ code }) => code === 'tithi')
  if (star?.code !== 'nakshatra' || tithi?.code !== 'tithi') throw new RangeError('hours without star or tithi')
  return { nakshatra: star.nakshatra, tithi: tithi.tithi }
}

/** Good hours as the fact `muhurat.<activity>.<place in the answer>`. */
export const muhuratFact = (
  context: WriteContext,
  activity: Activity,
  { date, hours }: { date: string; hours: MuhurtaHours },
  index: number,
): string => {
  const { start, end, customs } = hours
  const { tz: zone, lat, lng } = placeOf(context)
  const on = civilDay(date)
  const parts = { says: 'muhurat', on, activity, start, end, zone, customs, ...limbsOf(hours) } as const
  const list = `muhurat.${activity}`
  return cited(context, `${list}.${index}`, parts, { kind: 'panchang', id: `${date},${lat},${lng}` }, list)
}
