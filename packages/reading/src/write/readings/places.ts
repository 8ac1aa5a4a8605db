import type { Option, Speech } from '@dhruva/intent/parse'
import type { LifeMatter } from '@dhruva/jyotish'
import { capital } from './reader.ts'
import { PLACE_SIDES } from './things-data.ts'

/** Matters in which one stays in a place or goes to another. */
const OF_PLACES: ReadonlySet<LifeMatter> = new Set<LifeMatter>(['move_city', 'transfer', 'abroad_settle', 'abroad_go'])
/** Here the step may be a second shop as well as a move: only its place is named. */
const OF_STEPS: ReadonlySet<LifeMatter> = new Set<LifeMatter>(['business_grow'])
export const isOfPlaces = (matter: LifeMatter): boolean => OF_PLACES.has(matter)

/** Whom or what it is done for is no place. */
const FOR_WHOM = /\bfor (?:my|the|our)?\s?\p{L}+|[\p{L}\p{M}-]+ (?:ke liye|ki wajah se|के लिए|की वजह से)/giu
const EN_PLACE = /\b(?:to|in|at)\s+((?:new |navi )?\p{L}+)(?=[^\p{L}]|$)(?!.*\b(?:to|in|at)\s)/iu
const SMALL = new Set(
  `me mein main mai hi rahu rahun ruku rukun jau jaun jaoon shift ho karu karun kar lu lun chala chali laut lautu wapas wahi wahan waha yahi yahan yaha bhi ab phir se hum leke lekar aur ya job naukri kaam kya
  stay move go back there here i do should shud shall try trying put settle or we on with one shop return relocate expand staying moving or city home parents india abroad leave quit shop this that it
  में ही रहूँ रहूं रुकूँ रुकूं जाऊँ जाऊं शिफ्ट शिफ़्ट हो करूँ करूं कर लूँ लूं चला चली लौट वापस वहीं वहाँ वहां यहीं यहाँ यहां भी अब फिर से मैं हम लेकर और जाकर काम नौकरी ढूँढूँ ढूंढूं क्या`.split(
    /\s+/,
  ),
)
/** Longer than this what is left is no name. */
const NAME_WORDS = 2

/** The place that one side of a choice names, in the letters of the answer; null when it names none. */
export const placeIn = (words: string, speech: Speech): string | null => {
  const said = words.replace(FOR_WHOM, ' ')
  const after = speech === 'en' ? EN_PLACE.exec(said)?.[1] : undefined
  const rest = (after ?? said).split(/[\s,.?!।]+/).filter((word) => word !== '')
  const from = rest.findIndex((word) => !SMALL.has(word.toLowerCase()))
  if (from < 0) return null
  const tail = rest.slice(from)
  const end = tail.findIndex((word) => SMALL.has(word.toLowerCase()))
  const name = end < 0 ? tail : tail.slice(0, end)
  const inScript = name.every(
    (word) => /^\p{Script=Devanagari}+$/u.test(word) === (speech === 'hi') && /^[\p{L}\p{M}]+$/u.test(word),
  )
  return name.length <= NAME_WORDS && inScript ? name.map(capital).join(' ') : null
}

/** Where one is already is stayed in, not gone to. */
const STAYS = /\bstay|\bhere\b|me hi|mein hi|\bhi rah|\brah(?:u|un|oon)\b|yahi|में ही|रहूँ|रहूं|यहीं/iu

/** What the sides of a choice between places are called; the usual name where no place is named. */
export const placeSide = (option: Option | undefined, matter: LifeMatter, speech: Speech, usual: string): string => {
  const isStep = OF_STEPS.has(matter)
  if (!option || !(OF_PLACES.has(matter) || isStep)) return usual
  const stays =
    option.id === 'stay' || option.id === 'near' || (option.id === 'home_country' && STAYS.test(option.words))
  const place = isStep && stays ? null : placeIn(option.words, speech)
  const texts = PLACE_SIDES[speech]
  if (place) return texts[stays ? 'stay' : 'go'].replace('{p}', place)
  return stays || isStep || option.id !== 'change' ? usual : texts.there
}
