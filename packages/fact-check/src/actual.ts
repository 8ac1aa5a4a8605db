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

const APPOSED = /^(?:lord|ruler|graha|planet)$/
const WHO = /^(?:who|which)$/
const IS_SOMEBODY = /^(?:acts|sits|looks|looks on|looks at|stands|rules|owns)$/

/** `शनि का फल देने वाले राहु की महादशा` */
const ACTS_FOR = /^(?:का|ka) (?:फल|phal) (?:देने|dene) (?:वाले|wale)$/

/** `Saturn, the lord of your house of gains, until 2028`: without what only says who somebody is. */
export const withoutAppositions = (tokens: readonly Token[]): Token[] => {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (
      token.is.kind === 'grahas' &&
      ACTS_FOR.test(
        tokens
          .slice(at + 1, at + 5)
          .map(({ word }) => word)
          .join(' '),
      )
    ) {
      at += 4
      continue
    }
    const next = tokens[at + 1]?.word === 'the' ? tokens[at + 2] : tokens[at + 1]
    const isApposed =
      isPunct(token, ',') &&
      tokens[at - 1]?.is.kind === 'grahas' &&
      (next?.is.kind === 'lord' ||
        APPOSED.test(next?.word ?? '') ||
        (WHO.test(next?.word ?? '') && IS_SOMEBODY.test(tokens[at + 2]?.word ?? '')))
    if (!isApposed) {
      kept.push(token)
      continue
    }
    const end = tokens.findIndex((each, index) => index > at && isPunct(each, ',', '.', ';', '।'))
    if (end < 0) break
    at = isPunct(tokens[end], ',') ? end : end - 1
  }
  return kept
}
