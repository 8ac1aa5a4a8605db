import { at } from '#names.ts'
import type { GrahaId } from '#types.ts'

export type Gana = 'deva' | 'manushya' | 'rakshasa'
export type Nadi = 'adi' | 'madhya' | 'antya'
export type Yoni =
  | 'horse'
  | 'elephant'
  | 'sheep'
  | 'serpent'
  | 'dog'
  | 'cat'
  | 'rat'
  | 'cow'
  | 'buffalo'
  | 'tiger'
  | 'deer'
  | 'monkey'
  | 'mongoose'
  | 'lion'

export type Nakshatra = {
  gana: Gana
  yoni: Yoni
  nadi: Nadi
  /** first syllable of a name, by pada */
  syllables: readonly [string, string, string, string]
}

/** Lords in Vimshottari order; nakshatra i belongs to lord i mod 9. */
export const NAKSHATRA_LORDS: readonly GrahaId[] = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
]

/** Attributes by index, 0 = Ashwini (names in `NAKSHATRA_NAMES`). */
export const NAKSHATRAS: readonly Nakshatra[] = [
  { gana: 'deva', yoni: 'horse', nadi: 'adi', syllables: ['चू', 'चे', 'चो', 'ला'] },
  { gana: 'manushya', yoni: 'elephant', nadi: 'madhya', syllables: ['ली', 'लू', 'ले', 'लो'] },
  { gana: 'rakshasa', yoni: 'sheep', nadi: 'antya', syllables: ['अ', 'ई', 'उ', 'ए'] },
  { gana: 'manushya', yoni: 'serpent', nadi: 'antya', syllables: ['ओ', 'वा', 'वी', 'वू'] },
  { gana: 'deva', yoni: 'serpent', nadi: 'madhya', syllables: ['वे', 'वो', 'का', 'की'] },
  { gana: 'manushya', yoni: 'dog', nadi: 'adi', syllables: ['कू', 'घ', 'ङ', 'छ'] },
  { gana: 'deva', yoni: 'cat', nadi: 'adi', syllables: ['के', 'को', 'हा', 'ही'] },
  { gana: 'deva', yoni: 'sheep', nadi: 'madhya', syllables: ['हू', 'हे', 'हो', 'डा'] },
  { gana: 'rakshasa', yoni: 'cat', nadi: 'antya', syllables: ['डी', 'डू', 'डे', 'डो'] },
  { gana: 'rakshasa', yoni: 'rat', nadi: 'antya', syllables: ['मा', 'मी', 'मू', 'मे'] },
  { gana: 'manushya', yoni: 'rat', nadi: 'madhya', syllables: ['मो', 'टा', 'टी', 'टू'] },
  { gana: 'manushya', yoni: 'cow', nadi: 'adi', syllables: ['टे', 'टो', 'पा', 'पी'] },
  { gana: 'deva', yoni: 'buffalo', nadi: 'adi', syllables: ['पू', 'ष', 'ण', 'ठ'] },
  { gana: 'rakshasa', yoni: 'tiger', nadi: 'madhya', syllables: ['पे', 'पो', 'रा', 'री'] },
  { gana: 'deva', yoni: 'buffalo', nadi: 'antya', syllables: ['रू', 'रे', 'रो', 'ता'] },
  { gana: 'rakshasa', yoni: 'tiger', nadi: 'antya', syllables: ['ती', 'तू', 'ते', 'तो'] },
  { gana: 'deva', yoni: 'deer', nadi: 'madhya', syllables: ['ना', 'नी', 'नू', 'ने'] },
  { gana: 'rakshasa', yoni: 'deer', nadi: 'adi', syllables: ['नो', 'या', 'यी', 'यू'] },
  { gana: 'rakshasa', yoni: 'dog', nadi: 'adi', syllables: ['ये', 'यो', 'भा', 'भी'] },
  { gana: 'manushya', yoni: 'monkey', nadi: 'madhya', syllables: ['भू', 'धा', 'फा', 'ढा'] },
  { gana: 'manushya', yoni: 'mongoose', nadi: 'antya', syllables: ['भे', 'भो', 'जा', 'जी'] },
  { gana: 'deva', yoni: 'monkey', nadi: 'antya', syllables: ['खी', 'खू', 'खे', 'खो'] },
  { gana: 'rakshasa', yoni: 'lion', nadi: 'madhya', syllables: ['गा', 'गी', 'गू', 'गे'] },
  { gana: 'rakshasa', yoni: 'horse', nadi: 'adi', syllables: ['गो', 'सा', 'सी', 'सू'] },
  { gana: 'manushya', yoni: 'lion', nadi: 'adi', syllables: ['से', 'सो', 'दा', 'दी'] },
  { gana: 'manushya', yoni: 'cow', nadi: 'madhya', syllables: ['दू', 'थ', 'झ', 'ञ'] },
  { gana: 'deva', yoni: 'elephant', nadi: 'antya', syllables: ['दे', 'दो', 'चा', 'ची'] },
]

/** Nakshatra 0..26 of a longitude. Multiplied before dividing: the step 13°20' has no exact binary form. */
export const nakshatraOf = (lon: number): number => Math.floor((lon * 27) / 360)

/** Pada 1..4 of a longitude. */
export const padaOf = (lon: number): number => (Math.floor((lon * 108) / 360) % 4) + 1

/** Lord of a nakshatra 0..26, with whose dasha a life born in it begins. */
export const nakshatraLord = (nakshatra: number): GrahaId => at(NAKSHATRA_LORDS, nakshatra % 9)
