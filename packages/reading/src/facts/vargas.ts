import { type Chart, type GrahaId, houseOf as houseFrom, RULERSHIPS, type VargaId } from '@dhruva/jyotish'
import { houseOf, isNode } from '#chart.ts'
import type { Parts } from '#parts.ts'
import type { Fact } from '#types.ts'
import { createFact } from './create-fact.ts'

export type VargaDignity = 'exalted' | 'own' | 'debilitated' | null
/** Where a graha falls in a divisional chart; the house is counted from the lagna of that chart. */
export type VargaPlace = {
  varga: VargaId
  graha: GrahaId
  sign: number
  house: number
  dignity: VargaDignity
  fact: string
}

const dignityIn = (graha: GrahaId, sign: number): VargaDignity => {
  if (graha === 'rahu' || graha === 'ketu' || isNode(graha)) return null
  const { own, exalted } = RULERSHIPS[graha]
  if (sign === exalted) return 'exalted'
  if (own.includes(sign)) return 'own'
  return sign === (exalted + 6) % 12 ? 'debilitated' : null
}

export const vargaPlace = (chart: Chart, varga: VargaId, graha: GrahaId): VargaPlace => {
  const signs = chart.vargas[varga]
  const sign = signs[graha]
  const house = houseFrom(sign, signs.ascendant)
  return { varga, graha, sign, house, dignity: dignityIn(graha, sign), fact: `${varga}.${graha}` }
}

/** Houses whose lords, and grahas that, a matter is looked up by. */
type Looked = { lords: readonly number[]; karakas: readonly GrahaId[] }

/** The divisional charts that matters are looked up in (Brihat Parashara Hora Shastra 7), with what each is read by. */
const LOOKED: ReadonlyArray<readonly [VargaId, Looked]> = [
  ['d9', { lords: [7, 1, 12, 9], karakas: ['venus', 'jupiter', 'sun', 'moon', 'rahu'] }],
  ['d10', { lords: [10], karakas: ['saturn', 'sun'] }],
  ['d2', { lords: [2, 11], karakas: ['jupiter', 'venus'] }],
  ['d12', { lords: [4], karakas: ['moon'] }],
  ['d7', { lords: [5], karakas: ['jupiter'] }],
  ['d24', { lords: [5, 4], karakas: ['mercury', 'jupiter'] }],
  ['d4', { lords: [4], karakas: ['mars', 'venus'] }],
  ['d20', { lords: [9, 12], karakas: ['ketu', 'jupiter'] }],
]

/** Ids: `d10.lagna`, `d10.saturn`; only placements that a matter is read by. */
export const vargaFacts = (chart: Chart): Fact[] =>
  LOOKED.flatMap(([varga, { lords, karakas }]) => {
    const make = (part: string, parts: Parts): Fact =>
      createFact({
        id: `${varga}.${part}`,
        kind: 'varga',
        parts,
        whose: 'you',
        opens: { kind: 'varga', id: varga },
        strength: 1,
      })
    const grahas = [...new Set([...[...lords, 1].map((house) => houseOf(chart, house).lord), ...karakas])]
    // of the hora only the sign is read
    const isHora = varga === 'd2'
    const places = grahas.map((id) => {
      const { sign, house, dignity } = vargaPlace(chart, varga, id)
      const more = isHora ? {} : { house, ...(dignity ? { dignity } : {}) }
      return make(id, { says: 'varga', varga, graha: id, sign, ...more })
    })
    const lagna = { says: 'varga_lagna', varga, sign: chart.vargas[varga].ascendant } as const
    return isHora ? places : [make('lagna', lagna), ...places]
  })
