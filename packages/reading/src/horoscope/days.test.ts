import { DAY_MS, INDIA_OFFSET_MS } from '@dhruva/common'
import {
  DEFAULT_CONVENTIONS,
  type GrahaId,
  houseOf,
  isRetrograde,
  nakshatraOf,
  type Sky,
  signOf,
  skyAt,
} from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { grahaName, nakshatraName } from '#names.ts'
import { LANGUAGES, SIGNS, sentencesOf, type Written, writtenOn } from '#testing/horoscopes.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { nth as nthHi } from '#texts/hi/vocab.ts'
import { isSlow } from './schedule.ts'

/** Days in a row: the promises are about what comes after what. A sample holds two returns of the Moon. */
const COUNT = process.env.TEST_LONG ? 400 : 60
const LONG_MS = 120_000
const all = writtenOn(Array.from({ length: COUNT }, (_, n) => n + 150))

const GAP = 10
const codeOf = ({ language }: Written) => (language === 'Hindi' ? 'hi' : 'en')
const textsOf = ({ one }: Written): string[] => sentencesOf(one).map(({ text }) => text)

/** What is looked at sentence by sentence: of a sample, three signs a day. */
const looked = all.filter(({ date, sign }) => process.env.TEST_LONG || Number(date.slice(8)) % 4 === sign % 4)

/** One sign in one language, its days in order. */
const rows = LANGUAGES.flatMap((language) =>
  SIGNS.map((sign) => all.filter((each) => each.language === language && each.sign === sign)),
)

