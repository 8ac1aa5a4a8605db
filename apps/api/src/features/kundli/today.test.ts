import { type ArgsOf, births, kundli } from '@dhruva/contract'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { getToday } = kundli

const details = { ...BIRTH, full_name: 'Asha Sharma', marital_status: 'Single' } as const

let member: Member
const save = async (more: Partial<ArgsOf<typeof births.addBirth>> = {}) =>
  (await member.call(births.addBirth, { ...details, ...more })).bid

beforeAll(async () => {
  member = await world.member('reader of a kundli')
})

it('a kundli opens with five sentences, each ending in the mark of its facts, and the sky of the day seen from it', async () => {
  const bid = await save()
  const [{ chart }, today] = await Promise.all([member.call(kundli.getChart, { bid }), member.call(getToday, { bid })])
  expect(today.lines.map(({ about }) => about)).toEqual(['who', 'strongest', 'now', 'next', 'mind'])
  for (const { text, facts } of today.lines) {
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expect(fact.at).toEqual([text.length])
  }
  expect(new Date(today.at).toISOString()).toBe(`${today.date}T06:30:00.000Z`)
  expect(today.transits.map(({ id }) => id)).toEqual(chart.grahas.map(({ id }) => id))
  for (const { sign, house, house_from_moon } of today.transits) {
    expect(house).toBe(((sign - chart.ascendant.sign + 12) % 12) + 1)
    expect(house_from_moon).toBe(((sign - chart.moon_sign + 12) % 12) + 1)
  }
})

it('the sentences and their facts are in the language of the caller', async () => {
  const bid = await save()
  const { json } = await member.raw(getToday, { bid }, { 'accept-language': 'hi' })
  const { lines } = getToday.output.parse(json)
  for (const { text, facts } of lines)
    for (const said of [text, ...facts.map((fact) => fact.text)]) expect(said).not.toMatch(/[A-Za-z]{3,}/)
})

it('of an unknown time of birth no house is counted from a lagna that is open', async () => {
  const bid = await save({ tob: '12:00', tob_uncertainty: 'unknown' })
  const { lines, transits } = await member.call(getToday, { bid })
  expect(transits.every(({ house }) => house === null)).toBe(true)
  expect(lines.flatMap(({ facts }) => facts).filter(({ id }) => id === 'lagna')).toEqual([])
})

it('of a public figure it says what stands in the chart and foretells nothing', async () => {
  const bid = await save({ full_name: 'Lata Mangeshkar', celebrity_info: 'Singer' })
  const { lines } = await member.call(getToday, { bid })
  expect(lines.map(({ about }) => about)).toEqual(['who', 'strongest', 'now'])
})

it("a birth that is not there or someone else's is not found", async () => {
  const bid = await save()
  const ravi = await world.member('ravi of the kundli')
  const answers = await Promise.all([bid, 999_999].map((one) => ravi.raw(getToday, { bid: one })))
  for (const { status, json } of answers) expect([status, json]).toMatchObject([404, { code: 'birth_not_found' }])
})
