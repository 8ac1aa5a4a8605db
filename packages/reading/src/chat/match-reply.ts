import { lacksOther } from '@dhruva/intent'
import type { GrahaId, Koota, Manglik } from '@dhruva/jyotish'
import type { Firmness } from '#certainty/certain-facts.ts'
import { openDaysOf } from '#certainty/keeps.ts'
import { grahaOf, houseOf } from '#chart.ts'
import { kootaName, pointsText, scoreText, softenings, undoneText } from '#facts/koota-words.ts'
import { uncertainText } from '#match/explain.ts'
import { apartOf, firmOf } from '#match/facts.ts'
import { held, unsureOf } from '#match/firm.ts'
import { type Pair, pairOf } from '#match/pair.ts'
import { ADULT } from '#rules.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { dashaDate, graha, type ReadingContext, readingContext, sign } from '#sentences/reading-context.ts'
import { match as en } from '#texts/en/match.ts'
import { match as hi } from '#texts/hi/match.ts'
import type { Sentence } from '#types.ts'
import { meetingIn } from './match-windows.ts'
import { lordPart } from './parts.ts'
import { antarPart } from './timed-parts.ts'
import { windowsOf } from './windows.ts'

const SAY = { en, hi }
const LIMIT = 245

type Parts = Array<Array<Draft | null>>
type Table = { view: ReadingContext; their: ReadingContext; pair: Pair; say: typeof en }

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

const kootaItem = ({ view, say }: Table, koota: Koota, strong: boolean, priority: number): Draft =>
  draft(
    say.koota(kootaName(view.code, koota.id), koota.id, scoreText(view.code, koota), strong),
    [`match.${koota.id}`],
    priority,
  )

const lead = ({ view, pair, say }: Table): Draft => {
  const { total, verdict } = pair.match
  const text = view.pick('match', (v) => say.lead(v, pair.name, pointsText(total), verdict))
  return draft(text, ['match.total'])
}

const kootaParts = (table: Table): Array<Draft | null> => {
  const { strong, weak } = ranked(table.pair)
  return [
    ...strong.slice(0, 2).map((koota, index) => kootaItem(table, koota, true, index === 0 ? 0 : 5)),
    ...weak.slice(0, 2).map((koota, index) => kootaItem(table, koota, false, index === 0 ? 0 : 4)),
  ]
}

const undoneParts = ({ view, pair }: Table): Draft[] =>
  pair.match.cancellations.map((one, index) =>
    draft(undoneText(view.code, one), [`match.cancelled.${index + 1}`], index === 0 ? 1 : 6),
  )

const moonParts = ({ view, pair, say }: Table): Draft[] => {
  const [toThem] = apartOf(pair)
  const signs = [sign(view, pair.mine.moon_sign), sign(view, pair.theirs.moon_sign)] as const
  const text = view.pick('moons', (v) => say.moons(v, pair.name, signs, toThem))
  const maitri = pair.match.kootas.find(({ id }) => id === 'maitri')?.reason
  if (maitri?.code !== 'maitri') return [draft(text, ['match.moons'])]
  const [mine, theirs] = pair.me === 'groom' ? [maitri.groom, maitri.bride] : [maitri.bride, maitri.groom]
  const regards = [maitri.groom_regards, maitri.bride_regards]
  const friends = regards.every((one) => one === 'friend')
  const kind = mine === theirs ? 'same' : friends ? 'friends' : regards.includes('enemy') ? 'apart' : 'mixed'
  const lords = say.lords([graha(view, mine), graha(view, theirs)], kind)
  return [draft(text, ['match.moons']), draft(lords, ['match.lords'], 7)]
}

const seventhPart = ({ view, pair, say }: Table): Draft => {
  const lordIn = (chart: Pair['mine']): { id: GrahaId; house: number } => grahaOf(chart, houseOf(chart, 7).lord)
  const [mine, theirs] = [lordIn(pair.mine), lordIn(pair.theirs)]
  const text = say.seventh(pair.name, [graha(view, mine.id), graha(view, theirs.id)], [mine.house, theirs.house])
  return draft(text, ['house.7.lord', 'other.house.7.lord'], 2)
}

const manglikPart = ({ view, pair, say }: Table): Draft => {
  const [mine, theirs] = [pair.mine.doshas.manglik, pair.theirs.doshas.manglik]
  const { manglik: words } = say
  const onManglik = (text: string) => draft(text, ['match.manglik'])
  const why = (one: Manglik) => softenings(view.code, one)
  if (!mine.present && !theirs.present) return onManglik(words.neither)
  if (mine.present && theirs.present) return onManglik(words.mutual)
  const [whose, one] = mine.present ? [words.yours, mine] : [words.theirs(pair.name), theirs]
  return onManglik(one.cancelled ? words.cancelled(whose, why(one)) : words.stands(whose))
}

