import type { GrahaId } from '@dhruva/jyotish'
import type { Segment, Subject } from './segments.ts'
import type { TimeWord, Token } from './types.ts'
import { has } from './words.ts'

export type Frame = 'natal' | 'transit' | 'either'
/** Whoever a statement may be about: true of one of these is enough. */
export type Candidates = { who: GrahaId[][]; carried: boolean; own: boolean; from: number }

/** What is remembered while a sentence is read from left to right. */
export type Story = {
  segments: Segment[]
  /** subject of the segments before; across sentences the grahas of the last one, of which any may be meant */
  carry: GrahaId[][]
  frame: Frame
}

export const isPlain = (token: Token): boolean =>
  token.is.kind === 'word' && token.cues.size === 0 && !/ly$/.test(token.word)
export const plainIn = (tokens: readonly Token[]): number => tokens.filter(isPlain).length
export const isHindi = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => /[\u0900-\u097f]|^(?:mein|hai|hain|ka|ki|ke|aapke|aapka|aapki|se|aur)$/.test(word))

/** Named beside another: `with Mars`, `aspected by Mars`, `lord of Mars`. */
const isObject = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1
  while (has(tokens[before], 'your', 'the', 'natal')) before -= 1
  if (has(tokens[before], 'with', 'by', 'to', 'from') || tokens[before]?.word === 'of') return true
  return has(tokens[at + 1], 'of', 'with', 'to') && tokens[at + 1]?.word !== 'of'
}

const ofDasha = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 3).some(({ is }) => is.kind === 'dasha')

/** Words that speak of all that were named. */
const ALL = /^(?:both|all|are|sit|stand|fall|share|occupy|दोनों|तीनों|सभी|हैं|donon|sabhi|hain)$/

const alternatives = (tokens: readonly Token[], before: readonly Subject[]): GrahaId[][] => {
  const last = before.at(-1)
  if (!last) return []
  const who = [last.ids]
  if (last.ids.length > 1 && !tokens.some(({ word }) => ALL.test(word))) who.push(last.ids.slice(-1))
  for (const other of before.slice(0, -1))
    if (isObject(tokens, last.at) || ofDasha(tokens, last.at)) who.push(other.ids)
  return who
}

/** Only words of standing lie between a graha and its place: then nobody else can be meant. */
const isRightBefore = (tokens: readonly Token[], graha: number, place: number): boolean =>
  !isHindi(tokens) &&
  tokens.slice(graha + 1, place).every((token) => token.is.kind === 'word' && has(token, 'in', 'the', 'your', 'sit')) &&
  tokens[graha]?.is.kind === 'grahas'

/** A conjunction since the last subject: what follows may be said of the next one. */
const opensAnew = (segments: readonly Segment[], index: number): boolean => {
  const last = segments.slice(0, index).findLastIndex(({ subjects }) => subjects.length > 0)
  return segments.slice(last + 1, index + 1).some(({ but, opens }) => but && !/^(?:who|which|that|जो|jo)$/.test(opens))
}

/** Who a word at `at` of a segment may be said of. */
export const candidatesAt = (story: Story, index: number, at: number): Candidates => {
  const segment = story.segments[index]
  if (!segment) return { who: [], carried: true, own: false, from: at }
  const { tokens } = segment
  const named = segment.subjects.filter((subject) => !ofDasha(tokens, subject.at))
  const subjects = named.length > 0 ? named : segment.subjects
  const before = subjects.filter((subject) => subject.at < at)
  const after = subjects.find((subject) => subject.at > at)
  const last = before.at(-1)
  const theirs =
    has(tokens[at + 1], 'of') && isHindi(tokens) ? subjects.find((subject) => subject.at === at + 2) : undefined
  const adjective =
    tokens[at]?.is.kind === 'houses' && !isHindi(tokens) ? subjects.find((subject) => subject.at === at + 1) : undefined
  const kind =
    tokens[at]?.is.kind === 'sign' && !isHindi(tokens) ? subjects.find((subject) => subject.at === at + 1) : undefined
  if (kind) return { who: [kind.ids], carried: false, own: true, from: kind.at }
  if (adjective) return { who: [adjective.ids], carried: false, own: adjective.own, from: adjective.at }
  if (theirs) return { who: [theirs.ids], carried: false, own: theirs.own, from: theirs.at }
  if (last && isRightBefore(tokens, last.at, at))
    return { who: [last.ids], carried: false, own: last.own, from: last.at }
  if (last) return { who: alternatives(tokens, before), carried: false, own: last.own, from: last.at }
  if (after) return { who: [after.ids, ...after.ids.map((id) => [id])], carried: false, own: after.own, from: after.at }
  const ahead =
    story.carry.length > 0 && !opensAnew(story.segments, index)
      ? []
      : story.segments.slice(index + 1).flatMap(({ subjects: [next] }) => (next ? [next.ids] : []))
  return { who: [...story.carry, ...ahead.slice(0, 1)], carried: true, own: false, from: at }
}

const isOf = ({ tokens }: Segment, ...kinds: string[]): boolean => tokens.some(({ is }) => kinds.includes(is.kind))

/** The times that belong to what a segment says: its own, those behind it, or those that open the sentence. */
export const timesOf = (segments: readonly Segment[], index: number): TimeWord[] => {
  const own = segments[index]
  if (!own || own.dasha) return []
  if (own.times.length > 0) return own.times
  for (const next of segments.slice(index + 1)) {
    if (next.strong || next.dasha || next.but) break
    if (next.times.length > 0 && next.subjects.length === 0) return next.times
    if (next.subjects.length > 0 && isOf(next, 'sign', 'houses', 'nakshatra', 'yoga', 'state')) break
  }
  const before = segments.slice(0, index)
  if (before.some(({ dasha }) => dasha)) return []
  const opening = before.find(({ times }) => times.some(({ role }) => role === 'in'))
  if (opening && (opening.subjects.length === 0 || own.subjects.length === 0))
    return opening.times.filter(({ role }) => role === 'in')
  return before
    .filter((segment) => segment.subjects.length === 0 && !isOf(segment, 'sign', 'houses', 'nakshatra', 'yoga'))
    .flatMap(({ times }) => times)
}

/** `not` close before a word, or `नहीं` close behind it. */
export const isDenied = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(Math.max(0, at - 5), at)
  const no = before.findLastIndex(
    (token) => has(token, 'neg') && token.is.kind === 'word' && !/[\u0900-\u097f]/.test(token.word),
  )
  if (no >= 0) {
    const between = before.slice(no + 1)
    if (
      !has(between[0], 'its') &&
      // `does no harm in the 8th house` denies the harm
      !(before[no]?.word === 'no' && between[0] && isPlain(between[0])) &&
      !(
        /^(?:don't|do not)$/.test(before[no]?.word ?? '') &&
        !/^(?:have|see|find|get|possess|the|a|any)$/.test(between[0]?.word ?? '')
      ) &&
      !/^(?:only|just|merely|simply|doubt|lack)$/.test(between[0]?.word ?? '') &&
      plainIn(between) <= 2
    )
      return true
  }
  const after = tokens.slice(at + 1, at + 5)
  const late = after.findIndex((token) => has(token, 'neg') && /[\u0900-\u097f]|^nahi|^na$/.test(token.word))
  return late >= 0 && plainIn(after.slice(0, late)) <= (late > 1 ? 0 : 1)
}
