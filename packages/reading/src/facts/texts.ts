import { en } from '#texts/en/index.ts'
import { hi } from '#texts/hi/index.ts'

/** The templates by language. */
export const TEXTS = { en, hi }
