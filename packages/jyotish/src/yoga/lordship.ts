import type { GrahaId } from '#ids.ts'
import { DUSTHANA } from '#zodiac/houses.ts'
import { bondsOf, type Kundli } from './kundli.ts'
import { type Formed, when, type YogaRule } from './rule.ts'

const PARASHARA = 'Brihat Parashara Hora Shastra 34, 39, 41'
const HOUSES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * Every two grahas that rule one of the given pairs of houses and are joined; a pair that is one graha is skipped, and
 * two grahas that rule several of the pairs are one yoga. Of each pair the first house is the first graha's.
 */
function joinedLords(kundli: Kundli, pairs: readonly (readonly [number, number])[]): Formed[] {
  const found = new Map<string, { grahas: [GrahaId, GrahaId]; lords: [number, number][] }>()
  for (const [one, other] of pairs) {
    const [a, b] = [kundli.lord(one), kundli.lord(other)]
    if (a === b) continue
    const key = [a, b].toSorted().join(' ')
    const known = found.get(key)
    if (!known) found.set(key, { grahas: [a, b], lords: [[one, other]] })
    else known.lords.push(known.grahas[0] === a ? [one, other] : [other, one])
  }
  return [...found.values()].flatMap(({ grahas, lords }) => {
    const by = bondsOf(kundli, ...grahas)
    return when(by.length > 0, () => ({ grahas, why: { code: 'lords_joined', lords, by } }))
  })
}

const pairsOf = (houses: readonly number[]): [number, number][] =>
  houses.flatMap((one, index) => houses.slice(index + 1).map((other): [number, number] => [one, other]))

/** Kendra with trikona; the first house is both and is paired with itself in vain. */
const RAJA_PAIRS = [1, 4, 7, 10].flatMap((kendra) => [1, 5, 9].map((trikona): [number, number] => [kendra, trikona]))

const raja: YogaRule = { id: 'raja', source: PARASHARA, find: (kundli) => joinedLords(kundli, RAJA_PAIRS) }

const dharmaKarmadhipati: YogaRule = {
  id: 'dharma_karmadhipati',
  source: PARASHARA,
  find: (kundli) => joinedLords(kundli, [[9, 10]]),
}

const dhana: YogaRule = {
  id: 'dhana',
  source: 'B. V. Raman, Three Hundred Important Combinations',
  find: (kundli) => joinedLords(kundli, pairsOf([2, 5, 9, 11])),
}

const yogakaraka: YogaRule = {
  id: 'yogakaraka',
  source: 'Brihat Parashara Hora Shastra 34',
  find: (kundli) =>
    [4, 7, 10].flatMap((kendra) =>
      [5, 9].flatMap((trikona) =>
        when(kundli.lord(kendra) === kundli.lord(trikona), () => ({
          grahas: [kundli.lord(kendra)],
          why: { code: 'rules_kendra_and_trikona', kendra, trikona },
        })),
      ),
    ),
}

const VIPAREETA = { 6: 'harsha', 8: 'sarala', 12: 'vimala' } as const

const vipareeta: YogaRule = {
  id: 'vipareeta',
  source: 'Phaladeepika 6.57-69',
  find: (kundli) =>
    ([6, 8, 12] as const).flatMap((lord) => {
      const graha = kundli.lord(lord)
      const house = kundli.house(graha)
      return when(DUSTHANA.includes(house), () => ({
        grahas: [graha],
        why: { code: 'dusthana_lord_in_dusthana', kind: VIPAREETA[lord], lord, house },
      }))
    }),
}

function exchangeKind(houses: readonly number[]): 'maha' | 'khala' | 'dainya' {
  if (houses.some((house) => DUSTHANA.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}

const parivartana: YogaRule = {
  id: 'parivartana',
  source: 'Phaladeepika 6.32',
  find: (kundli) =>
    pairsOf(HOUSES).flatMap((houses) => {
      const [a, b] = [kundli.lord(houses[0]), kundli.lord(houses[1])]
      const exchanged = a !== b && kundli.house(a) === houses[1] && kundli.house(b) === houses[0]
      return when(exchanged, () => ({
        grahas: [a, b],
        why: { code: 'exchange_of_signs', kind: exchangeKind(houses), houses },
      }))
    }),
}

export const LORDSHIPS: readonly YogaRule[] = [raja, yogakaraka, dharmaKarmadhipati, dhana, vipareeta, parivartana]
