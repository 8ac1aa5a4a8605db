import { INDIA } from '@dhruva/common'
import {
  type Chart,
  type GrahaId,
  type Period,
  subPeriods,
  type Transits,
  upcomingAntardashas,
  withCurrent,
} from '@dhruva/jyotish'
import { grahaOf, ruledBy, transitOf } from '#chart.ts'
import { dateIn } from '#dates.ts'
import { both, SAY, themesOf } from '#facts/natal.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { Code, Fact } from '#types.ts'

/** How many antardashas after the running one are told. */
export const COMING = 7

export const dashaFact = (chart: Chart, part: string, lord: GrahaId, strength: number, text: Fact['text']): Fact => ({
  id: `dasha.${part}`,
  kind: 'dasha',
  text,
  opens: { kind: 'dasha', id: part },
  themes: themesOf([grahaOf(chart, lord).house, ...ruledBy(chart, lord)], lord),
  strength,
})

/** An antardasha still to come, in the mahadasha of `maha`. */
export type Coming = { maha: GrahaId; antar: Period }

/** The antardashas after the running one, first to last; empty outside the 120 years. */
export const comingAntardashas = (chart: Chart, at: Date): Coming[] =>
  upcomingAntardashas(chart, at, COMING).map((next) => ({ maha: next.maha, antar: next }))

/** The pratyantars still to come in the running antardasha, first to last. */
export const comingPratyantars = (chart: Chart, at: Date): Period[] => {
  const running = withCurrent(chart, at).vimshottari.current
  if (!running) return []
  return subPeriods(running.antar).filter((period) => Date.parse(period.start) > at.getTime())
}

/** When the nine mahadashas of a chart have run out; null while they run. */
export const dashasEnded = (chart: Chart, at: Date): Period | null => {
  const last = chart.vimshottari.mahadashas.at(-1)
  return last && Date.parse(last.end) <= at.getTime() ? last : null
}

const overFacts = (chart: Chart, at: Date): Fact[] => {
  const last = dashasEnded(chart, at)
  if (!last) return []
  const end = both((c) => SAY[c].dashasOver(grahaName(c, last.lord), dateIn(c, chart.input.tz, last.end)))
  return [dashaFact(chart, 'over', last.lord, 3, end)]
}

const dashaFacts = (chart: Chart, at: Date): Fact[] => {
  const running = withCurrent(chart, at).vimshottari.current
  if (!running) return overFacts(chart, at)
  const { maha, antar, pratyantar } = running
  const day = (c: Code, instant: string) => dateIn(c, chart.input.tz, instant)
  const antarText = (of: GrahaId, { lord, start, end }: Period) =>
    both((c) => SAY[c].antar(grahaName(c, lord), grahaName(c, of), day(c, start), day(c, end)))
  const pratyantarText = ({ lord, start, end }: Period) =>
    both((c) => {
      const [name, sub, main] = [grahaName(c, lord), grahaName(c, antar.lord), grahaName(c, maha.lord)]
      return SAY[c].pratyantar(name, sub, main, day(c, start), day(c, end))
    })
  const mahaText = both((c) => SAY[c].maha(grahaName(c, maha.lord), day(c, maha.start), day(c, maha.end)))
  return [
    dashaFact(chart, 'maha', maha.lord, 3, mahaText),
    dashaFact(chart, 'antar', antar.lord, 3, antarText(maha.lord, antar)),
    dashaFact(chart, 'pratyantar', pratyantar.lord, 2, pratyantarText(pratyantar)),
    ...comingPratyantars(chart, at).map((period, index) =>
      dashaFact(chart, `sub.${index + 1}`, period.lord, 1, pratyantarText(period)),
    ),
    ...comingAntardashas(chart, at).map((next, index) =>
      dashaFact(chart, `next.${index + 1}`, next.antar.lord, 2, antarText(next.maha, next.antar)),
    ),
  ]
}

/** Slow grahas weigh more in a reading than fast ones. */
const TRANSIT_STRENGTH: Record<GrahaId, number> = {
  sun: 1,
  moon: 1,
  mars: 1,
  mercury: 1,
  jupiter: 3,
  venus: 1,
  saturn: 3,
  rahu: 2,
  ketu: 1,
}

const until = (c: Code, instant: string | null): string | null => (instant ? dateIn(c, INDIA, instant) : null)

const transitFacts = (transits: Transits): Fact[] =>
  transits.grahas
    .filter((graha) => graha.id !== 'moon')
    .map((graha) => ({
      id: `transit.${graha.id}`,
      kind: 'transit',
      text: both((c) =>
        SAY[c].transit(
          grahaName(c, graha.id),
          signName(c, graha.sign),
          graha.house,
          graha.house_from_moon,
          grahaName(c, 'moon'),
          until(c, graha.leaves_sign),
        ),
      ),
      opens: { kind: 'transit', id: graha.id },
      themes: themesOf([graha.house]),
      strength: TRANSIT_STRENGTH[graha.id],
    }))

const moonToday = (transits: Transits, at: Date): Fact => {
  const moon = transitOf(transits, 'moon')
  return {
    id: 'transit.moon',
    kind: 'transit',
    text: both((c) =>
      SAY[c].moonToday(
        grahaName(c, 'moon'),
        nakshatraName(c, moon.nakshatra),
        signName(c, moon.sign),
        moon.house,
        moon.house_from_moon,
        dateIn(c, INDIA, at),
      ),
    ),
    opens: { kind: 'transit', id: 'moon' },
    themes: ['today', 'health', 'family'],
    strength: 2,
  }
}

const sadeSati = (transits: Transits): Fact => {
  const saturn = transitOf(transits, 'saturn')
  const phase = transits.sade_sati
  return {
    id: 'transit.sade_sati',
    kind: 'transit',
    text: both((c) => {
      const [graha, sign, moon] = [grahaName(c, 'saturn'), signName(c, saturn.sign), grahaName(c, 'moon')]
      const end = until(c, saturn.leaves_sign)
      return phase
        ? SAY[c].sadeSati(phase, graha, sign, moon, end)
        : SAY[c].noSadeSati(graha, sign, saturn.house_from_moon, moon, end)
    }),
    opens: { kind: 'transit', id: 'saturn' },
    themes: ['life', 'health', 'career'],
    strength: phase ? 3 : 1,
  }
}

/** What runs and moves on a day: dashas, transits, Sade Sati, the day's Moon. */
export const timedFacts = (chart: Chart, transits: Transits, at: Date): Fact[] => [
  ...dashaFacts(chart, at),
  ...transitFacts(transits),
  sadeSati(transits),
  moonToday(transits, at),
]
