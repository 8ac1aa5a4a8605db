import type { GrahaId } from '#ids.ts'
import type { YogaId } from '#yoga-types.ts'
import { KENDRA } from '#zodiac/houses.ts'
import type { Kundli } from './kundli.ts'
import { kendraFrom } from './neecha-bhanga.ts'
import { type Formed, when, type YogaRule } from './rule.ts'

/** Those that can stand beside the Moon or the Sun in these yogas. */
const STARS: readonly GrahaId[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const BENEFICS: readonly GrahaId[] = ['moon', 'mercury', 'venus']

/** The strict form: a benefic with or looking at Jupiter, who is not debilitated, combust or in an enemy's sign. */
function isStrictGajakesari(kundli: Kundli): boolean {
  const { dignity, combust } = kundli.graha('jupiter')
  const supported = BENEFICS.some(
    (id) => kundli.nature(id) === 'benefic' && (kundli.together(id, 'jupiter') || kundli.looksAt(id, 'jupiter')),
  )
  return supported && !combust && !['debilitated', 'enemy', 'great_enemy'].includes(dignity)
}

const gajakesari: YogaRule = {
  id: 'gajakesari',
  source: 'Brihat Parashara Hora Shastra 36; popular form, the strict one is noted',
  find: (kundli) =>
    when(KENDRA.includes(kundli.fromMoon('jupiter')), () => ({
      grahas: ['moon', 'jupiter'],
      why: { code: 'house_from_moon', house: kundli.fromMoon('jupiter'), strict: isStrictGajakesari(kundli) },
    })),
}

/** Stars in the 2nd and 12th from Sun or Moon: `second` only, `twelfth` only, or `both`. */
function beside(of: 'sun' | 'moon', names: { second: YogaId; twelfth: YogaId; both: YogaId }): YogaRule[] {
  const sides = (kundli: Kundli) => {
    const house = of === 'moon' ? kundli.fromMoon : kundli.fromSun
    return { second: STARS.filter((id) => house(id) === 2), twelfth: STARS.filter((id) => house(id) === 12) }
  }
  const find = (wanted: 'second' | 'twelfth' | 'both') => (kundli: Kundli) => {
    const { second, twelfth } = sides(kundli)
    const has = second.length > 0 ? (twelfth.length > 0 ? 'both' : 'second') : twelfth.length > 0 ? 'twelfth' : 'none'
    return when(
      has === wanted,
      (): Formed => ({
        grahas: [...second, ...twelfth],
        why: { code: 'beside', of, second, twelfth },
      }),
    )
  }
  const source = 'Brihat Parashara Hora Shastra 37-38'
  return [
    { id: names.second, source, find: find('second') },
    { id: names.twelfth, source, find: find('twelfth') },
    { id: names.both, source, find: find('both') },
  ]
}

const kemadruma: YogaRule = {
  id: 'kemadruma',
  source: 'Brihat Parashara Hora Shastra 37; cancelled by a star in a kendra from ascendant or Moon',
  find: (kundli) =>
    when(!STARS.some((id) => [12, 1, 2].includes(kundli.fromMoon(id))), () => ({
      grahas: ['moon'],
      why: { code: 'moon_alone' },
      cancelled_by: STARS.flatMap((graha) => {
        const from = kendraFrom(kundli, graha)
        return from.length > 0 ? [{ code: 'graha_in_kendra' as const, graha, from }] : []
      }),
    })),
}

const ADHI: readonly GrahaId[] = ['mercury', 'jupiter', 'venus']

const adhi: YogaRule = {
  id: 'adhi',
  source: 'Brihat Parashara Hora Shastra 37',
  find: (kundli) =>
    when(
      ADHI.every((id) => [6, 7, 8].includes(kundli.fromMoon(id))),
      () => ({
        grahas: [...ADHI],
        why: { code: 'houses_from_moon', houses: ADHI.map(kundli.fromMoon) },
      }),
    ),
}

export const LUNAR_AND_SOLAR: readonly YogaRule[] = [
  gajakesari,
  ...beside('moon', { second: 'sunapha', twelfth: 'anapha', both: 'durudhara' }),
  kemadruma,
  ...beside('sun', { second: 'vesi', twelfth: 'vosi', both: 'ubhayachari' }),
  adhi,
]
