import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart, runningPeriods } from '#chart.ts'
import { forSeven, SEVEN } from '#ids.ts'
import { houseOf } from '#zodiac/houses.ts'
import { adviceOf, rankOf } from './calendar.ts'
import { judge } from './judge.ts'
import { AT_SECOND_HAND, kinRule } from './relatives.ts'
import { KIN_AREAS, KIN_HOUSES } from './relatives-data.ts'
import { lordships } from './roles.ts'
import { turned } from './seen.ts'
import { CHOICES, type Judgement, type Kin, type KinArea, LIFE_MATTERS, type Standing, type Verdict } from './types.ts'
import { monthsAfter } from './windows.ts'

/** Births and days that walk through a century, the same on every run. */
const part = (index: number, step: number) => (index * step) % 1
const births = Array.from({ length: 24 }, (_, index) => {
  const day = new Date(Date.UTC(1930, 0) + part(index + 1, 0.6180339887) * 96 * 365.25 * DAY_MS)
  const minute = Math.floor(part(index + 1, 0.7548776662) * 1440)
  return {
    dob: `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`,
    tob: `${Math.floor(minute / 60)}:${minute % 60}`,
    lat: Math.round((part(index + 1, 0.5698402909) * 110 - 50) * 100) / 100,
    lng: Math.round((part(index + 1, 0.8191725134) * 340 - 170) * 100) / 100,
  }
})
const dayOf = (index: number) => new Date(Date.UTC(2026, index % 12, 1 + ((index * 7) % 28), 6, 30))
const judged = births.map((birth, index) => {
  const at = dayOf(index)
  const chart = computeChart(birth, at)
  return { chart, at, judgement: judge(chart, at) }
})

const verdicts = (judgement: Judgement): Verdict[] => LIFE_MATTERS.map(judgement.matter)
const ms = (iso: string) => Date.parse(iso)

