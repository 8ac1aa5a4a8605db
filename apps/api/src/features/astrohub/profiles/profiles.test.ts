import { type ArgsOf, births, kundli, mahadashas, nakshatras, profiles, zodiacOf, zodiacs } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { details } from '#features/births/testing/details.ts'
import { avatarIds } from '../avatars/avatars.ts'
import { established, own, register } from '../testing/profiles.ts'

const world = await createWorld(buildApp)

const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })

const seenBy = (viewer: Pick<Member, 'call'>, uid: number) => viewer.call(profiles.getProfile, { uid })

describe('one’s own profile', () => {
  it('asks for a handle first', async () => {
    await expect(own(await world.member('new'))).rejects.toMatchObject(refusal('handle_required'))
  })

  it('says everything, and what the stars of the default birth say', async () => {
    const { person, bid } = await established(world, 'asha', 'Asha.S-1')
    const { uid } = person
    const other = await person.call(births.addBirth, { ...details, full_name: 'Ravi Sharma', gender: 'Male' })
    await person.call(births.addBirth, { ...details, full_name: 'A star', celebrity_info: 'Films' })
    expect(await own(person)).toEqual({
      status: 'success',
      uid,
      display_name: 'Asha.S-1',
      email: `${uid}@example.org`,
      gender: 'Female',
      avatar: expect.any(String),
      is_private: 0,
      is_ban: 0,
      default_birth_profile: bid,
      rashi: 'Mithuna',
      nakshatra: 'Mrigashira',
      current_mahadasha: 'Saturn',
      astrohub_points: 120,
      astrohub_redeemed_points: 300,
      redeemable_from: null,
      births: [
        { bid: other.bid, uid, full_name: 'Ravi Sharma' },
        { bid, uid, full_name: 'Asha Sharma' },
      ],
    })
  })

  it('is what others see, but for e-mail, births and redeemed points', async () => {
    const { person } = await established(world, 'shown', 'shown.one')
    const {
      email,
      default_birth_profile,
      astrohub_redeemed_points,
      redeemable_from,
      births: saved,
      ...rest
    } = await own(person)
    expect([email, default_birth_profile, astrohub_redeemed_points, redeemable_from, saved]).not.toContain(undefined)
    for (const viewer of [person, await world.member('viewer'), world.visitor()])
      expect(await seenBy(viewer, person.uid)).toEqual(rest)
  })

  it('says that its owner is suspended', async () => {
    const { person } = await established(world, 'banned', 'banned.one')
    await world.db.prisma.forumBan.create({ data: { uid: person.uid, at: world.clock.now() } })
    expect(await own(person)).toMatchObject({ is_ban: 1 })
    expect(await seenBy(world.visitor(), person.uid)).toMatchObject({ is_ban: 1 })
  })
})

describe('a private profile', () => {
  it('hides stars and points from everyone but its owner', async () => {
    const { person } = await established(world, 'shy', 'shy.person')
    const open = await seenBy(person, person.uid)
    await person.call(profiles.updateProfile, { is_private: 1 })
    const hidden = { rashi: null, nakshatra: null, current_mahadasha: null, astrohub_points: null, is_private: 1 }
    for (const viewer of [await world.member('viewer'), world.visitor()])
      expect(await seenBy(viewer, person.uid)).toEqual({ ...open, ...hidden })
    expect(await seenBy(person, person.uid)).toEqual({ ...open, is_private: 1 })
    expect(await own(person)).toMatchObject({ is_private: 1, rashi: open.rashi, astrohub_points: 120 })
    await person.call(profiles.updateProfile, { is_private: 0 })
    expect(await seenBy(world.visitor(), person.uid)).toEqual(open)
  })
})

describe('a profile that is not there', () => {
  it('is not found: unknown, without a handle, a birth’s id', async () => {
    const plain = await world.member('plain')
    for (const uid of [999_999, 2_147_483_647, plain.uid]) {
      const answer = await world.visitor().raw(profiles.getProfile, { uid })
      expect(answer).toMatchObject({ status: 404, json: { code: 'profile_not_found' } })
    }
  })
})

