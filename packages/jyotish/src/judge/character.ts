import { runningPeriods, upcomingAntardashas } from '#chart.ts'
import { type Classical, type GrahaId, SEVEN } from '#ids.ts'
import type { Chart } from '#types.ts'
import { type Kundli, kundliOf } from '#yoga/kundli.ts'
import { neechaBhanga } from '#yoga/neecha-bhanga.ts'
import { DUSTHANA } from '#zodiac/houses.ts'
import type { Judgement } from './types.ts'

export type Strain = {
  graha: Classical
  house: number
  /** `least`: nothing strains it, it is only weaker than the others */
  why: 'debilitated' | 'combust' | 'hidden_lagna_lord' | 'moon_pressed' | 'weak' | 'least'
  /** who presses the Moon */
  by: GrahaId | null
  /** when it gets lighter; null when nothing of the next five years says so */
  eases: string | null
}
/** The two strongest of the seven and the two most strained, each with its house; none stands in both. */
export type Character = { strong: { graha: Classical; house: number }[]; strained: Strain[] }

const WEAK = 0.4
const STRONG = 0.6
/** More antardashas than run in five years. */
const LOOKED_AHEAD = 12
const MONTHS = 60

function whyOf(kundli: Kundli, judgement: Judgement, id: Classical): Pick<Strain, 'why' | 'by'> | null {
  const { dignity, combust, house } = kundli.graha(id)
  if (dignity === 'debilitated' && neechaBhanga(kundli, id).length === 0) return { why: 'debilitated', by: null }
  if (combust) return { why: 'combust', by: 'sun' }
  if (id === kundli.lord(1) && DUSTHANA.includes(house)) return { why: 'hidden_lagna_lord', by: null }
  const presser = (['saturn', 'rahu', 'ketu'] as const).find((other) => kundli.together(other, 'moon'))
  if (id === 'moon' && presser) return { why: 'moon_pressed', by: presser }
  return judgement.strengths[id].value < WEAK ? { why: 'weak', by: null } : null
}

/** The end of the antardasha of the strained graha or of the one that presses it; else the beginning of the next of a strong friend. */
function easesAt(judgement: Judgement, chart: Chart, graha: GrahaId, by: GrahaId | null): string | null {
  const when = new Date(judgement.at)
  const running = runningPeriods(chart, when)
  if (running && [graha, by].includes(running.antar.lord)) return running.antar.end
  const until = new Date(when).setUTCMonth(when.getUTCMonth() + MONTHS)
  const friend = upcomingAntardashas(chart, when, LOOKED_AHEAD).find(
    ({ lord, start }) =>
      Date.parse(start) < until &&
      ![graha, by].includes(lord) &&
      judgement.strengths[lord].value >= STRONG &&
      judgement.roles[lord].value >= 0,
  )
  return friend?.start ?? null
}

/** What a person stands on and what trips them, by strength and place (BPHS 3, 27; practice); strains are told with when they ease. */
export function characterOf(judgement: Judgement, chart: Chart): Character {
  const kundli = kundliOf(chart)
  const strength = (id: Classical) => judgement.strengths[id].value
  const order = SEVEN.toSorted((a, b) => strength(b) - strength(a))
  const strong = order.slice(0, 2)
  const others = order.slice(2).toReversed()
  const strains = others.flatMap((graha) => {
    const why = whyOf(kundli, judgement, graha)
    return why ? [{ graha, ...why }] : []
  })
  const least = others
    .filter((graha) => !strains.some((each) => each.graha === graha))
    .map((graha) => ({ graha, why: 'least' as const, by: null }))
  return {
    strong: strong.map((graha) => ({ graha, house: kundli.house(graha) })),
    strained: [...strains, ...least].slice(0, 2).map(({ graha, why, by }) => ({
      graha,
      house: kundli.house(graha),
      why,
      by,
      eases: easesAt(judgement, chart, graha, by),
    })),
  }
}
