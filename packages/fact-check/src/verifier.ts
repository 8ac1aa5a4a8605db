import { firstName } from '@dhruva/common'
import { type Answer, answer, type Fact, type Judged, judgedFor, noonOfDay, type Question } from '@dhruva/reading'
import { actual, isSubjunctive, isTeaching, withoutAppositions } from './actual.ts'
import { readAges } from './ages.ts'
import { readBindus } from './bindus.ts'
import { checkUncomputed } from './check-uncomputed.ts'
import { CITES_NOTHING, type Cited, citedBy, createCitable } from './cited.ts'
import { readContained } from './contain.ts'
import { readCounts } from './counts.ts'
import { readPeriods } from './dashas.ts'
import { readJudged } from './judged.ts'
import { readKarakas } from './karakas.ts'
import { type Memory, NOTHING_SAID } from './memory.ts'
import { merged } from './merge.ts'
import { mayNameDay, readBirth as readPanchang } from './panchang.ts'
import { partsOf } from './parts.ts'
import { heldBy, type Skies, skiesOf } from './possible.ts'
import { type Sky, skyOf } from './sky.ts'
import { tokensOf } from './tokens.ts'
import type { Claim, Token } from './types.ts'
import { isPunct, saysAny } from './words.ts'
import { readYogas } from './yogas.ts'

export type Checked = { verdict: 'true' | 'false' | 'none'; claims: Claim[] }

export type Verifier = {
  /**
   * What a sentence claims about the chart and the sky, and whether all of it is so; `cites` are ids of the facts it rests on.
   * Sentences come in their order.
   */
  check: (sentence: string, cites?: readonly string[]) => Checked
  /** Whether the beginning of the next sentence claims something and all of it is so; leaves no trace on later checks. */
  isTrue: (beginning: string) => boolean
  /** The claims of a text that stands for itself; leaves no trace on later checks. */
  read: (text: string, cites?: readonly string[]) => Claim[]
  /** What the person is called: a sentence that says it is a greeting, or stands beside one. */
  name: string
  /** The composer's sentences on the same question, in their order. */
  composed: () => Answer
}

/** What is no name of anything in the sky by itself. A time says nothing without one. */
const EARTHLY: ReadonlyArray<Token['is']['kind']> = ['word', 'punct', 'number', 'ordinal', 'time']

/** Whether a sentence names anything that could be checked: half of what a model writes does not. */
const namesSky = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => !EARTHLY.includes(is.kind)) || mayNameDay(tokens)

/** `Would you like …?`, `क्या आप …?`: what is asked is not said. */
const ASKS = /^(?:would|shall|should|do|does|is|are|can|may|what|which|how|why|क्या|kya)$/

const isAsked = (tokens: readonly Token[]): boolean =>
  isPunct(tokens.at(-1), '?') && ASKS.test(tokens.find(({ is }) => is.kind !== 'punct')?.word ?? '')

type Read = { claims: Claim[]; memory: Memory }

/** All claims of a sentence, checked against one chart, and what it leaves to the next. */
const readUnder = (sky: Sky, said: readonly Token[], cited: Cited, before: Memory): Read => {
  const tokens = actual(said)
  if (isAsked(said) || isSubjunctive(tokens)) return { claims: [], memory: before }
  // the chart of a year has places of its own, which are not computed here
  if (saysAny(tokens, 'annual')) return { claims: readPeriods(tokens, sky, cited.periods), memory: before }
  const { claims, memory } = readContained(tokens, sky, cited, before)
  // what cites facts of the chart speaks of it
  if (isTeaching(tokens) && cited === CITES_NOTHING) return { claims: [], memory }
  const others = [readYogas, readBindus, readPanchang, readKarakas, readAges]
  const periods = readPeriods(withoutAppositions(tokens), sky, cited.periods)
  const counts = partsOf(tokens).flatMap((part) => readCounts(part.tokens, sky))
  return { claims: [...claims, ...others.flatMap((read) => read(tokens, sky)), ...counts, ...periods], memory }
}

/** Where two charts are compared a statement may be about either. */
const eitherOf = (claims: Claim[], others: readonly Claim[]): Claim[] =>
  claims.map((claim, index) => ({ ...claim, ok: claim.ok || (others[index]?.ok ?? false) }))

const PRONOUN =
  /^(?:it|its|he|she|they|this|that|there|यह|वह|ये|वे|इसका|इसकी|इसके|उसका|उसकी|वहां|इस|उस|yeh|woh|ye|wo|iska|uska)$/