describe('horoscopes of days in a row', () => {
  it('say no sentence twice within ten days for a sign', () => {
    const soon = rows.flatMap((row) => {
      const last = new Map<string, number>()
      return row.flatMap((written, day) =>
        [...textsOf(written), written.one.gist.text].flatMap((text) => {
          const before = last.get(text)
          last.set(text, day)
          return before !== undefined && day - before < GAP ? [`${written.date} ${written.sign} ${text}`] : []
        }),
      )
    })
    expect(soon).toEqual([])
  })

  it('share at most two fifths of the sentences of a sign with any other on the same day', () => {
    const groups = Object.values(Object.groupBy(all, ({ date, language }) => `${date} ${language}`))
    const shares = groups.flatMap((group = []) => {
      const sets = group.map((written) => new Set(textsOf(written)))
      return sets.flatMap((one, at) =>
        sets.flatMap((other, place) =>
          at === place ? [] : [[...one].filter((text) => other.has(text)).length / one.size],
        ),
      )
    })
    expect(shares.length).toBe(COUNT * 2 * 12 * 11)
    expect(shares.reduce((most, share) => Math.max(most, share))).toBeLessThanOrEqual(0.4)
  })

  it('let a slow graha lead a field every fourth day at most', () => {
    for (const row of rows) {
      const led = new Map<string, number>()
      for (const [day, { one }] of row.entries()) {
        for (const [field, { sentences }] of Object.entries(one.fields)) {
          const [, first] = sentences
          if (!first?.facts.some((id) => /^transit\.(?:jupiter|saturn|rahu|ketu)\./.test(id))) continue
          expect(day - (led.get(field) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(4)
          led.set(field, day)
        }
      }
      expect(led.size).toBeGreaterThan(0)
    }
    expect(isSlow('jupiter') && !isSlow('moon')).toBe(true)
  })
})

/** Instants of a day of India at which its sky is looked at again: the ends of it and each hour. */
const skiesOf = (date: string): Sky[] =>
  Array.from({ length: 25 }, (_, hour) =>
    skyAt(Date.parse(date) - INDIA_OFFSET_MS + Math.min((hour * DAY_MS) / 24, DAY_MS - 1000), DEFAULT_CONVENTIONS),
  )

const houseAt = (sky: Sky, graha: GrahaId, sign: number): number => houseOf(signOf(sky.grahas[graha].lon), sign)

const CLOCKS = { en: /(\d{1,2}):(\d{2}) (am|pm)/, hi: /(रात|सुबह|दोपहर|शाम) (\d{1,2}):(\d{2})/ }

/** Minutes since midnight of the clock time in a text. */
function minutesIn(code: 'en' | 'hi', text: string): number | null {
  const found = CLOCKS[code].exec(text)
  if (!found) return null
  const [, a = '', b = '', c = ''] = found
  if (code === 'en') return (Number(a) % 12) * 60 + Number(b) + (c === 'pm' ? 720 : 0)
  const hour = Number(b) % 12
  const isPm = a === 'दोपहर' || a === 'शाम' || (a === 'रात' && hour >= 8)
  return hour * 60 + Number(c) + (isPm ? 720 : 0)
}

const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1)

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

const skyIn = (date: string, minutes: number): Sky =>
  skyAt(Date.parse(date) - INDIA_OFFSET_MS + minutes * 60_000, DEFAULT_CONVENTIONS)

const GRAHA_OF = /^(?:transit|meeting|station)\.(\w+)/
const isGraha = (id: string, sky: Sky): id is GrahaId => id in sky.grahas

describe('a sentence of a horoscope', () => {
  it(
    'is true of the day: who is in which house, what happens at what hour',
    () => {
      const skies = new Map<string, Sky[]>()
      const seen = new Set<string>()
      for (const written of looked) {
        const { date, sign, one } = written
        const code = codeOf(written)
        const hours = skies.get(date) ?? skies.set(date, skiesOf(date)).get(date) ?? []
        const [start, end] = [hours[0], hours.at(-1)]
        if (!start || !end) throw new Error('a day has hours')
        for (const { sentences } of Object.values(one.fields)) {
          for (const { text, facts } of sentences.slice(1)) {
            const named = mentionsIn(code, text)
            const minutes = minutesIn(code, text)
            const [before, at] = minutes === null ? [start, end] : [skyIn(date, minutes - 1), skyIn(date, minutes + 2)]
            const [id = ''] = facts
            const what = id.replace(/\..*/, '')
            seen.add(what)
            const graha = GRAHA_OF.exec(id)?.[1] ?? 'moon'
            if (!isGraha(graha, start)) throw new Error(`no graha ${graha}`)
            if (what !== 'tithi' && what !== 'weekday' && what !== 'new_moon' && what !== 'full_moon')
              expect(named, text).toContain(grahaName(code, graha))
            const houses = HOUSES.filter((house) => named.has(`house ${code === 'hi' ? nthHi(house) : house}`))
            if (what === 'transit') {
              expect(houses.length, text).toBe(facts.length)
              const around = minutes === null ? hours : [before, at]
              const been = new Set(around.map((sky) => houseAt(sky, graha, sign)))
              for (const house of houses) expect([...been], text).toContain(house)
              if (minutes !== null) expect(houseAt(before, graha, sign), text).not.toBe(houseAt(at, graha, sign))
            } else if (what === 'meeting' || what === 'new_moon' || what === 'full_moon') {
              const other = what === 'meeting' ? graha : 'sun'
              const angle = apart(at.grahas.moon.lon, at.grahas[other].lon)
              expect(Math.min(angle, 180 - angle), text).toBeLessThan(0.1)
              expect(houses, text).toEqual([houseAt(at, 'moon', sign)])
            } else if (what === 'station') {
              expect(isRetrograde(graha, start.grahas[graha].speed)).not.toBe(
                isRetrograde(graha, end.grahas[graha].speed),
              )
            } else if (what === 'nakshatra') {
              const noon = hours[12]
              expect(named, text).toContain(nakshatraName(code, nakshatraOf(noon?.grahas.moon.lon ?? 0)))
            }
          }
        }
      }
      const kinds = ['transit', 'meeting', 'nakshatra', 'tithi', 'weekday', 'station', 'new_moon', 'full_moon']
      expect([...seen].toSorted()).toEqual(kinds.toSorted())
    },
    LONG_MS,
  )

  it('tells Chandrashtama of every day on which the Moon stands in the eighth house at noon', () => {
    let told = 0
    for (const { language, date, sign, one } of all) {
      if (houseAt(skyIn(date, 720), 'moon', sign) !== 8) continue
      const text = one.fields.overall.sentences.map((sentence) => sentence.text).join(' ')
      expect(text).toContain(language === 'Hindi' ? 'चंद्राष्टम' : 'Chandrashtama')
      told += 1
    }
    expect(told).toBeGreaterThan(0)
  })
})
