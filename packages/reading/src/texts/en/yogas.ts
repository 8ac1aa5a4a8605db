import type { Bond, GrahaId, YogaId } from '@dhruva/jyotish'
import type { Whose, YogaForm } from '#parts.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
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

/** What a yoga gives; a clause of its own, calm where its fame is not. */
const GIFTS: Record<YogaId, string> = {
  gajakesari: 'good judgement and the goodwill of others stand behind you',
  budha_aditya: 'thought and word work together, and people listen when you explain',
  chandra_mangala: 'feeling and drive pull the same way, which helps in earning and in getting things done',
  ruchaka: 'courage and stamina carry you where others stop',
  bhadra: 'a clear mind and a skilled tongue are capital you can always draw on',
  hamsa: 'good sense and good teachers keep you on an honest road',
  malavya: 'taste, warmth and comfort find their way to you',
  shasha: 'patience and command of detail win you a lasting place',
  sunapha: 'what you build up, you build up by yourself',
  anapha: 'a self-possessed manner opens doors',
  durudhara: 'support comes from both sides, before and after each effort',
  kemadruma: 'you do much alone, so a chosen circle of friends is worth the trouble',
  vesi: 'steady speech and balance make you dependable',
  vosi: 'skill and readiness to help are noticed',
  ubhayachari: 'you hold your own in any company',
  adhi: 'you are trusted to lead without raising your voice',
  amala: 'a clean name travels ahead of you',
  lakshmi: 'effort and grace meet, and what you earn stays of use',
  saraswati: 'learning, language and the arts come to you and stay',
  raja: 'work and good fortune support each other, so position follows merit',
  yogakaraka: 'one graha holds both the effort and the blessing, and its periods move things',
  dharma_karmadhipati: 'what you believe in and what you do for a living can become one',
  dhana: 'the houses of money work together, so means gather over time',
  vipareeta: 'trouble turns to your use, and you come out of tight places stronger',
  neecha_bhanga: 'a weak start is made good, and the late result is the better one',
  parivartana: 'two parts of life feed each other and move together',
  chandra_grahan: 'feelings run deep and need quiet and plain talk to settle',
  surya_grahan: 'self-trust is built by your own work rather than by applause',
  guru_chandal: 'you question what you are taught, and do well to test new teachers slowly',
  shrapit: 'results ask for time and order, and they hold once they come',
  angarak: 'energy is high and wants an honest outlet, such as exercise or hard work',
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
  gift: (id: YogaId) => GIFTS[id],
  how,
  strength: (value: number) => STRENGTHS[value] ?? '',
  fact: (yoga: string, clause: string, strength: string, cancelled: string | null) =>
    `${yoga}, ${cancelled ? 'formed but cancelled' : strength}: ${clause}${cancelled ? `; cancelled by ${cancelled} in a kendra` : ''}`,
  /** in an answer on a matter */
  part: (v: number, yoga: string, clause: string, strength: string, gift: string) =>
    pickVariant(v, [
      `Your chart holds a ${strength} ${yoga}, since ${clause}: ${gift}.`,
      `Your chart also has a ${yoga}, ${strength} by its grahas, because ${clause}; ${gift}.`,
      `A ${strength} ${yoga} stands behind this, as ${clause}; with it ${gift}.`,
    ]),
  reason: (yoga: string, names: string, several: boolean) => `${names} ${several ? 'form' : 'forms'} a ${yoga}`,
  lead: (count: number) =>
    count === 0
      ? 'None of some thirty kinds of yoga read here holds in your chart, which is common: a chart also stands on its lords and their places.'
      : count === 1
        ? 'Of some thirty kinds of yoga read here one holds in your chart.'
        : `Of some thirty kinds of yoga read here ${count} hold in your chart; these weigh most.`,
  item: (yoga: string, strength: string, clause: string, gift: string) =>
    `- **${yoga}, ${strength}:** ${clause}; ${gift}.`,
  cancelled: (yoga: string, clause: string, by: string) =>
    `A ${yoga} forms as well, for ${clause}, and it is cancelled by ${by} in a kendra.`,
  has: (yoga: string, strength: string, clause: string) =>
    `Yes, your chart has a ${yoga}, ${strength} by its grahas: ${clause}.`,
  means: (gift: string) => `In plain words, ${gift}.`,
  hasNot: (yoga: string) =>
    `No, a ${yoga} is not formed in your chart, and no chart has them all; what it has instead is worth more to know.`,
  calm: 'A yoga is a tendency that ripens in the periods of its grahas and with effort; it neither works by itself nor takes anything away.',
}
