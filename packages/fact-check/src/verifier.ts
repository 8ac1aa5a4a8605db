import { firstName } from '@dhruva/common'
import type { GrahaId } from '@dhruva/jyotish'
import type { Answer, Helpline, Question } from '@dhruva/reading'
import { answer, HELPLINE, noonOfDay } from '@dhruva/reading'
import { actual, isInverted, isSubjunctive, isTeaching } from './actual.ts'
import { checkUncomputed } from './check-uncomputed.ts'
import { merged } from './merge.ts'
import { heldBy, type Skies, skiesOf } from './possible.ts'
import { readAspects } from './read-aspects.ts'
import { mayNameDay, readBirth } from './read-birth.ts'
import { readBonds, readEmpty } from './read-bonds.ts'
import { readBindus, readCounts } from './read-counts.ts'
import { readDashas } from './read-dashas.ts'
import { readHosts } from './read-hosts.ts'
import { readKarakas } from './read-karakas.ts'
import { readLords } from './read-lords.ts'
import { readPlaces } from './read-places.ts'
import { readDegrees, readOwnSigns, readStars } from './read-stars.ts'
import { readStates } from './read-states.ts'
import { readYogas } from './read-yogas.ts'
import { readResidue } from './residue.ts'
import { type Segment, saysAny, segmentsOf } from './segments.ts'
import { inVarga, type Sky } from './sky.ts'
import type { Story } from './subjects.ts'
import { tokensOf } from './tokens.ts'
import type { Claim, Token } from './types.ts'
import { isPunct } from './words.ts'

export type Checked = { verdict: 'true' | 'false' | 'none'; claims: Claim[] }

export type Verifier = {
  /** What a sentence claims about the chart and the sky, and whether all of it is so. Sentences come in their order. */
  check: (sentence: string) => Checked
  /** Whether the beginning of the next sentence claims something and all of it is so; leaves no trace on later checks. */
  isTrue: (beginning: string) => boolean
  /** The claims of a text that stands for itself; leaves no trace on later checks. */
  read: (text: string) => Claim[]
  /** What the person is called: a sentence that says it is a greeting, or stands beside one. */
  name: string
  /** The composer's sentences on the same question, in their order. */
  composed: () => Answer
}

/** What a heading before a colon is made of: it goes with what it heads. */
const HEADS: ReadonlyArray<Token['is']['kind']> = ['word', 'dasha', 'punct', 'number']

const clausesOf = (tokens: readonly Token[]): Token[][] => {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    const heads = isPunct(token, ':') && clauses.at(-1)?.every(({ is }) => HEADS.includes(is.kind))
    if (isPunct(token, ';', ':', '!', '?', '.', '।') && !heads) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** The subject a segment leaves to those behind it. */
const lastSubject = (segment: Segment): GrahaId[] | null => segment.subjects.at(0)?.ids ?? null

const isHypothetical = (segment: Segment, index: number): boolean =>
  saysAny(segment.tokens, 'hypo') || isSubjunctive(segment.tokens) || (index === 0 && isInverted(segment.tokens))

const readSegments = (
  tokens: readonly Token[],
  sky: Sky,
  remembered: GrahaId[][],
): { claims: Claim[]; carry: GrahaId[][] } => {
  const segments = segmentsOf(tokens, sky)
  const story: Story = { segments, carry: remembered, frame: 'either' }
  const claims: Claim[] = []
  for (const [index, segment] of segments.entries()) {
    if (segment.subjects.length > 0 && index > 0) story.frame = 'either'
    if (!isHypothetical(segment, index))
      for (const read of [readPlaces, readStates, readStars, readDegrees, readAspects, readBonds, readEmpty])
        claims.push(...read(story, index, sky))
    if (saysAny(segment.tokens, 'transit', 'now', 'enter') && !segment.dasha) story.frame = 'transit'
    else if (
      saysAny(segment.tokens, 'natal') ||
      segment.subjects[0]?.own ||
      segment.tokens.some(({ is }) => is.kind === 'lord')
    )
      story.frame = 'natal'
    const ids = lastSubject(segment)
    if (ids) story.carry = [ids, ...segment.subjects.slice(1).map((subject) => subject.ids)]
  }
  return { claims, carry: story.carry }
}

/** The divisional chart a sentence speaks of. */
const vargaIn = (tokens: readonly Token[]): 'd9' | 'd10' | null => {
  if (saysAny(tokens, 'navamsa')) return 'd9'
  return saysAny(tokens, 'dashamsha') ? 'd10' : null
}

const BIRTH_CHART = /^(?:natal|birth|birth chart|at birth|d1|d 1|radix|born|जन्म|जन्मकुंडली|janm|janma|janam)$/

/** What a sentence says of a divisional chart; what it says of the birth chart beside it is true as well. */
const readVarga = (
  tokens: readonly Token[],
  sky: Sky,
  carry: GrahaId[][],
  varga: 'd9' | 'd10',
): { claims: Claim[]; carry: GrahaId[][] } => {
  const there = readSegments(tokens, inVarga(sky, varga), carry)
  const besides = tokens.some(({ word }) => BIRTH_CHART.test(word))
  const { claims } = readSegments(tokens, sky, carry)
  return {
    ...there,
    claims: there.claims.map((claim, index) => ({
      ...claim,
      kind: 'navamsa',
      ok: claim.ok || (besides && (claims[index]?.ok ?? false)),
    })),
  }
}

/** What is no name of anything in the sky by itself. A time says nothing without one. */
const EARTHLY: ReadonlyArray<Token['is']['kind']> = ['word', 'punct', 'number', 'ordinal', 'time']

/** Whether a sentence names anything that could be checked: half of what a model writes does not. */
const namesSky = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => !EARTHLY.includes(is.kind)) || mayNameDay(tokens)

