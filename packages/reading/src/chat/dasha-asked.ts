import type { PeriodAsk, ReadingTopic } from '@dhruva/intent'
import type { GrahaId, Period } from '@dhruva/jyotish'
import { grahaOf, isNode, ruledBy, steadiness } from '#chart.ts'
import { type GrahaTime, grahaTime } from '#facts/dasha-asked.ts'
import { ADULT, YEAR_MS } from '#rules.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { practice } from '#sentences/practice.ts'
import { dashaDate, graha, type ReadingContext } from '#sentences/reading-context.ts'
import { roleOf } from '#sentences/role.ts'
import type { Tense } from '#texts/en/choices.ts'
import { natal, type Parts, ruling } from './ask-places.ts'
import { passing } from './day.ts'
import { type Window, windowItems } from './windows.ts'

/** Antardashas that are listed of a mahadasha. */
const LISTED = 3
/** What lies further ahead is dated and not planned for. */
const FAR_MS = 30 * YEAR_MS

const tenseOf = (view: ReadingContext, { start, end }: Period): Tense => {
  const ms = view.at.getTime()
  return Date.parse(end) <= ms ? 'past' : Date.parse(start) <= ms ? 'now' : 'coming'
}

/** What a graha rules, as houses and as parts of life; nothing for a node. */
export const rulesPart = (view: ReadingContext, id: GrahaId, priority = 0): Draft | null => {
  if (isNode(id)) return null
  const { asks, frames, vocab } = view.t
  const ruled = ruledBy(view.chart, id)
  const areas = asks.areas(ruled.map((house) => vocab.area(house)))
  return draft(asks.grahaRules(graha(view, id), frames.roles.rules(ruled), areas), [`${id}.rules`], priority)
}

const mahaPart = (view: ReadingContext, id: GrahaId, maha: Period): Draft => {
  const [from, to] = [dashaDate(view, maha.start), dashaDate(view, maha.end)]
  const chapter = view.t.grahas.CHAPTERS[id]
  return draft(view.t.choices.maha(tenseOf(view, maha), graha(view, id), from, to, chapter), [`dasha.of.${id}`])
}

const antarPart = (view: ReadingContext, id: GrahaId, near: NonNullable<GrahaTime['near']>): Draft => {
  const { maha, antar } = near
  const [from, to] = [dashaDate(view, antar.start), dashaDate(view, antar.end)]
  const text = view.t.choices.antar(tenseOf(view, antar), graha(view, id), graha(view, maha), from, to)
  return draft(text, [`dasha.of.${id}.antar`])
}

/** The antardashas of the mahadasha that run or come, first to last. */
const partItems = (view: ReadingContext, ask: PeriodAsk, topic: ReadingTopic, parts: readonly Period[]): Draft[] => {
  const windows = parts.map(({ lord, start, end }, index): Window => {
    const fact = `dasha.of.${ask.graha}.${index + 1}`
    const begun = Date.parse(start) <= view.at.getTime()
    return { kind: 'antar', lord, start: begun ? null : start, end, role: roleOf(view, lord, topic), fact }
  })
  return windowItems(view, topic, windows.filter(({ end }) => Date.parse(end) > view.at.getTime()).slice(0, LISTED))
}

/** A named graha's mahadasha or antardasha: when it is, what the graha rules, where it sits, and what is inside it. */
export const periodParts = (view: ReadingContext, ask: PeriodAsk): Parts => {
  const { choices, frames, periods } = view.t
  const { maha, parts, near } = grahaTime(view.chart, ask, view.at)
  const id = ask.graha
  const topic = view.age < ADULT ? 'life' : ask.topic
  const role = roleOf(view, id, topic)
  const subject = frames.subject(topic, view.stage, null)
  const means = draft(
    choices.means(subject, graha(view, id), role.text, periods.NOW[topic][role.nearness]),
    role.facts.length > 0 ? role.facts : [`${id}.place`],
  )
  const whole = maha ? mahaPart(view, id, maha) : null
  const nearest = near ? antarPart(view, id, near) : null
  const past = maha !== null && tenseOf(view, maha) === 'past'
  const far = maha !== null && Date.parse(maha.start) - view.at.getTime() > FAR_MS
  const noSuch = ask.level === 'antar' && !near ? draft(choices.noTime(graha(view, id)), []) : null
  // asked without a level, the one that runs or comes next is told first
  const sooner = near !== null && (maha === null || past || near.antar.start < maha.start)
  const antarFirst = ask.level === 'antar' || (ask.level === 'any' && sooner)
  const leads = antarFirst
    ? [noSuch, nearest, whole && { ...whole, priority: ask.level === 'any' ? 0 : 5 }]
    : [whole, nearest && { ...nearest, priority: past || far ? 0 : 5 }]
  const items = antarFirst || past || far ? [] : partItems(view, ask, topic, parts)
  return [
    [...leads, past && !antarFirst ? draft(choices.once, []) : null],
    natal(view, id),
    [rulesPart(view, id, 2), means],
    items,
    id === 'moon' ? [] : [passing(view, id, 4)],
    [practice(view, id, 'practiceEnd')],
  ]
}

/** Two grahas side by side: which stands more steadily, what each holds, when each rules the time. */
export const compareParts = (view: ReadingContext, [a, b]: readonly [GrahaId, GrahaId]): Parts => {
  const { choices } = view.t
  const [first, second] = [steadiness(grahaOf(view.chart, a)), steadiness(grahaOf(view.chart, b))]
  const [weaker, stronger] = first < second ? [a, b] : [b, a]
  const say = isNode(a) || isNode(b) ? choices.node : first === second ? choices.level : choices.steadier
  const names = say === choices.steadier ? ([stronger, weaker] as const) : ([a, b] as const)
  const lead = say(graha(view, names[0]), graha(view, names[1]))
  return [
    [draft(lead, [`${a}.place`, `${b}.place`])],
    [...natal(view, a), rulesPart(view, a, 3), ruling(view, a)],
    [...natal(view, b), rulesPart(view, b, 3), ruling(view, b)],
    [practice(view, weaker, 'practiceEnd')],
  ]
}
