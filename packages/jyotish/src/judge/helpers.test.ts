import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { GRAHAS, SEVEN } from '#ids.ts'
import { signOfHouse } from '#zodiac/houses.ts'
import { lordOf } from '#zodiac/signs.ts'
import { characterOf } from './character.ts'
import { deityGraha, luckyGraha } from './devata.ts'
import { fieldsOf } from './fields.ts'
import { gemFor, gemVerdict, STONES } from './gems.ts'
import { judge } from './judge.ts'
import { fortuneAge, mattersIn, specialOf, touchedMost } from './special.ts'
import { spouseOf } from './spouse.ts'
import { monthsAfter } from './windows.ts'

const NOON = new Date('2026-11-22T06:30:00Z')
const chartOf = (dob: string, tob: string, lat = 28.61, lng = 77.21) => computeChart({ dob, tob, lat, lng }, NOON)
/** Lagnas Tula, Kanya, Simha, Dhanu and Vrishabha. */
const libra = chartOf('3/11/1995', '6:19:07')
const leo = chartOf('5/7/1979', '11:09:57', 19.08, 72.88)
const sagittarius = chartOf('26/12/1999', '6:44:57')
const many = Array.from({ length: 40 }, (_, index) =>
  chartOf(`${1 + ((index * 11) % 28)}/${1 + ((index * 5) % 12)}/${1940 + index * 2}`, `${(index * 7) % 24}:${index}`),
).map((chart) => ({ chart, judgement: judge(chart, NOON) }))

describe('gems', () => {
  const of = (chart: typeof leo, stone: (typeof STONES)[number]) => gemVerdict(judge(chart, NOON), chart, stone)

  test('a lord of 6 and 7 is not made louder', () => {
    expect(of(leo, 'neelam')).toMatchObject({ graha: 'saturn', verdict: 'no', houses: [6, 7] })
  })

  test('a yogakaraka of 4 and 5 suits unless he sits in a hard house', () => {
    expect(of(libra, 'neelam')).toMatchObject({ graha: 'saturn', verdict: 'suits', houses: [4, 5], sits: 5 })
  })

  test('a lord of the lagna who rules the eighth too can be, and no more', () => {
    expect(of(libra, 'heera')).toMatchObject({ verdict: 'can', houses: [1, 8] })
    expect(of(libra, 'opal').verdict).toBe('can')
  })

  test('the stones of the nodes and of a bad graha are for nobody', () => {
    for (const { chart, judgement } of many) {
      expect(gemVerdict(judgement, chart, 'gomed').verdict).toBe('no')
      expect(gemVerdict(judgement, chart, 'lahsuniya').verdict).toBe('no')
      for (const stone of STONES) {
        const { graha, verdict } = gemVerdict(judgement, chart, stone)
        const good = verdict === 'suits' || verdict === 'can'
        expect(good).toBe(judgement.roles[graha].value >= 1 && graha !== 'rahu' && graha !== 'ketu')
      }
    }
  })

  test('which stone: of the lord of the lagna or the yogakaraka, none for a strong one', () => {
    const chosen = many.map(({ chart, judgement }) => ({ judgement, gem: gemFor(judgement, chart) }))
    for (const { judgement, gem } of chosen) {
      if (!gem) continue
      const { rules, yogakaraka } = judgement.roles[gem.graha]
      expect(rules.includes(1) || yogakaraka).toBe(true)
      expect(judgement.strengths[gem.graha].word).not.toBe('strong')
    }
    expect(new Set(chosen.map(({ gem }) => gem === null)).size).toBe(2)
  })
})

describe('work', () => {
  test('names fields that something in the chart speaks for, and one that nothing does', () => {
    for (const { chart, judgement } of many) {
      const { ranked, least } = fieldsOf(judgement, chart)
      expect(ranked.every(({ reasons }) => reasons.length > 0)).toBe(true)
      expect(ranked.map(({ graha }) => graha)).not.toContain(least)
      expect(ranked.some(({ graha, reasons }) => graha === chart.houses[9]!.lord && reasons.includes('lord'))).toBe(
        true,
      )
      for (const id of chart.houses[9]!.occupants) expect(ranked.map(({ graha }) => graha)).toContain(id)
    }
    expect(
      new Set(many.map(({ chart, judgement }) => fieldsOf(judgement, chart).ranked[0]!.graha)).size,
    ).toBeGreaterThan(5)
  })
})

