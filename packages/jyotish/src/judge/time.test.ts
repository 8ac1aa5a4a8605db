import { DAY_MS } from '@dhruva/common'
import { describe, expect, test } from 'vitest'
import { computeChart, runningPeriods } from '#chart.ts'
import { DEFAULT_CONVENTIONS } from '#conventions.ts'
import { signsAt } from '#gochara/sky-moments.ts'
import { skyAt } from '#sky/bodies.ts'
import { judge } from './judge.ts'
import { periodValue } from './lordship.ts'
import { MATTER_RULES } from './matters-data.ts'
import { piecesOf } from './pieces.ts'
import { seenOf } from './seen.ts'
import { type SlowSky, slowSky } from './slow-sky.ts'
import { transitValue } from './transit-value.ts'
import { LIFE_MATTERS } from './types.ts'

const NOON = new Date('2026-11-22T06:30:00Z')
const [FROM, TO] = [Date.UTC(2026, 10), Date.UTC(2031, 11)]
/** Tula lagna with Ketu in the seventh, Saturn in the fifth. */
const libra = computeChart({ dob: '3/11/1995', tob: '6:19:07', lat: 28.61, lng: 77.21 }, NOON)
/** Kanya lagna. */
const virgo = computeChart({ dob: '18/12/1991', tob: '1:44:20', lat: 28.61, lng: 77.21 }, NOON)

describe('the slow sky', () => {
  const skies = slowSky(FROM, TO, DEFAULT_CONVENTIONS)

  test('goes on without gaps, and is searched once', () => {
    expect([skies[0]!.startMs, skies.at(-1)!.endMs]).toEqual([FROM, TO])
    expect(skies.slice(1).map(({ startMs }) => startMs)).toEqual(skies.slice(0, -1).map(({ endMs }) => endMs))
    expect(slowSky(FROM, TO, DEFAULT_CONVENTIONS)).toBe(skies)
  })

  test('is the sky of its every day', () => {
    for (let ms = FROM + DAY_MS / 3; ms < TO; ms += 9.7 * DAY_MS) {
      const sky = skies.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)!
      const { jupiter, saturn, rahu } = signsAt(ms, DEFAULT_CONVENTIONS)
      expect(sky).toMatchObject({ jupiter, saturn, rahu })
      const { grahas } = skyAt(ms, DEFAULT_CONVENTIONS)
      for (const id of ['jupiter', 'saturn'] as const) {
        // A speed near nothing is a station, told to the second by one and to the sixth decimal by the other.
        if (Math.abs(grahas[id].speed) > 0.001) expect(sky.back[id], `${id} ${ms}`).toBe(grahas[id].speed < 0)
      }
    }
  })
})

describe('pieces of time', () => {
  test('have the lords that run in them', () => {
    const pieces = piecesOf(libra, FROM, TO)
    expect([pieces[0]!.startMs, pieces.at(-1)!.endMs]).toEqual([FROM, TO])
    for (const { startMs, endMs, maha, antar, pratyantar } of pieces) {
      const running = runningPeriods(libra, new Date((startMs + endMs) / 2))!
      expect([running.maha.lord, running.antar.lord, running.pratyantar.lord]).toEqual([maha, antar, pratyantar])
    }
  })

  test('go on for one who has lived through all nine periods, and before a birth', () => {
    const old = computeChart({ dob: '1/1/1900', tob: '12:00', lat: 28.61, lng: 77.21 }, NOON)
    const { matter } = judge(old, NOON)
    for (const id of LIFE_MATTERS) expect(matter(id).calendar.length).toBeGreaterThan(5)
    const unborn = computeChart({ dob: '1/12/2026', tob: '12:00', lat: 28.61, lng: 77.21 }, NOON)
    expect(judge(unborn, NOON).matter('exam').calendar.length).toBeGreaterThan(5)
  })
})

