import { DAY_MS } from '@dhruva/common'
import type { GrahaId, LifeMatter, Verdict, Window } from '@dhruva/jyotish'
import { grahaOf } from '#chart.ts'
import { dayText, indianDay } from '#facts/days.ts'
import { strengthFact, windowFact } from '#facts/judged.ts'
import { judgementOf } from '#judgement.ts'
import type { Days } from '#parts.ts'
import { ADULT } from '#rules.ts'
import type { Fact } from '#types.ts'
import { GIFT, STRAIN } from '#write/chart/graha-data.ts'
import { stated } from '#write/chart/known.ts'
import { MOON_NEEDS, SIGN_MANNER } from '#write/chart/sign-data.ts'
import { spanWords } from '#write/readings/span.ts'
import { DOMAIN_OF, WORDS } from '#write/readings/words.ts'
import { monthIn, signIn, starIn } from '#write/say/names.ts'
import { areaOf, factsOf, graha, type Line, type Writing } from './context.ts'
import * as words from './wordings-data.ts'

const SCHOOL = 6
const GROWN = 25
const ELDER = 60
/** A marriage is looked for within these years. */
const MARRIES = { from: 21, to: 40 }

/** The matters that a time can be good for at an age; none of a small child. */
export const mattersAt = ({ age, person: { maritalStatus } }: Pick<Writing, 'age' | 'person'>): LifeMatter[] => {
  if (age < SCHOOL) return []
  if (age < ADULT) return ['study_focus', 'exam', 'arts_sport']
  if (age >= ELDER) return ['home_peace', 'family_bond', 'worship', 'journey', 'saving_expense']
  const work: LifeMatter[] =
    age < GROWN
      ? ['higher_study', 'exam', 'job_get', 'saving_expense']
      : ['career_path', 'wealth', 'house_buy', 'journey']
  if (maritalStatus === 'Married') return [...work, 'marital_harmony', 'home_peace']
  const seeks = maritalStatus === 'Single' && age >= MARRIES.from && age < MARRIES.to
  return seeks ? [...work, 'marriage_time'] : [...work, 'family_bond']
}

/** Lagna and Moon; `null` where a fact of it is missing. */
export const who = (writing: Writing): Line | null => {
  const { code, chart, celebrity } = writing
  const facts = factsOf(writing, 'lagna', 'moon.place', ...(celebrity ? ['moon.nakshatra'] : []))
  if (facts.length < (celebrity ? 3 : 2)) return null
  const slots = {
    lagna: signIn(code, chart.ascendant.sign),
    moon: signIn(code, chart.moon_sign),
    star: starIn(code, chart.nakshatra),
    manner: SIGN_MANNER[code][chart.ascendant.sign] ?? '',
    needs: MOON_NEEDS[code][chart.moon_sign] ?? '',
  }
  return { about: 'who', text: writing.say('who', celebrity ? words.WHO_OF_THEM : words.WHO, slots), facts }
}

const areaFor = (writing: Writing, id: GrahaId): string => areaOf(writing, grahaOf(writing.chart, id).house)

/** What is strongest, where it stands and what it gives. */
export const strongest = (writing: Writing): Line => {
  const { code, chart, celebrity } = writing
  const judgement = judgementOf(judged(writing))
  const id = judgement.strongest
  const strength = judgement.strengths[id]
  const state = words.STATES[grahaOf(chart, id).dignity]
  const isStrong = strength.word === 'strong' || strength.word === 'good'
  const wordings = celebrity ? words.STRONGEST_OF_THEM : isStrong ? words.STRONGEST : words.STEADIEST
  const slots = { graha: graha(code, id), state: state?.[code] ?? '', gift: GIFT[id][code], area: areaFor(writing, id) }
  return {
    about: 'strongest',
    text: writing.say('strongest', wordings, slots),
    facts: [
      strengthFact(id, strength, 'first'),
      ...factsOf(writing, `${id}.place`, ...(state ? [`${id}.dignity`] : [])),
    ],
  }
}

const judged = ({ chart, at, person }: Writing) => ({
  chart,
  at,
  person: { name: '', language: 'English' as const, ...person },
})

type Judged = { matter: LifeMatter; verdict: Verdict }

const judgedMatters = (writing: Writing): Judged[] => {
  const judgement = judgementOf(judged(writing))
  return mattersAt(writing).map((matter) => ({ matter, verdict: judgement.matter(matter) }))
}

const RANK: Record<Window['class'], number> = { best: 4, good: 3, fair: 2, slow: 1, rest: 0 }
const byNow = (a: Judged, b: Judged): number =>
  RANK[b.verdict.now.class] - RANK[a.verdict.now.class] || b.verdict.now.score - a.verdict.now.score

/** The matter that the present is best for; none of a small child. */
const presentOf = (writing: Writing): Judged | null => judgedMatters(writing).toSorted(byNow)[0] ?? null

const numbered = ({ matter, verdict }: Judged, window: Window): Fact => {
  const index = verdict.windows.indexOf(window)
  return windowFact(matter, matter, window, index < 0 ? null : index + 1)
}

const tailOf = (writing: Writing, present: Judged): string => {
  const rank = RANK[present.verdict.now.class]
  const tail = words.TAILS[rank >= RANK.good ? 'good' : rank === RANK.fair ? 'fair' : 'slow']
  return writing.pick('tail', tail[writing.code], { aim: WORDS[writing.code].matters[present.matter].aim })
}

/** Days ahead from which on a month says enough; the day stands behind the mark. */
const MONTH_ENOUGH = 120

