import { births, kundli } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { details } from '#features/births/testing/details.ts'

const world = await createWorld(buildApp)

let people = 0
let asha: Member
beforeEach(async () => {
  asha = await world.member(`birth time ${++people}`)
})

const list = async () => (await asha.call(births.getBirths, {})).births

describe('an uncertain time of birth', () => {
  const uncertainty = async () => (await list())[0]?.tob_uncertainty

  it.each([
    ['unknown', 'unknown'],
    [0, 0],
    [720, 720],
    ['15', 15],
    ['', 0],
    [null, 0],
    [undefined, 0],
  ])('%j is kept as %j', async (tob_uncertainty, kept) => {
    expect(await asha.raw(births.addBirth, { ...details, tob_uncertainty })).toMatchObject({ status: 200 })
    expect(await uncertainty()).toBe(kept)
  })

  it.each([-1, 721, 1.5, 'about', true, '7.5'])('cannot be %j', async (tob_uncertainty) => {
    const answer = await asha.raw(births.addBirth, { ...details, tob_uncertainty })
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ path: 'tob_uncertainty' }] } })
  })

  it('stays when a client that does not know it changes something else, and goes with another time', async () => {
    const { bid } = await asha.call(births.addBirth, { ...details, tob_uncertainty: 'unknown' })
    await asha.call(births.editBirth, { ...details, bid, full_name: 'Asha Verma' })
    expect(await list()).toMatchObject([{ full_name: 'Asha Verma', tob_uncertainty: 'unknown' }])
    await asha.call(births.editBirth, { ...details, bid, tob_uncertainty: 30 })
    expect(await uncertainty()).toBe(30)
    await asha.call(births.editBirth, { ...details, bid, tob: '6:43' })
    expect(await uncertainty()).toBe(0)
  })

  it('makes another birth of otherwise the same details, and the same one once', async () => {
    const exact = await asha.call(births.addBirth, details)
    const unsure = await asha.call(births.addBirth, { ...details, tob_uncertainty: 'unknown' })
    expect(unsure.bid).not.toBe(exact.bid)
    expect(await asha.call(births.addBirth, { ...details, tob_uncertainty: 'unknown' })).toMatchObject(unsure)
    expect(await asha.call(births.addBirth, { ...details, tob_uncertainty: 0 })).toMatchObject(exact)
  })

  it('comes with what of the kundli holds', async () => {
    const { bid } = await asha.call(births.addBirth, details)
    expect((await asha.call(kundli.getChart, { bid })).stability).toBeNull()
    await asha.call(births.editBirth, { ...details, bid, tob_uncertainty: 60 })
    const { stability } = await asha.call(kundli.getChart, { bid })
    expect(stability).toMatchObject({ minutes: 60, from: '1990-03-05T00:12:00Z', to: '1990-03-05T02:12:00Z' })
    expect(stability?.ascendant.sign.values.length).toBe((stability?.ascendant.changes.length ?? 0) + 1)
    await asha.call(births.editBirth, { ...details, bid, tob_uncertainty: 'unknown' })
    const { stability: whole } = await asha.call(kundli.getChart, { bid })
    expect(whole).toMatchObject({ minutes: null, from: '1990-03-04T18:30:00Z' })
    expect(whole?.ascendant.sign.certain).toBe(false)
  })
})
