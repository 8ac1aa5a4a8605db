import { doshas } from './doshas.ts'
import { facts } from './facts.ts'
import { frames } from './frames.ts'
import { strengths } from './strengths.ts'
import { yogas } from './yogas.ts'

/** Templates of facts in English; the Hindi ones have the same shape. */
export const en = { facts, frames, doshas, strengths, yogas }
export type Texts = typeof en
