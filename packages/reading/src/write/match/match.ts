import { type Judgement, judge, type Koota, type LifeMatter, type Window } from '@dhruva/jyotish'
import { createFact } from '#facts/create-fact.ts'
import { indianDay } from '#facts/days.ts'
import { windowFact } from '#facts/judged.ts'
import { kootaName, pointsText } from '#facts/koota-words.ts'
import { todayOf } from '#facts/today.ts'
import { apartOf, firmOf } from '#match/facts.ts'
import { held, unsureOf } from '#match/firm.ts'
import { type Pair, pairOf } from '#match/pair.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import type { Sentence } from '#types.ts'
import { stated } from '#write/chart/known.ts'
import { nameIn } from '#write/context.ts'
import { dayIn, grahaIn, signIn, spanIn } from '#write/say/names.ts'
import { line, say, type Wordings } from '#write/say/say.ts'
import type { WriteContext, Writer } from '#write/types.ts'
import * as words from './match-data.ts'

const LIMIT = 150

type Table = { context: WriteContext; pair: Pair; other: string }
type Slots = Record<string, string>

const told = ({ context, other }: Table, slot: string, wordings: Wordings, slots: Slots = {}): string =>
  say(context, `match.${slot}`, wordings, { other, ...slots })

/** The kootas that tell most: fullest first by weight, and emptiest first by what they cost. */
const ranked = ({ match }: Pair): { strong: Koota[]; weak: Koota[] } => {
  const isFull = ({ points, maximum }: Koota) => points * 4 >= maximum * 3
  return {
    strong: match.kootas.filter(isFull).toSorted((a, b) => b.points - a.points),
    weak: match.kootas
      .filter((koota) => !isFull(koota))
      .toSorted((a, b) => b.maximum - b.points - (a.maximum - a.points)),
  }
}

const nameOf = ({ context: { speech } }: Table, id: Koota['id']): string =>
  speech === 'hing' ? words.KOOTA_HING[id] : kootaName(speech, id)

const lead = (table: Table): Draft => {
  const { total, verdict } = table.pair.match
  const slots = { total: pointsText(total), count: words.VERDICTS[verdict][table.context.speech] }
  return draft(told(table, 'lead', words.LEAD, slots), ['match.total'])
}

const kootas = (table: Table): Draft[] => {
  const { strong, weak } = ranked(table.pair)
  const item = ({ id, points, maximum }: Koota, side: 'strong' | 'weak', priority: number): Draft => {
    const slots = { koota: nameOf(table, id), points: pointsText(points), most: String(maximum) }
    const life = words.LIFE[id][side][table.context.speech]
    return draft(told(table, `koota.${id}`, words.KOOTA, { ...slots, life }), [`match.${id}`], priority)
  }
  return [
    ...strong.slice(0, 1).map((one) => item(one, 'strong', 0)),
    ...weak.slice(0, 1).map((one) => item(one, 'weak', 0)),
    ...strong.slice(1, 2).map((one) => item(one, 'strong', 6)),
    ...weak.slice(1, 2).map((one) => item(one, 'weak', 5)),
  ]
}

const undone = (table: Table): Draft[] =>
  table.pair.match.cancellations.map((one, index) => {
    const { speech } = table.context
    const [first = '', second = ''] = 'lords' in one ? one.lords.map((id) => grahaIn(speech, id)) : []
    const text = told(table, `undone.${one.koota}`, words.UNDONE[one.code], {
      koota: nameOf(table, one.koota),
      first,
      second,
    })
    return draft(text, [`match.cancelled.${index + 1}`], index === 0 ? 1 : 7)
  })

const HALF = 7

const moons = (table: Table): Draft => {
  const { context, pair } = table
  const [toThem] = apartOf(pair)
  const apart = words.APART[(toThem > HALF ? 14 - toThem : toThem) - 1]
  const slots = {
    mine: signIn(context.speech, pair.mine.moon_sign),
    theirs: signIn(context.speech, pair.theirs.moon_sign),
    apart: apart?.[context.speech] ?? '',
  }
  return draft(told(table, 'moons', words.MOONS, slots), ['match.moons'])
}

const manglik = (table: Table): Draft => {
  const [mine, theirs] = [table.pair.mine.doshas.manglik, table.pair.theirs.doshas.manglik]
  const on = (kind: keyof typeof words.MANGLIK) => draft(told(table, 'manglik', words.MANGLIK[kind]), ['match.manglik'])
  if (mine.present && theirs.present) return on('mutual')
  if (mine.present) return on(mine.cancelled ? 'mine_lifted' : 'mine')
  if (theirs.present) return on(theirs.cancelled ? 'theirs_lifted' : 'theirs')
  return on('neither')
}

/** In which periods the two live, as exactly as they hold. */
const runs = (table: Table): Draft | null => {
  const { context } = table
  const [mine, theirs] = ['dasha.antar', 'other.dasha.antar'].map((id) => stated(context, id, 'antar'))
  if (!(mine && theirs)) return null
  const { speech } = context
  const slots = {
    mine: `${grahaIn(speech, mine.maha)}/${grahaIn(speech, mine.antar)}`,
    theirs: `${grahaIn(speech, theirs.maha)}/${grahaIn(speech, theirs.antar)}`,
    until: dayIn(speech, mine.to),
    till: dayIn(speech, theirs.to),
  }
  return draft(told(table, 'runs', words.RUNS, slots), ['dasha.antar', 'other.dasha.antar'])
}

