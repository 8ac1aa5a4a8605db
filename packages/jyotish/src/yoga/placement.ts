import { type Classical, GRAHAS, type GrahaId, SEVEN } from '#ids.ts'
import type { YogaId } from '#yoga-types.ts'
import { RULERSHIPS } from '#zodiac/dignity.ts'
import { KENDRA, TRIKONA } from '#zodiac/houses.ts'
import { isStrong, type Kundli } from './kundli.ts'
import { neechaBhanga } from './neecha-bhanga.ts'
import { type Formed, when, type YogaRule } from './rule.ts'

function conjunction(id: YogaId, a: GrahaId, b: GrahaId, source: string): YogaRule {
  const why = (kundli: Kundli): Formed['why'] => ({
    code: 'same_sign',
    sign: kundli.graha(a).sign,
    house: kundli.house(a),
    ...(id === 'budha_aditya' ? { combust_mercury: kundli.graha('mercury').combust } : {}),
  })
  return {
    id,
    source,
    find: (kundli) => when(kundli.together(a, b), () => ({ grahas: [a, b], why: why(kundli) })),
  }
}

/** Either node joins; only one can. */
const withNode = (id: YogaId, graha: GrahaId, source: string): YogaRule => ({
  id,
  source,
  find: (kundli) => (['rahu', 'ketu'] as const).flatMap((node) => conjunction(id, graha, node, source).find(kundli)),
})

const mahapurusha = (id: YogaId, graha: Classical): YogaRule => ({
  id,
  source: 'Brihat Parashara Hora Shastra 75; Phaladeepika 6.1',
  find: (kundli) => {
    const { sign, house } = kundli.graha(graha)
    const { own, exalted } = RULERSHIPS[graha]
    return when(KENDRA.includes(house) && (own.includes(sign) || sign === exalted), () => ({
      grahas: [graha],
      why: { code: 'own_or_exalted_in_kendra', sign, house },
    }))
  },
})

function aloneInTenth(kundli: Kundli, from: 'ascendant' | 'moon'): Formed[] {
  const house = from === 'moon' ? kundli.fromMoon : kundli.house
  const [graha, ...others] = GRAHAS.filter((id) => house(id) === 10)
  if (!graha || others.length > 0 || kundli.nature(graha) !== 'benefic') return []
  return [{ grahas: [graha], why: { code: 'alone_in_tenth', from } }]
}

const amala: YogaRule = {
  id: 'amala',
  source: 'Phaladeepika 6; Narasimha Rao, Integrated Approach',
  find: (kundli) => [...aloneInTenth(kundli, 'ascendant'), ...aloneInTenth(kundli, 'moon')],
}

const lakshmi: YogaRule = {
  id: 'lakshmi',
  source: 'Narasimha Rao, Integrated Approach',
  find: (kundli) => {
    const [first, ninth] = [kundli.lord(1), kundli.lord(9)]
    const house = kundli.house(ninth)
    const placed = KENDRA.includes(house) || TRIKONA.includes(house)
    return when(placed && isStrong(kundli.graha(ninth)) && isStrong(kundli.graha(first)), () => ({
      grahas: [ninth, first],
      why: { code: 'strong_lords', lords: [9, 1], house },
    }))
  },
}

const LEARNED: readonly GrahaId[] = ['mercury', 'jupiter', 'venus']
const LEARNED_HOUSES: readonly number[] = [1, 2, 4, 5, 7, 9, 10]

const saraswati: YogaRule = {
  id: 'saraswati',
  source: 'Phaladeepika 6.26; Narasimha Rao, Integrated Approach',
  find: (kundli) => {
    const jupiter = kundli.graha('jupiter')
    const able = isStrong(jupiter) || jupiter.dignity === 'friend' || jupiter.dignity === 'great_friend'
    return when(able && LEARNED.every((id) => LEARNED_HOUSES.includes(kundli.house(id))), () => ({
      grahas: [...LEARNED],
      why: { code: 'houses_from_ascendant', houses: LEARNED.map(kundli.house) },
    }))
  },
}

const debilitationCancelled: YogaRule = {
  id: 'neecha_bhanga',
  source: 'Narasimha Rao, Integrated Approach',
  find: (kundli) =>
    SEVEN.flatMap((id) => {
      const by = neechaBhanga(kundli, id)
      return when(by.length > 0, () => ({ grahas: [id], why: { code: 'debilitation_cancelled', by } }))
    }),
}

const RAMAN = 'B. V. Raman, Three Hundred Important Combinations'
const RAO = 'Narasimha Rao, Integrated Approach'

export const PLACEMENTS: readonly YogaRule[] = [
  conjunction('budha_aditya', 'sun', 'mercury', RAMAN),
  conjunction('chandra_mangala', 'moon', 'mars', RAMAN),
  mahapurusha('ruchaka', 'mars'),
  mahapurusha('bhadra', 'mercury'),
  mahapurusha('hamsa', 'jupiter'),
  mahapurusha('malavya', 'venus'),
  mahapurusha('shasha', 'saturn'),
  amala,
  lakshmi,
  saraswati,
  debilitationCancelled,
  withNode('chandra_grahan', 'moon', 'popular'),
  withNode('surya_grahan', 'sun', 'popular'),
  withNode('guru_chandal', 'jupiter', RAO),
  conjunction('shrapit', 'saturn', 'rahu', RAO),
  conjunction('angarak', 'mars', 'rahu', RAO),
]
