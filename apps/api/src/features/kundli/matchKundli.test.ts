import { type ArgsOf, births, matching } from '@dhruva/contract'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const { matchKundli } = matching

const details = { ...BIRTH, full_name: 'Asha Sharma', marital_status: 'Single' } as const

let member: Member
let asha: number
let rahul: number
const save = async (more: Partial<ArgsOf<typeof births.addBirth>>) =>
  (await member.call(births.addBirth, { ...details, ...more })).bid

beforeAll(async () => {
  member = await world.member('matcher')
  asha = await save({})
  rahul = await save({ full_name: 'Rahul Verma', gender: 'Male', dob: '14/8/1988', tob: '21:15' })
})

describe('two saved births', () => {
  it('give eight kootas with points, maximum and reason, and their total of 36', async () => {
    const match = await member.call(matchKundli, { bid_one: asha, bid_two: rahul })
    expect(match.kootas.map(({ maximum }) => maximum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(match.total).toBe(match.kootas.reduce((sum, { points }) => sum + points, 0))
    expect(match.maximum).toBe(36)
    for (const koota of match.kootas) {
      expect(koota.points).toBeLessThanOrEqual(koota.maximum)
      expect(koota.reason).toMatch(/Rahul|Asha|Moons/)
      expect(koota.why.code).toBe(koota.id)
    }
    expect(match.manglik.groom.text).toContain('Rahul')
    expect(match.manglik.bride.text).toContain('Asha')
    expect(match.uncertain).toEqual([])
  })

  it('are groom and bride by gender, whichever comes first', async () => {
    const [one, two] = await Promise.all([
      member.call(matchKundli, { bid_one: asha, bid_two: rahul }),
      member.call(matchKundli, { bid_one: rahul, bid_two: asha }),
    ])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ groom: { bid: rahul }, bride: { bid: asha }, roles_by: 'gender' })
  })

  it('of one gender are groom and bride by order', async () => {
    const meera = await save({ full_name: 'Meera', dob: '1/12/1991' })
    expect(await member.call(matchKundli, { bid_one: meera, bid_two: asha })).toMatchObject({
      groom: { bid: meera },
      bride: { bid: asha },
      roles_by: 'order',
    })
  })

  it('are explained in the language of the caller', async () => {
    const answer = await member.raw(matchKundli, { bid_one: asha, bid_two: rahul }, { 'accept-language': 'hi' })
    const texts = JSON.stringify(answer.json, ['kootas', 'reason', 'text', 'verdict_text', 'manglik', 'groom', 'bride'])
    expect(texts).toContain('नाड़ी')
    expect(answer.text).not.toMatch(/"reason":"[^"]*(nadi|Moon|nakshatra)/)
  })

  it('name what an uncertain time of birth leaves open', async () => {
    const kiran = await save({ full_name: 'Kiran', gender: 'Male', tob: '12:00', tob_uncertainty: 'unknown' })
    const { uncertain } = await member.call(matchKundli, { bid_one: asha, bid_two: kiran })
    expect(uncertain.map(({ what }) => what)).toContain('manglik')
    for (const one of uncertain) {
      expect(one.partner).toBe('groom')
      expect(one.text).toContain('Kiran')
    }
  })
})

describe('a match is refused', () => {
  it('of one birth with itself, in a way one can act on', async () => {
    const answer = await member.raw(matchKundli, { bid_one: asha, bid_two: String(asha) })
    expect(answer).toMatchObject({ status: 200, json: { status: 'fail', code: 'same_birth' } })
  })

  it("of a birth that is not there or someone else's, without a difference", async () => {
    const ravi = await world.member('ravi of the match')
    const { bid } = await ravi.call(births.addBirth, details)
    const answers = await Promise.all(
      [{ bid_two: bid }, { bid_two: 999_999 }].map((two) => member.raw(matchKundli, { bid_one: asha, ...two })),
    )
    const [theirs, none] = answers.map(({ status, json }) => ({ status, json }))
    expect(theirs).toEqual(none)
    expect(theirs).toMatchObject({ status: 404, json: { code: 'birth_not_found' } })
    expect(answers.map(({ text }) => text).join()).not.toContain('Asha')
  })

  it.each([{}, { bid_one: 1 }, { bid_one: 0, bid_two: 1 }, { bid_one: 'x', bid_two: 1 }, { bid_one: 1.5, bid_two: 1 }])(
    'when it is asked as %j',
    async (args) => expect((await member.raw(matchKundli, args)).status).toBe(400),
  )
})
