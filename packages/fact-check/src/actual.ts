import type { Token } from './types.ts'
import { has, isPunct, saysAny } from './words.ts'

const YOU = /^(?:you|you're|you've|you'll|आप|आपको|आपने|आपमें|aap|aapko)$/

/** Whether a sentence speaks of the person at all. */
export const isPersonal = (tokens: readonly Token[]): boolean =>
  saysAny(tokens, 'your') || tokens.some(({ word }) => YOU.test(word))

/** Whether a sentence only teaches: said of every chart, not of this one. */
export const isTeaching = (tokens: readonly Token[]): boolean => saysAny(tokens, 'generic') && !isPersonal(tokens)

/** `Had Venus been …` */
export const isInverted = (tokens: readonly Token[]): boolean =>
  tokens[0]?.word === 'had' && saysAny(tokens.slice(1, 6), 'be')

/** `जब बुध अस्त हो तो`: Hindi supposes by the verb alone. */
export const isSubjunctive = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ word }) => /^(?:हो|हों)$/.test(word))
  return (
    at >= 0 &&
    (tokens[at + 1]?.word === 'तो' || tokens.slice(0, at).some(({ word }) => /^(?:जब|जिस|जिसका|जिनका|कोई)$/.test(word)))
  )
}

/** A clause without what it only supposes: from `if` to the comma or `तो` behind it. */
export const actual = (clause: readonly Token[]): Token[] => {
  const kept: Token[] = []
  let supposed = isInverted(clause)
  for (const token of clause) {
    if (has(token, 'hypo')) supposed = true
    else if (supposed && (isPunct(token, ',', '–', '—', ';', ':', '.', '।') || /^(?:तो|to|then)$/.test(token.word)))
      supposed = false
    if (!supposed) kept.push(token)
  }
  return kept
}

/** `I would look at …`, `मैं … देखूँगी`: of what the astrologer does. */
export const isSpeaker = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /^(?:i|मैं|i'd|i'll)$/.test(word)) &&
  tokens.some(({ word }) =>
    /^(?:would|will|won't|cannot|can't|say|saying|देखूंगी|देखूंगा|कहूंगी|कहूंगा|dekhungi|dekhunga|kahungi|kahunga)$/.test(word),
  )
