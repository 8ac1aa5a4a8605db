// What a person agreed to: noted with the login or on the page, taken back, and obeyed.
import type { Llm } from '@dhruva/adapters'
import {
  auth,
  births,
  chats,
  consentPurposes,
  NOTICE_VERSION,
  predictions,
  privacy,
  purposeIds,
  switchedPurposes,
  users,
} from '@dhruva/contract'
import { BIRTH, createWorld, mobileOf } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { deletionCode } from '#features/astrohub/testing/leaving.ts'

let asked = 0
const llm: Llm = {
  name: 'openai',
  answer: async function* () {
    asked++
    yield { text: 'Words of a model from elsewhere. '.repeat(10), facts: [] }
  },
}
const world = await createWorld((parts) => buildApp({ ...parts, externals: { llm } }))
const ofLogin = purposeIds.filter((purpose) => consentPurposes[purpose].asked === 'login')
const notice = { version: NOTICE_VERSION, language: 'Hindi' } as const

/** Logs in as a client that sends this of consent. */
const logIn = async (name: string, consent: object = {}) => {
  const mobile = mobileOf(name)
  const visitor = world.visitor()
  world.clock.advance({ minutes: 1 })
  const { token } = await visitor.call(auth.getOTP, { mobile })
  const answer = await visitor.raw(auth.validateOTP, { mobile, token, otp: await world.lastCode(mobile), ...consent })
  expect(answer.status).toBe(200)
  const { jwt } = auth.validateOTP.output.parse(answer.json)
  const { uid } = await world.withToken(jwt).call(users.getUserInfo, {})
  return { uid, mobile, call: world.withToken(jwt).call, stream: world.withToken(jwt).stream }
}
const rowsOf = (uid: number) => world.db.prisma.consent.findMany({ where: { uid }, orderBy: { id: 'asc' } })
const stateOf = async (who: Awaited<ReturnType<typeof logIn>>, purpose: string) =>
  (await who.call(privacy.getPrivacy, {})).consents.find((one) => one.purpose === purpose)

describe('with the login', () => {
  it('is noted for each purpose: which notice, in which language, when and how', async () => {
    const who = await logIn('agrees', { consent: notice })
    const rows = await rowsOf(who.uid)
    expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual(ofLogin.toSorted())
    for (const row of rows) expect(row).toMatchObject({ ...notice, given: true, how: 'login', device: 'web' })
    expect(await stateOf(who, 'talks')).toEqual({
      purpose: 'talks',
      need: 'necessary',
      in_use: true,
      allowed: true,
      state: 'given',
      act: { ...notice, how: 'login', at: rows[0]?.at.toISOString() },
    })
  })

  it('is noted once, and again when the notice has changed', async () => {
    const who = await logIn('comes again', { consent: { ...notice, version: '2026-01-01' } })
    await logIn('comes again', { consent: { ...notice, version: '2026-01-01' } })
    expect(await rowsOf(who.uid)).toHaveLength(ofLogin.length)
    await logIn('comes again', { consent: notice })
    expect(await rowsOf(who.uid)).toHaveLength(2 * ofLogin.length)
  })

  it.each([
    ['nothing', {}],
    ['null', { consent: null }],
    ['something else', { consent: 'yes' }],
    ['half of it', { consent: { version: 'latest' } }],
  ])('an old client that sends %s logs in, and nothing is noted that nobody said', async (name, sent) => {
    const who = await logIn(`old ${name}`, sent)
    expect(await rowsOf(who.uid)).toEqual([])
    expect(await stateOf(who, 'language_model')).toMatchObject({ state: 'not_asked', allowed: true, act: null })
  })

  it('undoes no withdrawal', async () => {
    const who = await logIn('withdrew', { consent: notice })
    await who.call(privacy.changeConsent, { ...notice, purpose: 'language_model', given: false })
    await logIn('withdrew', { consent: { ...notice, version: '2027-01-01' } })
    expect(await stateOf(who, 'language_model')).toMatchObject({ state: 'withdrawn', allowed: false })
    expect(await stateOf(who, 'account')).toMatchObject({ state: 'given', act: { version: '2027-01-01' } })
  })
})

