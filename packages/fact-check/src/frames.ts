import { type Segment, saysAny } from './segments.ts'
import type { Candidates, Frame, Story } from './subjects.ts'
import type { TimeWord, Token } from './types.ts'
import { has } from './words.ts'

/** Being at another time than now, and what makes that time the birth. */
const BEING = /^(?:was|were|had been|था|थे|थी|थीं|होगा|होगी|होंगे|होंगी|tha|thi|hoga|hogi|honge)$/
const BORN = /^(?:born|birth|at birth|जन्म|janm|janma|janam)$/

/** Words of motion that also tell where the lord of a house stands: `the 5th lord goes to the 9th`. */
const SOFT = /^(?:goes|going|gone|went|goes into|moves|moving|passes|चला|चले|गया|गए|जाता|जाते)$/
const GONE = /^(?:goes|gone|went|goes into|चला|चले|गया|गए)$/
const isMotion = (token: Token): boolean => token.is.kind === 'word' && has(token, 'transit', 'enter', 'leave')

/** Whether a statement is about the birth or about a sky that moves; `either` where the words do not tell. */
export const frameOf = (
  segment: Segment,
  times: readonly TimeWord[],
  { own, carried }: Candidates,
  story: Story,
): Frame => {
  const { tokens } = segment
  const counted = tokens.some(({ is }) => is.kind === 'counted')
  const natal = (saysAny(tokens, 'natal') && !counted) || own || tokens.some(({ is }) => is.kind === 'lord')
  const elsewhen =
    times.length > 0 && tokens.some(({ word }) => BEING.test(word)) && !tokens.some(({ word }) => BORN.test(word))
  const soft =
    natal &&
    times.length === 0 &&
    !saysAny(tokens, 'now') &&
    tokens.every((token) => !isMotion(token) || SOFT.test(token.word))
  const moving =
    elsewhen || saysAny(tokens, 'transit', 'now', 'enter', 'leave') || times.some(({ role }) => role !== 'in')
  if (isAtBirth(tokens) && times.length === 0 && !saysAny(tokens, 'now') && !counted) return 'natal'
  if (moving && natal && times.length === 0 && saysChart(tokens) && !saysAny(tokens, 'now')) return 'natal'
  if (moving && soft && !segment.dasha) return tokens.some(({ word }) => GONE.test(word)) ? 'natal' : 'either'
  if (moving && !segment.dasha)
    return saysAny(tokens, 'natal') && !saysAny(tokens, 'transit', 'enter', 'leave') && times.length === 0
      ? 'either'
      : 'transit'
  if (natal || isOfBirth(story, tokens)) return 'natal'
  return carried ? story.frame : 'either'
}

export const isAtBirth = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ is }) => is.kind === 'counted') &&
  tokens.some(
    ({ word }, at) =>
      /^(?:born|at birth|birth|birth chart|जन्मकुंडली|जन्मपत्री)$/.test(word) ||
      (BORN.test(word) &&
        tokens.slice(at + 1, at + 4).some((near) => /^(?:समय|हुआ|कुंडली|पत्रिका|samay|hua|kundli)$/.test(near.word))),
  )

/** `has moved into the 10th house in your natal chart` */
const saysChart = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      word === 'birth chart' ||
      (/^(?:natal|जन्म|birth)$/.test(word) && /^(?:chart|horoscope|kundli|कुंडली)$/.test(tokens[at + 1]?.word ?? '')),
  )

const YOU_ARE = /^(?:you|you're|you've|आप)$/

/** `… when you were born`, `you are a Leo Moon`: words elsewhere that leave only the birth. */
const isOfBirth = (story: Story, tokens: readonly Token[]): boolean => {
  if (story.segments.some((each) => saysAny(each.tokens, 'transit', 'now', 'enter') || each.times.length > 0))
    return false
  const born = story.segments.some((each) => isAtBirth(each.tokens))
  const you = tokens.findIndex(({ word }) => YOU_ARE.test(word))
  return (
    born ||
    (you >= 0 &&
      you <= 4 &&
      (tokens[you]?.word !== 'you' || has(tokens[you + 1], 'be', 'hold') || tokens[you + 1]?.word === 'carry'))
  )
}
