import type { Code } from '@dhruva/common'
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

const en = {
  say: predictEn,
  tables: { ...tablesEn },
  sky: { JUPITER: skyEn.JUPITER, SATURN: skyEn.SATURN, MOON_DAY: skyEn.MOON_DAY },
  colours: coloursEn,
  practices: practicesEn,
  area: areaEn,
  list: listEn,
  grahaName: framesEn.grahaName,
  hail: framesEn.hail,
  tidy: framesEn.tidy,
}

export type Words = typeof en

const hi: Words = {
  say: predictHi,
  tables: { ...tablesHi },
  sky: { JUPITER: skyHi.JUPITER, SATURN: skyHi.SATURN, MOON_DAY: skyHi.MOON_DAY },
  colours: coloursHi,
  practices: practicesHi,
  area: areaHi,
  list: listHi,
  grahaName: framesHi.grahaName,
  hail: framesHi.hail,
  tidy: framesHi.tidy,
}

/** The words of predictions in both languages. */
export const TEXTS: Record<Code, Words> = { en, hi }