const runsPart = ({ view, their, pair, say }: Table): Draft | null => {
  if (!view.running || !their.running) return null
  const [mine, theirs] = [view.running, their.running].map(({ maha, antar }) => ({
    name: say.period(graha(view, maha.lord), graha(view, antar.lord)),
    end: antar.end,
  }))
  if (!mine || !theirs) return null
  const ends = [dashaDate(view, mine.end), dashaDate(their, theirs.end)] as const
  return draft(say.runs(pair.name, [mine.name, theirs.name], ends), ['dasha.antar', 'other.dasha.antar'])
}

const meetingPart = ({ view, their, pair, say }: Table): Draft | null => {
  const met = meetingIn(windowsOf(view, 'love_marriage'), windowsOf(their, 'love_marriage'), view.at)
  if (!met) return null
  const lords = [graha(view, met.mine.lord), graha(view, met.theirs.lord)] as const
  const facts = [met.mine.fact, `other.${met.theirs.fact}`]
  const mine = (instant: string) => dashaDate(view, instant)
  const theirs = (instant: string) => dashaDate(their, instant)
  if (met.at === 'apart') {
    const { start, end } = met.mine
    const begins = [mine(start ?? end), theirs(met.theirs.start ?? met.theirs.end)] as const
    return draft(say.windows(pair.name, lords, begins), facts, 1)
  }
  // a day is told in the zone of the birth whose period begins or ends on it, as its fact tells it
  const from = met.from && (met.from === met.mine.start ? mine(met.from) : theirs(met.from))
  const to = met.to === met.mine.end ? mine(met.to) : theirs(met.to)
  return draft(say.window(pair.name, lords, from, to), facts)
}

const stepPart = ({ pair, say }: Table): Draft => {
  const [weakest] = ranked(pair).weak
  return draft(say.steps(weakest?.id ?? 'tara'), weakest ? [`match.${weakest.id}`] : [], 1)
}

/** Said first where a time of birth is not exact. */
const openingPart = ({ view, pair, say }: Table): Draft | null => {
  const isExact = [view.question, pair.other].every(({ uncertainty = 0 }) => uncertainty === 0)
  return isExact ? null : draft(say.opening(pair.name), [])
}

const coupleParts = (table: Table): Parts => {
  const times = [runsPart(table), meetingPart(table)]
  const reasons: Parts = [
    kootaParts(table),
    undoneParts(table),
    moonParts(table),
    [seventhPart(table), manglikPart(table)],
  ]
  const asksWhen = table.view.intent.form === 'when' || table.view.question.astrologer === 'Astra'
  return [
    [openingPart(table)],
    [lead(table)],
    ...(asksWhen ? [times, ...reasons] : [...reasons, times]),
    [stepPart(table), draft(table.say.calm, [])],
  ]
}

const bondParts = (table: Table): Parts => [
  [openingPart(table)],
  [draft(table.say.bond(table.pair.name), [])],
  moonParts(table),
  [runsPart(table)],
  [draft(table.say.bondStep, [])],
]

/** What is missing for a comparison and how it comes there; meanwhile what the asker's own chart says. */
const missingParts = (view: ReadingContext, said: string | null): Parts => {
  const say = SAY[view.code]
  const topic = view.age >= ADULT ? 'love_marriage' : 'life'
  return [
    say.missing(said).map((text) => draft(text, [])),
    [draft(say.meanwhile, []), lordPart(view, topic), antarPart(view, topic)],
  ]
}

/** The question as the other person would be read: their chart and days, these as exact as they hold. */
const theirView = (view: ReadingContext, { other }: Pair, firm: Firmness | null): ReadingContext => {
  const { other: _, ...question } = view.question
  const { language } = question.person
  const theirs = readingContext({ ...question, chart: other.chart, person: { ...other.person, language } }, view.parsed)
  return firm ? { ...theirs, openDays: openDaysOf(firm.facts.values()) } : theirs
}

/** What is left out because the other's time of birth is not exact. */
const unsureParts = ({ code }: ReadingContext, { name }: Pair, { stability }: Firmness): Sentence[] => {
  const unsure = unsureOf(stability)
  const texts = unsure.length > 0 ? unsure.map((what) => uncertainText(code, what, name)) : [SAY[code].unsure(name)]
  return texts.map((text) => ({ text, facts: [] }))
}

/**
 * Two saved kundlis laid beside each other, or how the second comes there. Null when the question compares nobody, so that
 * it is answered as any other.
 */
export const composeMatch = (view: ReadingContext): Sentence[][] | null => {
  const pair = pairOf(view.question)
  if (pair) {
    const firm = firmOf(view.question)
    const table = { view, their: theirView(view, pair, firm), pair, say: SAY[view.code] }
    const paragraphs = trimToWordLimit(pair.kind === 'couple' ? coupleParts(table) : bondParts(table), LIMIT)
    return firm ? [...held(paragraphs, firm, view.facts), unsureParts(view, pair, firm)] : paragraphs
  }
  const { match } = view.parsed
  return match && lacksOther(match) ? trimToWordLimit(missingParts(view, match.said), LIMIT) : null
}
