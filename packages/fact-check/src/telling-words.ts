// Which words may be part of a claim about the sky, and which only go between others: what is shown of a sentence before its
// end is chosen by these, a word at a time.
import { CUES, type Cue } from './cues-data.ts'
import { MONTH_WORDS } from './names-data.ts'
import { normalise } from './normalise.ts'
import { NUMBER_WORDS } from './numbers.ts'
import { isDayWord } from './panchang.ts'
import { bare, PHRASES } from './tokens.ts'
import { CONCEPTS, DOSHAS, TRAITS } from './uncomputed-data.ts'

/** Cues that answer, deny, count, date or point: they turn what was said into another claim. */
const TURNING: readonly Cue[] = ['neg', 'absent', 'pron', 'its', 'now', 'next', 'begin', 'end']
/** Cues that name a thing of the sky without saying which. */
const HERALDS: readonly Cue[] = [
  'lord',
  'karaka',
  'navamsa',
  'annual',
  'dashamsha',
  'nakword',
  'pada',
  'house',
  'signword',
  'rashi',
  'lagna',
]

const MORE =
  'planet planets graha grahas planetary celestial transit transits transiting sky chart horoscope kundli kundali natal birth born ' +
  'yoga yogas dosha doshas karana tithi paksha muhurta bindu bindus degree degrees orb cusp axis node nodes ' +
  'ग्रह ग्रहों गोचर आकाश कुंडली कुण्डली पत्रिका जन्म योग दोष करण तिथि पक्ष बिंदु अंश gochar aakash janm janma yog dosh ' +
  // answers: to `am I Manglik?` each of them is a claim
  'yes yeah yep indeed certainly definitely absolutely surely correct right true false exactly partly partially ' +
  'हाँ हां जी बिल्कुल बिलकुल सही अवश्य निश्चय गलत सच haan han ji bilkul sahi zaroor ' +
  // times and lengths
  'year years month months week weeks decade decades age until till since already soon later ago tomorrow yesterday ' +
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'वर्ष वर्षों साल सालों महीना महीने महीनों माह सप्ताह हफ्ते उम्र आयु तक अब कल saal sal varsh mahine mahina maah tak ab kal ' +
  'सोमवार मंगलवार बुधवार गुरुवार बृहस्पतिवार शुक्रवार शनिवार रविवार somvar mangalvar budhvar guruvar shukravar shanivar ravivar ' +
  'hundred dozen couple few several many pair former latter neither either respectively vice versa'

/** Between others; a text that ends with one of them hangs in the air. */
const LINKS =
  'for from about under between before after than if can could may might must shall should would will does did done ' +
  'more most less very too such any each every some all what how why who whom i we you my our me us only even just ' +
  'let lets be been being get gets got make makes made take takes took give gives gave bring brings become becomes keep keeps ' +
  'seem seems feel feels tend tends likely per off out up down away toward towards against among around because although ' +
  'therefore thus hence rather quite really always often sometimes perhaps maybe ' +
  'ने लिए कि अगर यदि जैसे बहुत अपने अपना अपनी कुछ हर सब कोई किसी इन उन जिन जिस उस सकता सकती सकते रहा रही रहे करता करती करते ' +
  'कर और या पर साथ बाद पहले बीच ओर तरफ द्वारा मानो केवल सिर्फ liye ki agar yadi jaise bahut apne apna apni kuch har sab koi kisi ' +
  'sakta sakti sakte raha rahi rahe karta karti karte kar ya saath baad pehle beech taraf keval sirf'

const wordsOf = (text: string): string[] => normalise(text).split(/[\s|-]+/)

/** Numbers, some of them in Hindi, that English has for other things: by themselves they count nothing. */
const OFTEN_NO_NUMBERS = new Set(['do', 'one', 'a', 'of', 'single', 'only', 'alone', 'half'])

const links = new Set([...wordsOf(LINKS), ...OFTEN_NO_NUMBERS])
const numbers = NUMBER_WORDS.flatMap(wordsOf).filter((word) => !OFTEN_NO_NUMBERS.has(word))
/** What is not computed may be named by any of these. */
const uncomputed = `${CONCEPTS}|${DOSHAS}|${TRAITS}|lucky`.split('|').filter((phrase) => !/[ -]/.test(phrase))
const telling = new Set([
  ...wordsOf(MORE),
  ...uncomputed.map(normalise),
  ...numbers,
  ...MONTH_WORDS.flat().flatMap(wordsOf),
])
const cued = new Set<string>()

for (const cue of [...TURNING, ...HERALDS])
  for (const phrase of CUES[cue].split('|')) if (!/[ -]/.test(phrase)) telling.add(normalise(phrase))
for (const [phrase, { is }] of PHRASES) {
  if (!is) for (const word of phrase.split(' ')) cued.add(word)
  else if (!phrase.includes(' ')) telling.add(phrase)
}
// of a name of several words one is enough, the last; of names without a plain word each is: nobody says `Sade` of anything else
for (const [phrase, { is }] of PHRASES) {
  const words = phrase.split(' ')
  if (!is || words.some((word) => telling.has(word))) continue
  const own = words.filter((word) => !links.has(word) && !cued.has(word))
  for (const word of is.kind === 'yoga' || is.kind === 'nakshatra' ? own : own.slice(-1)) telling.add(word)
  if (own.length === 0) telling.add(words.at(-1) ?? phrase)
}

export type WordKind = 'telling' | 'link' | 'plain'

const MOST_KNOWN = 20_000
const known = new Map<string, WordKind>()

const kindOfPart = (part: string): WordKind => {
  if (/\p{N}/u.test(part) || telling.has(part) || telling.has(bare(part)) || isDayWord(part)) return 'telling'
  return links.has(part) || cued.has(part) ? 'link' : 'plain'
}

/**
 * What a word by itself may do in a sentence: be part of a claim, hang between others, or neither. Joined words are what
 * the most telling of them is.
 */
export const wordKind = (written: string): WordKind => {
  const before = known.get(written)
  if (before) return before
  const kinds = normalise(written).replaceAll('’', "'").split('-').filter(Boolean).map(kindOfPart)
  const kind = kinds.includes('telling') ? 'telling' : (kinds.at(-1) ?? 'link')
  if (known.size < MOST_KNOWN) known.set(written, kind)
  return kind
}
