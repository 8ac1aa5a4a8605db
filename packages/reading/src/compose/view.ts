import type { GrahaId } from '@dhruva/jyotish'
import { type Chart, type Transits, transits as transitsAt, withCurrent } from '@dhruva/jyotish'
import { ageOn, dateIn, INDIA, noonOfDay } from '#dates.ts'
import { type Coming, comingAntardashas } from '#facts/timed.ts'
import { factsOf } from '#facts.ts'
import { wordsOf } from '#intent/normalise.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { Stage } from '#texts/en/frames-subjects.ts'
import { en, type Texts } from '#texts/en/index.ts'
import { hi } from '#texts/hi/index.ts'
import type { Code, Fact, Intent, Question } from '#types.ts'

/** Everything a composer reads: the question, the sky of its day, its facts and its language. */
export type View = {
  question: Question
  intent: Intent
  chart: Chart
  at: Date
  transits: Transits
  facts: Map<string, Fact>
  running: Chart['vimshottari']['current']
  coming: Coming[]
  code: Code
  t: Texts
  age: number
  stage: Stage
  /** first name, empty when there is none */
  name: string
  /** a number for a place in the text: the same for the same chart, astrologer and question */
  v: (slot: string) => number
}

/** FNV-1a over UTF-16 units; only spreads phrasings, so its quality hardly matters. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 8
}

/** The first word of a name without marks that would change the text around it. */
export const firstName = (name: string): string =>
  (name.trim().split(/\s+/)[0] ?? '').replace(/[^\p{L}\p{M}\p{N}.'-]/gu, '').slice(0, 30)

const STAGES: Record<Question['person']['maritalStatus'], Stage> = {
  Single: 'single',
  Married: 'married',
  Divorced: 'divorced',
}

/** Takes the sky at noon of the question's Indian day, so that one day has one answer. */
export const viewOf = (question: Question, intent: Intent): View => {
  const today = noonOfDay(question.at)
  const at = intent.topic === 'tomorrow' ? new Date(today.getTime() + 86_400_000) : today
  const chart = withCurrent(question.chart, at)
  const transits = transitsAt(chart, at)
  const code: Code = question.person.language === 'Hindi' ? 'hi' : 'en'
  const asked = wordsOf(question.message).plain.join(' ')
  const key = `${chart.input.utc} ${chart.ascendant.lon} ${question.astrologer} ${asked}`
  return {
    question,
    intent,
    chart,
    at,
    transits,
    facts: new Map(factsOf(chart, transits, at).map((fact) => [fact.id, fact])),
    running: chart.vimshottari.current,
    coming: comingAntardashas(chart, at),
    code,
    t: code === 'hi' ? hi : en,
    age: ageOn(chart.input.dob, today),
    stage: STAGES[question.person.maritalStatus],
    name: firstName(question.person.name),
    v: (slot) => hash(`${key} ${slot}`),
  }
}

export const sign = (view: View, index: number): string => signName(view.code, index)
/** The name as it stands in a sentence. */
export const graha = (view: View, id: GrahaId): string => view.t.frames.grahaName(grahaName(view.code, id))
export const nakshatra = (view: View, index: number): string => nakshatraName(view.code, index)

/** A date of a dasha, in the zone of the birth. */
export const dashaDate = (view: View, instant: string): string => dateIn(view.code, view.chart.input.tz, instant)
/** A date of the sky, in India; null beyond what was searched. */
export const skyDate = (view: View, instant: string | null): string | null =>
  instant ? dateIn(view.code, INDIA, instant) : null
