import { uncertain as en } from '#texts/en/uncertain.ts'
import { uncertain as hi } from '#texts/hi/uncertain.ts'

/** What is said when the time of birth is uncertain, in both languages. */
export const SAY_UNCERTAIN = { en, hi }
