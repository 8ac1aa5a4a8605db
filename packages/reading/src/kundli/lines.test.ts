// The sentences a kundli page opens with, on births of every kind: true by other code than theirs, and each person's own.
import type { Code } from '@dhruva/common'
import {
  type Chart,
  chartAt,
  computeChart,
  DEFAULT_CONVENTIONS,
  judge,
  momentAt,
  runningPeriods,
  skyAt,
  stability,
} from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { mentionsIn } from '#testing/mentions.ts'
import { AT, chartNo } from '#testing/people.ts'
import type { Fact } from '#types.ts'
import type { Asked, Line } from './context.ts'
import { kundliLines } from './lines.ts'

const DAY_MS = 86_400_000
const CODES: readonly Code[] = ['en', 'hi']

type Birth = Omit<Asked, 'code' | 'at'>

const MARITAL = ['Single', 'Married', 'Divorced'] as const
const HOURS = [5, 45, 180, null] as const

/** Forty births: every fourth of an uncertain time. */
const births = Array.from(
  { length: 40 },
  (_, n): Birth => ({
    chart: chartNo(n),
    person: { gender: n % 2 === 0 ? 'Female' : 'Male', maritalStatus: MARITAL[n % 3] ?? 'Single' },
    uncertainty: n % 4 === 3 ? (HOURS[(n >> 2) % HOURS.length] ?? null) : 0,
    celebrity: false,
  }),
)

const linesOf = (birth: Birth, code: Code): Line[] => kundliLines({ ...birth, at: AT, code })
const all = CODES.flatMap((code) => births.map((birth, no) => ({ no, code, birth, lines: linesOf(birth, code) })))

/** Every chart that the birth can have had, by the hour it is given with and others of its span. */
const chartsOf = ({ chart, uncertainty }: Birth): Chart[] => {
  if (uncertainty === 0) return [chart]
  const { from, to } = stability(chart.input, uncertainty, AT, chart.conventions)
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const { lat, lng } = chart.input
  const instants = Array.from({ length: 13 }, (_, n) => first + Math.floor(((last - first) * n) / 12_000) * 1000)
  return instants.map((ms) => chartAt(momentAt(ms, lat, lng), AT, chart.conventions))
}

/** A month with its year; a day before it is no part of it. */
const MONTHS = { en: /[A-Z][a-z]{2,8} (?:19|20)\d{2}/g, hi: /[\u0900-\u0963]+ (?:19|20)\d{2}/g }

const noonOf = (day: number) => new Date(day * DAY_MS + DAY_MS / 2 - 5.5 * 3_600_000)
const signAt = (at: Date, id: keyof ReturnType<typeof skyAt>['grahas']) =>
  Math.floor(skyAt(at.getTime(), DEFAULT_CONVENTIONS).grahas[id].lon / 30)

