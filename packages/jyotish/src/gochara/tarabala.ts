import { at } from '#names.ts'
import { houseOf } from '#zodiac/houses.ts'

export type TaraId =
  | 'janma'
  | 'sampat'
  | 'vipat'
  | 'kshema'
  | 'pratyak'
  | 'sadhana'
  | 'naidhana'
  | 'mitra'
  | 'parama_mitra'

export type Tara = { tara: number; id: TaraId; quality: 'good' | 'mixed' | 'bad'; points: number }
export type Chandra = { house: number; quality: 'good' | 'middling' | 'bad'; chandrashtama: boolean; points: number }

/** The nine taras with the points that the score of a day gives them. */
const TARAS: readonly { id: TaraId; points: number }[] = [
  { id: 'janma', points: -1 },
  { id: 'sampat', points: 5 },
  { id: 'vipat', points: -6 },
  { id: 'kshema', points: 5 },
  { id: 'pratyak', points: -5 },
  { id: 'sadhana', points: 5 },
  { id: 'naidhana', points: -7 },
  { id: 'mitra', points: 5 },
  { id: 'parama_mitra', points: 5 },
]

const CHANDRA_POINTS: readonly number[] = [4, 1, 5, -4, 0, 5, 5, -8, 1, 5, 6, -5]
const CHANDRA_GOOD: readonly number[] = [1, 3, 6, 7, 10, 11]
const CHANDRA_BAD: readonly number[] = [4, 8, 12]

/** Tara 1..9 of a nakshatra 0..26 counted from the nakshatra of birth, which is itself the first. */
export const taraOf = (nakshatra: number, birth: number): number => (((nakshatra - birth + 27) % 27) % 9) + 1

/** Vipat, Pratyak and Naidhana. */
export const isBadTara = (tara: number): boolean => tara === 3 || tara === 5 || tara === 7

/** Tarabala of a day's nakshatra for a person; 1 (Janma) is mixed (Muhurta Chintamani 4). */
export function tarabala(nakshatra: number, birth: number): Tara {
  const tara = taraOf(nakshatra, birth)
  const quality = tara === 1 ? 'mixed' : isBadTara(tara) ? 'bad' : 'good'
  return { tara, ...at(TARAS, tara - 1), quality }
}

/** Chandrabala of the sign the Moon transits, counted from the natal Moon; the 8th is Chandrashtama. */
export function chandrabala(moonSign: number, natalMoonSign: number): Chandra {
  const house = houseOf(moonSign, natalMoonSign)
  const quality = CHANDRA_GOOD.includes(house) ? 'good' : CHANDRA_BAD.includes(house) ? 'bad' : 'middling'
  return { house, quality, chandrashtama: house === 8, points: at(CHANDRA_POINTS, house - 1) }
}
