import { asks } from './asks.ts'
import { choices } from './choices.ts'
import { doshas } from './doshas.ts'
import { facts } from './facts.ts'
import { figures } from './figures.ts'
import { frames } from './frames.ts'
import * as grahas from './grahas.ts'
import { LORDS } from './lords.ts'
import * as periods from './periods.ts'
import * as sky from './sky.ts'
import { spans } from './spans.ts'
import { strengths } from './strengths.ts'
import { talk } from './talk.ts'
import * as vocab from './vocab.ts'
import { yogas } from './yogas.ts'

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
