import type { GrahaId, VargaId } from '#ids.ts'
import type { MatterRule } from './matters-data.ts'
import type { Kin, KinArea } from './types.ts'

/** The house a relative is read from, the graha that stands for them and their divisional chart (BPHS 7, 11-12, 32; in-laws practice). */
export const KIN_HOUSES: Readonly<Record<Kin, { house: number; karaka: GrahaId; varga: VargaId | null }>> = {
  spouse: { house: 7, karaka: 'venus', varga: 'd9' },
  partner: { house: 7, karaka: 'venus', varga: 'd9' },
  child_1: { house: 5, karaka: 'jupiter', varga: 'd7' },
  // The next child is the younger sibling, the third house, of the one before.
  child_2: { house: 7, karaka: 'jupiter', varga: 'd7' },
  child_3: { house: 9, karaka: 'jupiter', varga: 'd7' },
  mother: { house: 4, karaka: 'moon', varga: 'd12' },
  father: { house: 9, karaka: 'sun', varga: 'd12' },
  elder_sibling: { house: 11, karaka: 'jupiter', varga: 'd3' },
  younger_sibling: { house: 3, karaka: 'mars', varga: 'd3' },
  mother_in_law: { house: 10, karaka: 'moon', varga: null },
  father_in_law: { house: 3, karaka: 'sun', varga: null },
  child_in_law: { house: 11, karaka: 'venus', varga: null },
  grandchild: { house: 9, karaka: 'jupiter', varga: null },
  friend: { house: 11, karaka: 'mercury', varga: null },
  boss: { house: 10, karaka: 'sun', varga: null },
  colleague: { house: 6, karaka: 'saturn', varga: null },
  maternal_uncle: { house: 6, karaka: 'mercury', varga: null },
  paternal_uncle: { house: 11, karaka: 'mars', varga: null },
}

/** Areas of a relative's life, houses counted from the relative's; the relative's own karaka joins. */
export const KIN_AREAS: Readonly<Record<KinArea, Pick<MatterRule, 'main' | 'support' | 'karakas' | 'usual' | 'kind'>>> =
  {
    work: { main: [10], support: [6, 11, 2], karakas: ['saturn'], usual: 0.9 },
    marriage: { main: [7], support: [2, 11], karakas: ['venus'], usual: 0.7, kind: 'marriage' },
    study: { main: [4, 5], support: [9], karakas: ['mercury'], usual: 1.5 },
    money: { main: [2, 11], support: [9], karakas: ['jupiter'], usual: 1.6 },
    home: { main: [4], support: [2, 11], karakas: ['moon'], usual: 0.8 },
    children: { main: [5], support: [9, 11], karakas: ['jupiter'], usual: 1 },
    travel: { main: [12, 9], support: [7, 3, 4], karakas: ['rahu', 'moon'], usual: 1 },
    health: { main: [1], support: [6, 8], karakas: ['sun', 'moon'], usual: 0.8, kind: 'health' },
    bond: { main: [1], support: [], karakas: [], usual: 1.1 },
    ease: { main: [1], support: [9, 11], karakas: [], usual: 1.1 },
  }

/** The fifth of a love that is not yet a marriage, counted from the seventh. */
export const FIFTH_FROM_SEVENTH = 11
