// The wheel: promised before, drawn by both, once a day, reckoned again by anybody; and what a forged win is worth.
import { createHash } from 'node:crypto'
import { isDrawnFrom, spinOf } from '@dhruva/common'
import { auth, recharges, users } from '@dhruva/contract'
import { purgeExpired } from '@dhruva/db'
import { spinWheel } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { createTill } from './testing/till.ts'

const SPINS = 1_000

const till = await createTill()
const { world, provider, db } = till

let people = 0
const member = () => world.member(`player ${++people}`)
const wheelOf = (who: Member) => who.call(recharges.getWheel, {})
const spin = (who: Member, nonce?: string) => who.call(recharges.spinWheel, { nonce })
const buy = async (who: Member, coupon: string) => {
  await till.record(who, provider.pay(await till.order(who, 'oracle-10', coupon)))
}

describe('the promise', () => {
  it('is shown before the spin, stays until then, and is kept: the seed is told after', async () => {
    const asha = await member()
    const before = await wheelOf(asha)
    expect(before).toEqual({
      status: 'success',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      next_spin_at: null,
      spins: [],
    })
    expect(await wheelOf(asha)).toEqual(before)
    const won = await spin(asha, 'my-part_1')
    expect(won).toMatchObject({ status: 'success', commitment: before.commitment, nonce: 'my-part_1' })
    expect(createHash('sha256').update(won.seed).digest('hex')).toBe(before.commitment)
    expect(won.percent).toBe(spinOf(won.seed, 'my-part_1').percent)
    expect(Date.parse(won.expires_at) - Date.parse(won.spun_at)).toBe(86_400_000)
    const { status, ...past } = won
    const after = await wheelOf(asha)
    expect(after.spins).toEqual([{ ...past, used: false }])
    expect(after.next_spin_at).toBe(won.expires_at)
    expect(after.commitment).not.toBe(before.commitment)
    expect(JSON.stringify(after)).not.toContain(await seedWaiting(asha))
  })

  const seedWaiting = async ({ uid }: Member) =>
    (await db.prisma.spin.findFirstOrThrow({ where: { uid, spunAt: null } })).seed

  it('cannot be changed, by nobody', async () => {
    const asha = await member()
    await wheelOf(asha)
    const { prisma } = db
    const of = { where: { uid: asha.uid } }
    const seed = createHash('sha256').update('another').digest('hex')
    const commitment = createHash('sha256').update(seed).digest('hex')
    await expect(prisma.spin.updateMany({ ...of, data: { seed, commitment } })).rejects.toThrow('is not changed')
    const drawn = { nonce: 'x', spunAt: world.clock.now() }
    const { percent } = spinOf(await seedWaiting(asha), 'x')
    await expect(prisma.spin.updateMany({ ...of, data: { ...drawn, percent: (percent % 15) + 1 } })).rejects.toThrow(
      'spin_drawn',
    )
    await spin(asha)
    await expect(prisma.spin.updateMany({ ...of, data: { nonce: 'y' } })).rejects.toThrow('is not changed')
  })

  it('is not asked for by old clients, and a spin without a part of the player works', async () => {
    const asha = await member()
    for (const nonce of ['', null, undefined]) {
      const { json } = await asha.raw(recharges.spinWheel, { nonce })
      expect(json).toMatchObject({ status: 'success', nonce: '' })
    }
    expect((await (await member()).raw(recharges.spinWheel)).json).toMatchObject({ status: 'success', nonce: '' })
    for (const nonce of ['a b', "'; --", 'x'.repeat(65), '\\x41'])
      expect((await (await member()).raw(recharges.spinWheel, { nonce })).status).toBe(400)
  })

  it('is reckoned again by the page, 1,000 times of 1,000, and by the database', async () => {
    const { uid } = await member()
    let agreed = 0
    for (let day = 0; day < SPINS; day++) {
      const now = new Date(world.clock.now().getTime() + day * 2 * 86_400_000)
      const spun = await spinWheel(db, { uid, mobileHmac: Buffer.from('a number'), nonce: `day-${day}`, now })
      if (spun.result !== 'spun') throw new Error(spun.result)
      const { seed, nonce, commitment, percent } = spun.spin
      if (isDrawnFrom(seed, commitment) && spinOf(seed, nonce).percent === percent) agreed++
    }
    // a row whose per cent the database reckons otherwise is not written
    expect(await db.prisma.coupon.count({ where: { uid } })).toBe(SPINS)
    expect(agreed).toBe(SPINS)
  })
})

