import { births, dailyNotes, privacy } from '@dhruva/contract'
import { findNoteWish } from '@dhruva/db'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
import { PUSH_SETTINGS, TEST_BROWSER } from '@dhruva/testkit/fake-push'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp, { env: { ...PUSH_SETTINGS, PUSH_SERVICES: '*.push.apple.com' } })
const { getDailyNote, saveDailyNote, stopDailyNote } = dailyNotes
const browserOf = (name: string) => ({ ...TEST_BROWSER, endpoint: `https://web.push.apple.com/${name}` })
const wish = { hour: 8, language: 'en' } as const
const has = async (who: Member, name?: string) =>
  (await who.call(getDailyNote, name ? { endpoint: browserOf(name).endpoint } : {})).note

describe('a note each morning', () => {
  it('is nobody’s who has not wished it, and the key for it is told', async () => {
    const asha = await world.member('reads')
    const state = { key: PUSH_SETTINGS.PUSH_PUBLIC_KEY, note: null }
    expect(await asha.call(getDailyNote, {})).toMatchObject({ ...state, has_birth: false })
    await asha.call(births.addBirth, { ...BIRTH, celebrity_info: 'Singer' })
    expect(await asha.call(getDailyNote, {})).toMatchObject({ has_birth: false })
    await asha.call(births.addBirth, BIRTH)
    expect(await asha.call(getDailyNote, {})).toMatchObject({ ...state, has_birth: true })
  })

  it('comes to one browser, the one it was wished in last', async () => {
    const asha = await world.member('wishes')
    expect((await asha.call(saveDailyNote, { ...browserOf('phone'), ...wish })).message).toContain('tomorrow')
    expect(await has(asha, 'phone')).toEqual({ ...wish, here: true })
    await asha.call(saveDailyNote, { ...browserOf('laptop'), hour: '6', language: 'hi' })
    expect(await has(asha, 'phone')).toEqual({ hour: 6, language: 'hi', here: false })
    expect(await has(asha)).toMatchObject({ here: false })
    await asha.call(stopDailyNote, {})
    expect(await has(asha, 'laptop')).toBeNull()
  })

  it('comes to that browser however its address was written', async () => {
    const asha = await world.member('writes otherwise')
    await asha.call(saveDailyNote, { ...browserOf('same'), endpoint: 'HTTPS:\\\\web.push.APPLE.com:443/same', ...wish })
    expect(await has(asha, 'same')).toEqual({ ...wish, here: true })
  })

  it('is consented to by the switch alone, and the consent is withdrawn by it', async () => {
    const asha = await world.member('consents')
    const stateOf = async () =>
      (await asha.call(privacy.getPrivacy, {})).consents.find(({ purpose }) => purpose === 'daily_note')
    await asha.call(stopDailyNote, {})
    expect(await stateOf()).toMatchObject({ state: 'not_asked', allowed: false, in_use: true })
    await asha.call(saveDailyNote, { ...browserOf('agreed'), ...wish })
    await asha.call(saveDailyNote, { ...browserOf('agreed'), ...wish, hour: 6 })
    expect(await stateOf()).toMatchObject({ state: 'given', allowed: true, act: { how: 'page', language: 'English' } })
    await asha.call(stopDailyNote, {})
    expect(await stateOf()).toMatchObject({ state: 'withdrawn', allowed: false })
    expect(await world.db.prisma.consent.count({ where: { uid: asha.uid } })).toBe(2)
  })

  it('of a browser that another person logs in with is theirs', async () => {
    const [asha, ravi] = [await world.member('first here'), await world.member('then here')]
    await asha.call(saveDailyNote, { ...browserOf('shared'), ...wish })
    await ravi.call(saveDailyNote, { ...browserOf('shared'), ...wish })
    expect([await has(asha, 'shared'), await has(ravi, 'shared')]).toEqual([null, { ...wish, here: true }])
  })

  it('ends with the login it was wished in', async () => {
    const asha = await world.member('logs out')
    await asha.call(saveDailyNote, { ...browserOf('left'), ...wish })
    await asha.raw({ method: 'POST', path: '/apis/users/logout.php' })
    expect(await findNoteWish(world.db, asha.uid, world.clock.now())).toBeNull()
  })

  it.each([
    'https://127.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com/fcm/send/x',
    'http://web.push.apple.com/x',
  ])('is not taken for %s, which is no push service of this product', async (endpoint) => {
    const asha = await world.member('guards')
    const answer = await asha.raw(saveDailyNote, { ...TEST_BROWSER, endpoint, ...wish })
    expect(answer.json).toMatchObject({ status: 'fail', code: 'push_service_unknown' })
    expect(await has(asha)).toBeNull()
  })

  it.each([
    { hour: 4 },
    { hour: 12 },
    { language: 'fr' },
    { endpoint: 'no address' },
    { p256dh: 'short' },
    { auth: 'x'.repeat(23) },
  ])('is refused with %j', async (wrong) => {
    const asha = await world.member('mistypes')
    expect(await asha.raw(saveDailyNote, { ...browserOf('ok'), ...wish, ...wrong })).toMatchObject({ status: 400 })
  })

  it('is not offered where there are no keys', async () => {
    const plain = await createWorld(buildApp)
    const asha = await plain.member('asks')
    expect(await asha.call(getDailyNote, {})).toMatchObject({ key: null, note: null })
    const answer = await asha.raw(saveDailyNote, { ...browserOf('phone'), ...wish })
    expect(answer.json).toMatchObject({ code: 'push_service_unknown' })
  })

  it('is counted for the operator, of nobody in particular', async () => {
    const { text } = await world.visitor().raw({ method: 'GET', path: '/metrics' })
    expect(text).toMatch(/^push_subscriptions \d+$/m)
  })
})
