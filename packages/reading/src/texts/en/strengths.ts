import type { ReadingTopic } from '@dhruva/intent'
import type { TaraId, VargaId } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { Your, your } from '#texts/forms/whose.ts'
import { house, houses, list, nth } from './vocab.ts'

/** The divisional charts that readings look into, by name and by what they are read for. */
const VARGAS: Partial<Record<VargaId, { name: string; of: string }>> = {
  d2: { name: 'hora (D2)', of: 'wealth' },
  d4: { name: 'chaturthamsha (D4)', of: 'home and land' },
  d7: { name: 'saptamsha (D7)', of: 'children' },
  d9: { name: 'navamsa (D9)', of: 'partnership and inner strength' },
  d10: { name: 'dashamsha (D10)', of: 'work' },
  d12: { name: 'dwadashamsha (D12)', of: 'parents' },
  d20: { name: 'vimshamsha (D20)', of: 'worship and inner growth' },
  d24: { name: 'chaturvimshamsha (D24)', of: 'learning' },
}

const vargaName = (varga: VargaId): string => VARGAS[varga]?.name ?? varga.toUpperCase()

/** What the divisional chart adds for a matter; a noun phrase that a clause can govern. */
const MATTERS: Record<ReadingTopic, string> = {
  love_marriage: 'the bond',
  career: 'your work',
  money: 'your wealth',
  health: 'your stamina',
  family: 'the tie to your parents',
  children: 'joy from children',
  education: 'your learning',
  travel: 'what you seek far from home',
  property: 'the matter of a home',
  spiritual: 'the inner practice',
  life: 'your inner strength',
}

export type VargaState = 'strong' | 'weak' | 'well' | 'hidden' | 'plain' | 'sun' | 'moon'

const vargaClause = (v: number, state: VargaState, topic: ReadingTopic): string => {
  const of = MATTERS[topic]
  const ways: Record<VargaState, readonly [string, ...string[]]> = {
    strong: [
      `it gains strength there, which gives ${of} lasting support`,
      `it is strong and at ease there, and ${of} is the better for it`,
    ],
    weak: [
      `it is tested there, so ${of} asks for patience`,
      `it has to earn its place there, and ${of} grows with care`,
    ],
    well: [`it stands well there, which carries ${of} from within`, `the place is a good one and supports ${of}`],
    hidden: [
      `it works unseen there, so ${of} grows by effort few people notice`,
      `${of} grows quietly, behind the scenes`,
    ],
    plain: [`${of} builds up step by step`, `the place is an even one, and ${of} grows as you work for it`],
    sun: ['means come by your own effort and initiative', 'what you earn yourself stays longest'],
    moon: ['means come through care, people and what you keep', 'keeping and tending serve you better than daring'],
  }
  return pickVariant(v, ways[state])
}

const TARAS: Record<TaraId, { name: string; says: string }> = {
  janma: { name: 'Janma', says: 'a mixed day for the body, so keep it simple' },
  sampat: { name: 'Sampat', says: 'a day that favours gain and good order' },
  vipat: { name: 'Vipat', says: 'a day for care in haste and in talk' },
  kshema: { name: 'Kshema', says: 'a comfortable day that suits repair and rest' },
  pratyak: { name: 'Pratyak', says: 'a day when things take a second try' },
  sadhana: { name: 'Sadhana', says: 'a day on which effort reaches its mark' },
  naidhana: { name: 'Naidhana', says: 'a day to leave heavy matters for another' },
  mitra: { name: 'Mitra', says: 'a friendly day for meetings' },
  parama_mitra: { name: 'Parama-Mitra', says: 'a very friendly day, good for what needs goodwill' },
}

export type Way = 'sits' | 'looks'
const verb = (way: Way): string => (way === 'sits' ? 'crosses' : 'looks on')

export type TouchParts = { graha: string; sign: string; way: Way; h: number; from: string | null; to: string }
const stay = (from: string | null, to: string): string => (from ? `from ${from} to ${to}` : `until ${to}`)

export type GocharaParts = { good: boolean; blocked: readonly string[]; bindus: number | null }

