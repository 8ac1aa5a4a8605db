import { Chart } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { computeChart } from './chart.ts'
import { GRAHAS, SEVEN, VARGAS } from './ids.ts'

const now = new Date('2026-01-01T00:00:00Z')
const chart = computeChart({ dob: '7/12/1996', tob: '10:34', lat: 13.0878, lng: 80.2785 }, now)
const later = computeChart({ dob: '3/6/2003', tob: '04:45', lat: 11.94, lng: 78.4 }, now)

/** Every path that the design page promises (section 15), beside the kind of value that stands there. */
const PROMISED = `
version number
conventions.ayanamsa string · conventions.node string · conventions.year_days number
input.dob string · input.tob string · input.lat number · input.lng number · input.tz string
input.offset_seconds number · input.utc string · input.wall string
ayanamsa number
ascendant.lon number · ascendant.sign number · ascendant.sign_name string · ascendant.sign_hi string
ascendant.degree number · ascendant.nakshatra number · ascendant.nakshatra_name string · ascendant.pada number
ascendant.navamsa_sign number
grahas.#.id string · grahas.#.lon number · grahas.#.speed number · grahas.#.retrograde boolean · grahas.#.combust boolean
grahas.#.sign number · grahas.#.sign_name string · grahas.#.degree number · grahas.#.house number
grahas.#.nakshatra number · grahas.#.nakshatra_name string · grahas.#.pada number · grahas.#.nakshatra_lord string
grahas.#.navamsa_sign number · grahas.#.vargottama boolean · grahas.#.dignity string
rahu_true number
houses.#.house number · houses.#.sign number · houses.#.lord string · houses.#.occupants array · houses.#.aspected_by array
moon_sign number · moon_sign_name string · moon_sign_hi string · sun_sign number
nakshatra number · nakshatra_name string · nakshatra_hi string · pada number
panchang.tithi number · panchang.tithi_name string · panchang.paksha string · panchang.yoga number
panchang.yoga_name string · panchang.karana number · panchang.karana_name string · panchang.vara number
panchang.vara_name string · panchang.sunrise_utc string · panchang.sunset_utc string
vimshottari.lord string · vimshottari.balance_years number
vimshottari.mahadashas.#.lord string · vimshottari.mahadashas.#.start string · vimshottari.mahadashas.#.end string
vimshottari.current.maha.lord string · vimshottari.current.maha.start string · vimshottari.current.maha.end string
vimshottari.current.antar.lord string · vimshottari.current.antar.start string · vimshottari.current.antar.end string
vimshottari.current.pratyantar.lord string · vimshottari.current.pratyantar.start string
vimshottari.current.pratyantar.end string
yogas.#.id string · yogas.#.grahas array · yogas.#.strength number · yogas.#.why object
doshas.manglik.present boolean · doshas.manglik.level number · doshas.manglik.cancelled boolean · doshas.manglik.reasons array
doshas.kaal_sarp.present boolean · doshas.kaal_sarp.partial boolean
doshas.sade_sati.intervals array
ashtakavarga.table string · ashtakavarga.sav array
`
const promised = PROMISED.trim()
  .split(/\n| · /)
  .map((line) => line.split(' '))

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** All values at a path; `#` stands for every entry of a list. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [key, ...rest] = path
  if (key === undefined) return [value]
  if (key === '#') return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : []
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, key), rest) : [undefined]
}

test.each(promised)('%s is a %s', (path, kind) => {
  for (const each of [chart, later]) {
    const found = valuesAt(each, path.split('.'))
    expect(found.length).toBeGreaterThan(0)
    for (const value of found) expect(kindOf(value)).toBe(kind)
  }
})

test('what a path may leave out or leave empty', () => {
  expect(chart.input).not.toHaveProperty('polar')
  expect([null, 'rising', 'peak', 'setting']).toContain(chart.doshas.sade_sati.phase)
  expect(chart.doshas.kaal_sarp).toHaveProperty('type')
  const past = computeChart(chart.input, new Date('2150-01-01T00:00:00Z'))
  expect(past.vimshottari.current).toBeNull()
})

test('lists and records have their members in order', () => {
  expect(chart.grahas.map(({ id }) => id)).toEqual(GRAHAS)
  expect(chart.houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(Object.keys(chart.vargas)).toEqual(VARGAS)
  for (const signs of Object.values(chart.vargas)) expect(Object.keys(signs)).toEqual(['ascendant', ...GRAHAS])
  expect(Object.keys(chart.ashtakavarga.bav)).toEqual(SEVEN)
  for (const row of [...Object.values(chart.ashtakavarga.bav), chart.ashtakavarga.sav]) expect(row).toHaveLength(12)
  expect(chart.vimshottari.mahadashas).toHaveLength(9)
})

test('degrees have at most six decimals, times whole seconds of UTC, ids are lower case', () => {
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'number' && ['lon', 'degree', 'speed', 'ayanamsa', 'rahu_true', 'balance_years'].includes(key))
      expect(value, key).toBe(Math.round(value * 1e6) / 1e6)
    if (typeof value === 'string' && /utc$|^(start|end)$/.test(key))
      expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    if (typeof value === 'string' && /^(id|lord|nakshatra_lord|code|dignity|paksha|phase|type)$/.test(key))
      expect(value).toMatch(/^[a-z0-9_]+$/)
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name)
  }
  walk(chart, '')
  walk(later, '')
})

test('the contract lets every key of every kind of chart through', () => {
  for (let index = 0; index < 120; index += 1) {
    const birth = {
      dob: `${(index % 28) + 1}/${(index % 12) + 1}/${1900 + index}`,
      tob: `${index % 24}:${index % 60}`,
      lat: -88 + ((index * 37) % 177),
      lng: -179 + ((index * 61) % 359),
    }
    const sent: unknown = JSON.parse(JSON.stringify(computeChart(birth, now)))
    expect(Chart.parse(sent)).toEqual(sent)
  }
})
