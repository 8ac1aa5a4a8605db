import { answers } from './answers.ts'
import type { Kind } from './kind.ts'
import { parseKind } from './parse.ts'
import { safetyKind } from './safety.ts'

/** One module for each kind of set. */
export const KINDS: readonly Kind[] = [parseKind, safetyKind, answers]