/** What is wrong with a fact of a chart, reckoned from the sky; null when it holds, undefined for the kinds that are not reckoned. */
const faultOf = (chart: Chart, { parts }: Fact, gender: Birth['person']['gender']): string | null | undefined => {
  const sky = skyAt(Date.parse(chart.input.utc), DEFAULT_CONVENTIONS)
  const lagna = Math.floor(chart.ascendant.lon / 30)
  const holds = (ok: boolean, what: unknown) => (ok ? null : `it is ${String(what)}`)
  switch (parts.says) {
    case 'lagna':
      return holds(parts.sign === lagna, lagna)
    case 'placement': {
      const sign = Math.floor(sky.grahas[parts.graha].lon / 30)
      const house = ((sign - lagna + 12) % 12) + 1
      return holds(parts.sign === sign && (parts.house === undefined || parts.house === house), `${sign} ${house}`)
    }
    case 'nakshatra': {
      const star = Math.floor((sky.grahas[parts.graha].lon * 27) / 360)
      return holds(parts.nakshatra === star, star)
    }
    case 'strength': {
      const { strengths } = judge(chart, AT)
      const seven = (['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const).map(
        (id) => strengths[id].value,
      )
      return holds(strengths[parts.graha].value === Math.max(...seven), seven)
    }
    case 'maha':
    case 'antar':
    case 'pratyantar': {
      const running = runningPeriods(chart, noonOf((parts.from.last + parts.to.first) / 2))
      return holds(
        running?.maha.lord === parts.maha && (parts.says !== 'antar' || running.antar.lord === parts.antar),
        `${running?.maha.lord} ${running?.antar.lord}`,
      )
    }
    case 'transit': {
      const [today, last] = [
        signAt(AT, parts.graha),
        parts.to ? signAt(noonOf(parts.to.first - 1), parts.graha) : parts.sign,
      ]
      return holds(today === parts.sign && last === parts.sign, `${today} ${last}`)
    }
    case 'window': {
      const { calendar } = judge(chart, AT, gender).matter(parts.matter)
      const [from, to] = [noonOf(parts.from.first + 1), noonOf(parts.to.first - 1)]
      const inside = calendar.filter(
        ({ start, end }) => Date.parse(end) > from.getTime() && Date.parse(start) < to.getTime(),
      )
      return holds(
        inside.length === 1 && inside[0]?.class === parts.class,
        inside.map((one) => one.class),
      )
    }
    case 'maha_over': {
      const running = runningPeriods(chart, AT)?.maha.lord
      return holds(running !== undefined && parts.grahas.includes(running), running)
    }
    case 'moon_sign_over': {
      const sign = Math.floor(sky.grahas.moon.lon / 30)
      return holds(parts.signs.includes(sign), sign)
    }
    default:
      return undefined
  }
}

describe('the sentences of a kundli', () => {
  it('are five: who, strongest, now, next, mind, each resting on facts', () => {
    for (const { no, lines } of all) {
      expect(
        lines.map(({ about }) => about),
        String(no),
      ).toEqual(['who', 'strongest', 'now', 'next', 'mind'])
      for (const { text, facts } of lines) {
        expect(facts.length, text).toBeGreaterThan(0)
        expect(text, text).not.toMatch(/[{}|]|undefined|the the |\(\)|\s[.,;:।]|\s{2}/)
        expect(text, text).toMatch(/[.।]$/)
      }
    }
  })

  it('name nothing of the sky and no day that their facts do not say', () => {
    const wrong = all.flatMap(({ code, lines }) =>
      lines.flatMap(({ text, facts }) => {
        const said = mentionsIn(code, facts.map((fact) => fact.text[code]).join(' | '))
        const months = [...text.matchAll(MONTHS[code])].map(([month]) => month)
        const missing = [
          ...[...mentionsIn(code, text)].filter((mention) => !said.has(mention)),
          ...months.filter((month) => !facts.some((fact) => fact.text[code].includes(month))),
        ]
        return missing.length > 0 ? [`${missing.join(', ')} not in [${facts.map(({ id }) => id)}]: ${text}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('rest on facts that are so, at every hour the birth can have had', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    let reckoned = 0
    for (const birth of births) {
      const facts = linesOf(birth, 'en').flatMap((line) => line.facts)
      for (const chart of chartsOf(birth))
        for (const fact of facts) {
          const fault = faultOf(chart, fact, birth.person.gender)
          if (fault !== undefined) reckoned += 1
          if (fault) wrong.push(`${chart.input.utc} ${fact.text.en}: ${fault}`)
        }
    }
    expect(reckoned).toBeGreaterThan(1_000)
    expect(wrong).toEqual([])
  })

  it.each(CODES)('are the person’s own: none in more than 3 of 40 charts, in %s', (code) => {
    const told = all.filter((one) => one.code === code).flatMap(({ lines }) => lines.map(({ text }) => text))
    const counts = new Map<string, number>()
    for (const text of told) counts.set(text, (counts.get(text) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 3)).toEqual([])
  })

  it('say the same in both languages: the same facts in the same order', () => {
    for (const birth of births) {
      const [en, hi] = CODES.map((code) => linesOf(birth, code).map(({ facts }) => facts.map(({ id }) => id)))
      expect(hi).toEqual(en)
    }
  })
})

const born = (year: number) => computeChart({ dob: `14/3/${year}`, tob: '9:20', lat: 26.91, lng: 75.79 }, AT)
const person = { gender: 'Female', maritalStatus: 'Single' } as const

describe('age', () => {
  const GROWN =
    /(?<!a )love|marri|spouse|job|career|salary|debt|partner|wealth|income|payday|प्रेम|विवाह|शादी|नौकरी|करियर|कर्ज़|संतान|आमदनी|साझेदार/i

  it.each([2010, 2013, 2016, 2019, 2022, 2025])(
    'of a child of %i nothing is told of love, marriage, work or debt',
    (year) => {
      for (const code of CODES)
        for (const { text } of linesOf({ chart: born(year), person, uncertainty: 0, celebrity: false }, code))
          expect(text).not.toMatch(GROWN)
    },
  )

  it.each([1926, 1938, 1950, 1962])('a birth of %i has its sentences, and no examination before it', (year) => {
    for (const code of CODES) {
      const lines = linesOf({ chart: born(year), person, uncertainty: 0, celebrity: false }, code)
      expect(lines.length).toBeGreaterThan(2)
      expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/examination|a job|परीक्षा|नौकरी/)
    }
  })

  it('somebody older than the hundred and twenty years of the dashas is told that they are over', () => {
    const lines = linesOf({ chart: born(1903), person, uncertainty: 0, celebrity: false }, 'en')
    expect(lines.find(({ about }) => about === 'now')?.text).toContain('mahadashas are complete')
  })
})

describe('a public figure', () => {
  it.each([0, null])('is not spoken to and nothing is foretold, at an uncertainty of %s', (uncertainty) => {
    for (const code of CODES) {
      const lines = linesOf({ chart: chartNo(7), person, uncertainty, celebrity: true }, code)
      expect(lines.map(({ about }) => about)).toEqual(['who', 'strongest', 'now'])
      for (const { text, facts } of lines)
        for (const said of [text, ...facts.map((fact) => fact.text[code])]) expect(said).not.toMatch(/\byour?\b|आप/i)
    }
  })
})