/** The end of a period as a plain sentence says it. */
const endText = ({ code, at }: Writing, to: Days): string => {
  if (to.first - indianDay(at).first <= MONTH_ENOUGH) return dayText(code, to)
  const end = new Date(to.first * DAY_MS)
  return `${monthIn(code, end.getUTCMonth())} ${end.getUTCFullYear()}`
}

/** The two periods that run, and what the present is for. */
export const now = (writing: Writing): Line => {
  const { code, celebrity } = writing
  const [maha, antar] = [stated(writing, 'dasha.maha', 'maha'), stated(writing, 'dasha.antar', 'antar')]
  if (!maha || !antar) return over(writing)
  const present = celebrity ? null : presentOf(writing)
  const slots = {
    maha: graha(code, maha.maha),
    mahaTo: endText(writing, maha.to),
    antar: graha(code, antar.antar),
    antarTo: endText(writing, antar.to),
    tail: present ? tailOf(writing, present) : '',
  }
  const window = present ? [numbered(present, present.verdict.now)] : []
  const isLast = maha.to.first === antar.to.first
  const wordings = celebrity ? words.AT_ANY_HOUR.periods : isLast ? words.NOW_LAST : words.NOW
  return {
    about: 'now',
    text: writing.say('now', wordings, slots),
    facts: [...factsOf(writing, 'dasha.maha', 'dasha.antar'), ...window],
  }
}

/** Outside the hundred and twenty years. */
const over = (writing: Writing): Line => {
  const ended = stated(writing, 'dasha.over', 'dashas_over')
  if (!ended) throw new RangeError('neither a dasha that runs nor one that ended')
  const slots = { maha: graha(writing.code, ended.maha), to: dayText(writing.code, ended.to) }
  return { about: 'now', text: writing.say('over', words.OVER, slots), facts: factsOf(writing, 'dasha.over') }
}

/** What begins within a week is as good as begun. */
const SOON = 7 * DAY_MS

type Coming = Judged & { window: Window & { class: keyof typeof words.CLASSES } }

const isNamed = (window: Window): window is Coming['window'] => window.class in words.CLASSES

/** The nearest good stretch that has not begun, of another side of life than the present's; a fair one where none is good. */
const comingOf = (writing: Writing, present: Judged | null): Coming | null => {
  const after = writing.at.getTime() + SOON
  const all = judgedMatters(writing)
    .filter(({ matter }) => matter !== present?.matter)
    .flatMap(({ matter, verdict }) =>
      verdict.windows.flatMap((window) =>
        Date.parse(window.start) > after && isNamed(window) ? [{ matter, verdict, window }] : [],
      ),
    )
  const good = all.filter(({ window }) => RANK[window.class] >= RANK.good)
  return (good.length > 0 ? good : all).toSorted((a, b) => a.window.start.localeCompare(b.window.start))[0] ?? null
}

const next = (writing: Writing): Line | null => {
  const { code, say } = writing
  const coming = comingOf(writing, presentOf(writing))
  if (!coming) return nextPeriod(writing)
  const { window, matter } = coming
  const text = WORDS[code].matters[matter]
  const stretch = { fromMs: Date.parse(window.start), toMs: Date.parse(window.end) }
  const slots = {
    aim: text.aim,
    class: words.CLASSES[window.class][code],
    ...spanWords(code, stretch, writing.at.getTime(), false),
    step: writing.pick('step', text.prepare),
  }
  return { about: 'next', text: say(`next ${DOMAIN_OF[matter]}`, words.NEXT, slots), facts: [numbered(coming, window)] }
}

/** The next antardasha; null where none is left. */
export const nextPeriod = (writing: Writing): Line | null => {
  const { code } = writing
  const antar = stated(writing, 'dasha.next.1', 'antar')
  if (!antar) return null
  const slots = {
    antar: graha(code, antar.antar),
    maha: graha(code, antar.maha),
    from: dayText(code, antar.from),
    to: dayText(code, antar.to),
  }
  return { about: 'next', text: writing.say('next', words.NEXT_PERIOD, slots), facts: factsOf(writing, 'dasha.next.1') }
}

/** Until when what asks the most of the person does so, with the fact that says it. */
const endOf = (writing: Writing, why: keyof typeof words.MIND) => {
  if (why === 'sade_sati')
    return { id: 'dosha.sade_sati.now', to: stated(writing, 'dosha.sade_sati.now', 'season')?.to }
  const id = `dasha.${why}`
  return { id, to: stated(writing, id, why)?.to }
}

const mind = (writing: Writing): Line | null => {
  const { code } = writing
  const { graha: id, why } = judgementOf(judged(writing)).troubling()
  const end = endOf(writing, why)
  if (!end.to) return null
  const slots = {
    graha: graha(code, id),
    strain: STRAIN[id][code],
    to: why === 'pratyantar' ? dayText(code, end.to) : endText(writing, end.to),
    area: areaFor(writing, id),
  }
  return {
    about: 'mind',
    text: writing.say('mind', words.MIND[why], slots),
    facts: factsOf(writing, end.id, `${id}.place`),
  }
}

/** Of a birth known to the minute; of a public figure only what stands in the chart and runs. */
export const exactLines = (writing: Writing): Line[] => {
  const lines = writing.celebrity
    ? [who(writing), strongest(writing), now(writing)]
    : [who(writing), strongest(writing), now(writing), next(writing), mind(writing)]
  return lines.filter((line) => line !== null)
}
