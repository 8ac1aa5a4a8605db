import type { Code } from '@dhruva/common'
import { DAY_MS } from '@dhruva/common'
import { romanise } from '@dhruva/hindi'
import { codeOf, type Intent, type ParsedMessage } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { type Chart, type Transits, transits as transitsAt, withCurrent } from '@dhruva/jyotish'
import type { Firmness } from '#certainty/certain-facts.ts'
import { grahaOf } from '#chart.ts'
import { ageOn, noonOfDay } from '#dates.ts'
import { factsOf } from '#facts/all.ts'
import { factsAsked } from '#facts/asked.ts'
import { dayIn, dayText, indianDay } from '#facts/days.ts'
import { type NamedTime, timeOf } from '#facts/named-time.ts'
import { type Coming, comingAntardashas } from '#facts/timed.ts'
import { matchFacts } from '#match/facts.ts'
import { grahaName, nakshatraName, signName, spokenName } from '#names.ts'
import { parsedOf } from '#parsed.ts'
import type { Days } from '#parts.ts'
import { ADULT } from '#rules.ts'
import type { Stage } from '#texts/en/frames-subjects.ts'
import { en, type Texts } from '#texts/en/index.ts'
import { agree } from '#texts/forms/agree.ts'
import { fnv1a } from '#texts/forms/hash.ts'
import { hi } from '#texts/hi/index.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import { young } from '#texts/young.ts'
import type { Fact, Question } from '#types.ts'

/** Everything a composer reads: the question, the sky of its day, its facts and its language. */
export type ReadingContext = {
  question: Question
  /** what the question says */
  parsed: ParsedMessage
  intent: Intent
  chart: Chart
  at: Date
  transits: Transits
  facts: Map<string, Fact>
  /** what of its facts holds where the time of birth is uncertain; null for an exact one */
  firm: Firmness | null
  /** the dates of its dashas that may be other days, each with the days it can be */
  openDays: ReadonlyMap<number, Days>
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
  /** the time the question names; null when it names none */
  time: NamedTime | null
  /** a text as the person reads it: agreed in gender, and in Latin letters where they are asked for */
  write: (text: string) => string
  /** whether the astrologer said this before in the talk */
  said: (text: string) => boolean
  /** the phrasing `v` gives for a place, or the next one that was not said before in the talk */
  pick: (slot: string, make: (v: number) => string) => string
}

const hash = (text: string): number => {
  const value = fnv1a(text)
  return Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 8
}

const STAGES: Record<Question['person']['maritalStatus'], Stage> = {
  Single: 'single',
  Married: 'married',
  Divorced: 'divorced',
}

/** More phrasings than this no place in a text has. */
const PHRASINGS = 6

type Voice = Pick<ReadingContext, 'v' | 'write' | 'said' | 'pick'>

const voiceOf = (question: Question, roman: boolean, t: Texts, key: string, age: number): Voice => {
  const { dates } = SAY_UNCERTAIN[t === hi ? 'hi' : 'en']
  const write = (text: string): string => {
    const agreed = agree(t.frames.tidy(dates.tidy(text)), question.person.gender)
    const tidy = age < ADULT ? young(t === hi ? 'hi' : 'en', agreed) : agreed
    return roman ? romanise(tidy) : tidy
  }
  const earlier = question.history.filter(({ role }) => role === 'astrologer').map(({ text }) => text.toLowerCase())
  const said = (text: string): boolean => {
    if (earlier.length === 0) return false
    const written = write(text).toLowerCase()
    return earlier.some((told) => told.includes(written))
  }
  const v = (slot: string) => hash(`${key} ${slot}`)
  const pick = (slot: string, make: (v: number) => string): string => {
    const first = v(slot)
    for (let variant = first; variant < first + PHRASINGS; variant++) {
      const text = make(variant)
      if (!said(text)) return text
    }
    return make(first)
  }
  return { v, write, said, pick }
}

/** Takes the sky at noon of the question's Indian day, so that one day has one answer. */
export const readingContext = (question: Question, parsed: ParsedMessage = parsedOf(question)): ReadingContext => {
  const { intent, speech } = parsed
  const today = noonOfDay(question.at)
  const at = intent.topic === 'tomorrow' ? new Date(today.getTime() + DAY_MS) : today
  const chart = withCurrent(question.chart, at)
  const transits = transitsAt(chart, at)
  const code = codeOf(speech)
  const asked = parsed.words.join(' ')
  const t = code === 'hi' ? hi : en
  const celebrity = question.celebrity ?? false
  const time = timeOf(intent.span, today, new Date(chart.input.utc))
  const age = ageOn(chart.input.dob, today)
  const key = `${chart.input.utc} ${chart.ascendant.lon} ${question.astrologer} ${asked}`
  return {
    question,
    parsed,
    intent,
    chart,
    at,
    transits,
    facts: new Map(
      [
        ...factsAsked(factsOf(chart, transits, at), chart, at, { intent, range: time, celebrity }),
        ...matchFacts(question),
      ].map((fact) => [fact.id, fact]),
    ),
    firm: null,
    openDays: new Map(),
    running: chart.vimshottari.current,
    coming: comingAntardashas(chart, at),
    code,
    t,
    age,
    stage: STAGES[question.person.maritalStatus],
    name: speech === 'devanagari' ? spokenName(question.person.name) : romanise(spokenName(question.person.name)),
    time,
    ...voiceOf(question, speech === 'roman_hindi', t, key, age),
  }
}

export const sign = (view: ReadingContext, index: number): string => signName(view.code, index)
/** The name as it stands in a sentence. */
export const graha = (view: ReadingContext, id: GrahaId): string => view.t.frames.grahaName(grahaName(view.code, id))
export const nakshatra = (view: ReadingContext, index: number): string => nakshatraName(view.code, index)

/** The degree of a graha in its sign; null where the time of birth leaves it open. */
export const degreeOf = ({ chart, firm }: ReadingContext, id: GrahaId): number | null => {
  const parts = firm?.facts.get(`${id}.place`)?.parts
  return firm && !(parts && 'arcminutes' in parts) ? null : grahaOf(chart, id).degree
}

/** The pada of a graha in its nakshatra; null where the time of birth leaves it open. */
export const padaOf = ({ chart, firm }: ReadingContext, id: GrahaId): number | null => {
  const parts = firm?.facts.get(`${id}.nakshatra`)?.parts
  return firm && !(parts && 'pada' in parts) ? null : grahaOf(chart, id).pada
}

/** The finer points of the lagna, each null where the time of birth leaves it open. */
export const lagnaOf = ({ chart: { ascendant }, firm }: ReadingContext) => {
  const parts = firm?.facts.get('lagna')?.parts
  const holds = (part: string) => !firm || (parts !== undefined && part in parts)
  return {
    sign: ascendant.sign,
    degree: holds('arcminutes') ? ascendant.degree : null,
    nakshatra: holds('nakshatra') ? ascendant.nakshatra : null,
    pada: holds('pada') ? ascendant.pada : null,
  }
}

/** A date of a dasha, in the zone of the birth, as exactly as it holds. */
export const dashaDate = ({ code, chart, openDays }: ReadingContext, instant: string): string => {
  const day = dayIn(chart.input.tz, instant)
  return dayText(code, openDays.get(day.first) ?? day)
}
/** A date of the sky, in India; null beyond what was searched. */
export const skyDate = (view: ReadingContext, instant: string | null): string | null =>
  instant ? dayText(view.code, indianDay(instant)) : null