const MOVES = /\b(?:now|today|current|transit|gochar|abhi|aaj)|गोचर|अभी|आज|इस समय|वर्तमान/iu
const DEVANAGARI = /[\u0900-\u097f]/
const ROMAN_HINDI = /\b(?:mein|hai|hain|aapk[aei])\b/i

/** A beginning that does not say which sky it means may go on to mean that of the birth: it has to be true of that one too. */
const ofBirth = (beginning: string): string => {
  if (DEVANAGARI.test(beginning)) return `${beginning} जन्म कुंडली में`
  return ROMAN_HINDI.test(beginning) ? `${beginning} janm kundli mein` : `${beginning} in your birth chart`
}

const POINTS =
  /^(?:there|that house|its|usmein|usme|उसमें|इसमें|वहां|वहीं|wahan|wahin|उस|इस|us|उसका|उसके|uska|uske|इसका|iska)$/

/** Of what was said before only what a word of this sentence may point to. */
const carried = (tokens: readonly Token[], memory: Memory): Memory => {
  const first = tokens.find(({ is }) => is.kind !== 'punct')
  if (PRONOUN.test(first?.word ?? '')) return memory
  return tokens.some(({ word }) => POINTS.test(word)) ? { ...memory, subjects: [] } : NOTHING_SAID
}

/** Facts that may be cited beside those of the chart and day, and what was judged of what is asked. */
export type Beside = { facts?: readonly Fact[]; judged?: Judged | null }

/**
 * Checks sentences on one question against its chart, its judgement and the sky of its day. What it does not understand it lets
 * pass.
 *
 * @param beside what else is known of it; absent: what the prompt holds and what was judged
 */
export const createVerifier = (question: Question, { facts, judged: given }: Beside = {}): Verifier => {
  const at = noonOfDay(question.at)
  const citable = createCitable(question, facts)
  const cited = citedBy(citable)
  // read at the first sentence that names something of the sky: a model may not have begun yet
  let skies: Skies | undefined
  let remembered = NOTHING_SAID
  let composed: Answer | undefined
  let judged: Judged | null | undefined = given
  /** read at the first sentence that may speak of it */
  const judgedOf = (tokens: readonly Token[]): Judged | null => {
    if (judged === undefined && tokens.some(({ is }) => is.kind === 'time' || is.kind === 'grahas'))
      judged = judgedFor(question)
    return judged ?? null
  }
  const readAgainst = (tokens: readonly Token[], cites: readonly string[], before: Memory): Read => {
    if (!namesSky(tokens)) return { claims: [], memory: before }
    skies ??= skiesOf(question)
    const facts = cited(cites)
    const given = readUnder(skies.own, tokens, facts, before)
    if (given.claims.length === 0) return given
    const claimsUnder = (sky: Sky) => readUnder(sky, tokens, facts, before).claims
    const known = heldBy(given.claims, skies.possible().map(claimsUnder), tokens)
    const then = facts.spans.map((span) => skyOf(question.chart, question.at, span))
    const claims = [...skies.others, ...then].reduce((all, other) => eitherOf(all, claimsUnder(other)), known)
    return { claims, memory: given.memory }
  }
  const readText = (text: string, cites: readonly string[], before: Memory): Read => {
    const tokens = merged(tokensOf(text, at))
    const { claims, memory } = readAgainst(tokens, cites, carried(tokens, before))
    const told = citable(cites)
    const isJudged = told.some(({ kind }) => kind === 'judgement')
    const further = [
      ...readJudged(tokens, text, told, judgedOf(tokens), at.getTime()),
      ...checkUncomputed(text, question.other !== undefined, isJudged),
    ]
    return { claims: [...claims, ...further], memory }
  }
  return {
    name: firstName(question.person.name),
    check(sentence, cites = []) {
      const { claims, memory } = readText(sentence, cites, remembered)
      remembered = { ...memory, frames: null }
      const verdict = claims.length === 0 ? 'none' : claims.every(({ ok }) => ok) ? 'true' : 'false'
      return { verdict, claims }
    },
    isTrue: (beginning) => {
      const isTold = (text: string) => {
        const { claims } = readText(text, [], remembered)
        return claims.length > 0 && claims.every(({ ok }) => ok)
      }
      return isTold(beginning) && (MOVES.test(beginning) || isTold(ofBirth(beginning)))
    },
    read: (text, cites = []) => readText(text, cites, NOTHING_SAID).claims,
    composed: () => {
      composed ??= answer(question)
      return composed
    },
  }
}
