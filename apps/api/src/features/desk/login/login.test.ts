import { auth, users } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { addToDesk, endAtDesk, logOutPerson } from '@dhruva/domain'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { deskBrowser, nextCode, operatorWith, proveNumber, setUpApp } from '#features/desk/testing/at-desk.ts'

const world = await createWorld(buildApp)
const by = () => ({ operator: 'shell', reason: 'as the rules say', now: world.clock.now() })

const events = async (uid: number) =>
  (
    await world.db.prisma.securityEvent.findMany({
      where: { uid, kind: { startsWith: 'desk' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ kind }) => kind)

it('logs in by number, code and app; the cookie is for the desk alone, and another one after the second code', async () => {
  const person = await world.member('first owner')
  await addToDesk(world.db, by(), { mobile: person.mobile, roles: ['owner'], name: 'asha' })
  const browser = deskBrowser(world.visitor())
  const proven = await proveNumber(world, browser, person.mobile)
  expect(proven.json).toMatchObject({ name: 'asha', stage: 'enrol', roles: ['owner'], fresh_until: null })
  expect(proven.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/apis\/desk; HttpOnly; SameSite=Strict$/)
  const early = browser.cookie()
  expect(await browser.raw(desk.getOperators)).toMatchObject({ status: 401, json: { code: 'desk_code_needed' } })

  const app = await setUpApp(browser)
  const entered = await browser.raw(desk.enterCode, { code: nextCode(world, app) })
  expect(entered.json).toMatchObject({
    stage: 'in',
    recovery_codes: expect.arrayContaining([expect.stringMatching(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/)]),
  })
  expect((await browser.raw(desk.getOperators)).status).toBe(200)
  const old = await world.visitor().raw(desk.getDesk, {}, { cookie: early })
  expect(old).toMatchObject({ status: 401, json: { code: 'no_desk_session' } })
  expect(await events(person.uid)).toEqual(['desk_enrolled', 'desk_login'])
  // the secret cannot be asked for again, and does not stand in the database
  expect(await browser.raw(desk.setUpCodes)).toMatchObject({ json: { code: 'enrolled_already' } })
  const row = await world.db.prisma.deskOperator.findUniqueOrThrow({ where: { uid: person.uid } })
  expect(Buffer.from(row.totp ?? []).toString('latin1')).not.toContain(app.secret.base32)

  await browser.raw(desk.leaveDesk)
  expect(browser.cookie()).toBe('')
})

it('over https is kept under a name that no other host of the domain can set', async () => {
  const secure = await createWorld(buildApp, { env: { PUBLIC_URL: 'https://dhruva.example' } })
  const person = await secure.member('secure owner')
  await addToDesk(secure.db, by(), { mobile: person.mobile, roles: ['owner'], name: 'asha' })
  const { token } = await secure.visitor().call(auth.getOTP, { mobile: person.mobile, purpose: 'desk' })
  const claim = { mobile: person.mobile, otp: await secure.lastCode(person.mobile), token }
  const { headers } = await secure.visitor().raw(desk.logInToDesk, claim)
  expect(headers['set-cookie']).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  const stageWith = async (sent: string) => (await secure.visitor().raw(desk.getDesk, {}, { cookie: sent })).status
  expect(await stageWith(cookie)).toBe(200)
  expect(await stageWith(cookie.replace('__Host-', ''))).toBe(401)
})

it('refuses a number that has no place, and says the same of a wrong code to everybody', async () => {
  const person = await world.member('no operator')
  const browser = deskBrowser(world.visitor())
  expect((await proveNumber(world, browser, person.mobile)).json).toMatchObject({ code: 'not_an_operator' })
  expect(browser.cookie()).toBe('')
})

it('takes each code once, also when it comes twice at the same moment', async () => {
  const { app, raw, typeIn } = await operatorWith(world, 'once', 'support')
  const code = nextCode(world, app)
  const first = await Promise.all([1, 2, 3].map(() => raw(desk.enterCode, { code })))
  expect(first.filter(({ json }) => JSON.stringify(json).includes('"stage":"in"'))).toHaveLength(1)
  expect((await typeIn(code)).json).toMatchObject({ code: 'wrong_desk_code' })
  expect((await typeIn()).json).toMatchObject({ stage: 'in' })
})

it('takes a code of the app for its half minute alone, and says what a clock that is off looks like', async () => {
  const { app, typeIn } = await operatorWith(world, 'clock', 'support')
  world.clock.advance({ seconds: 30 })
  const at = world.clock.now().getTime()
  const begins = at - (at % 30_000)
  const codeAt = (ms: number) => app.generate({ timestamp: begins + ms })
  for (const other of [codeAt(-30_000), codeAt(30_000)]) {
    const refused = await typeIn(other)
    expect(refused.json).toMatchObject({ code: 'wrong_desk_code', message: expect.stringContaining('clock') })
  }
  expect((await typeIn(codeAt(0))).json).toMatchObject({ stage: 'in' })
})

it('locks the codes after five wrong ones for fifteen minutes, whoever guesses, and ends a login that was not complete', async () => {
  const { person, app } = await operatorWith(world, 'guessed', 'support')
  const thief = deskBrowser(world.visitor())
  await proveNumber(world, thief, person.mobile)
  const guesses = await Promise.all(
    ['000000', '000001', '000002', '000003', '000004', '000005'].map((code) => thief.raw(desk.enterCode, { code })),
  )
  expect(guesses.filter(({ json }) => JSON.stringify(json).includes('wrong_desk_code')).length).toBeLessThanOrEqual(4)
  expect(guesses.some(({ json }) => JSON.stringify(json).includes('desk_codes_locked'))).toBe(true)
  expect((await thief.raw(desk.getDesk)).status).toBe(401)
  expect(await events(person.uid)).toContain('desk_locked')
  const own = deskBrowser(world.visitor())
  await proveNumber(world, own, person.mobile)
  expect((await own.raw(desk.enterCode, { code: nextCode(world, app) })).json).toMatchObject({
    code: 'desk_codes_locked',
  })
  world.clock.advance({ minutes: 15 })
  await proveNumber(world, own, person.mobile)
  expect((await own.raw(desk.enterCode, { code: nextCode(world, app) })).json).toMatchObject({ stage: 'in' })
})

it('ends after half an hour without a call, after twelve hours, and after ten minutes without the second code', async () => {
  const { raw, person } = await operatorWith(world, 'idle', 'support')
  for (let turn = 0; turn < 3; turn++) {
    world.clock.advance({ minutes: 29 })
    expect((await raw(desk.getDesk)).status).toBe(200)
  }
  world.clock.advance({ minutes: 31 })
  expect((await raw(desk.getDesk)).status).toBe(401)
  const half = deskBrowser(world.visitor())
  await proveNumber(world, half, person.mobile)
  world.clock.advance({ minutes: 11 })
  expect((await half.raw(desk.getDesk)).status).toBe(401)
  const { raw: busy } = await operatorWith(world, 'busy', 'support')
  for (let turn = 0; turn < 24; turn++) {
    world.clock.advance({ minutes: 29 })
    expect((await busy(desk.getDesk)).status).toBe(200)
  }
  world.clock.advance({ minutes: 29 })
  expect((await busy(desk.getDesk)).status).toBe(401)
})

it('wants a fresh code for acts with money and roles', async () => {
  const { raw, typeIn } = await operatorWith(world, 'stale', 'owner')
  const person = await world.member('somebody served')
  const gift = { uid: person.uid, kind: 'oracle', questions: 1, reason: 'an apology' }
  expect((await raw(desk.giveQuestions, gift)).json).toMatchObject({ status: 'success', moved: { oracle_grant: 1 } })
  world.clock.advance({ minutes: 6 })
  expect(await raw(desk.giveQuestions, gift)).toMatchObject({ status: 403, json: { code: 'fresh_code_needed' } })
  expect((await raw(desk.findPerson, { who: person.uid })).status).toBe(200)
  await typeIn()
  expect((await raw(desk.giveQuestions, gift)).json).toMatchObject({ status: 'success' })
})

it('a recovery code stands in once for a lost phone: a new app is set up, and the old codes are nothing', async () => {
  const person = await world.member('lost phone')
  await addToDesk(world.db, by(), { mobile: person.mobile, roles: ['finance'], name: 'lost' })
  const browser = deskBrowser(world.visitor())
  await proveNumber(world, browser, person.mobile)
  const lost = await setUpApp(browser)
  const { json } = await browser.raw(desk.enterCode, { code: nextCode(world, lost) })
  const codes: unknown = Reflect.get(Object(json), 'recovery_codes')
  const code = Array.isArray(codes) ? String(codes[0]).toUpperCase() : ''
  const again = deskBrowser(world.visitor())
  await proveNumber(world, again, person.mobile)
  expect((await again.raw(desk.enterRecoveryCode, { code: 'aaaaa-aaaaa' })).json).toMatchObject({
    code: 'wrong_recovery_code',
  })
  expect((await browser.raw(desk.getDesk)).json).toMatchObject({ stage: 'in' })
  expect((await again.raw(desk.enterRecoveryCode, { code })).json).toMatchObject({ stage: 'enrol' })
  // whoever has the lost phone may have been in
  expect((await browser.raw(desk.getDesk)).status).toBe(401)
  const found = await setUpApp(again)
  expect((await again.raw(desk.enterCode, { code: nextCode(world, lost) })).json).toMatchObject({
    code: 'wrong_desk_code',
  })
  expect((await again.raw(desk.enterCode, { code: nextCode(world, found) })).json).toMatchObject({ stage: 'in' })
  await proveNumber(world, browser, person.mobile)
  expect((await browser.raw(desk.enterRecoveryCode, { code })).json).toMatchObject({ code: 'wrong_recovery_code' })
})

it('ends at once with the place, and with every login of the person', async () => {
  const left = await operatorWith(world, 'leaves', 'support')
  await endAtDesk(world.db, by(), left.person.uid)
  expect((await left.raw(desk.getDesk)).status).toBe(401)
  const robbed = await operatorWith(world, 'robbed', 'support')
  await logOutPerson(world.db, by(), robbed.person.uid)
  expect((await robbed.raw(desk.getDesk)).status).toBe(401)
})

it('answers no page of another site, and is no session of the person who works there', async () => {
  const { raw, cookie, person } = await operatorWith(world, 'sites', 'support')
  expect((await raw(desk.getDesk, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await raw(desk.getDesk, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await world.visitor().raw(users.getUserInfo, {}, { cookie: cookie() })).status).toBe(401)
  expect((await person.raw(desk.getDesk)).status).toBe(401)
})
