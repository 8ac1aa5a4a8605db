import type { Speech } from '@dhruva/intent/parse'

/** A first word that is no name loses its capital behind other words. */
export const inner = (speech: Speech, text: string): string =>
  speech === 'hi' || (NAMES.test(text) && !(speech === 'hing' && LISTENS.test(text)))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** `Sun raha hoon`: in Hindi no name of a graha, but a verb. */
const LISTENS = /^Sun /

/** A word that keeps its capital within a sentence. */
const NAMES =
  /^(?:I|[A-Z]{2,}|(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Surya|Chandra|Mangal|Budh|Guru|Shukra|Shani|Sade|January|February|March|April|May \d|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Somvaar|Mangalvaar|Budhvaar|Guruvaar|Shukravaar|Shanivaar|Ravivaar|Diwali|Holi|Navratri|Akshaya|Dhanteras|Raksha)|\d.*)\b/
