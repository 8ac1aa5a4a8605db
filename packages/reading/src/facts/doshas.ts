import type { Chart, SadeSati } from '@dhruva/jyotish'
import { grahaOf } from '#chart.ts'
import type { Parts } from '#parts.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'
import { indianDay } from './days.ts'
import { type Season, saturnSeasons } from './seasons.ts'

const doshaFact = (part: string, opens: string, strength: number, parts: Parts): Fact =>
  createFact({
    id: `dosha.${part}`,
    kind: 'dosha',
    parts,
    whose: 'you',
    opens: { kind: 'dosha', id: opens },
    strength,
  })

const manglikFacts = (chart: Chart): Fact[] => {
  const { present, cancelled, house, from: references, reasons } = chart.doshas.manglik
  const mars = { graha: 'mars', sign: grahaOf(chart, 'mars').sign } as const
  const make = (part: string, strength: number, parts: Parts) => doshaFact(part, 'manglik', strength, parts)
  return [
    make('manglik', present ? 2 : 1, { says: 'manglik', ...mars, house, present, cancelled }),
    ...(references.length > 0 ? [make('manglik.from', 1, { says: 'manglik_from', graha: 'mars', references })] : []),
    ...reasons.map((why) => make(`manglik.${why.code}`, 2, { says: 'manglik_cancelled', graha: 'mars', why })),
  ]
}

/** Whether the rule holds, holds but for one graha, or does not. */
export const kaalSarpState = ({ doshas }: Chart): 'present' | 'partial' | 'absent' =>
  doshas.kaal_sarp.present ? 'present' : doshas.kaal_sarp.partial ? 'partial' : 'absent'

const kaalSarpFact = (chart: Chart): Fact => {
  const { type } = chart.doshas.kaal_sarp
  const parts = { says: 'kaal_sarp', grahas: ['rahu', 'ketu'], state: kaalSarpState(chart), type } as const
  return doshaFact('kaal_sarp', 'kaal_sarp', 1, parts)
}

const seasonFacts = (when: 'now' | 'next' | 'last', season: Season<SadeSati> | null): Fact[] => {
  if (!season) return []
  const make = (part: string, strength: number, parts: Parts) =>
    doshaFact(`sade_sati.${when}${part}`, 'sade_sati', strength, parts)
  const [from, to] = [indianDay(season.from), indianDay(season.to)]
  const whole = make('', when === 'now' ? 3 : 1, { says: 'season', when, from, to })
  if (when === 'last') return [whole]
  const phases = season.phases.map(({ phase, sign, start }) =>
    make(`.${phase}`, 1, { says: 'season_phase', phase, graha: 'saturn', sign, on: indianDay(start) }),
  )
  return [whole, ...phases]
}

const dhaiyaFacts = (chart: Chart, at: Date): Fact[] => {
  const { now, next } = saturnSeasons(chart, at).dhaiya
  return [['now', now] as const, ['next', next] as const].flatMap(([when, season]) => {
    const [first] = season?.phases ?? []
    if (!season || !first) return []
    const days = { from: indianDay(season.from), to: indianDay(season.to) }
    const parts = { says: 'dhaiya', when, dhaiya: first.phase, graha: 'saturn', sign: first.sign, ...days } as const
    return [doshaFact(`dhaiya.${when}`, 'sade_sati', 1, parts)]
  })
}

/** What is popularly called dosha: manglik with its cancellations, kaal sarp. */
export const natalDoshaFacts = (chart: Chart): Fact[] => [...manglikFacts(chart), kaalSarpFact(chart)]

/** Sade Sati and dhaiya, the running and the next ones, with their days. */
export const saturnFacts = (chart: Chart, at: Date): Fact[] => {
  const { now, next, last } = saturnSeasons(chart, at).sadeSati
  return [
    ...seasonFacts('now', now),
    ...seasonFacts('next', next),
    ...seasonFacts('last', last),
    ...dhaiyaFacts(chart, at),
  ]
}
