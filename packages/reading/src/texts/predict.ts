import type { Code } from '@dhruva/common'
import type { Whose } from '#parts.ts'
import { frames as framesEn } from '#texts/en/frames.ts'
import { COLOURS as coloursEn, PRACTICES as practicesEn } from '#texts/en/grahas.ts'
import { predict as predictEn } from '#texts/en/predict.ts'
import * as tablesEn from '#texts/en/predict-tables.ts'
import * as skyEn from '#texts/en/sky.ts'
import { area as areaEn, list as listEn } from '#texts/en/vocab.ts'
import { frames as framesHi } from '#texts/hi/frames.ts'
import { COLOURS as coloursHi, PRACTICES as practicesHi } from '#texts/hi/grahas.ts'
import { predict as predictHi } from '#texts/hi/predict.ts'
import * as tablesHi from '#texts/hi/predict-tables.ts'
import * as skyHi from '#texts/hi/sky.ts'
import { area as areaHi, list as listHi } from '#texts/hi/vocab.ts'

const en = (whom: Whose) => ({
  say: predictEn(whom),
  tables: { ...tablesEn },
  sky: { JUPITER: skyEn.jupiter(whom), SATURN: skyEn.saturn(whom), MOON_DAY: skyEn.MOON_DAY },
  colours: coloursEn,
  practices: practicesEn,
  area: areaEn,
  list: listEn,
  grahaName: framesEn.grahaName,
  hail: framesEn.hail,
  tidy: framesEn.tidy,
})

export type Words = ReturnType<typeof en>

const hi = (whom: Whose): Words => ({
  say: predictHi(whom),
  tables: { ...tablesHi },
  sky: { JUPITER: skyHi.jupiter(), SATURN: skyHi.saturn(whom), MOON_DAY: skyHi.MOON_DAY },
  colours: coloursHi,
  practices: practicesHi,
  area: areaHi,
  list: listHi,
  grahaName: framesHi.grahaName,
  hail: framesHi.hail,
  tidy: framesHi.tidy,
})

/** The words of predictions in both languages, as they are said to a person. */
export const TEXTS: Record<Code, Words> = { en: en('you'), hi: hi('you') }
/** The same of somebody else. */
export const TEXTS_OF_ANOTHER: Record<Code, Words> = { en: en('they'), hi: hi('they') }
