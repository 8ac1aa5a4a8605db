import type { Code } from '@dhruva/common'
import type { Whose } from '#parts.ts'
import { frames as framesEn } from '#texts/en/frames.ts'
import { predict as predictEn } from '#texts/en/predict.ts'
import { FIELD_ADVICE as fieldsEn } from '#texts/en/predict-fields-data.ts'
import { predictLines as linesEn } from '#texts/en/predict-lines.ts'
import * as poolsEn from '#texts/en/predict-sky-data.ts'
import * as tablesEn from '#texts/en/predict-tables.ts'
import * as skyEn from '#texts/en/sky.ts'
import { area as areaEn, list as listEn } from '#texts/en/vocab.ts'
import { frames as framesHi } from '#texts/hi/frames.ts'
import { predict as predictHi } from '#texts/hi/predict.ts'
import { FIELD_ADVICE as fieldsHi } from '#texts/hi/predict-fields-data.ts'
import { predictLines as linesHi } from '#texts/hi/predict-lines.ts'
import * as poolsHi from '#texts/hi/predict-sky-data.ts'
import * as tablesHi from '#texts/hi/predict-tables.ts'
import * as skyHi from '#texts/hi/sky.ts'
import { area as areaHi, list as listHi } from '#texts/hi/vocab.ts'

const en = (whom: Whose) => ({
  say: predictEn(whom),
  lines: linesEn(whom),
  fields: fieldsEn,
  moon: poolsEn.MOON,
  pools: poolsEn,
  tables: { ...tablesEn },
  sky: { JUPITER: skyEn.jupiter(whom), SATURN: skyEn.saturn(whom) },
  area: areaEn,
  list: listEn,
  grahaName: framesEn.grahaName,
  hail: framesEn.hail,
  tidy: framesEn.tidy,
})

export type Words = ReturnType<typeof en>

const hi = (whom: Whose): Words => ({
  say: predictHi(whom),
  lines: linesHi(whom),
  fields: fieldsHi,
  moon: poolsHi.MOON,
  pools: poolsHi,
  tables: { ...tablesHi },
  sky: { JUPITER: skyHi.jupiter(), SATURN: skyHi.saturn(whom) },
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
