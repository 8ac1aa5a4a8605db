import { normalise } from './normalise.ts'
import { PHRASES } from './tokens.ts'
import type { Claim } from './types.ts'
import * as data from './uncomputed-data.ts'

const words = (list: string): RegExp => {
  const each = [
    ...new Set(
      list
        .split('|')
        .filter(Boolean)
        .map((word) =>
          normalise(word)
            .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
            .replaceAll(/[ -]/g, '[ -]'),
        ),
    ),
  ]
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${each.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'u',
  )
}

const CONCEPTS = words(data.CONCEPTS)
const DOSHAS = words(data.DOSHAS)
const SPOUSE = words(data.SPOUSE)
const TRAITS = words(data.TRAITS)
const EVENTS = words(data.EVENTS)
const CERTAIN = words(data.CERTAIN)
const HEDGED = words(data.HEDGED)
const DENIED = words(data.DENIED)
const SUPPOSED = words(data.SUPPOSED)
const PERSONAL = words(data.PERSONAL)
/** A day, month or year that something is said to happen at. */
const DATED = /(?:19|20|21)\d\d|\b(?:at|by) (?:the )?age\b|(?:की|ki) (?:उम्र|umra|umar)/
const CHILDREN = words(data.CHILDREN)
const SPAN =
  /\b(?:live|lives|life)\b[^.]{0,30}\b(?:until|till|to|upto|of)\b[^.]{0,20}\b\d{2,3}\b|आयु[^।]{0,20}\d{2,3} ?(?:वर्ष|साल)|\d{2,3} (?:वर्ष|साल) (?:तक )?(?:की आयु|जिए|जीवित)|umar \d{2,3}/u
const PERCENT = /\d ?(?:%|percent|per cent|प्रतिशत|pratishat)/

const STRENGTH = words(data.STRENGTH)

const claim = (about: string): Claim => ({ kind: 'uncomputed', about: [about], ok: false })

/** The part of a sentence, up to its commas, in which a match stands. */
const clauseAt = (text: string, at: number): string => {
  const start = Math.max(...[',', ';', ':', '।'].map((sign) => text.lastIndexOf(sign, at))) + 1
  const end = text.slice(at).search(/[,;:।]/)
  return text.slice(start, end < 0 ? text.length : at + end)
}

const saysConcept = (text: string): string | null => {
  const found = CONCEPTS.exec(text) ?? DOSHAS.exec(text)
  if (!found || SUPPOSED.test(text)) return null
  const clause = clauseAt(text, found.index)
  if (DENIED.test(clause) && !DOSHAS.test(clause)) return null
  return PERSONAL.test(text) || /\d/.test(clause) ? found[0] : null
}

const isNamed = (name: string): boolean => (PHRASES.get(name)?.is ?? null) !== null
const YOGA_LATIN = /((?:[\p{L}'-]+ ){0,3})([\p{L}'-]+)[ -](?:yogas?|yog)(?![\p{L}])/giu
const YOGA_HINDI = /((?:[\p{L}\p{M}-]+ ){0,2})([\p{L}\p{M}-]+)[ -]योग(?![\p{L}\p{M}])/gu
const NO_NAMES = new Set(data.NO_NAMES.split('|').map(normalise))

/** An English adjective is no name: a name has a capital or, in Hindi, `yog` and a verb of forming behind it. */
const isLatinName = (name: string, whole: string, behind: string): boolean =>
  /^\p{Lu}/u.test(name) || (/yog$/i.test(whole) && /^ ?(?:hai|ban|bana|banta|bhi)/.test(behind))

/** `a rare Lakshmi-Narayan Yoga`: a yoga by a name that is not among those computed. */
const unknownYoga = (sentence: string): string | null => {
  if (!/yog|योग/i.test(sentence)) return null
  const plain = sentence.replace(/[*_]/g, '')
  for (const form of [YOGA_LATIN, YOGA_HINDI])
    for (const found of plain.matchAll(form)) {
      const [, before = '', last = ''] = found
      const name = normalise(last).replaceAll('-', ' ')
      const whole = normalise(`${before}${last}`).replaceAll('-', ' ').split(' ')
      const known = whole.some((_, from) => {
        const part = whole.slice(from).join(' ')
        return ['', ' yoga', ' yog', ' योग'].some((tail) => isNamed(part + tail))
      })
      if (known || NO_NAMES.has(name) || /\d/.test(name)) continue
      const behind = plain.slice(found.index + found[0].length)
      if (form === YOGA_LATIN && !isLatinName(last, found[0], behind)) continue
      return name
    }
  return null
}

const partner = (text: string): boolean => {
  const found = SPOUSE.exec(text)
  if (!found || !TRAITS.test(text) || SUPPOSED.test(text) || DENIED.test(text)) return false
  return PERSONAL.test(text) && !HEDGED.test(text) && CERTAIN.test(text)
}

/** A house by its name is no event. */
const HOUSE =
  /(?:house|period) of (?:marriage|children|work)|[\p{L}\p{M}]+ (?:के|का|ke|ka) (?:घर|भाव|स्थान|ghar|bhav|sthan)(?![\p{L}\p{M}])/gu

const event = (said: string): boolean => isEvent(said.replaceAll(HOUSE, ''))

const isEvent = (text: string): boolean =>
  PERSONAL.test(text) &&
  !SUPPOSED.test(text) &&
  !DENIED.test(text) &&
  !HEDGED.test(text) &&
  CERTAIN.test(text) &&
  ((EVENTS.test(text) && DATED.test(text)) || CHILDREN.test(text))

/**
 * Claims about what is not computed: they cannot be checked, so they are never so.
 *
 * @param isJudged the sentence cites a judged time, against which its dates are held
 */
export const checkUncomputed = (sentence: string, hasOther: boolean, isJudged = false): Claim[] => {
  const text = normalise(sentence)
  const claims: Claim[] = []
  const concept = saysConcept(text)
  if (concept && !hasOther) claims.push(claim(concept))
  const yoga = unknownYoga(sentence)
  if (yoga) claims.push(claim('yoga'))
  if (partner(text)) claims.push(claim('partner'))
  if (!isJudged && event(text)) claims.push(claim('event'))
  if (((!isJudged && SPAN.test(text)) || (PERCENT.test(text) && STRENGTH.test(text))) && !DENIED.test(text))
    claims.push(claim('figure'))
  return claims
}
