import type { WriteContext } from './types.ts'

/** The time of birth is known to the minute: what is computed anew holds as it stands. */
export const isExact = ({ question: { uncertainty = 0 } }: Pick<WriteContext, 'question'>): boolean => uncertainty === 0