describe('spouse', () => {
  test('is read from the seventh of the chart and of the navamsa', () => {
    const spouse = spouseOf(leo)
    // Simha lagna: Kumbha is the seventh, Ketu in it, Saturn its lord in the first.
    expect(spouse).toMatchObject({ sign: 10, occupants: ['ketu'], lord: 'saturn', lordHouse: 1 })
    expect(spouse.colours[0]).toBe('ketu')
    for (const { chart } of many) {
      const { sign, lord, navamsa, looks } = spouseOf(chart)
      expect(lord).toBe(lordOf(sign))
      expect(looks).toEqual(chart.houses[6]!.aspected_by)
      expect(navamsa.sign).toBe(signOfHouse(7, chart.vargas.d9.ascendant))
    }
  })
})

describe('character', () => {
  test('Dhanu: what trips is a Saturn in his debility and a Mercury hidden by the Sun', () => {
    const { strained, strong } = characterOf(judge(sagittarius, NOON), sagittarius)
    expect(strained.map(({ graha }) => graha)).toContain('mercury')
    expect(strained.find(({ graha }) => graha === 'mercury')!.why).toBe('combust')
    expect(strong).toHaveLength(2)
  })

  test('two strong and two strained, never the same, the strained for what is so', () => {
    for (const { chart, judgement } of many) {
      const { strong, strained } = characterOf(judgement, chart)
      expect(new Set([...strong, ...strained].map(({ graha }) => graha)).size).toBe(4)
      for (const { graha, why, by, eases } of strained) {
        const placed = chart.grahas.find(({ id }) => id === graha)!
        if (why === 'combust') expect(placed.combust).toBe(true)
        if (why === 'debilitated') expect(placed.dignity).toBe('debilitated')
        if (why === 'moon_pressed') expect(chart.grahas.find(({ id }) => id === by)!.sign).toBe(placed.sign)
        if (why === 'hidden_lagna_lord') expect([6, 8, 12]).toContain(placed.house)
        if (eases) expect(Date.parse(eases)).toBeGreaterThan(NOON.getTime())
      }
    }
  })
})

describe('worship, custom and what stands out', () => {
  test('the deity is of the stronger lord of 5 and 9, and of the twelfth from the karakamsha', () => {
    for (const { chart, judgement } of many) {
      const { graha, house, karakamsha } = deityGraha(judgement, chart)
      const other = chart.houses[house === 5 ? 8 : 4]!.lord
      expect(graha).toBe(chart.houses[house - 1]!.lord)
      expect(judgement.strengths[graha].value).toBeGreaterThanOrEqual(judgement.strengths[other].value)
      const degrees = SEVEN.map((id) => chart.grahas.find((each) => each.id === id)!.degree)
      expect(chart.grahas.find(({ id }) => id === karakamsha.atmakaraka)!.degree).toBe(Math.max(...degrees))
      const twelfth = (karakamsha.sign + 11) % 12
      const there = GRAHAS.filter((id) => chart.vargas.d9[id] === twelfth)
      expect(karakamsha.isEmpty).toBe(there.length === 0)
      expect(karakamsha.isEmpty ? [lordOf(twelfth)] : there).toContain(karakamsha.twelfth)
    }
  })

  test('number, day and direction are of the lord of the lagna', () => {
    expect(luckyGraha(libra)).toEqual({ graha: 'venus', number: 6, weekday: 5, direction: 'south_east' })
  })

  test('fortune rises by the lord of the ninth: Mercury for Tula, Mars for Simha', () => {
    expect(fortuneAge(libra)).toEqual({ graha: 'mercury', age: 32 })
    expect(fortuneAge(leo)).toEqual({ graha: 'mars', age: 28 })
  })

  test('a yogakaraka that carries stands out before all', () => {
    expect(specialOf(judge(libra, NOON), libra)).toMatchObject({ kind: 'yogakaraka', graha: 'saturn' })
    expect(new Set(many.map(({ chart, judgement }) => specialOf(judgement, chart).kind)).size).toBeGreaterThan(2)
  })

  test('the sides of life in a span, best first, and what a slow graha touches', () => {
    for (const { judgement } of many.slice(0, 10)) {
      const sides = mattersIn(judgement, NOON, new Date(monthsAfter(NOON.getTime(), 12)))
      expect(sides.map(({ worth }) => worth)).toEqual(sides.map(({ worth }) => worth).toSorted((a, b) => b - a))
      expect(sides[0]!.worth).toBeLessThanOrEqual(2)
      const touched = touchedMost(judgement, 'jupiter')
      if (touched) expect(judgement.matter(touched.matter).now.reasons).toContain(touched.reason)
    }
  })
})