describe('any chart', () => {
  test('has a calendar of sixty months without gaps for every matter', () => {
    for (const { at, judgement } of judged) {
      for (const { calendar, now } of verdicts(judgement)) {
        expect(calendar[0]!.start).toBe(judgement.at)
        expect(ms(calendar.at(-1)!.end)).toBe(monthsAfter(at.getTime(), 60))
        expect(calendar.slice(1).map(({ start }) => start)).toEqual(calendar.slice(0, -1).map(({ end }) => end))
        expect(calendar.every(({ start, end }) => start < end)).toBe(true)
        expect(now).toEqual(calendar[0])
      }
    }
  })

  test('has one advice for a stretch and matter, from its class and the role of the lord that runs', () => {
    for (const { judgement } of judged) {
      for (const { calendar } of verdicts(judgement)) {
        for (const window of calendar) {
          expect(window.advice).toBe(adviceOf(window.class, judgement.roles[window.antar].value))
        }
      }
    }
  })

  test('has stretches that no antardasha ends in', () => {
    for (const { chart, judgement } of judged) {
      for (const { start, end, maha, antar } of judgement.matter('job_get').calendar) {
        for (const instant of [ms(start), ms(end) - 1000]) {
          const running = runningPeriods(chart, new Date(instant))
          if (running) expect([maha, antar]).toEqual([running.maha.lord, running.antar.lord])
        }
      }
    }
  })

  test('names the nearest workable time first and only better ones after it', () => {
    for (const { at, judgement } of judged) {
      for (const { windows, calendar, prepare } of verdicts(judgement)) {
        const yearOn = monthsAfter(at.getTime(), 12)
        expect(windows.length).toBeLessThanOrEqual(3)
        for (const [index, window] of windows.entries()) {
          expect(calendar).toContainEqual(window)
          expect(rankOf(window.class)).toBeGreaterThanOrEqual(rankOf('fair'))
          const before = windows[index - 1]
          if (!before) continue
          expect(window.start > before.start).toBe(true)
          expect(rankOf(window.class)).toBeGreaterThan(rankOf(before.class))
        }
        // Every "when" has a time within a year: one to act in, or one to prepare in.
        const first = windows[0]
        const soon = first !== undefined && ms(first.start) < yearOn
        expect(soon).toBe(prepare === null)
        if (prepare) expect(ms(prepare.start)).toBeLessThan(yearOn)
      }
    }
  })

  test('says until when a slow time lasts exactly when one runs', () => {
    for (const { judgement } of judged) {
      for (const { now, until, calendar } of verdicts(judgement)) {
        const slow = rankOf(now.class) < rankOf('fair')
        expect(until !== null).toBe(slow)
        const next = calendar.find(({ start }) => start === until)
        if (next) expect(rankOf(next.class)).toBeGreaterThanOrEqual(rankOf('fair'))
      }
    }
  })

  test('gives reasons that are worth telling, of other grahas each', () => {
    for (const { judgement } of judged) {
      for (const { pro, con, promise } of verdicts(judgement)) {
        expect(Math.abs(promise)).toBeLessThan(1)
        const grahas = [...pro, ...con].flatMap(({ graha }) => graha ?? [])
        expect(new Set(grahas).size).toBe(grahas.length)
        expect(pro.every(({ weight }) => weight >= 0.4)).toBe(true)
        expect(con.every(({ weight }) => weight <= -0.4)).toBe(true)
      }
    }
  })

  test('has the roles of its lordships and strengths between 0 and 1 that follow from their terms', () => {
    for (const { chart, judgement } of judged) {
      const { roles, strengths, strongest, weakest } = judgement
      expect(forSeven((id) => roles[id])).toEqual(lordships(chart.ascendant.sign))
      for (const id of SEVEN) {
        const sum = strengths[id].terms.reduce((total, { points }) => total + points, 0)
        expect(strengths[id].value).toBeCloseTo(1 / (1 + Math.exp(-sum / 2.5)), 12)
        expect(strengths[id].value).toBeLessThanOrEqual(strengths[strongest].value)
        expect(strengths[id].value).toBeGreaterThanOrEqual(strengths[weakest].value)
      }
      for (const id of ['rahu', 'ketu'] as const) {
        expect(strengths[id].value).toBeGreaterThanOrEqual(0.2)
        expect(strengths[id].value).toBeLessThanOrEqual(0.8)
      }
    }
  })

  test('is judged the same twice', () => {
    for (const { chart, at, judgement } of judged.slice(0, 8)) {
      const again = judge(chart, at)
      for (const id of LIFE_MATTERS) expect(again.matter(id)).toEqual(judgement.matter(id))
      expect(judgement.matter('exam')).toBe(judgement.matter('exam'))
    }
  })

  test('is judged alike a day later in the same month, but for the day', () => {
    for (const [index, { chart, at, judgement }] of judged.entries()) {
      if (at.getUTCDate() > 27 || index > 12) continue
      const later = judge(chart, new Date(at.getTime() + DAY_MS))
      for (const id of LIFE_MATTERS) {
        const [today, tomorrow] = [judgement.matter(id), later.matter(id)]
        expect(tomorrow.promise).toBe(today.promise)
        const kept = today.calendar.filter(
          ({ start, end }) => start >= later.at && ms(end) < ms(later.at) + 1780 * DAY_MS,
        )
        expect(kept.length).toBeGreaterThan(0)
        for (const window of kept) expect(tomorrow.calendar).toContainEqual(window)
      }
    }
  })

  test('weighs two ways without favour for the order', () => {
    const leans = judged.flatMap(({ judgement }) => CHOICES.map((choice) => judgement.compare(choice)))
    for (const { lean, first, second } of leans) {
      const by = first.weight - second.weight
      if (lean === 'alike') expect(Math.abs(by)).toBeLessThan(0.1)
      else expect(lean.startsWith('first')).toBe(by > 0)
      expect(lean.endsWith('slightly')).toBe(Math.abs(by) >= 0.1 && Math.abs(by) < 0.25)
    }
    expect(new Set(leans.map(({ lean }) => lean)).size).toBe(5)
  })

  test('names a running lord or Saturn as the one that troubles, with the end of his time', () => {
    for (const { chart, at, judgement } of judged) {
      const { graha, why, until } = judgement.troubling()
      const running = runningPeriods(chart, at)
      if (why === 'sade_sati') expect(graha).toBe('saturn')
      else if (running) expect({ graha, until }).toEqual({ graha: running[why].lord, until: running[why].end })
      expect(ms(until)).toBeGreaterThan(at.getTime())
      expect(judgement.remedyFor(null)).toBe(graha)
    }
  })

  test('has a remedy for one who is weak and no enemy, else for the lord of the lagna', () => {
    for (const { chart, judgement } of judged) {
      for (const id of LIFE_MATTERS) {
        const graha = judgement.remedyFor(id)
        const weak = judgement.strengths[graha].value < 0.4 && judgement.roles[graha].value > -1
        expect(weak || graha === chart.houses[0]!.lord).toBe(true)
      }
    }
  })

  test('is held back by what is so in the chart', () => {
    const causes = judged.flatMap(({ chart, judgement }) =>
      LIFE_MATTERS.flatMap((id) => {
        const cause = judgement.delay(id)
        return cause ? [{ chart, judgement, cause }] : []
      }),
    )
    for (const { chart, judgement, cause } of causes) {
      const graha = chart.grahas.find(({ id }) => id === cause.graha)!
      if (cause.what === 'combust') expect(graha.combust).toBe(true)
      if (cause.what === 'retrograde') expect(graha.retrograde).toBe(true)
      if (cause.what === 'sits' || cause.what === 'nodes') expect(graha.house).toBe(cause.house)
      if (cause.what === 'lord_hidden') expect([6, 8, 12]).toContain(graha.house)
      if (cause.what === 'sade_sati') expect(chart.doshas.sade_sati.phase).not.toBeNull()
      if (cause.eases) expect(cause.eases >= judgement.at).toBe(true)
    }
    expect(new Set(causes.map(({ cause }) => cause.what)).size).toBeGreaterThan(6)
  })
})

