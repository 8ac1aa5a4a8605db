import { describe, expect, test } from 'vitest'
import { SEVEN } from '#ids.ts'
import { madeOfSigns } from '#testing/made-chart.ts'
import { kundliOf } from '#yoga/kundli.ts'
import { lordships, rolesOf } from './roles.ts'
import { LAGNA_ROLES } from './roles-data.ts'

const LAGNAS = LAGNA_ROLES.map(({ cells }, lagna) => ({ lagna, cells, roles: lordships(lagna) }))
const namesOf = (lagna: number, flag: 'maraka' | 'badhaka' | 'yogakaraka') =>
  SEVEN.filter((id) => lordships(lagna)[id][flag])

/** Marakas, badhaka and yogakaraka as books list them, by lagna. */
const LISTED = [
  ['venus', 'saturn', ''],
  ['mars mercury', 'saturn', 'saturn'],
  ['moon jupiter', 'jupiter', ''],
  ['sun saturn', 'venus', 'mars'],
  ['mercury saturn', 'mars', 'mars'],
  ['jupiter venus', 'jupiter', ''],
  ['mars', 'sun', 'saturn'],
  ['jupiter venus', 'moon', ''],
  ['mercury saturn', 'mercury', ''],
  ['moon saturn', 'mars', 'venus'],
  ['sun jupiter', 'venus', 'venus'],
  ['mars mercury', 'mercury', ''],
] as const

describe('what a graha stands for', () => {
  test.each(LISTED.map((each, lagna) => [lagna, ...each] as const))(
    'lagna %i: marakas %s, badhaka %s, yogakaraka %s',
    (lagna, marakas, badhaka, yogakaraka) => {
      expect(namesOf(lagna, 'maraka').join(' ')).toBe(marakas)
      expect(namesOf(lagna, 'badhaka').join(' ')).toBe(badhaka)
      expect(namesOf(lagna, 'yogakaraka').join(' ')).toBe(yogakaraka)
    },
  )

  test('the seven rule the twelve houses, the lights one each', () => {
    for (const { roles } of LAGNAS) {
      expect(
        SEVEN.flatMap((id) => roles[id].rules)
          .toSorted((a, b) => a - b)
          .join(' '),
      ).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
      expect(roles.sun.rules.length + roles.moon.rules.length).toBe(2)
    }
  })

  test('the table gives +2 to the yogakarakas and to nobody else', () => {
    for (const { cells, roles } of LAGNAS) {
      for (const id of SEVEN) expect(cells[id][0] === 2).toBe(roles[id].yogakaraka)
    }
  })

  test('no lord of the lagna is bad, and no lord of a trikona who is called so by no verse', () => {
    for (const { cells, roles } of LAGNAS) {
      for (const id of SEVEN) {
        const [value, source] = cells[id]
        if (roles[id].rules.includes(1)) expect(value).toBeGreaterThanOrEqual(0.5)
        if (roles[id].rules.some((house) => house === 5 || house === 9)) expect(value).toBeGreaterThanOrEqual(0)
        if (source === 'softened') expect(roles[id].rules.some((house) => [4, 7, 10].includes(house))).toBe(true)
      }
    }
  })

  test('who rules nothing but 3, 6, 8 and 11 is bad, the lights in the eighth excepted', () => {
    for (const { cells, roles } of LAGNAS) {
      for (const id of SEVEN) {
        const { rules } = roles[id]
        const light = (id === 'moon' || id === 'sun') && rules[0] === 8
        if (rules.every((house) => [3, 6, 8, 11].includes(house)) && !light) expect(cells[id][0]).toBe(-1)
      }
    }
  })
})

describe('the nodes', () => {
  const signs = { sun: 4, moon: 3, mars: 0, mercury: 5, jupiter: 8, venus: 1, saturn: 9, rahu: 10, ketu: 4 }

  test('take half from their place and half from the lord of their sign', () => {
    // Mesha lagna: Rahu in 11 (+0.5), Saturn there is bad (-1); Ketu in 5 (+0.5) with the Sun, the lord of 5, makes a yoga.
    const roles = rolesOf(kundliOf(madeOfSigns(0, signs)))
    expect(roles.rahu.value).toBe(-0.25)
    expect(roles.ketu.value).toBe(1)
  })

  test('beside a lord of a trikona outside kendra and trikona they make none', () => {
    const roles = rolesOf(kundliOf(madeOfSigns(2, { ...signs, venus: 10, rahu: 7, ketu: 1 })))
    // Mithuna lagna: Rahu in 6 (+0.5) in the sign of Mars (-1); Ketu in 12 (-0.5) in that of Venus (+1).
    expect(roles.rahu.value).toBe(-0.25)
    expect(roles.ketu.value).toBe(0.25)
  })
})