/** Bindus of ashtakavarga, divisional charts, transits from the Moon, the stars of a day. */
export const strengths = {
  savFact: (h: number, sign: string, bindus: number, w: Whose) =>
    `${Your(w)} ${house(h)} (${sign}) has ${bindus} bindus in the ashtakavarga, where 28 is usual`,
  sav: (v: number, h: number, bindus: number, topic: ReadingTopic) => {
    const of = MATTERS[topic]
    const high = bindus >= 28
    const beside =
      bindus === 28 ? 'exactly the usual' : bindus > 28 ? 'more than the usual 28' : 'fewer than the usual 28'
    return pickVariant(v, [
      `In the ashtakavarga your ${house(h)} has ${bindus} bindus, ${beside}, so ${of} ${high ? 'repays effort well' : 'wants more effort and time'}.`,
      `Your ${house(h)} holds ${bindus} bindus in the ashtakavarga, ${beside}: ${high ? `effort put into ${of} carries far` : `${of} is better built slowly than forced`}.`,
    ])
  },
  savReason: (h: number, bindus: number) =>
    `your ${house(h)} has ${bindus} bindus in the ashtakavarga, ${bindus >= 28 ? 'more' : 'fewer'} than the usual 28`,
  savLead:
    'The ashtakavarga counts how much support each house gets from all grahas together: 28 bindus are usual, 30 and more are generous.',
  savItem: (h: number, bindus: number, area: string) => `- **${nth(h)} house, ${bindus} bindus:** ${area}.`,
  savBest: (numbers: readonly number[]) => `Effort goes furthest for you in the matters of your ${houses(numbers)}.`,
  savLeast: (h: number, bindus: number, area: string) =>
    `The fewest, ${bindus}, are in your ${house(h)}, so ${area} deserve more time and help rather than worry.`,

  vargaName,
  vargaFact: (varga: VargaId, graha: string, sign: string, h: number, dignity: string) =>
    varga === 'd2'
      ? `In the ${vargaName(varga)}, ${graha} falls in ${sign}`
      : `In the ${vargaName(varga)}, ${graha} falls in ${sign}, the ${house(h)} there${dignity}`,
  vargaLagna: (varga: VargaId, sign: string) => `In the ${vargaName(varga)}, the lagna is ${sign}`,
  vargaDignity: (state: 'exalted' | 'own' | 'debilitated') =>
    ({ exalted: ', exalted', own: ', in its own sign', debilitated: ', debilitated' })[state],
  varga: (
    v: number,
    p: {
      varga: VargaId
      graha: string
      sign: string
      h: number
      dignity: string
      state: VargaState
      topic: ReadingTopic
    },
  ) => {
    const place = p.varga === 'd2' ? `in ${p.sign}` : `in ${p.sign}, the ${house(p.h)} there${p.dignity}`
    const clause = vargaClause(v >> 2, p.state, p.topic)
    // the navamsa is the chart of partnership only when that is the question
    const of = p.varga === 'd9' && p.topic !== 'love_marriage' ? 'inner strength' : (VARGAS[p.varga]?.of ?? '')
    return pickVariant(v, [
      `In the ${vargaName(p.varga)}, read for ${of}, ${p.graha} falls ${place}: ${clause}.`,
      `The ${vargaName(p.varga)} puts ${p.graha} ${place}; ${clause}.`,
    ])
  },
  vargaLead: (varga: VargaId, sign: string) =>
    `The ${vargaName(varga)} is the finer chart of ${VARGAS[varga]?.of ?? ''}; its lagna is ${sign} in yours.`,
  vargaItem: (graha: string, sign: string, h: number, dignity: string, area: string) =>
    `- **${graha}:** ${sign}, the ${house(h)} there${dignity}, which speaks of ${area}.`,
  vargaNote:
    'A divisional chart refines what the birth chart says and never overrules it; it moves quickly, so it is only as good as the time of birth.',

  gocharaFact: (graha: string, sign: string, fromMoon: number, moon: string, p: GocharaParts, w: Whose) =>
    `${graha} in ${sign}, ${nth(fromMoon)} from ${your(w)} ${moon}: ${p.good ? 'one of its good places' : 'a place that asks for effort'}${p.blocked.length > 0 ? `, obstructed by ${list(p.blocked)}` : ''}${p.bindus === null ? '' : `, with ${p.bindus} bindus of its own`}`,
  /** behind a sentence that has told the transit */
  gochara: (moon: string, p: GocharaParts) => {
    const own = p.bindus === null ? '' : `${p.bindus} ${p.bindus === 1 ? 'bindu' : 'bindus'} of its own`
    if (p.blocked.length > 0)
      return `; from your ${moon} the place is good, though ${list(p.blocked)} obstructs it for now`
    if (p.good) return `; from your ${moon} this is one of its good places${own ? `, with ${own}` : ''}`
    return `; it has only ${own} there, so its gifts come slowly`
  },

  touchFact: (p: TouchParts, w: Whose) =>
    `${p.graha} in ${p.sign} ${verb(p.way)} ${your(w)} ${house(p.h)} ${stay(p.from, p.to)}`,
  touch: (v: number, p: TouchParts) =>
    pickVariant(v, [
      `The sky supports it: ${p.graha} in ${p.sign} ${verb(p.way)} your ${house(p.h)} ${stay(p.from, p.to)}.`,
      `Within that time ${p.graha} in ${p.sign} ${verb(p.way)} your ${house(p.h)}, ${stay(p.from, p.to)}, and those are the livelier months of it.`,
    ]),
  touchClause: (p: TouchParts) => `${p.graha} ${verb(p.way)} your ${house(p.h)} ${stay(p.from, p.to)}`,
  both: (a: string, b: string, h: number, from: string, to: string) =>
    `${a} and ${b} touch your ${house(h)} together from ${from} to ${to}, which tradition counts as the time when a matter takes shape.`,

  taraFact: (tara: TaraId, number: number, nakshatra: string, moon: string, w: Whose) =>
    `The Moon in ${nakshatra} is the ${nth(number)} tara from ${your(w)} natal ${moon}: ${TARAS[tara].name}`,
  tara: (tara: TaraId, number: number, nakshatra: string) =>
    `Counted from your birth star, ${nakshatra} is the ${nth(number)} tara, ${TARAS[tara].name}: ${TARAS[tara].says}.`,
}
