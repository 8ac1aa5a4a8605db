import type { Classical } from '#ids.ts'

/** Houses counted from each contributor that get a bindu, by the letters 1-9, a (10), b (11), c (12). */
type Row = readonly [
  sun: string,
  moon: string,
  mars: string,
  mercury: string,
  jupiter: string,
  venus: string,
  saturn: string,
  ascendant: string,
]

export type AshtakavargaTable = Readonly<Record<Classical, Row>>

/** Varahamihira's table (Brihat Jataka 9) as printed by B. V. Raman, Ashtakavarga System of Prediction, p. 9. */
// biome-ignore format: one contributor a column
const RAMAN: AshtakavargaTable = {
  sun:     ['124789ab', '36ab', '124789ab', '3569abc', '569b', '67c', '124789ab', '346abc'],
  moon:    ['3678ab', '1367ab', '23569ab', '134578ab', '1478abc', '34579ab', '356b', '36ab'],
  mars:    ['356ab', '36b', '12478ab', '356b', '6abc', '68bc', '14789ab', '136ab'],
  mercury: ['569bc', '2468ab', '124789ab', '13569abc', '68bc', '1234589b', '124789ab', '12468ab'],
  jupiter: ['1234789ab', '2579b', '12478ab', '124569ab', '123478ab', '2569ab', '356c', '1245679ab'],
  venus:   ['8bc', '1234589bc', '3569bc', '3569b', '589ab', '1234589ab', '34589ab', '1234589b'],
  saturn:  ['12478ab', '36b', '356abc', '689abc', '56bc', '6bc', '356b', '1346ab'],
}

/** Santhanam's Parashara (Brihat Parashara Hora Shastra 66), used by Jagannatha Hora: four cells differ. */
// biome-ignore format: one contributor a column
const JHORA: AshtakavargaTable = {
  ...RAMAN,
  moon:    ['3678ab', '13679ab', '2356ab', '134578ab', '12478ab', '34579ab', '356b', '36ab'],
  venus:   ['8bc', '1234589bc', '3469bc', '3569b', '589ab', '1234589ab', '34589ab', '1234589b'],
}

export const ASHTAKAVARGA_TABLES = { raman: RAMAN, jhora: JHORA } as const
