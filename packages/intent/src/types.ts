export const READING_TOPICS = [
  'love_marriage',
  'career',
  'money',
  'health',
  'family',
  'children',
  'education',
  'travel',
  'property',
  'spiritual',
  'life',
] as const
/** A matter of life read from houses, karakas, dasha and transits. */
export type ReadingTopic = (typeof READING_TOPICS)[number]

export const REFUSALS = ['self_harm', 'death', 'medical', 'pregnancy', 'legal', 'betting'] as const
export type Refusal = (typeof REFUSALS)[number]

/** How the question is written. */
export type Script = 'english' | 'devanagari' | 'roman_hindi'

/** One message of a talk; of the astrologer's last one also what it rests on. */
export type Turn = {
  role: 'user' | 'astrologer'
  text: string
  facts?: ReadonlyArray<{ text: { en: string } }>
}
