import { births, kundli } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { details } from '#features/births/testing/details.ts'

const world = await createWorld(buildApp)
const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })

let people = 0
let asha: Member
beforeEach(async () => {
  asha = await world.member(`births ${++people}`)
})

const list = async (celebrity?: '1') => (await asha.call(births.getBirths, celebrity ? { celebrity } : {})).births

describe('saving a birth', () => {
  it('keeps it tidied, newest first', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    const second = await asha.call(births.addBirth, { ...details, full_name: 'Ravi', gender: 'Male', tob: '23:05:09' })
    expect(await list()).toEqual([
      {
        ...details,
        bid: second.bid,
        full_name: 'Ravi',
        gender: 'Male',
        dob: '05/03/1990',
        tob: '23:05:09',
        tob_uncertainty: 0,
        lat: 26.91,
        lng: 75.79,
      },
      { ...details, bid, dob: '05/03/1990', tob: '06:42', tob_uncertainty: 0, lat: 26.91, lng: 75.79 },
    ])
  })

  it.each([
    ['24:30', '00:30'],
    ['12:60', '12:00'],
    ['24:60', '00:00'],
    ['12:00:60', '12:00:59'],
    ['7:05:00', '07:05'],
  ])('takes the time %s of the old form as %s', async (tob, kept) => {
    await asha.call(births.addBirth, { ...details, tob })
    expect(await list()).toMatchObject([{ tob: kept, dob: '05/03/1990' }])
  })

  it('computes the kundli', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    const { chart } = await asha.call(kundli.getChart, { bid })
    expect(chart.input).toMatchObject({ dob: '05/03/1990', tz: 'Asia/Kolkata', utc: '1990-03-05T01:12:00Z' })
    expect(chart.grahas).toHaveLength(9)
    expect(chart.vimshottari.current?.maha.lord).toBeTypeOf('string')
  })

  it('is done once for 200 equal requests at once, and again after ten seconds', async () => {
    const bids = await Promise.all(Array.from({ length: 200 }, () => asha.call(births.addBirth, details)))
    expect(new Set(bids.map(({ bid }) => bid)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    world.clock.advance({ seconds: 11 })
    await asha.call(births.addBirth, details)
    expect(await list()).toHaveLength(2)
  })

  it('stops at the hundredth, also for requests at once', async () => {
    const names = Array.from({ length: 110 }, (_, at) => `Person ${at}`)
    const results = await Promise.allSettled(
      names.map((full_name) => asha.call(births.addBirth, { ...details, full_name })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    await expect(asha.call(births.addBirth, details)).rejects.toMatchObject(refusal('too_many_births'))
    expect(await list()).toHaveLength(100)
  })

  it('keeps celebrities apart', async () => {
    const celebrity_info = 'A singer'
    const { bid } = await asha.call(births.addBirth, { ...details, celebrity_info })
    expect(await list()).toEqual([])
    expect(await list('1')).toMatchObject([{ bid, celebrity_info }])
    await asha.call(births.editBirth, { ...details, bid, full_name: 'Another name' })
    expect(await list('1')).toMatchObject([{ full_name: 'Another name', celebrity_info }])
  })
})

describe('a birth date', () => {
  it("may be today where the birth was, and not tomorrow, by the place's own calendar", async () => {
    // 20:00 UTC: the 22nd in India, still the 21st in London and Honolulu
    world.clock.set('2026-11-21T20:00:00.000Z')
    await asha.call(births.addBirth, { ...details, dob: '22/11/2026' })
    const london = { ...details, lat: 51.5, lng: -0.12 }
    await asha.call(births.addBirth, { ...london, dob: '21/11/2026' })
    expect(await asha.raw(births.addBirth, { ...london, dob: '22/11/2026' })).toMatchObject({
      status: 400,
      json: { code: 'invalid_field', errors: [{ path: 'dob' }] },
    })
    expect(await asha.raw(births.addBirth, { ...details, dob: '23/11/2026' })).toMatchObject({ status: 400 })
  })

  it.each(['29/2/2000', '1/1/1900', '31/12/2025'])('may be %s', async (dob) => {
    await asha.call(births.addBirth, { ...details, dob })
  })

  it.each(['29/2/1900', '29/02/2001', '31/4/1990', '0/1/1990', '1/0/1990', '1/13/1990', '32/1/1990', '31/12/1899'])(
    'cannot be %s',
    async (dob) => {
      expect(await asha.raw(births.addBirth, { ...details, dob })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'dob', message: 'Please enter a real date as dd/mm/yyyy, from 1900 to today.' }] },
      })
    },
  )
})

