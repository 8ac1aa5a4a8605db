import type { Kind } from './kind.ts'

/** One module for each kind of set. */
export const KINDS: readonly Kind[] = []
