import type { TaraId, VargaId } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { Your, your } from '#texts/forms/whose.ts'
import { house, list, nth } from './vocab.ts'

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

const TARAS: Record<TaraId, { name: string; says: string }> = {
  janma: { name: 'Janma', says: 'a mixed day for the body, so keep it simple' },
  sampat: { name: 'Sampat', says: 'a day that favours gain and good order' },
  vipat: { name: 'Vipat', says: 'a day for care in haste and in talk' },
  kshema: { name: 'Kshema', says: 'a comfortable day that suits repair and rest' },
  pratyak: { name: 'Pratyak', says: 'a day when things take a second try' },
  sadhana: { name: 'Sadhaka', says: 'a day on which effort reaches its mark' },
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
  vargaFact: (varga: VargaId, graha: string, sign: string, h: number, dignity: string) =>
    varga === 'd2'
      ? `In the ${vargaName(varga)}, ${graha} falls in ${sign}`
      : `In the ${vargaName(varga)}, ${graha} falls in ${sign}, the ${house(h)} there${dignity}`,
  vargaLagna: (varga: VargaId, sign: string) => `In the ${vargaName(varga)}, the lagna is ${sign}`,
  vargaDignity: (state: 'exalted' | 'own' | 'debilitated') =>
    ({ exalted: ', exalted', own: ', in its own sign', debilitated: ', debilitated' })[state],
  gocharaFact: (graha: string, sign: string, fromMoon: number, moon: string, p: GocharaParts, w: Whose) =>
    `${graha} in ${sign}, ${nth(fromMoon)} from ${your(w)} ${moon}: ${p.good ? 'one of its good places' : 'a place that asks for effort'}${p.blocked.length > 0 ? `, obstructed by ${list(p.blocked)}` : ''}${p.bindus === null ? '' : `, with ${p.bindus} bindus of its own`}`,
  touchFact: (p: TouchParts, w: Whose) =>
    `${p.graha} in ${p.sign} ${verb(p.way)} ${your(w)} ${house(p.h)} ${stay(p.from, p.to)}`,
  taraFact: (tara: TaraId, number: number, nakshatra: string, moon: string, w: Whose) =>
    `The Moon in ${nakshatra} is the ${nth(number)} tara from ${your(w)} natal ${moon}: ${TARAS[tara].name}`,
}
