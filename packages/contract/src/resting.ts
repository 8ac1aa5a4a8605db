/** What of the service an operator can have rest: it then refuses, says why in their words, and charges nothing. */
export const RESTING = ['questions', 'payments', 'forum', 'wheel', 'notes', 'model'] as const
export type Resting = (typeof RESTING)[number]

/** What of the service an incident is about, as /status tells of it. */
export const INCIDENT_PARTS = ['login', 'answers', 'payments', 'forum', 'all'] as const
