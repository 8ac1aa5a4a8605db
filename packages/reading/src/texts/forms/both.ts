import type { Code } from '@dhruva/common'

/** The same statement in both languages. */
export const both = (make: (code: Code) => string): Record<Code, string> => ({ en: make('en'), hi: make('hi') })