describe('relatives', () => {
  const KINS = Object.keys(KIN_HOUSES).flatMap((who): Kin[] => (isKin(who) ? [who] : []))
  const AREAS = Object.keys(KIN_AREAS).flatMap((area): KinArea[] => (isArea(area) ? [area] : []))
  function isKin(text: string): text is Kin {
    return text in KIN_HOUSES
  }
  function isArea(text: string): text is KinArea {
    return text in KIN_AREAS
  }

  test('house k of a relative is house (R + k - 2) mod 12 + 1 of the asker', () => {
    for (const { chart } of judged.slice(0, 12)) {
      for (const who of KINS) {
        const { house } = KIN_HOUSES[who]
        for (const { sign, house: theirs } of turned(chart, house).houses) {
          expect(houseOf(sign, chart.ascendant.sign)).toBe(((house + theirs - 2) % 12) + 1)
        }
      }
    }
  })

  test('are judged as the matter of the turned chart, damped and never better than good', () => {
    const better: Standing[] = ['good', 'mixed', 'slow', 'hard']
    for (const { chart, at, judgement } of judged.slice(0, 12)) {
      const son = judge(turned(chart, 5), at)
      // Work of the first child: the same houses from the fifth; only the karakas and the divisional chart are the child's.
      const work = judgement.relative('child_1', 'work')
      expect(work.from.main).toEqual(son.matter('job_get').from.main)
      expect(work.from.support).toEqual(son.matter('job_get').from.support)
      expect(work.calendar[0]!.advice).toBe(adviceOf(work.calendar[0]!.class, son.roles[work.calendar[0]!.antar].value))
      for (const who of KINS) {
        for (const area of AREAS) {
          const verdict = judgement.relative(who, area)
          expect(better).toContain(verdict.standing)
          expect(Math.abs(verdict.promise)).toBeLessThan(AT_SECOND_HAND.by)
          expect(verdict.from.karakas).toContain(KIN_HOUSES[who].karaka)
          expect(verdict.from).toMatchObject({ main: kinRule(who, area).main })
        }
      }
    }
  })
})

describe('the past', () => {
  test('counts what was best as good too, and every year apart', () => {
    for (const { judgement } of judged.slice(0, 6)) {
      const years = [2019, 2020, 2021].map(judgement.past)
      for (const { best, good, rest } of years) {
        expect(best.filter((id) => !good.includes(id))).toEqual([])
        expect(rest.filter((id) => good.includes(id))).toEqual([])
      }
      expect(years.some(({ rest }) => rest.length > 0)).toBe(true)
      expect(new Set(years.map(({ good }) => good.join(' '))).size).toBe(3)
      expect(judgement.past(2019)).toBe(years[0])
    }
  })

  test('knows Sade Sati and the change of a mahadasha', () => {
    for (const { chart, judgement } of judged) {
      const born = Number(chart.input.utc.slice(0, 4))
      const change = chart.vimshottari.mahadashas.find(({ start }) => start > chart.input.utc)!
      expect(judgement.past(Number(change.start.slice(0, 4))).mahaChange).toBe(change.lord)
      expect(judgement.past(born - 1)).toMatchObject({ best: [], good: [], rest: [], sadeSati: false })
    }
  })
})