describe('fields at their bounds', () => {
  const good: [keyof typeof details, unknown][] = [
    ['full_name', 'A'],
    ['full_name', 'अ'.repeat(100)],
    ['full_name', '😀'.repeat(100)],
    ['pob', 'x'],
    ['pob', 'x'.repeat(100)],
    ['lat', 90],
    ['lat', -90],
    ['lat', '0'],
    ['lng', 180],
    ['lng', -180],
    ['tob', '0:0'],
    ['tob', '24:60:60'],
  ]
  it.each(good)('%s may be %j', async (field, value) => {
    expect(await asha.raw(births.addBirth, { ...details, [field]: value })).toMatchObject({
      status: 200,
      json: { status: 'success' },
    })
  })

  const bad: [keyof typeof details, unknown][] = [
    ['full_name', 'x'.repeat(101)],
    ['full_name', '\ud800'],
    ['full_name', 7],
    ['pob', 'x'.repeat(101)],
    ['lat', 90.01],
    ['lat', -90.01],
    ['lat', 'north'],
    ['lng', 180.01],
    ['lng', '-180.01'],
    ['lng', true],
    ['tob', '25:00'],
    ['tob', '12:61'],
    ['tob', '12:00:61'],
    ['tob', '-1:00'],
    ['tob', '12'],
    ['gender', 'male'],
    ['marital_status', 'Widowed'],
    ['language', 'French'],
  ]
  it.each(bad)('%s cannot be %j', async (field, value) => {
    const answer = await asha.raw(births.addBirth, { ...details, [field]: value })
    expect(answer).toMatchObject({ status: 400, json: { status: 'fail', errors: [{ path: field }] } })
  })

  it.each(Object.keys(details))('%s is required', async (field) => {
    const message = `The field '${field}' is required and cannot be empty.`
    for (const value of [undefined, '', '   ', null]) {
      const answer = await asha.raw(births.addBirth, { ...details, [field]: value })
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', message } })
    }
  })

  it('says so in Hindi to whoever reads Hindi', async () => {
    const answer = await asha.raw(births.addBirth, { ...details, pob: '' }, { 'accept-language': 'hi-IN,en;q=0.5' })
    expect(answer.json).toMatchObject({ message: "'pob' भरना ज़रूरी है, इसे खाली नहीं छोड़ा जा सकता।" })
  })

  it('takes null for a field that may be absent as absent', async () => {
    const answer = await asha.raw(births.addBirth, { ...details, celebrity_info: null, bid: null })
    expect(answer).toMatchObject({ status: 200, json: { status: 'success' } })
    expect(await list()).toHaveLength(1)
  })

  it('ignores fields it does not know', async () => {
    const { bid } = await asha.call(births.addBirth, { ...details, ...{ uid: 1, chart: 'mine', admin: true } })
    expect(await list()).toMatchObject([{ bid, full_name: 'Asha Sharma' }])
  })
})

describe('changing and deleting', () => {
  it('changes by edit and by add with a bid, and the kundli with it', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    await asha.call(births.editBirth, { ...details, bid, tob: '18:00' })
    expect((await asha.call(kundli.getChart, { bid })).chart.input.tob).toMatch(/^18:00/)
    await asha.call(births.addBirth, { ...details, bid: String(bid), tob: '19:00' })
    expect((await asha.call(kundli.getChart, { bid })).chart.input.tob).toMatch(/^19:00/)
    expect(await list()).toHaveLength(1)
  })

  it.each(['', null, 0, '0'])('takes the bid %j as none', async (bid) => {
    expect(await asha.raw(births.addBirth, { ...details, bid })).toMatchObject({ status: 200 })
    expect(await list()).toHaveLength(1)
  })

  it('deletes once', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    await asha.call(births.deleteBirth, { bid })
    expect(await list()).toEqual([])
    await expect(asha.call(births.deleteBirth, { bid })).rejects.toMatchObject(refusal('birth_not_found'))
  })

  it("knows nothing of somebody else's births", async () => {
    const ravi = await world.member('ravi')
    const { bid } = await ravi.call(births.addBirth, details)
    const tries = [
      asha.raw(births.editBirth, { ...details, bid, full_name: 'Stolen' }),
      asha.raw(births.addBirth, { ...details, bid, full_name: 'Stolen' }),
      asha.raw(births.deleteBirth, { bid }),
      asha.raw(kundli.getChart, { bid }),
    ]
    const missing = await asha.raw(births.deleteBirth, { bid: 2_000_000_000 })
    for (const answer of await Promise.all(tries)) {
      expect(answer).toMatchObject({ status: 404, json: missing.json })
    }
    expect(await list()).toEqual([])
    expect((await ravi.call(births.getBirths, {})).births).toMatchObject([{ bid, full_name: 'Asha Sharma' }])
  })
})

describe('a stored kundli', () => {
  it('is computed anew when an older version made it', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    const before = await asha.call(kundli.getChart, { bid })
    await world.db.query({
      name: 'test.age',
      text: "UPDATE birth SET chart = '{}', chart_version = 0 WHERE bid = $1",
      values: [bid],
    })
    expect(await asha.call(kundli.getChart, { bid })).toEqual(before)
    const stored = await world.db.query({
      name: 'test.version',
      text: 'SELECT chart_version AS version FROM birth WHERE bid = $1',
      values: [bid],
    })
    expect(stored).toEqual([{ version: before.chart.version }])
  })

  it('is written once for what runs now, and then only read', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    const rowOf = () =>
      world.db.query({ name: 'test.row', text: 'SELECT xmin FROM birth WHERE bid = $1', values: [bid] })
    const saved = await rowOf()
    const first = await asha.call(kundli.getChart, { bid })
    const current = await rowOf()
    expect(current).not.toEqual(saved)
    world.clock.advance({ seconds: 60 })
    expect(await asha.call(kundli.getChart, { bid })).toEqual(first)
    expect(await rowOf()).toEqual(current)
  })

  it('says which periods run now', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    const now = world.clock.now().toISOString()
    const { maha, antar } = (await asha.call(kundli.getChart, { bid })).chart.vimshottari.current!
    expect(maha.start <= now && now < maha.end && antar.start <= now && now < antar.end).toBe(true)
    // a login that is not used for 400 days is over
    for (let year = 0; year < 9; year++) {
      world.clock.advance({ days: 365 })
      await list()
    }
    const later = (await asha.call(kundli.getChart, { bid })).chart.vimshottari.current
    expect(later?.antar).not.toEqual(antar)
    world.clock.set('2026-11-21T06:30:00.000Z')
  })
})
