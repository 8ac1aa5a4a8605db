import type { Chart } from '#types.ts'
import { bhakootKoota } from './bhakoot.ts'
import { cancellationsOf } from './cancellations.ts'
import { ganaKoota } from './gana.ts'
import { maitriKoota } from './maitri.ts'
import { type NatalMoon, natalMoon } from './moon.ts'
import { nadiKoota } from './nadi.ts'
import { taraKoota } from './tara.ts'
import type { Ashtakoota, Koota, Match, MatchManglik, MatchVerdict } from './types.ts'
import { varnaKoota } from './varna.ts'
import { vashyaKoota } from './vashya.ts'
import { yoniKoota } from './yoni.ts'

const KOOTAS: readonly ((groom: NatalMoon, bride: NatalMoon) => Koota)[] = [
  varnaKoota,
  vashyaKoota,
  taraKoota,
  yoniKoota,
  maitriKoota,
  ganaKoota,
  bhakootKoota,
  nadiKoota,
]

function verdictOf(total: number): MatchVerdict {
  if (total < 18) return 'not_advised'
  if (total < 25) return 'acceptable'
  return total < 33 ? 'good' : 'excellent'
}

/**
 * The 36 gunas from the sidereal longitudes of the two natal Moons, degrees 0 <= lon < 360.
 * Cancellations are listed beside the number and never change it.
 */
export function ashtakoota(groomMoon: number, brideMoon: number): Ashtakoota {
  const [groom, bride] = [natalMoon(groomMoon), natalMoon(brideMoon)]
  const kootas = KOOTAS.map((koota) => koota(groom, bride))
  const total = kootas.reduce((sum, { points }) => sum + points, 0)
  return {
    kootas,
    total,
    maximum: 36,
    verdict: verdictOf(total),
    cancellations: cancellationsOf(kootas, groom, bride),
  }
}

type Matched = Pick<Chart, 'grahas' | 'doshas'>

function moonOf({ grahas }: Matched): number {
  const moon = grahas.find(({ id }) => id === 'moon')
  if (!moon) throw new RangeError('a chart without the Moon')
  return moon.lon
}

function manglikOf(groom: Matched, bride: Matched): MatchManglik {
  const [his, hers] = [groom.doshas.manglik, bride.doshas.manglik]
  const mutual = his.present && hers.present
  const stands = (one: typeof his) => one.present && !one.cancelled && !mutual
  return {
    groom: his,
    bride: hers,
    mutual,
    standing: [...(stands(his) ? (['groom'] as const) : []), ...(stands(hers) ? (['bride'] as const) : [])],
  }
}

/** Two charts matched: the 36 gunas and Kuja dosha of both, which is undone when both have it. */
export const matchCharts = (groom: Matched, bride: Matched): Match => ({
  ...ashtakoota(moonOf(groom), moonOf(bride)),
  manglik: manglikOf(groom, bride),
})