describe('on the page', () => {
  it('what is asked apart is not done before it is asked, and has its switch elsewhere', async () => {
    const who = await logIn('not asked', { consent: notice })
    expect(await stateOf(who, 'daily_note')).toMatchObject({ state: 'not_asked', allowed: false, in_use: false })
    expect(switchedPurposes).not.toContain('daily_note')
  })

  it('a visitor is told the purposes, and of nobody what they said', async () => {
    await logIn('somebody', { consent: notice })
    const told = await world.visitor().call(privacy.getPrivacy, {})
    expect(told.version).toBe(NOTICE_VERSION)
    expect(told.consents.map(({ purpose }) => purpose)).toEqual(purposeIds)
    for (const one of told.consents) expect(one).toMatchObject({ allowed: null, state: 'not_asked', act: null })
  })

  it('who logged in without a word can agree, once', async () => {
    const who = await logIn('agrees later')
    await who.call(privacy.agreeToNotice, notice)
    await who.call(privacy.agreeToNotice, notice)
    const rows = await rowsOf(who.uid)
    expect(rows).toHaveLength(ofLogin.length)
    for (const row of rows) expect(row).toMatchObject({ given: true, how: 'page' })
  })

  it('an optional purpose is withdrawn and given again, each noted once; a necessary one is refused', async () => {
    const who = await logIn('changes', { consent: notice })
    const change = (given: boolean) =>
      who.call(privacy.changeConsent, { ...notice, language: 'English', purpose: 'language_model', given })
    for (const given of [false, false, true, true, false]) await change(given)
    const rows = (await rowsOf(who.uid)).filter(({ purpose }) => purpose === 'language_model')
    expect(rows.map(({ given, how, language }) => [given, how, language])).toEqual([
      [true, 'login', 'Hindi'],
      [false, 'page', 'English'],
      [true, 'page', 'English'],
      [false, 'page', 'English'],
    ])
    const answer = await world
      .withToken((await world.member('refused')).token)
      .raw(privacy.changeConsent, { ...notice, purpose: 'account', given: false })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field' } })
    expect(switchedPurposes).not.toContain('account')
  })
})

it('who withdrew the language model is answered by Dhruva itself, in talks and predictions, and pays the same', async () => {
  const who = await logIn('no model', { consent: notice })
  const { bid } = await who.call(births.addBirth, BIRTH)
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const textOf = async (message: string) => {
    let text = ''
    const onText = (part: string) => {
      text += part
    }
    const tail = await who.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message }, { onText })
    expect(tail).toMatchObject({ status: 'success', charged: true })
    return text
  }
  const change = (given: boolean) => who.call(privacy.changeConsent, { ...notice, purpose: 'language_model', given })
  expect(await textOf('When will I find a new job?')).toContain('a model from elsewhere')
  expect(asked).toBe(1)

  await change(false)
  const own = await textOf('How will my money be this year?')
  expect(own.length).toBeGreaterThan(200)
  expect(own).not.toContain('a model from elsewhere')
  await who.stream(predictions.getPrediction, { bid, type: 'daily', language: 'English' }, { onText: () => {} })
  expect(asked).toBe(1)

  await change(true)
  expect(await textOf('How will my health be this year?')).toContain('a model from elsewhere')
  expect(asked).toBe(2)
})

it('nothing that was noted can be changed; it is in the export, and stays without a number when the account goes', async () => {
  const who = await logIn('leaves', { consent: notice })
  const { consents: kept } = await who.call(users.exportUser, {})
  expect(kept).toHaveLength(ofLogin.length)
  expect(kept[0]).toMatchObject({ purpose: ofLogin[0], given: true, ...notice, how: 'login' })

  const { prisma } = world.db
  const where = { uid: who.uid }
  await expect(prisma.consent.updateMany({ where, data: { given: false } })).rejects.toThrow(/append-only/)
  await expect(prisma.consent.deleteMany({ where })).rejects.toThrow(/append-only/)
  await world.visitor().call(auth.validateRawOTP, await deletionCode(world, who.mobile))
  expect(await rowsOf(who.uid)).toHaveLength(ofLogin.length)
  await expect(prisma.consent.deleteMany({ where })).rejects.toThrow(/append-only/)
  const long = new Date(Date.now() - 4 * 365 * 86_400_000)
  await prisma.user.update({ where, data: { deletedAt: long } })
  expect(await prisma.consent.deleteMany({ where })).toEqual({ count: ofLogin.length })
})
