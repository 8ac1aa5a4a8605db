import { type GrahaId, type Period, subPeriods, type Window, type WindowReason } from '@dhruva/jyotish'
import { grahaOf, houseOf, looksOn, transitOf } from '#chart.ts'
import { antarParts, dashaFact, mahaParts, pratyantarParts } from '#facts/timed.ts'
import { stayFacts } from '#facts/touches.ts'
import { fill } from '#write/fill.ts'
import { citeWindow, clause, type Draft, draft, houseIn, houseName, type Reader, stretchOf, worded } from './reader.ts'
import { effectsIn, gives, known, nameOf, strains } from './reasons.ts'
import { dateWords } from './span.ts'

type PeriodReason = Extract<WindowReason, { what: 'period' }>
type TransitReason = Extract<WindowReason, { what: 'transit' }>

const overlaps = ({ start, end }: Period, window: Window): boolean =>
  Date.parse(start) < Date.parse(window.end) && Date.parse(end) > Date.parse(window.start)

type Found = { period: Period; fact: string }

/** The period of a graha that runs in a window, and its fact. */
const periodIn = ({ ctx }: Reader, { level, graha }: PeriodReason, window: Window): Found | null => {
  const { chart } = ctx
  const own = (period: Period) => period.lord === graha && overlaps(period, window)
  const cited = (part: string, period: Period, parts: Parameters<typeof dashaFact>[2]): Found => {
    const same = [...ctx.facts.values()].find(
      (fact) => fact.kind === 'dasha' && JSON.stringify(fact.parts) === JSON.stringify(parts),
    )
    return { period, fact: same?.id ?? ctx.cite(dashaFact(part, 2, parts)) }
  }
  for (const maha of chart.vimshottari.mahadashas) {
    if (!overlaps(maha, window)) continue
    if (level === 'maha') {
      if (own(maha)) return cited(`of.${maha.lord}`, maha, mahaParts(chart, maha))
      continue
    }
    for (const antar of subPeriods(maha)) {
      if (!overlaps(antar, window)) continue
      if (level === 'antar') {
        if (own(antar)) return cited(`of.${maha.lord}.${antar.lord}`, antar, antarParts(chart, maha.lord, antar))
        continue
      }
      const found = subPeriods(antar).find(own)
      const lords = [maha.lord, antar.lord] as const
      if (found) return cited(`of.${maha.lord}.${antar.lord}.${graha}`, found, pratyantarParts(chart, lords, found))
    }
  }
  return null
}

const linkOf = (reader: Reader, { by, house, of, graha }: PeriodReason): string | null => {
  const { link, stands } = reader.words.reasons
  if (by === 'for') return of ? fill(reader.ctx, link.for, { of: nameOf(reader, of) }) : null
  if (by === 'karaka') return reader.relative ? null : fill(reader.ctx, link.karaka, { stands: stands[reader.domain] })
  if (by === 'lagna_lord') return reader.relative ? null : link.lagna_lord
  if (house === null) return null
  const own = houseIn(reader, house)
  if (by === 'rules' && houseOf(reader.ctx.chart, own).lord !== graha) return null
  if (by === 'sits' && grahaOf(reader.ctx.chart, graha).house !== own) return null
  return fill(reader.ctx, link[by], { house: houseName(reader, house) })
}

const behindLink = (reader: Reader, { by, house, graha, of }: PeriodReason): string[] => {
  const own = house === null ? null : houseIn(reader, house)
  return known(reader, [
    ...(by === 'rules' ? [`house.${own}.lord`] : []),
    ...(by === 'lagna_lord' ? ['house.1.lord'] : []),
    ...(by === 'looks' ? [`house.${own}.aspects`] : []),
    `${graha}.place`,
    ...(of ? [`${of}.place`] : []),
  ])
}

const periodSentence = (reader: Reader, reason: PeriodReason, window: Window, priority: number): Draft | null => {
  const found = periodIn(reader, reason, window)
  const link = linkOf(reader, reason)
  if (!(found && link)) return null
  const { runs, period } = reader.words.reasons
  const [startMs, endMs] = [Date.parse(found.period.start), Date.parse(found.period.end)]
  const runsNow = startMs <= reader.nowMs
  const slots = {
    g: nameOf(reader, reason.graha),
    link,
    period: period[reason.level],
    from: dateWords(reader.ctx.speech, startMs, reader.monthly),
    to: dateWords(reader.ctx.speech, endMs, reader.monthly),
    brings: reason.weight < 0 ? strains(reader, reason.graha) : gives(reader, reason.graha),
  }
  const text = worded(reader, 'runs', runsNow ? runs.now : runs.later, slots)
  return draft(text, [found.fact, ...behindLink(reader, reason)], priority)
}

