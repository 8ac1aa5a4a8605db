import { romanise } from '@dhruva/hindi'
import { GRAHAS, type GrahaId, YOGA_RULES } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { houseOf } from '#chart.ts'
import { grahaName } from '#names.ts'
import { chartNo } from '#testing/people.ts'
import { yogaIn } from '#write/chart/yoga.ts'
import { yogaText } from './render-birth.ts'
import { TEXTS } from './texts.ts'

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
const byName = new Map<string, GrahaId>(GRAHAS.map((id) => [grahaName('en', id), id]))

/** Each lord of a sentence with the houses the sentence gives it. */
const saidOf = (text: string): Array<[name: string, houses: number[]]> => {
  const both = /^(\w+) and (\w+), lords of your (\w+) and (\w+) houses,/.exec(text)
  if (both) {
    const [, one = '', other = '', first = '', second = ''] = both
    return [
      [one, numbers(first)],
      [other, numbers(second)],
    ]
  }
  return [...text.matchAll(/(\w+), lord of your ([^,]*?)(?: houses?),/g)].map(([, name = '', houses = '']) => [
    name,
    numbers(houses),
  ])
}

test('a sentence of two lords gives each the houses it rules, of every lagna', () => {
  const lagnas = new Set<number>()
  const pairs = new Set<string>()
  for (let at = 0; at < 400; at++) {
    const chart = chartNo(at)
    for (const yoga of chart.yogas) {
      const { code } = yoga.why
      if (code !== 'lords_joined' && code !== 'exchange_of_signs') continue
      const text = yogaText('en', yoga, 'you')
      const said = saidOf(text)
      expect(said, text).toHaveLength(2)
      for (const [name, houses] of said) {
        const id = byName.get(name)
        expect(houses.length, text).toBeGreaterThan(0)
        for (const house of houses)
          expect(houseOf(chart, house).lord, `${text} (lagna ${chart.ascendant.sign})`).toBe(id)
      }
      lagnas.add(chart.ascendant.sign)
      pairs.add(`${chart.ascendant.sign} ${yoga.grahas.toSorted().join(' ')}`)
    }
  }
  expect(lagnas.size).toBe(12)
  expect(pairs.size).toBeGreaterThan(80)
})

test('and in Hindi names them in the order of their houses', () => {
  for (let at = 0; at < 400; at++)
    for (const yoga of chartNo(at).yogas) {
      if (yoga.why.code !== 'lords_joined') continue
      const [one, other] = yoga.grahas.map((id) => grahaName('hi', id))
      const text = yogaText('hi', yoga, 'you')
      expect(text.indexOf(one ?? '?'), text).toBeLessThan(text.indexOf(other ?? '?'))
    }
})

test('every yoga is understood by the name it has in readings, in both languages and in Hindi in Latin letters', () => {
  const missed = [...new Set(YOGA_RULES.map(({ id }) => id))].flatMap((id) => {
    const [en, hi] = [TEXTS.en.yogas.name(id), TEXTS.hi.yogas.name(id)]
    const questions = [
      `Do I have ${en} in my chart?`,
      `क्या मेरी कुंडली में ${hi} है?`,
      `kya meri kundli mein ${romanise(hi)} hai?`,
    ]
    return questions.filter((question) => yogaIn(question) !== id)
  })
  expect(missed).toEqual([])
})
