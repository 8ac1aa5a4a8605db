import { DAY_MS } from '@dhruva/common'
import type { MatterReason, Window, WindowClass } from '@dhruva/jyotish'
import { untilFact } from '#facts/judged.ts'
import { fill } from '#write/fill.ts'
import { COUNTED } from './counted-data.ts'
import { doingsFor } from './doings.ts'
import { kinOf } from './kin.ts'
import { citeWindow, clause, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { natalSentence } from './reasons.ts'
import type { Named } from './scope.ts'
import type { Domain, Field, Wordings } from './shape/texts.ts'
import { dateWords } from './span.ts'
import { VOTES, YOUR_SIDE } from './told-data.ts'
import { windowSentence } from './window-reasons.ts'
import { fieldOf } from './words.ts'

/** Where each kind of sentence stands when an answer is too long: the last go first. */
export const SPARED = {
  verdict: 0,
  reason: 1,
  source: 1,
  advice: 2,
  step: 2.5,
  against: 3,
  second: 4,
  bigger: 5,
} as const

const RANK: Record<WindowClass, number> = { best: 4, good: 3, fair: 2, slow: 1, rest: 0 }
export const isWorkable = ({ class: of }: Window): boolean => RANK[of] >= RANK.fair
export const isSlow = ({ class: of }: Window): boolean => RANK[of] < RANK.fair

/** What was told in the talk before, as the texts of its facts. */
export const toldBefore = ({ ctx }: Reader): ReadonlySet<string> =>
  new Set(ctx.question.history.flatMap(({ facts = [] }) => facts.map(({ text }) => text.en)))

/** Whether everything a sentence rests on was told before. */
const isTold = (reader: Reader, { facts }: Draft, told: ReadonlySet<string>): boolean =>
  facts.length > 0 && facts.every((id) => told.has(reader.ctx.facts.get(id)?.text.en ?? id))

type Fresh = { told: ReadonlySet<string>; grahas: Set<string> }

export const freshOf = (reader: Reader, further = false): Fresh => ({
  told: further ? toldBefore(reader) : new Set(),
  grahas: new Set(),
})

const take = (reader: Reader, fresh: Fresh, graha: string | null, make: () => Draft | null): Draft | null => {
  if (graha && fresh.grahas.has(graha)) return null
  const sentence = make()
  if (!sentence || isTold(reader, sentence, fresh.told)) return null
  if (graha) fresh.grahas.add(graha)
  return sentence
}

const grahaOfReason = (reason: Window['reasons'][number]): string => ('graha' in reason ? reason.graha : 'double')

/** The strongest reasons of a stretch that speak for it, or against it; never two of one graha. */
export const windowReasons = (
  reader: Reader,
  window: Window,
  fresh: Fresh,
  { most, against = false }: { most: number; against?: boolean },
): Draft[] => {
  const list: Draft[] = []
  for (const reason of window.reasons) {
    if (list.length === most) break
    if (reason.weight < 0 !== against) continue
    const spared = list.length === 0 ? SPARED.reason : SPARED.second
    const sentence = take(reader, fresh, grahaOfReason(reason), () => windowSentence(reader, reason, window, spared))
    if (sentence) list.push(sentence)
  }
  return list
}

/** The first reasons of the birth that can be said plainly. */
export const natalReasons = (
  reader: Reader,
  reasons: readonly MatterReason[],
  fresh: Fresh,
  most = 1,
  spared: number = SPARED.reason,
): Draft[] => {
  const list: Draft[] = []
  // one that names a graha says more of this chart than a count does
  for (const reason of reasons.toSorted((a, b) => Number(a.graha === null) - Number(b.graha === null))) {
    if (list.length === most) break
    const sentence = take(reader, fresh, reason.graha, () => natalSentence(reader, reason, spared))
    if (sentence) list.push(sentence)
  }
  return list
}

/** `act` as it stands behind "to": English alone leaves out nothing else. */
const stepSlots = (step: string): Record<string, string> => ({ act: step, bare: step, prepare: step, hold: step, step })

/** Where papers are signed and promises given. */
const SIGNED: ReadonlySet<Domain> = new Set<Domain>([
  'marriage',
  'work',
  'business',
  'money',
  'debt',
  'property',
  'travel',
])

const COMPLAINS =
  /\b(?:tired|breath\w*|pain|ache|dizzy|swell\w*|thak\w*|dard|saans|chakkar|sujan)\b|थक|दर्द|साँस|सांस|चक्कर|सूजन/iu
/** A complaint of the body is a doctor's before it is anybody else's. */
const isForDoctor = ({ ctx, matter }: Reader): boolean => matter === 'health_general' && COMPLAINS.test(ctx.asked.words)

/** So near a stretch is a date to prepare for. */
const NEAR_MS = 240 * DAY_MS
/** Where one prepares with papers and practice, so that a date helps. */
const PREPARED: ReadonlySet<Field> = new Set<Field>([
  'work',
  'office',
  'business',
  'property',
  'vehicle',
  'study',
  'travel',
])
/** Words of a step that would stand badly behind "first" or "then". */
export const BEFORE = /before|\bfirst\b|पहले|pehle/i

/** How a step is led to: by the date of the stretch where that helps, and with no "before" before another. */
const preparing = ({ words, matter, nowMs }: Reader, { start }: Window, step: string): Wordings => {
  const { prepare, prepareBy } = words.verdicts
  const dated = PREPARED.has(fieldOf(matter)) && Date.parse(start) < nowMs + NEAR_MS
  const all = dated ? [...prepare, ...prepareBy] : prepare
  return BEFORE.test(step) ? all.filter((wording) => !BEFORE.test(wording)) : all
}

/** From this age on, years, who asks of children asks as a parent: steps for a couple are not theirs. */
const PARENT = 50
const isPastChildren = ({ ctx, matter }: Reader): boolean => matter === 'children_time' && ctx.age >= PARENT

/** What a stretch asks for, in the words of its one advice; of another person's life none is given. */
export const adviceFor = (reader: Reader, window: Window): Draft[] => {
  if (isForDoctor(reader)) return [draft(worded(reader, 'doctor', reader.words.more.doctor), [], SPARED.reason)]
  if (!reader.ofAsker && reader.relative) {
    const step = doingsFor(reader.ctx, reader.matter)?.slice(0, 2)
    if (!step) return []
    const text = worded(reader, 'how', reader.words.more.howFirst, { step: clause(reader, 'kin step', step) })
    return [draft(text, [], SPARED.advice)]
  }
  if (!reader.ofAsker || isPastChildren(reader)) return []
  const { text } = reader
  const facts = [citeWindow(reader, window)]
  // what helps in the situation that was told is not left out
  const spared = doingsFor(reader.ctx, reader.matter) ? SPARED.advice : SPARED.step
  const running = Date.parse(window.start) <= reader.nowMs
  if (window.advice === 'hold') return [said(reader, 'hold', facts, spared, stepSlots(text.hold))]
  const acts = window.advice === 'act' || window.advice === 'act_check'
  if (!(acts && running)) {
    const step = clause(reader, 'prepare step', text.prepare)
    const slots = { ...stepSlots(step), ...windowWords(reader, window) }
    if (running) return [said(reader, 'prepareNow', facts, spared, slots)]
    const wordings = preparing(reader, window, step)
    return [draft(worded(reader, 'prepare', wordings, slots), facts, spared)]
  }
  const step = clause(reader, 'act step', text.act)
  const act = said(reader, 'act', facts, spared, { ...stepSlots(step), ...windowWords(reader, window) })
  return window.advice === 'act' || !SIGNED.has(reader.domain) ? [act] : [act, said(reader, 'check', facts, spared)]
}

/** A better stretch further away, in at most one sentence. */
export const biggerAfter = (reader: Reader, first: Window): Draft[] => {
  const bigger = reader.verdict.windows.find(
    (window) => RANK[window.class] > RANK[first.class] && Date.parse(window.start) > Date.parse(first.end),
  )
  return bigger
    ? [said(reader, 'bigger', [citeWindow(reader, bigger)], SPARED.bigger, windowWords(reader, bigger))]
    : []
}

const overlap = (window: Window, { fromMs, toMs }: Named): number =>
  Math.min(Date.parse(window.end), toMs) - Math.max(Date.parse(window.start), fromMs)

/** Shorter than this a piece of a window is not worth naming. */
const SHORTEST = 14 * DAY_MS

/** The stretches of a named time, cut to it. */
export const stretchesIn = (reader: Reader, named: Named): Window[] =>
  reader.verdict.calendar
    .filter((window) => overlap(window, named) >= Math.min(SHORTEST, (named.toMs - named.fromMs) / 2))
    .map((window) => ({
      ...window,
      start: new Date(Math.max(Date.parse(window.start), named.fromMs)).toISOString(),
      end: new Date(Math.min(Date.parse(window.end), named.toMs)).toISOString(),
    }))

export const bestOf = (windows: readonly Window[]): Window | null =>
  windows.toSorted((a, b) => RANK[b.class] - RANK[a.class] || b.score - a.score)[0] ?? null

export const worstOf = (windows: readonly Window[]): Window | null =>
  windows.toSorted((a, b) => RANK[a.class] - RANK[b.class] || a.score - b.score)[0] ?? null

/** How far ahead "careful" stretches are named. */
const AHEAD_MS = 400 * DAY_MS

/** The most careful stretch of the year to come, where there is one. */
export const tightest = (reader: Reader): Window | null => {
  const soon = reader.verdict.calendar.filter(
    (window) =>
      isSlow(window) && Date.parse(window.start) < reader.nowMs + AHEAD_MS && Date.parse(window.end) > reader.nowMs,
  )
  return worstOf(soon)
}

/** When a slow stretch of the present ends, as a slot and a fact; null when none runs. */
export const untilOf = (reader: Reader): { slots: Record<string, string>; fact: string } | null => {
  const { until, now } = reader.verdict
  if (!until) return null
  const fact = reader.ctx.cite(untilFact(reader.key, reader.matter, until, now.antar))
  return { slots: { until: dateWords(reader.ctx.speech, Date.parse(until), reader.monthly) }, fact }
}

/** Of another person: whose chart this was read from, once a talk. */
export const sourceOf = (reader: Reader): Draft[] => {
  if (!reader.relative) return []
  const { source } = reader.words.more
  const { asked, parsed, question } = reader.ctx
  const inTalk = question.history.some(
    ({ role, facts = [] }) => role === 'astrologer' && facts.some(({ text }) => / stands for .+ of the /.test(text.en)),
  )
  // "your chart" is meant here, though the sentence is of another person
  const sourceText = fill(reader.ctx, reader.ctx.pick('source', source), reader.slots)
  const inReply = parsed.questions.slice(0, parsed.questions.indexOf(asked)).some(({ subject }) => kinOf(subject))
  return inTalk || inReply ? [] : [draft(sourceText, [], SPARED.source)]
}

const OF_MARRIAGE: ReadonlySet<Domain> = new Set<Domain>(['love', 'marriage', 'children', 'home'])

/** Of a time that two ask for: whose side this is. */
export const yourSide = (reader: Reader): Draft[] => {
  const { asked, speech } = reader.ctx
  const isOfTwo = asked.subject.kind === 'couple' && asked.scope !== null && !OF_MARRIAGE.has(reader.domain)
  return isOfTwo ? [draft(worded(reader, 'your side', YOUR_SIDE[speech]), [], SPARED.source)] : []
}

const WINS =
  /(?:\bwin|\bjeet|जीत)[^.?!।]*(?:election|chuna+v|चुनाव|इलेक्शन)|(?:election|chuna+v|चुनाव|इलेक्शन)[^.?!।]*(?:\bwin|\bjeet|जीत)/iu

/** Of an election: that votes are not read. */
export const votes = (reader: Reader): Draft[] =>
  reader.matter === 'career_path' && WINS.test(reader.ctx.asked.words)
    ? [draft(worded(reader, 'votes', VOTES[reader.ctx.speech]), [], SPARED.reason)]
    : []

/** Of an uncertain time of birth: from where houses are counted and why only months are named, once a talk. */
export const monthsOnly = (reader: Reader): Draft[] => {
  const { frame, speech, question } = reader.ctx
  if (!reader.monthly || question.history.some(({ role }) => role === 'astrologer')) return []
  const wordings = frame === 'lagna' ? reader.words.more.monthsOnly : COUNTED[frame][speech]
  return [draft(worded(reader, 'months only', wordings), [], frame === 'lagna' ? SPARED.second : SPARED.reason)]
}
