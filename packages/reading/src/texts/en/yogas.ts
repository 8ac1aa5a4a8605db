import type { Bond, GrahaId, YogaId } from '@dhruva/jyotish'
import type { Whose, YogaForm } from '#parts.ts'
import { your } from '#texts/forms/whose.ts'
import { house, houses, list, nth } from './vocab.ts'

/** Names as they stand before `yoga`. */
const NAMES: Record<YogaId, string> = {
  gajakesari: 'Gajakesari',
  budha_aditya: 'Budha-Aditya',
  chandra_mangala: 'Chandra-Mangala',
  ruchaka: 'Ruchaka',
  bhadra: 'Bhadra',
  hamsa: 'Hamsa',
  malavya: 'Malavya',
  shasha: 'Shasha',
  sunapha: 'Sunapha',
  anapha: 'Anapha',
  durudhara: 'Durudhara',
  kemadruma: 'Kemadruma',
  vesi: 'Vesi',
  vosi: 'Vosi',
  ubhayachari: 'Ubhayachari',
  adhi: 'Adhi',
  amala: 'Amala',
  lakshmi: 'Lakshmi',
  saraswati: 'Saraswati',
  raja: 'Raja',
  yogakaraka: 'Yogakaraka',
  dharma_karmadhipati: 'Dharma-Karmadhipati',
  dhana: 'Dhana',
  vipareeta: 'Vipareeta Raja',
  neecha_bhanga: 'Neecha-Bhanga',
  parivartana: 'Parivartana',
  chandra_grahan: 'Chandra-Grahana',
  surya_grahan: 'Surya-Grahana',
  guru_chandal: 'Guru-Chandala',
  shrapit: 'Shrapita',
  angarak: 'Angaraka',
}

const STRENGTHS = ['faint', 'moderate', 'strong', 'very strong']

const BONDS: Record<Bond, string> = {
  together: 'stand together',
  exchange: 'are in exchange of signs',
  mutual_aspect: 'look on each other',
}

export type YogaNames = {
  grahas: readonly GrahaId[]
  name: (id: GrahaId) => string
  sign: (index: number) => string
  whose: Whose
}

const among = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b)

/** Two lords with the houses of each: `Saturn and Mars, lords of your 5th and 7th houses,` */
const lordsOf = (pairs: ReadonlyArray<readonly [number, number]>, one: string, other: string, w: Whose): string => {
  const [ofOne, ofOther] = [among(pairs.map(([first]) => first)), among(pairs.map(([, second]) => second))]
  if (ofOne.length + ofOther.length === 2)
    return `${one} and ${other}, lords of ${your(w)} ${houses([...ofOne, ...ofOther])},`
  return `${one}, lord of ${your(w)} ${houses(ofOne)}, and ${other}, lord of ${your(w)} ${houses(ofOther)},`
}

/** What forms it in this chart; a clause of its own. */
const how = (why: YogaForm, { grahas, name, sign, whose: w }: YogaNames): string => {
  const names = list(grahas.map(name))
  const [first = 'moon', second = 'moon'] = grahas
  switch (why.code) {
    case 'house_from_moon':
      return why.house === 1
        ? `${name(second)} stands with ${your(w)} ${name('moon')}`
        : `${name(second)} is ${nth(why.house)} from ${your(w)} ${name('moon')}`
    case 'same_sign':
      return `${names} stand together in ${sign(why.sign)}, in ${your(w)} ${house(why.house)}`
    case 'own_or_exalted_in_kendra':
      return `${names} stands strong in ${sign(why.sign)}, in ${your(w)} ${house(why.house)}`
    case 'beside':
      return `${names} ${grahas.length > 1 ? 'stand' : 'stands'} beside ${your(w)} ${name(why.of)}`
    case 'moon_alone':
      return `no graha stands beside ${your(w)} ${names}`
    case 'houses_from_moon':
      return `${names} stand from the 6th to the 8th from ${your(w)} ${name('moon')}`
    case 'alone_in_tenth':
      return `${names} stands alone in the 10th from ${your(w)} ${why.from === 'moon' ? name('moon') : 'lagna'}`
    case 'strong_lords':
      return `${name(first)}, lord of ${your(w)} 9th house, is strong in ${your(w)} ${house(why.house)}, and so is ${your(w)} lagna lord ${name(second)}`
    case 'houses_from_ascendant':
      return `${names} are in ${your(w)} ${houses(among(why.houses))}`
    case 'lords_joined':
      return `${lordsOf(why.lords, name(first), name(second), w)} ${BONDS[why.by[0] ?? 'together']}`
    case 'rules_kendra_and_trikona':
      return `${names} rules both ${your(w)} ${houses(among([why.kendra, why.trikona]))}`
    case 'dusthana_lord_in_dusthana':
      return `${names}, lord of ${your(w)} ${house(why.lord)}, stands in ${your(w)} ${house(why.house)}`
    case 'debilitation_cancelled':
      return `the debilitation of ${names} is cancelled`
    case 'exchange_of_signs':
      return `${names}, lords of ${your(w)} ${houses(why.houses)}, stand in each other's signs`
  }
}

export const yogas = {
  name: (id: YogaId) => `${NAMES[id]} yoga`,
  how,
  strength: (value: number) => STRENGTHS[value] ?? '',
  fact: (yoga: string, clause: string, strength: string, cancelled: string | null) =>
    `${yoga}, ${cancelled ? 'formed but cancelled' : strength}: ${clause}${cancelled ? `; cancelled by ${cancelled} in a kendra` : ''}`,
}