/** All claims of a sentence, checked against one chart. */
const claimsUnder = (sky: Sky, tokens: readonly Token[], carry: GrahaId[][]): Claim[] => {
  if (isTeaching(tokens)) return []
  const clauses = clausesOf(tokens).map(actual)
  // the chart of a year has places of its own, which are not computed here
  if (saysAny(tokens, 'annual')) return clauses.flatMap((clause) => readDashas(clause, sky, carry))
  const varga = vargaIn(tokens)
  const read = varga ? readVarga(tokens, sky, carry, varga) : readSegments(tokens, sky, carry)
  const found = [
    ...read.claims,
    ...clauses.flatMap((clause) => [
      ...readLords(clause, sky),
      ...readOwnSigns(clause, varga ? inVarga(sky, varga) : sky),
      ...readYogas(clause, sky),
      ...readCounts(clause, sky),
      ...readBindus(clause, sky),
      ...readBirth(clause, sky),
      ...readHosts(clause, sky),
      ...readKarakas(clause, sky),
      ...readDashas(clause, sky, read.carry),
    ]),
  ]
  const seen = varga ? inVarga(sky, varga) : sky
  return [...found, ...clauses.flatMap((clause) => readResidue(clause, seen, found))]
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

/**
 * Checks sentences on one question against its chart and the sky of its day. What it does not understand it lets pass.
 * A statement that may be about the birth or about today is true when it is true of either.
 */
export const createVerifier = (question: Question, help: Helpline = HELPLINE): Verifier => {
  const at = noonOfDay(question.at)
  // read at the first sentence that names something of the sky: a model may not have begun yet
  let skies: Skies | undefined
  let remembered: GrahaId[][] = []
  let composed: Answer | undefined
  const claimsIn = (tokens: readonly Token[], carry: GrahaId[][]): Claim[] => {
    if (!namesSky(tokens)) return []
    skies ??= skiesOf(question)
    const given = claimsUnder(skies.own, tokens, carry)
    if (given.length === 0) return given
    const known = heldBy(
      given,
      skies.possible().map((each) => claimsUnder(each, tokens, carry)),
      tokens,
    )
    return skies.others.reduce((claims, other) => eitherOf(claims, claimsUnder(other, tokens, carry)), known)
  }
  const uncomputedIn = (text: string): Claim[] => checkUncomputed(text, question.other !== undefined)
  const inTalk = (tokens: readonly Token[]): Claim[] => {
    const first = tokens.find(({ is }) => is.kind !== 'punct')
    return claimsIn(tokens, PRONOUN.test(first?.word ?? '') ? remembered : [])
  }
  return {
    name: firstName(question.person.name),
    check(sentence) {
      const tokens = merged(tokensOf(sentence, at))
      const claims = [...inTalk(tokens), ...uncomputedIn(sentence)]
      const named = tokens.flatMap(({ is }) => (is.kind === 'grahas' ? is.ids : []))
      if (named.length > 0) remembered = [...new Set(named)].map((id) => [id])
      const verdict = claims.length === 0 ? 'none' : claims.every(({ ok }) => ok) ? 'true' : 'false'
      return { verdict, claims }
    },
    isTrue: (beginning) => {
      const isTold = (text: string) => {
        const claims = [...inTalk(merged(tokensOf(text, at))), ...uncomputedIn(text)]
        return claims.length > 0 && claims.every(({ ok }) => ok)
      }
      return isTold(beginning) && (MOVES.test(beginning) || isTold(ofBirth(beginning)))
    },
    read: (text) => claimsIn(merged(tokensOf(text, at)), []),
    composed: () => {
      composed ??= answer(question, help)
      return composed
    },
  }
}
