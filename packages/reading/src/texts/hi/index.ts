import type { Texts } from '#texts/en/index.ts'
import { doshas } from './doshas.ts'
import { facts } from './facts.ts'
import { frames } from './frames.ts'
import { strengths } from './strengths.ts'
import { yogas } from './yogas.ts'

export const hi: Texts = { facts, frames, doshas, strengths, yogas }
