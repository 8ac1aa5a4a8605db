import { asks } from '#texts/en/asks.ts'
import { choices } from '#texts/en/choices.ts'
import { doshas } from '#texts/en/doshas.ts'
import { facts } from '#texts/en/facts.ts'
import { figures } from '#texts/en/figures.ts'
import { frames } from '#texts/en/frames.ts'
import * as grahas from '#texts/en/grahas.ts'
import { LORDS } from '#texts/en/lords.ts'
import * as periods from '#texts/en/periods.ts'
import * as sky from '#texts/en/sky.ts'
import { spans } from '#texts/en/spans.ts'
import { strengths } from '#texts/en/strengths.ts'
import { talk } from '#texts/en/talk.ts'
import * as vocab from '#texts/en/vocab.ts'
import { yogas } from '#texts/en/yogas.ts'

/** Every English template; the Hindi ones have the same shape. */
export const en = {
  facts,
  frames,
  grahas,
  lords: LORDS,
  periods,
  sky,
  asks,
  talk,
  vocab,
  spans,
  choices,
  figures,
  yogas,
  doshas,
  strengths,
}
export type Texts = typeof en