describe('what the stars say', () => {
  const about = async (name: string, changes: Partial<ArgsOf<typeof births.addBirth>>) => {
    const person = await world.member(name)
    const { bid } = await person.call(births.addBirth, { ...details, ...changes })
    await register(person, name, { bid })
    const { rashi, nakshatra, current_mahadasha } = await own(person)
    return { rashi, nakshatra, current_mahadasha }
  }

  it('is null where an unknown time leaves it open, and stays where the whole day agrees', async () => {
    // the Moon entered Gemini that day, in the course of Mrigashira
    expect(await about('open.sign', { tob_uncertainty: 'unknown' })).toEqual({
      rashi: null,
      nakshatra: null,
      current_mahadasha: null,
    })
    // the day after it stands in Gemini from midnight to midnight
    expect(await about('firm.sign', { dob: '6/3/1990', tob_uncertainty: 'unknown' })).toMatchObject({
      rashi: 'Mithuna',
    })
  })

  it('holds within some minutes', async () => {
    const exact = await about('exact', {})
    expect(await about('minutes', { tob_uncertainty: 10 })).toEqual(exact)
  })

  it('names the sign as the chart does, so that it can be a text’s tag', async () => {
    for (let month = 1; month <= 12; month++) {
      const person = await world.member(`month.${month}`)
      const dob = `${month * 2}/${month}/19${60 + month * 3}`
      const { bid } = await person.call(births.addBirth, { ...details, dob })
      await register(person, `month.${month}`, { bid })
      const said = await own(person)
      const { chart } = await person.call(kundli.getChart, { bid })
      expect([said.rashi, said.nakshatra]).toEqual([chart.moon_sign_name, chart.nakshatra_name])
      expect(zodiacs[chart.moon_sign]).toBe(zodiacOf(said.rashi ?? ''))
      expect(nakshatras).toContain(said.nakshatra)
      expect(mahadashas).toContain(said.current_mahadasha)
    }
  })

  it('moves on with the time', async () => {
    const { person } = await established(world, 'later', 'later.on')
    const now = world.clock.now().toISOString()
    world.clock.set('2046-01-01T00:00:00.000Z')
    expect(await seenBy(world.visitor(), person.uid)).toMatchObject({ rashi: 'Mithuna', current_mahadasha: 'Mercury' })
    world.clock.set(now)
  })

  it('reads a chart of an older version anew', async () => {
    const { person, bid } = await established(world, 'older', 'older.chart')
    const before = await own(person)
    await world.db.query({
      name: 'test.old_chart',
      text: `UPDATE birth SET chart_version = 0, chart = chart || '{"moon_sign": 11, "nakshatra": 26}' WHERE bid = $1`,
      values: [bid],
    })
    expect(await own(person)).toEqual(before)
  })
})

describe('registering', () => {
  it('gives an avatar of the birth’s gender; a symbol to whose gender is not known', async () => {
    for (const gender of ['Male', 'Female'] as const) {
      const person = await world.member(`avatar ${gender}`)
      const { bid } = await person.call(births.addBirth, { ...details, gender })
      await register(person, `avatar.${gender}`, { bid })
      const { avatar, gender: shown } = await own(person)
      expect(avatarIds[gender]).toContain(avatar)
      expect(shown).toBe(gender)
    }
    const person = await world.member('no birth')
    await register(person, 'no.birth')
    const profile = await own(person)
    expect(avatarIds.Symbols).toContain(profile.avatar)
    // clients look for the picture in the folder of a gender
    expect(profile).toMatchObject({ default_birth_profile: null, rashi: null, gender: 'Female' })
  })

  it('takes 5 and 20 characters and keeps the case', async () => {
    for (const name of ['abcde', 'ravi.k-1_2', 'A1234567890123456789']) {
      const person = await world.member(name)
      await register(person, name)
      expect((await own(person)).display_name).toBe(name)
    }
  })

  it('happens once', async () => {
    const person = await world.member('twice')
    await register(person, 'twice.one')
    await expect(register(person, 'twice.two')).rejects.toMatchObject(refusal('handle_exists'))
    await expect(register(person, 'twice.one')).rejects.toMatchObject(refusal('handle_exists'))
    expect((await own(person)).display_name).toBe('twice.one')
  })

  it('refuses a name that is taken in whatever case', async () => {
    await register(await world.member('first'), 'Same.Name')
    for (const name of ['Same.Name', 'same.name', 'SAME.NAME'])
      await expect(register(await world.member('second'), name)).rejects.toMatchObject(refusal('handle_taken'))
  })

  it('lets one of ten win who want the same name at once, ten times over', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, at) => world.member(`racer ${at}`)))
    for (let round = 0; round < 10; round++) {
      const name = (at: number) => (at % 2 ? `racer.${round}` : `RACER.${round}`)
      const tried = await Promise.allSettled(people.map((person, at) => register(person, name(at))))
      const rows = await world.db.prisma.profile.findMany({ where: { handleKey: `racer.${round}` } })
      expect(rows).toHaveLength(1)
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await world.db.prisma.profile.deleteMany({ where: { handleKey: `racer.${round}` } })
    }
  })

  it('makes one handle of one person who presses ten times at once', async () => {
    const person = await world.member('hasty')
    const tried = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => register(person, `hasty.${at}`)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('wants a birth of one’s own that is no celebrity’s', async () => {
    const { bid: foreign } = await established(world, 'owner', 'owner.one')
    const person = await world.member('chooser')
    const { bid: star } = await person.call(births.addBirth, { ...details, celebrity_info: 'Films' })
    for (const bid of [foreign, star, 999_999])
      expect(await person.raw(profiles.insertProfile, { display_name: 'chooser', email: 'a@b.in', bid })).toMatchObject(
        {
          status: 404,
          json: { code: 'birth_not_found' },
        },
      )
    for (const bid of ['', 0, '0', null, undefined])
      expect(await person.raw(profiles.insertProfile, { display_name: 'x', email: 'a@b.in', bid })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'display_name' }] },
      })
  })

  it.each(['', '  ', 'a@', 'a', '@b.in', 'a b@c.in', 'a@b', `${'a'.repeat(250)}@b.in`, 'a@b.in\nbcc:x@y.in'])(
    'refuses "%s" as an e-mail',
    async (email) => {
      const person = await world.member('mailer')
      expect(await person.raw(profiles.insertProfile, { display_name: 'mailer', email })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'email' }] },
      })
    },
  )
})
