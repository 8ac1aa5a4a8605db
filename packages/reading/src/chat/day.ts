import type { GrahaId } from '@dhruva/jyotish'
import { transitOf } from '#chart.ts'
import { taraOfDay } from '#facts/tara.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { graha, nakshatra, type ReadingContext, sign, skyDate } from '#sentences/reading-context.ts'
import type { Sentence } from '#types.ts'
import * as timed from './timed-parts.ts'

const LIMIT = 190

/** A graha of the day's sky in the house it passes through. */
export const passing = (view: ReadingContext, id: GrahaId, priority: number): Draft => {
  const at = transitOf(view.transits, id)
  const text = view.t.asks.passing(
    view.v(`passing ${id}`),
    graha(view, id),
    sign(view, at.sign),
    at.house,
    skyDate(view, at.leaves_sign),
    view.t.vocab.area(at.house),
  )
  return draft(text, [`transit.${id}`], priority)
}

/** The day: its Moon, the nearest dasha, the quick grahas, one small thing. */
export const composeDay = (view: ReadingContext): Sentence[][] => {
  const moon = transitOf(view.transits, 'moon')
  const { asks, sky: tables, frames } = view.t
  const text = asks.moonDay(
    skyDate(view, view.at.toISOString()) ?? '',
    graha(view, 'moon'),
    nakshatra(view, moon.nakshatra),
    sign(view, moon.sign),
    moon.house,
    moon.house_from_moon,
    tables.MOON_DAY[moon.house_from_moon - 1] ?? '',
  )
  const star = taraOfDay(view.chart, view.transits)
  const tara = draft(view.t.strengths.tara(star.id, star.tara, nakshatra(view, star.nakshatra)), ['transit.tara'], 3)
  const actions = view.t.periods.DO.life[view.v('day') % 2 === 0 ? 'support' : 'quiet']
  return trimToWordLimit(
    [
      [draft(frames.hail(view.name, text), ['transit.moon']), tara],
      [timed.pratyantarPart(view, 'life', 0), timed.antarPart(view, 'life', 3)],
      [
        passing(view, 'sun', 0),
        passing(view, 'mercury', 1),
        passing(view, 'venus', 2),
        timed.transitPart(view, 'jupiter', 4),
      ],
      [draft(asks.dayAction(view.v('day action'), actions[0]), [])],
    ],
    LIMIT,
  )
}
