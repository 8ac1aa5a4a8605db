import { DASHA_YEARS, type GrahaId } from '@dhruva/jyotish'
import { AFTER, type Mention, mentionsIn, TURNS } from './mentions.ts'
import { numberIn } from './numbers.ts'
import { type Part, partsOf } from './parts.ts'
import { fits, holds, type Placed } from './periods.ts'
import type { Sky } from './sky.ts'
import type { Claim, TimeWord, Token } from './types.ts'
import { has, isPunct, saysAny } from './words.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS

const timesIn = ({ tokens }: Part): TimeWord[] => tokens.flatMap(({ is }) => (is.kind === 'time' ? [is] : []))
const moves = ({ tokens }: Part): boolean =>
  tokens.some(({ is }) => is.kind === 'sign' || is.kind === 'houses' || is.kind === 'yoga' || is.kind === 'phase')

const YEARS = /^(?:years?|yrs?|वर्ष|वर्षों|वर्षीय|साल|सालों|saal|saalon|varsh|year's)$/
const MONTHS = /^(?:months?|महीने|महीनों|माह|mahine|mahina|maah)$/
const PART_OF =
  /^(?:first|last|final|next|these|every|each|half|of|अगले|पहले|पिछले|आखिरी|अंतिम|हर|agle|pehle|ek|एक|in|nearly|within)$/
const SINCE = /^(?:ago|पहले|pehle|past|back|old|age|उम्र|umar)$/

const LEFT = /^(?:left|remaining|remain|remains|balance|बाकी|शेष|बचे|बचा|बची|baaki|baki|shesh|bache|bacha|bachi)$/

/** Lengths of time told in a part, in years. */
const lengthsIn = ({ tokens }: Part): number[] =>
  tokens.flatMap((token, at): number[] => {
    const value = numberIn(token)
    const unit = tokens[isPunct(tokens[at + 1], '-') ? at + 2 : at + 1]?.word ?? ''
    if (value === null || token.word === 'no' || PART_OF.test(tokens[at - 1]?.word ?? '')) return []
    if (tokens.slice(at, at + 4).some(({ word }) => SINCE.test(word))) return []
    if (YEARS.test(unit)) {
      const more = tokens.slice(at + 2, at + 5).findIndex((near) => numberIn(near) !== null)
      const months =
        more >= 0 && MONTHS.test(tokens[at + 3 + more]?.word ?? '') ? (numberIn(tokens[at + 2 + more]) ?? 0) : 0
      return [value + months / 12]
    }
    return []
  })

/** `what came before it was the period of Mars` */
const precedes = (lead: readonly Token[]): boolean =>
  /\b(?:before (?:it|that|him|her|this)|preceded by)\b/.test(lead.map(({ word }) => word).join(' '))

/** Which periods run, when they begin and end, what follows what, how long they last; `cited`: a fact about one is cited. */
export const readPeriods = (tokens: readonly Token[], sky: Sky, cited = false): Claim[] => {
  const parts = partsOf(tokens)
  const mentions = mentionsIn(tokens, parts, sky, cited)
  if (mentions.length === 0) return []
  const now = sky.at.getTime()
  const claims: Claim[] = []
  const claim = (of: readonly Mention[], ok: boolean, dated: boolean) =>
    claims.push({
      kind: 'dasha',
      about: ['dasha', ...new Set(of.flatMap(({ lords }) => lords.map((id) => `graha:${id}`)))],
      ok,
      ...(dated ? { dated: true as const } : {}),
    })
  const born =
    tokens.some(({ word }) => /^(?:birth|at birth|born|जन्म|janm|janma|janam)$/.test(word)) ||
    /\blife (?:began|started|opened)\b|\bcame into th(?:is|e) world\b|first breath/.test(
      tokens.map(({ word }) => word).join(' '),
    )
  if (born && !tokens.some(({ is }) => is.kind === 'time')) {
    const [first] = mentions
    if (first) claim([first], first.lords.includes(sky.chart.vimshottari.lord), false)
    return claims
  }
  const narrow = (of: readonly Mention[], test: (period: Placed) => boolean): boolean => {
    const fitting = of.filter(({ meant }) => meant.some(test))
    for (const mention of fitting) mention.meant = mention.meant.filter(test)
    return fitting.length > 0
  }
  for (const [index, part] of parts.entries()) {
    const own = mentions.filter((mention) => mention.part === index)
    const before = mentions.findLast((mention) => mention.part < index)
    const ahead = mentions.find((mention) => mention.part > index)
    const one = before ?? ahead
    const of = own.length > 0 ? own : one ? mentions.filter((mention) => mention.part === one.part) : []
    const times = timesIn(part)
    // `In 2037, the Ketu mahadasha starts`
    const told =
      own.length > 0 ? part.tokens : [...part.tokens, ...(before ? [] : (parts[one?.part ?? index]?.tokens ?? []))]
    const begins =
      saysAny(told, 'begin', 'next') ||
      told.some(({ word }) =>
        /^(?:enter|enters|entered|entering|opens?|khulegi|khulega|खुलेगा|खुलेगी|aayegi|आएगी|lag|lagegi)$/.test(word),
      )
    const ends =
      saysAny(told, 'end') ||
      told.some(({ word }) => /^(?:थमेगी|विदा|vida|thamegi|closes|poore|पूरे|पूरी|poori)$/.test(word))
    const past = saysAny(part.tokens, 'neg')
    if (times.length > 0 && !(own.length === 0 && moves(part)) && !past) {
      const fitting = (period: Placed) =>
        times.every(
          (time) =>
            fits(period, time, { begins, ends }) ||
            (ends &&
              (begins || time.role === 'from') &&
              fits(period, { ...time, role: time.role === 'from' ? 'in' : time.role }, { begins: false, ends: true })),
        )
      const lowest =
        times.every(({ role }) => role === 'in') && !begins && !ends
          ? of.filter(
              ({ lords }) => !of.some(({ meant }) => meant.some(({ above }) => above.some((id) => lords.includes(id)))),
            )
          : of
      const meantBy = lowest.length > 0 ? lowest : of
      const ok =
        narrow(meantBy, fitting) ||
        (times.length > 1 &&
          times.every((time) => of.some(({ meant }) => meant.some((period) => fits(period, time, { begins, ends })))))
      if (of.length > 0) claim(of, ok, true)
    }
    const timed = times.length > 0
    const already = parts
      .slice(0, index)
      .some(
        (each, at) =>
          each.tokens.some((token, near) => has(token, 'now') && !has(each.tokens[near - 1], 'from')) &&
          !mentions.some((mention) => mention.part === at),
      )
    const present =
      (saysAny(part.tokens, 'run', 'now') || already) &&
      !part.tokens.some(({ word }) => /^will/.test(word)) &&
      !saysAny(part.tokens, 'next', 'future') &&
      !begins
    const elsewhere = part.tokens.some(({ word }) => AFTER.test(word)) || (ends && !saysAny(part.tokens, 'now'))
    if (
      own.length > 0 &&
      present &&
      !elsewhere &&
      !(timed && times.some(({ role }) => role === 'from' || role === 'after'))
    ) {
      const denied = saysAny(part.tokens, 'neg')
      for (const mention of own) {
        // of a period that is still to come
        const awaited = mentions.some(
          (each) =>
            each.at < mention.at &&
            each.lords.some((id) => mention.lords.includes(id)) &&
            each.meant.length > 0 &&
            each.meant.every(({ start }) => Date.parse(start) > now),
        )
        if (awaited && !saysAny(part.tokens, 'now')) continue
        const runs = mention.meant.some(
          (period) => Date.parse(period.start) < sky.today.hi && Date.parse(period.end) > sky.today.lo,
        )
        claim([mention], runs !== denied, false)
        if (runs)
          mention.meant = mention.meant.filter(
            (period) =>
              holds(period, now) || (Date.parse(period.start) < sky.today.hi && Date.parse(period.end) > sky.today.lo),
          )
      }
    }
    const others = part.tokens.flatMap(({ is }): GrahaId[] => (is.kind === 'grahas' ? is.ids : []))
    const left =
      part.tokens.some(({ word }) => LEFT.test(word)) ||
      /\bto (?:run|go)\b/.test(part.tokens.map(({ word }) => word).join(' '))
    for (const length of lengthsIn(part)) {
      if (own.length === 0 && others.length > 0) {
        if (!left)
          claims.push({
            kind: 'dasha',
            about: ['dasha'],
            ok: others.some((id) => DASHA_YEARS[id] === length),
            dated: true,
          })
        continue
      }
      if (of.every(({ level }) => level === 'any')) continue
      const matches = (real: number) => Math.abs(real - length) <= (length >= 5 ? 0.55 : length >= 2 ? 0.4 : 0.2)
      if (of.length > 0)
        claim(
          of,
          of.some(
            ({ lords, level, meant }) =>
              (!left &&
                (level === 'maha' || level === 'any' || level === null) &&
                lords.some((lord) => DASHA_YEARS[lord] === length)) ||
              meant.some((period) =>
                [...(left ? [] : [Date.parse(period.start)]), now].some((from) =>
                  matches((Date.parse(period.end) - from) / YEAR_MS),
                ),
              ),
          ),
          true,
        )
    }
  }
  for (const [index, mention] of mentions.entries()) {
    const part = parts[mention.part]
    const previous = mentions
      .slice(0, index)
      .findLast(
        (each) =>
          mention.level === null ||
          (mention.level === 'any' && precedes(tokens.slice(each.at, mention.at))) ||
          !mention.meant.some(({ above }) => each.lords.slice(0, 1).some((id) => above.includes(id))) ||
          each.level === mention.level,
      )
    const lead = tokens.slice(previous ? previous.at + 1 : (part?.start ?? 0), mention.at)
    const trail = part ? part.tokens.slice(mention.at - part.start + 1, mention.at - part.start + 6) : []
    const follows =
      [...lead, ...trail].some(({ word }) => AFTER.test(word) || /^(?:before|preceded)$/.test(word)) ||
      (previous !== undefined && saysAny(lead, 'end') && saysAny(trail, 'begin'))
    const opened = tokens.slice(0, previous?.at ?? 0).some(({ word }) => /^(?:after|once|when)$/.test(word))
    const startOf = ({ start }: Placed) => Date.parse(start)
    if (
      (previous && (follows || opened) && previous.part !== mention.part) ||
      (previous &&
        ((follows && saysAny(lead, 'after', 'end')) || (opened && lead.some(({ word }) => TURNS.test(word)))))
    ) {
      if ((mention.level === null || (mention.level === 'any' && precedes(lead))) && previous.level !== null)
        mention.meant = mention.meant.filter(({ level }) => level === previous.level || previous.level === 'any')
      const joined = mention.meant.filter((period) =>
        previous.meant.some((each) => Math.abs(Date.parse(each.end) - startOf(period)) < DAY_MS),
      )
      const back = mention.meant.some((period) =>
        previous.meant.some((each) => Math.abs(Date.parse(period.end) - startOf(each)) < DAY_MS),
      )
      claim(
        [mention],
        precedes(lead) ? back : joined.length > 0 || (back && lead.some(({ word }) => word === 'after')),
        false,
      )
      if (joined.length > 0) mention.meant = joined
    } else if (!previous && part && saysAny(part.tokens, 'next') && timesIn(part).length === 0) {
      const current = sky.chart.vimshottari.current
      const ends = current ? [current.maha, current.antar, current.pratyantar].map(({ end }) => Date.parse(end)) : []
      claim(
        [mention],
        mention.meant.some((period) => ends.some((end) => Math.abs(startOf(period) - end) < DAY_MS)),
        false,
      )
    }
  }
  return claims
}
