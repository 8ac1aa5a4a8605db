/** Whose numbers are told to people in danger. */
export const HELPLINE_KEYS = [
  'emergency',
  'women',
  'ncw',
  'child',
  'mind',
  'cyber',
  'legal',
  'elders',
  'addiction',
  'narcotics',
] as const
export type HelplineKey = (typeof HELPLINE_KEYS)[number]