/** Whether a graha is on a house, or looks on it, this very day. */
const touchesNow = ({ ctx }: Reader, graha: GrahaId, house: number): boolean => {
  const at = transitOf(ctx.transits, graha).house
  return at === house || looksOn(graha, at, house)
}

/** The stays of a slow graha on a house that overlap with a window. */
const staysIn = ({ ctx }: Reader, graha: GrahaId, house: number, window: Window): string[] =>
  stayFacts(ctx.chart, ctx.at, graha, house)
    .filter(({ fromMs, toMs }) => fromMs < Date.parse(window.end) && toMs > Date.parse(window.start))
    .map(({ fact }) => ctx.cite(fact))

const transitSentence = (reader: Reader, reason: TransitReason, window: Window, priority: number): Draft | null => {
  const { crosses, looks, touches, exalted } = reader.words.reasons
  const { graha, by, weight } = reason
  const house = houseIn(reader, reason.house)
  const { lord } = houseOf(reader.ctx.chart, house)
  const on = by === 'on_lord' ? grahaOf(reader.ctx.chart, lord).house : house
  const stays = staysIn(reader, graha, on, window)
  if (stays.length === 0 || lord === graha) return null
  const running = stretchOf(window).fromMs <= reader.nowMs && touchesNow(reader, graha, on)
  const frames = { in: crosses, looks, on_lord: touches }[by]
  const bring = weight > 0 ? { gives: gives(reader, graha) } : { strains: strains(reader, graha) }
  const slots = {
    g: nameOf(reader, graha),
    lord: nameOf(reader, lord),
    house: houseName(reader, reason.house),
    exalted: reason.exalted && by === 'in' ? exalted : '',
    ...bring,
  }
  const text = worded(reader, `transit ${by}`, frames[weight < 0 ? 'hard' : running ? 'now' : 'later'], slots)
  const behind = by === 'on_lord' ? [`house.${house}.lord`, `${lord}.place`] : [`house.${house}.lord`]
  return draft(text, [...stays, ...known(reader, behind)], priority)
}

const doubleSentence = (
  reader: Reader,
  { house }: Extract<WindowReason, { what: 'double' }>,
  window: Window,
  priority: number,
): Draft | null => {
  const own = houseIn(reader, house)
  const seat = grahaOf(reader.ctx.chart, houseOf(reader.ctx.chart, own).lord).house
  const facts = (['jupiter', 'saturn'] as const).map((graha) =>
    [own, seat].flatMap((on) => staysIn(reader, graha, on, window)),
  )
  if (facts.some((ids) => ids.length === 0)) return null
  const { now, later } = reader.words.reasons.double
  const running = stretchOf(window).fromMs <= reader.nowMs
  const text = worded(reader, 'double', running ? now : later, {
    house: houseName(reader, house),
    both: clause(reader, 'both', effectsIn(reader).both),
  })
  return draft(text, [...facts.flat(), ...known(reader, [`house.${own}.lord`])], priority)
}

/** Why a stretch of time is as it is, as a sentence; null where it cannot be said plainly. */
export const windowSentence = (
  reader: Reader,
  reason: WindowReason,
  window: Window,
  priority: number,
): Draft | null => {
  if (reason.what === 'period') return periodSentence(reader, reason, window, priority)
  if (reason.what === 'transit') return transitSentence(reader, reason, window, priority)
  if (reason.what === 'double') return doubleSentence(reader, reason, window, priority)
  const running = stretchOf(window).fromMs <= reader.nowMs
  if (!running) return null
  const text = worded(reader, reason.what, reader.words.reasons.saturn[reason.what])
  const fact = reason.what === 'sade_sati' ? 'transit.sade_sati' : 'transit.saturn'
  return draft(text, [...known(reader, [fact]), citeWindow(reader, window)], priority)
}
