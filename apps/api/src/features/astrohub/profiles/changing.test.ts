import { births, profiles } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { details } from '#features/births/testing/details.ts'
import { avatarIds } from '../avatars/avatars.ts'
import { established, own } from '../testing/profiles.ts'

const world = await createWorld(buildApp)

const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })

describe('changing', () => {
  it('changes what is sent and nothing else', async () => {
    const { person, bid } = await established(world, 'changer', 'changer.one')
    const before = await own(person)
    const [avatar] = avatarIds.Male
    const steps = [
      [{ email: ' new@example.org ' }, { email: 'new@example.org' }],
      [{ is_private: 1 }, { is_private: 1 }],
      [{ avatar }, { avatar, gender: 'Female' }],
      [{ bid: 0 }, { default_birth_profile: null, rashi: null, gender: 'Male' }],
      [{ bid: String(bid) }, { default_birth_profile: bid, rashi: 'Mithuna', gender: 'Female' }],
      [{ is_private: '0', avatar: '', email: null }, { is_private: 0 }],
      [{}, {}],
      // as an old client sends back a profile without a birth
      [{ bid: null }, { default_birth_profile: null, rashi: null, gender: 'Male' }],
    ]
    let expected: Record<string, unknown> = before
    for (const [sent, change] of steps) {
      const answer = await person.raw(profiles.updateProfile, sent)
      expect(answer).toMatchObject({ status: 200, json: { status: 'success' } })
      expected = { ...expected, nakshatra: expect.anything(), current_mahadasha: expect.anything(), ...change }
      const now = await own(person)
      expect(now).toMatchObject({ ...expected, nakshatra: now.nakshatra, current_mahadasha: now.current_mahadasha })
    }
  })

  it('takes no more than is offered', async () => {
    const { person } = await established(world, 'greedy', 'greedy.one')
    const before = await own(person)
    const extra = {
      is_ban: 1,
      uid: 1,
      display_name: 'other.name',
      handle: 'other.name',
      astrohub_points: 10_000,
      points: 10_000,
      gender: 'Male',
      created_at: '2000-01-01',
      default_bid: 1,
      rashi: 'Leo',
    }
    await person.raw(profiles.updateProfile, { email: before.email, ...extra })
    expect(await own(person)).toEqual(before)
    await world.db.prisma.forumBan.create({ data: { uid: person.uid, at: world.clock.now() } })
    await person.raw(profiles.updateProfile, { is_ban: 0, is_private: 0 })
    expect(await own(person)).toEqual({ ...before, is_ban: 1 })
  })

  it('asks for a handle first', async () => {
    const person = await world.member('handleless')
    await expect(person.call(profiles.updateProfile, { is_private: 1 })).rejects.toMatchObject(
      refusal('handle_required'),
    )
  })

  it('refuses births and avatars that are not to be chosen', async () => {
    const { bid: foreign } = await established(world, 'another', 'another.one')
    const { person } = await established(world, 'wrong', 'wrong.choice')
    const before = await own(person)
    for (const bid of [foreign, 999_999])
      expect(await person.raw(profiles.updateProfile, { bid, is_private: 1 })).toMatchObject({ status: 404 })
    for (const avatar of ['nobody', '../../etc/passwd', 'constructor', '__proto__', `${before.avatar}.svg`, ' '])
      expect(await person.raw(profiles.updateProfile, { avatar, is_private: 1 })).toMatchObject({
        status: 404,
        json: { code: 'avatar_not_found' },
      })
    for (const sent of [{ is_private: 2 }, { is_private: 'yes' }, { email: 'a@' }, { bid: -1 }, { bid: 'x' }])
      expect(await person.raw(profiles.updateProfile, sent)).toMatchObject({ status: 400 })
    expect(await own(person)).toEqual(before)
  })
})

describe('the default birth', () => {
  it('S-180 takes the stars and the gender with it when it is deleted', async () => {
    const { person, bid } = await established(world, 'deleting', 'deleting.one')
    const [avatar] = avatarIds.Male
    await person.call(profiles.updateProfile, { avatar })
    await person.call(births.deleteBirth, { bid })
    expect(await own(person)).toMatchObject({ default_birth_profile: null, rashi: null, gender: 'Male', births: [] })
  })

  it('is read anew when it is changed', async () => {
    const { person, bid } = await established(world, 'editing', 'editing.one')
    await person.call(births.editBirth, { ...details, bid, gender: 'Male', dob: '15/8/1947', tob: '0:01' })
    expect(await own(person)).toMatchObject({ default_birth_profile: bid, gender: 'Male', rashi: 'Karka' })
  })

  it('leaves a profile that rests on another one as it is', async () => {
    const { person } = await established(world, 'two births', 'two.births')
    const before = await own(person)
    const { bid } = await person.call(births.addBirth, { ...details, full_name: 'Ravi', gender: 'Male' })
    await person.call(births.editBirth, { ...details, bid, gender: 'Female' })
    await person.call(births.deleteBirth, { bid })
    expect(await own(person)).toEqual(before)
  })
})
