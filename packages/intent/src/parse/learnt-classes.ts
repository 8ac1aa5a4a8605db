/** Classes of whose life it is, in the order the weights are kept in. */
export const SUBJECT_KINDS = [
  'self',
  'spouse',
  'partner',
  'ex',
  'child',
  'mother',
  'father',
  'sibling',
  'in_law',
  'in_laws',
  'grandchild',
  'uncle_aunt',
  'cousin',
  'friend',
  'colleague',
  'boss',
  'couple',
  'family',
  'unborn',
  'deceased',
  'saved',
  'world',
  'pet',
] as const
/** What is written in Latin letters. */
export const LATIN_SPEECHES = ['en', 'hing'] as const
/** In the order they are kept in. */
export const MODELS = ['matter', 'form', 'subject', 'speech'] as const