/** A shorter stretch is over before anything is done in it. */
const SHORTEST_MS = 30 * 86_400_000
const GOOD: ReadonlySet<Window['class']> = new Set<Window['class']>(['best', 'good', 'fair'])

type Meeting = { start: string; end: string; mine: Window; theirs: Window }

/** The first stretch of the next sixty months that supports a matter in both judgements. */
const meetingIn = (mine: Judgement, theirs: Judgement, matter: LifeMatter): Meeting | null => {
  const workable = (judgement: Judgement) => judgement.matter(matter).calendar.filter((one) => GOOD.has(one.class))
  const found = workable(mine).flatMap((one) =>
    workable(theirs).flatMap((other) => {
      const [, start = ''] = [one.start, other.start].toSorted()
      const [end = ''] = [one.end, other.end].toSorted()
      return Date.parse(end) - Date.parse(start) < SHORTEST_MS ? [] : [{ start, end, mine: one, theirs: other }]
    }),
  )
  return found.toSorted((a, b) => a.start.localeCompare(b.start))[0] ?? null
}

const together = (table: Table): Draft | null => {
  const { context, pair } = table
  const { question, at, speech } = context
  const isExact = [question, pair.other].every(({ uncertainty = 0 }) => uncertainty === 0)
  // of a birth whose time is not exact the judgement of one chart is not enough
  if (!isExact || question.person.maritalStatus === 'Married') return null
  const { chart } = todayOf(pair.other.chart, at)
  const met = meetingIn(context.judgement, judge(chart, at, pair.other.person.gender), 'marriage_time')
  if (!met) return draft(told(table, 'together', words.NOT_TOGETHER), [], 2)
  const theirs = windowFact('marriage_time', 'marriage_time', met.theirs, null)
  const facts = [
    context.cite(windowFact('marriage_time', 'marriage_time', met.mine, null)),
    context.cite(
      createFact({
        ...theirs,
        id: `other.${theirs.id}`,
        whose: { name: pair.name },
        opens: { kind: 'match', id: String(pair.other.bid) },
      }),
    ),
  ]
  const span = spanIn(speech, indianDay(met.start), indianDay(met.end))
  return draft(told(table, 'together', words.TOGETHER, { span }), facts)
}

const step = (table: Table): Draft => {
  const [weakest] = ranked(table.pair).weak
  const act = words.LIFE[weakest?.id ?? 'tara'].act[table.context.speech]
  return draft(told(table, 'step', words.STEP, { act }), weakest ? [`match.${weakest.id}`] : [], 3)
}

/** Said first where a time of birth is not exact. */
const inexact = (table: Table): Draft | null => {
  const { context, pair } = table
  const isExact = [context.question, pair.other].every(({ uncertainty = 0 }) => uncertainty === 0)
  return isExact ? null : draft(told(table, 'inexact', words.INEXACT), [])
}

type Parts = Array<Array<Draft | null>>

const couple = (table: Table): Parts => {
  const times = [together(table), runs(table)]
  const reasons = [kootas(table), undone(table), [moons(table), manglik(table)]]
  // how many gunas is asked: how many, and what gave and took most
  if (table.context.asked.form === 'count')
    return [[inexact(table)], [lead(table)], kootas(table).filter(({ priority }) => priority === 0)]
  const end = [step(table), draft(told(table, 'calm', words.CALM), [], 4)]
  return table.context.asked.form === 'when'
    ? [[inexact(table)], times, [lead(table)], ...reasons, end]
    : [[inexact(table)], [lead(table)], ...reasons, times, end]
}

const bond = (table: Table): Parts => [
  [inexact(table)],
  [draft(told(table, 'bond', words.BOND), [])],
  [moons(table), runs(table)],
  [draft(told(table, 'step', words.STEP, { act: words.LISTEN[table.context.speech] }), [])],
]

/** What is left out because the other's time of birth is not exact. */
const unsure = (table: Table, stability: Parameters<typeof unsureOf>[0]): Sentence[] => {
  const found = unsureOf(stability)
  return (found.length > 0 ? found : (['rest'] as const)).map((what) => line(told(table, what, words.UNSURE[what])))
}

/** A question about two saved kundlis, from what they are laid beside each other. Null when the question has no other. */
export const writeMatch: Writer = (context) => {
  const { question, chart, speech } = context
  const pair = pairOf({ ...question, chart })
  if (!pair) return null
  const table = { context, pair, other: nameIn(speech, pair.other.person.name) || pair.name }
  const firm = firmOf(question)
  const paragraphs = trimToWordLimit(pair.kind === 'couple' ? couple(table) : bond(table), LIMIT)
  return firm ? [...held(paragraphs, firm, context.facts), unsure(table, firm.stability)] : paragraphs
}

/** What is missing for a comparison and how it comes there; `named` is the other as the message calls them. */
export const writeMissing = (context: WriteContext, named: string | null): Sentence[][] => {
  const wordings = named === null ? words.MISSING.unnamed : words.MISSING.named
  return [
    [
      line(say(context, 'match.missing', wordings, { other: named ?? '' })),
      line(say(context, 'match.save', words.HOW_TO_SAVE)),
    ],
  ]
}