describe('what a transit gives', () => {
  const still = { startMs: 0, endMs: 1, back: { jupiter: false, saturn: false } }
  const value = (rule: keyof typeof MATTER_RULES, sky: Partial<SlowSky>, chart = virgo) =>
    transitValue(seenOf(chart), MATTER_RULES[rule], { ...still, jupiter: 0, saturn: 0, rahu: 0, ...sky })
  const bindus = (sign: number) => {
    const count = virgo.ashtakavarga.bav.jupiter[sign]!
    return count >= 5 ? 0.2 : count <= 3 ? -0.2 : 0
  }

  test('Jupiter exalted looks on the seventh of Kanya, Saturn is in it: both touch it', () => {
    const { value: sum, reasons } = value('marriage_time', { jupiter: 3, saturn: 11, rahu: 9 })
    expect(sum).toBeCloseTo(1.1 + 0.3 + bindus(3) + 0.5 + 0.6, 9)
    expect(reasons.map(({ what }) => what)).toEqual(['transit', 'transit', 'double'])
  })

  test('Saturn alone in the seventh makes it slow', () => {
    // Jupiter in Makara touches neither Meena, the seventh, nor Simha, where he himself, its lord, was born.
    const { value: sum, reasons } = value('marriage_time', { jupiter: 9, saturn: 11, rahu: 9 })
    expect(sum).toBeCloseTo(0.5 - 0.3, 9)
    expect(reasons).toHaveLength(1)
    expect(value('spouse_nature', { jupiter: 9, saturn: 11, rahu: 9 }).value).toBe(sum)
    expect(value('in_laws', { jupiter: 9, saturn: 2, rahu: 9 }).value).toBeCloseTo(0.5, 9)
  })

  test('going back gives later: Jupiter 0.2 less, Saturn 0.1', () => {
    const at = { jupiter: 3, saturn: 11, rahu: 9 }
    const forward = value('marriage_time', at).value
    expect(value('marriage_time', { ...at, back: { jupiter: true, saturn: false } }).value).toBeCloseTo(
      forward - 0.2,
      9,
    )
    expect(value('marriage_time', { ...at, back: { jupiter: false, saturn: true } }).value).toBeCloseTo(
      forward - 0.1,
      9,
    )
  })

  test('a node in the house turns it unusual, Saturn over the Moon weighs on the mind and not on work', () => {
    const quiet = value('marriage_time', { jupiter: 3, saturn: 11, rahu: 9 }).value
    expect(value('marriage_time', { jupiter: 3, saturn: 11, rahu: 5 }).value).toBeCloseTo(quiet - 0.2, 9)
    const over = { jupiter: 5, saturn: virgo.moon_sign, rahu: 1 }
    expect(value('mind_unrest', over).reasons.map(({ what }) => what)).toContain('sade_sati')
    expect(value('job_get', over).reasons.map(({ what }) => what)).not.toContain('sade_sati')
  })
})

describe('what a period gives', () => {
  const seen = seenOf(libra)

  test('the lord of the matter more than a stranger', () => {
    const work = (id: Parameters<typeof periodValue>[2]) => periodValue(seen, MATTER_RULES.job_get, id)
    expect(work('moon').tie).toMatchObject({ by: 'rules', house: 10, points: 3 })
    expect(work('moon').value).toBeGreaterThan(work('ketu').value)
  })

  test('Ketu in the seventh parts partners by 1.5 and leaves work alone', () => {
    const partners = periodValue(seen, MATTER_RULES.partnership, 'ketu').value
    const business = periodValue(seen, MATTER_RULES.business_start, 'ketu').value
    expect(partners).toBeCloseTo(business - 1.5, 9)
  })

  test('a node with less of its own acts for the lord of its sign, at six tenths', () => {
    // Rahu in the first of Tula, in the sign of Venus: for the house and its comforts he gives what Venus gives.
    const rahu = periodValue(seen, MATTER_RULES.vehicle, 'rahu')
    expect(rahu.of).toBe('venus')
    expect(rahu.tie).toEqual(periodValue(seen, MATTER_RULES.vehicle, 'venus').tie)
  })
})
