import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** An interview that was given already, as people tell of it. */
export const INTERVIEW_GIVEN =
  /\b(?:gave|given|attended|finished|had)\b[^.?!]*\binterview|\binterview\b[^.?!]*\b(?:was|went|last|yesterday|over|done|diya|diye|de aaya|de aayi|ho gaya|hua tha)\b|(?:इंटरव्यू|साक्षात्कार)[^।?!]*(?:दिया|दे आ|हो गया|हुआ था)/iu

/** Steps for who waits for an answer. */
export const WAITING: Spoken<Wordings> = {
  en: [
    'ask once, politely, after ten working days',
    'send one short line of thanks and let it rest',
    'keep two other applications moving while you wait',
  ],
  hi: ['दस दिन बाद एक बार विनम्रता से पूछिए', 'धन्यवाद का एक छोटा संदेश भेजिए', 'इंतज़ार के साथ दो और आवेदन चलाते रहिए'],
  hing: [
    'das din baad ek baar politely poochhiye',
    'thank you ka ek chhota message bhejiye',
    'intezaar ke saath do aur applications chalate rahiye',
  ],
}
