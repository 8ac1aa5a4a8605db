import * as z from 'zod/mini'
import { oneOf, unlessEmpty } from '../common.ts'
import { Zodiac } from '../horoscope.ts'

/** The 27 nakshatras in their order; index 0 is Ashwini. */
export const nakshatras = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const
export type Nakshatra = (typeof nakshatras)[number]

/** The lords of mahadashas, by their English names. */
export const mahadashas = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const
export type Mahadasha = (typeof mahadashas)[number]

const otherLords: ReadonlyMap<string, Mahadasha> = new Map([
  ['shukra', 'Venus'],
  ['surya', 'Sun'],
  ['chandra', 'Moon'],
  ['mangal', 'Mars'],
  ['mangala', 'Mars'],
  ['guru', 'Jupiter'],
  ['shani', 'Saturn'],
  ['budha', 'Mercury'],
  ['budh', 'Mercury'],
])

export const NakshatraName = oneOf(...nakshatras)
export const MahadashaName = z.pipe(
  z.transform(
    (value: unknown) => (typeof value === 'string' ? otherLords.get(value.trim().toLowerCase()) : null) ?? value,
  ),
  oneOf(...mahadashas),
)

/** What a text may be tagged with; '' and null mean none, any case and the Sanskrit names are taken. */
export const tagFields = {
  rashi_tag: unlessEmpty(Zodiac),
  nakshatra_tag: unlessEmpty(NakshatraName),
  mahadasha_tag: unlessEmpty(MahadashaName),
}
