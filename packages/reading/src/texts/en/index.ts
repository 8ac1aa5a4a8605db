import { asks } from '#texts/en/asks.ts'
import { choices } from '#texts/en/choices.ts'
import { facts } from '#texts/en/facts.ts'
import { figures } from '#texts/en/figures.ts'
import { frames } from '#texts/en/frames.ts'
import * as grahas from '#texts/en/grahas.ts'
import { LORDS } from '#texts/en/lords.ts'
import * as periods from '#texts/en/periods.ts'
import * as sky from '#texts/en/sky.ts'
import { spans } from '#texts/en/spans.ts'
import { talk } from '#texts/en/talk.ts'
import * as vocab from '#texts/en/vocab.ts'

/** Every English template; the Hindi ones have the same shape. */
export const en = { facts, frames, grahas, lords: LORDS, periods, sky, asks, talk, vocab, spans, choices, figures }
export type Texts = typeof en
