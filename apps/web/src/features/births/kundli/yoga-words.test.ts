import { DAY_MS } from '@dhruva/common'
import { computeChart } from '@dhruva/jyotish'
import { describe, expect, test } from 'vitest'
import { formatIn } from '#lib/format.ts'
import { kundli as en } from '#locales/en/kundli.ts'
import { kundliYogas as enYogas } from '#locales/en/kundli-yogas.ts'
import { kundli as hi } from '#locales/hi/kundli.ts'
import { kundliYogas as hiYogas } from '#locales/hi/kundli-yogas.ts'
import { cancelledBy, formedBy, groupsOf, weighedBy, type Yoga, type YogaWords } from './yoga-words.ts'

const words: Record<'en' | 'hi', YogaWords> = {
  en: { k: en, t: enYogas, list: formatIn('en').list },
  hi: { k: hi, t: hiYogas, list: formatIn('hi').list },
}

/** So many births that every yoga and every reason occurs (the service's own test has the same span). */
const yogas: Yoga[] = Array.from({ length: 1500 }, (_, index) => {
  const date = new Date(Date.UTC(1920, 0, 1) + index * 26.3 * DAY_MS)
  const dob = `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
  return computeChart({ dob, tob: `${index % 24}:30`, lat: 26, lng: 80 }, new Date('2026-01-01T00:00:00Z')).yogas
}).flat()

test('every yoga of the service has its name, its plain words and its source', () => {
  const missing = [...new Set(yogas.map(({ id }) => id))].filter((id) => !Object.hasOwn(enYogas.known, id))
  expect(missing).toEqual([])
  expect(new Set(yogas.map(({ id }) => id)).size).toBe(Object.keys(enYogas.known).length)
})

describe.each(['en', 'hi'] as const)('%s', (language) => {
  test('says what forms, weighs and cancels each, without a hole', () => {
    const said = new Set(
      yogas.flatMap((yoga) => {
        const formed = formedBy(words[language], yoga)
        expect(formed.length, yoga.why.code).toBeGreaterThan(0)
        expect(weighedBy(words[language], yoga)).toHaveLength(1 + yoga.weights.length)
        return [...formed, ...weighedBy(words[language], yoga), ...cancelledBy(words[language], yoga)]
      }),
    )
    for (const sentence of said) {
      expect(sentence).toMatch(/[.।]$/)
      expect(sentence).not.toMatch(/undefined|null|NaN|\s[.,।;]|\s{2}|, ,|^\s|\b0th/)
      if (language === 'hi') expect(sentence).not.toMatch(/[A-Za-z]/)
    }
  })
})

const yoga = (id: string): Yoga => yogas.find((one) => one.id === id)!

test('the words fit the facts', () => {
  const made: Yoga = {
    id: 'raja',
    grahas: ['venus', 'jupiter'],
    strength: 2,
    why: {
      code: 'lords_joined',
      lords: [
        [4, 9],
        [4, 5],
      ],
      by: ['exchange', 'mutual_aspect'],
    },
    weights: [{ code: 'strong', graha: 'venus', by: 1 }],
    cancelled_by: [],
  }
  expect(formedBy(words.en, made)).toEqual([
    'Venus and Jupiter, lords of the 4th and 9th, of the 4th and 5th, exchange signs and look at each other.',
  ])
  expect(weighedBy(words.en, made)[1]).toBe('Venus is in its own or exaltation sign: one more.')
  const alone = { ...yoga('kemadruma'), cancelled_by: [{ code: 'graha_in_kendra', graha: 'mars', from: ['moon'] }] }
  expect(cancelledBy(words.en, alone)).toEqual(['Mars stands in an angle from the Moon.'])
})

test('several ways of one yoga are one entry; an unknown one is left out', () => {
  const groups = groupsOf([yoga('raja'), yoga('hamsa'), yoga('raja'), { ...yoga('raja'), id: 'new' }], enYogas.known)
  expect(groups.map(({ id, yogas: ways }) => [id, ways.length])).toEqual([
    ['raja', 2],
    ['hamsa', 1],
  ])
  expect(formedBy(words.en, { ...yoga('raja'), why: { code: 'new' } })).toEqual([])
})