describe('one a day', () => {
  it('of 50 at the same time: one coupon', async () => {
    const asha = await member()
    const spins = await Promise.all(Array.from({ length: 50 }, (_, nth) => spin(asha, `press-${nth}`)))
    expect(new Set(spins.map(({ coupon, percent, nonce }) => `${coupon} ${percent} ${nonce}`)).size).toBe(1)
    expect(await db.prisma.coupon.count({ where: { uid: asha.uid } })).toBe(1)
  })

  it('S-279 gives the same while it is good; used, nothing until midnight in India; then anew', async () => {
    const asha = await member()
    const won = await spin(asha, 'one')
    expect(await spin(asha, 'two')).toEqual(won)
    await buy(asha, won.coupon)
    const refused = { status: 200, json: { status: 'fail', code: 'already_spun' } }
    expect(await asha.raw(recharges.spinWheel, {})).toMatchObject(refused)
    expect(await wheelOf(asha)).toMatchObject({ next_spin_at: '2026-11-21T18:30:00.000Z', spins: [{ used: true }] })
    const toMidnight = Date.parse('2026-11-21T18:30:00.000Z') - world.clock.now().getTime()
    world.clock.advance({ seconds: (toMidnight - 1) / 1_000 })
    expect(await asha.raw(recharges.spinWheel, {})).toMatchObject(refused)
    world.clock.advance({ seconds: 0.001 })
    expect((await wheelOf(asha)).next_spin_at).toBe(null)
    const next = await spin(asha)
    expect(next.coupon).not.toBe(won.coupon)
    // not used, it outlives the day and is all there is
    world.clock.advance({ hours: 23, minutes: 59 })
    expect(await spin(asha)).toEqual(next)
    world.clock.advance({ minutes: 1 })
    expect((await spin(asha)).coupon).not.toBe(next.coupon)
  })

  it('of a number: an account made anew on the same day gets no second try', async () => {
    const asha = await member()
    await spin(asha)
    const { token } = await asha.call(auth.getOTP, { mobile: asha.mobile, purpose: 'delete_account' })
    await asha.call(auth.validateRawOTP, { mobile: asha.mobile, token, otp: await world.lastCode(asha.mobile) })
    const login = await world.visitor().call(auth.getOTP, { mobile: asha.mobile })
    const { jwt } = await world
      .visitor()
      .call(auth.validateOTP, { mobile: asha.mobile, token: login.token, otp: await world.lastCode(asha.mobile) })
    const again = world.withToken(jwt)
    expect((await again.raw(recharges.spinWheel, {})).json).toMatchObject({ code: 'already_spun' })
    await purgeExpired(db, world.clock.now())
    expect((await again.raw(recharges.spinWheel, {})).json).toMatchObject({ code: 'already_spun' })
    world.clock.advance({ days: 1 })
    expect((await again.raw(recharges.spinWheel, {})).json).toMatchObject({ status: 'success' })
    await purgeExpired(db, world.clock.now())
    expect(await db.prisma.freeGrant.count({ where: { kind: { startsWith: 'spin:2026-11-21' } } })).toBe(0)
  })
})

describe('what is won', () => {
  const prices = async (who: Member | ReturnType<typeof world.visitor>) =>
    (await who.call(recharges.getRecharges, {})).flatMap(({ data }) => data)

  it('S-267 is in the list of packs for its owner alone, as the quote has it, until it is used', async () => {
    const [asha, ravi] = [await member(), await member()]
    const { coupon, percent } = await spin(asha)
    const packs = await prices(asha)
    expect(packs.map(({ couponPrice, ...pack }) => pack)).toEqual(await prices(world.visitor()))
    for (const { id, couponPrice, discountPrice } of packs) {
      const quoted = await asha.call(recharges.quoteRecharge, { pack: id, coupon })
      expect(couponPrice).toBe(quoted.total)
      expect(quoted.total).toBe(Math.floor((discountPrice * (100 - percent) + 50) / 100))
    }
    for (const pack of await prices(ravi)) expect(pack).not.toHaveProperty('couponPrice')
    await buy(asha, coupon)
    for (const pack of await prices(asha)) expect(pack).not.toHaveProperty('couponPrice')
  })

  it('S-269 forged or of somebody else lowers nothing; no price is below 85 % of the list', async () => {
    const [asha, ravi] = [await member(), await member()]
    const [mine, ravis] = [await till.draw(asha, 15), (await spin(ravi)).coupon]
    for (const { id, discountPrice } of await prices(asha)) {
      for (const finalValue of [-1, 0, 15, 16, 90, 99, 1e9, '15', ravis, { percent: 99 }]) {
        const body = { pack: id, finalValue, percent: finalValue, discount: finalValue, total: 1 }
        expect((await asha.raw(recharges.quoteRecharge, body)).json).toMatchObject({ total: discountPrice, percent: 0 })
        const { json } = await asha.raw(recharges.quoteRecharge, { ...body, coupon: mine })
        const { total } = recharges.quoteRecharge.output.parse(json)
        expect(total).toBe(Math.floor((discountPrice * 85 + 50) / 100))
      }
      expect((await asha.raw(recharges.createOrder, { pack: id, coupon: ravis })).json).toMatchObject({
        status: 'fail',
        code: 'coupon_ended',
      })
    }
  })

  it('is exported without the seed that waits, and goes with the account', async () => {
    const asha = await member()
    const { seed } = await spin(asha)
    await wheelOf(asha)
    expect((await asha.call(users.exportUser, {})).spins).toMatchObject([{ seed }, { seed: null, percent: null }])
  })
})
