import type { Texts } from '#texts/en/index.ts'
import { asks } from '#texts/hi/asks.ts'
import { choices } from '#texts/hi/choices.ts'
import { doshas } from '#texts/hi/doshas.ts'
import { facts } from '#texts/hi/facts.ts'
import { figures } from '#texts/hi/figures.ts'
import { frames } from '#texts/hi/frames.ts'
import * as grahas from '#texts/hi/grahas.ts'
import { LORDS } from '#texts/hi/lords.ts'
import * as periods from '#texts/hi/periods.ts'
import * as sky from '#texts/hi/sky.ts'
import { spans } from '#texts/hi/spans.ts'
import { strengths } from '#texts/hi/strengths.ts'
import { talk } from '#texts/hi/talk.ts'
import * as vocab from '#texts/hi/vocab.ts'
import { yogas } from '#texts/hi/yogas.ts'

export const hi: Texts = {
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
