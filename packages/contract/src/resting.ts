/** What of the service an operator can have rest: it then refuses, says why in their words, and charges nothing. */
export const RESTING = ['questions', 'payments', 'forum', 'wheel', 'notes', 'model'] as const
export type Resting = (typeof RESTING)[number]
