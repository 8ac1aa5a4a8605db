import { GRAHAS } from '@dhruva/jyotish'
import { compareAskOf } from './dasha-asked.ts'
import { type Message, messageOf } from './message.ts'
import { FOCUS_TOPICS } from './topics.ts'
import {
  type ChartAsk,
  FOCUSES,
  type Focus,
  type Form,
  READING_TOPICS,
  type ReadingTopic,
  type Script,
} from './types.ts'
import * as W from './vocabulary-data.ts'
import { has, hits, type Words } from './words.ts'

/** Devanagari when a third of the letters are; a Latin message is Hindi when Hindi words are not outnumbered. */
export const scriptIn = ({ text, words }: Message): Script => {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (devanagari > 0 && devanagari * 2 >= latin) return 'devanagari'
  const count = (list: typeof W.ROMAN_MARKERS) => {
    const known = new Set(list.flatMap((pattern) => pattern.words))
    const folded = list[0]?.folded ?? false
    return (folded ? words.folded : words.plain).filter((word) => known.has(word)).length
  }
  const roman = count(W.ROMAN_MARKERS)
  return roman > 0 && roman >= count(W.ENGLISH_MARKERS) ? 'roman_hindi' : 'english'
}

/** How a text is written. */
export const scriptOf = (text: string): Script => scriptIn(messageOf(text))

/** Whether harm to come or magic is asked about; to speak of a mishap that happened is not to ask for one. */
export const isOfHarm = (words: Words): boolean =>
  has(W.HARM.magic, words) || (has(W.HARM.mishap, words) && has(W.HARM.asks, words))

/** `karungi kya`: after a future verb the word asks for a yes or no, elsewhere for a what. */
const endsInKya = ({ plain }: Words): boolean =>
  ['kya', 'क्या'].includes(plain.at(-1) ?? '') && /(?:g[aei]|गा|गी|गे)$/.test(plain.at(-2) ?? '')

export const formOf = (words: Words): Form => {
  if (has(W.WHEN_WORDS, words)) return 'when'
  if (has(W.WHY_WORDS, words)) return 'why'
  if (has(W.HOW_WORDS, words)) return 'how'
  const first = { plain: words.plain.slice(0, 1), folded: words.folded.slice(0, 1) }
  if (has(W.OPEN_FIRST, first)) return 'open'
  const asksYesNo = has(W.YES_NO_FIRST, first) && !has(W.POLITE, words)
  if (asksYesNo || has(W.YES_NO_ANYWHERE, words) || endsInKya(words)) return 'yes_no'
  return 'open'
}

/** The matter with the most weight and that weight; the first of equals, in the order of `READING_TOPICS`. */
export const readingTopicOf = (words: Words): { topic: ReadingTopic; weight: number } | null => {
  let best: { topic: ReadingTopic; weight: number } | null = null
  for (const topic of READING_TOPICS) {
    const { strong, weak } = W.TOPIC_WORDS[topic]
    // what comes up in nearly every question about life must not outweigh a named matter
    const weight = (topic === 'life' ? 2 : 3) * hits(strong, words) + hits(weak, words)
    if (weight > (best?.weight ?? 0)) best = { topic, weight }
  }
  return best
}

export const focusOf = (topic: ReadingTopic, words: Words): Focus | null =>
  FOCUSES.filter((focus) => FOCUS_TOPICS[focus] === topic)
    .toSorted((a, b) => Number(a === 'love') - Number(b === 'love'))
    .find((focus) => has(W.FOCUS_WORDS[focus], words)) ?? null

const houseAsked = (words: Words): number => {
  const at = words.plain.findIndex((plain, index) =>
    has(W.HOUSE_WORDS, { plain: [plain], folded: [words.folded[index] ?? ''] }),
  )
  if (at < 1) return 0
  const before = { plain: words.plain.slice(at - 1, at), folded: words.folded.slice(at - 1, at) }
  return W.HOUSE_NUMBERS.findIndex((number) => has(number, before)) + 1
}

/** A yoga by name, yogas at large, bindus, a divisional chart. */
const deepAskOf = (words: Words): ChartAsk | null => {
  const named = W.YOGA_WORDS.find(([, patterns]) => has(patterns, words))
  if (named) return { about: 'yogas', yoga: named[0] }
  if (has(W.BINDU_WORDS, words)) return { about: 'ashtakavarga' }
  const varga = W.VARGA_WORDS.find(([, patterns]) => has(patterns, words))
  if (varga) return { about: 'varga', varga: varga[0] }
  return has(W.YOGAS_WORDS, words) && readingTopicOf(words) === null ? { about: 'yogas', yoga: null } : null
}

/** Asked about beside anything else, these are meant: a dosha, Sade Sati, the strongest graha. */
export const sureAskOf = (words: Words): ChartAsk | null => {
  if (has(W.ASK_WORDS.manglik, words)) return { about: 'manglik' }
  if (has(W.RULING_WORDS, words)) return { about: 'dasha' }
  for (const about of ['sade_sati', 'kaal_sarp'] as const) if (has(W.ASK_WORDS[about], words)) return { about }
  const deep = deepAskOf(words)
  if (deep) return deep
  for (const about of ['doshas', 'strongest'] as const) if (has(W.ASK_WORDS[about], words)) return { about }
  return null
}

/** What of the chart is asked for when no matter of life is named. */
export const askOf = (words: Words): ChartAsk | null => {
  const house = houseAsked(words)
  if (house > 0) return { about: 'house', house }
  for (const about of ['dasha', 'lagna', 'nakshatra', 'rashi'] as const)
    if (has(W.ASK_WORDS[about], words)) return { about }
  const compared = compareAskOf(words)
  if (compared) return compared
  const graha = GRAHAS.find((id) => has(W.GRAHA_WORDS[id], words))
  if (graha) return { about: 'graha', graha }
  return has(W.ASK_WORDS.whole, words) ? { about: 'whole' } : null
}
