import { auth, Failure } from '@dhruva/contract'
import { createWorld, doWork, isAnswer, mobileOf } from '@dhruva/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { besiege as attackWith } from '#features/auth/testing/siege.ts'

// hundreds of requests a test
vi.setConfig({ testTimeout: 120_000 })

const world = await createWorld(buildApp, {
  env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', OTP_HOURLY_CEILING: '40', OTP_PROOF_BITS: '4' },
})

type More = { device_tokens?: string[]; purpose?: 'delete_account' }

/** Someone at an address; `bearer`: the token their client sends. */
const at = (address: string, bearer?: string) => {
  const visitor = bearer === undefined ? world.visitor() : world.withToken(bearer)
  const from = { 'x-forwarded-for': address }
  const ask = (mobile: string, more: More = {}) => visitor.raw(auth.getOTP, { mobile, ...more }, from)
  /** as the website does: works when it is told to */
  const askAndWork = async (mobile: string, more: More = {}) => {
    const answer = await ask(mobile, more)
    const work = Failure.safeParse(answer.json).data?.proof_of_work
    return work ? visitor.raw(auth.getOTP, { mobile, ...more, proof_of_work: doWork({ ...work }) }, from) : answer
  }
  const logIn = async (mobile: string, more: More = {}) => {
    const answer = await askAndWork(mobile, more)
    const sent = auth.getOTP.output.safeParse(answer.json)
    if (!sent.success) return { answer, jwt: null, device_token: '' }
    const claim = { mobile, otp: await world.lastCode(mobile), token: sent.data.token }
    const { json } = await world.visitor().raw(auth.validateOTP, claim, from)
    const { jwt, device_token } = auth.validateOTP.output.parse(json)
    return { answer, jwt, device_token }
  }
  return { ask, askAndWork, logIn }
}

const numbered = (name: number | string) => mobileOf(`lock-out ${name}`)
const isSent = (answer: { json: unknown }) => auth.getOTP.output.safeParse(answer.json).success

// A day later nothing of an earlier test counts.
beforeEach(() => world.clock.advance({ days: 2 }))

/** Fifty addresses in networks of their own ask for codes to one number, for an hour. */
const besiege = async (...mobiles: string[]) => {
  for (let minute = 0; minute < 60; minute += 6) {
    world.clock.advance({ minutes: 6 })
    for (let host = 0; host < 5; host++) for (const mobile of mobiles) await at(`198.${minute + host}.7.7`).ask(mobile)
  }
}

describe('whoever asks for codes to the number of another', () => {
  it('keeps a device that logged in with it before from nothing', async () => {
    const mobile = numbered('known')
    const { device_token } = await at('203.0.113.7').logIn(mobile)
    world.clock.advance({ days: 3 })
    await besiege(mobile)
    expect(isSent(await at('192.0.2.200').ask(mobile, { device_tokens: ['nonsense', device_token] }))).toBe(true)
  })

  it('keeps an old app from nothing that still sends the token of a login', async () => {
    const mobile = numbered('old app')
    const { jwt } = await at('203.0.113.7').logIn(mobile)
    world.clock.advance({ days: 3 })
    await besiege(mobile)
    expect(isSent(await at('192.0.2.200', jwt ?? '').ask(mobile))).toBe(true)
  })

  it('keeps nobody away at an address from which the number logged in', async () => {
    const mobile = numbered('at home')
    await at('203.0.113.7').logIn(mobile)
    world.clock.advance({ days: 3 })
    await besiege(mobile)
    expect(isSent(await at('203.0.113.7').ask(mobile))).toBe(true)
  })

  it('keeps a person nobody knows yet from nothing but a moment of work', async () => {
    const mobile = numbered('new')
    await besiege(mobile)
    const asked = await at('203.0.113.99').ask(mobile)
    expect(asked).toMatchObject({ status: 200, json: { status: 'fail', code: 'proof_required' } })
    const { jwt } = await at('203.0.113.99').logIn(mobile)
    expect(jwt).not.toBeNull()
  })

  it('does not end the code that the person has just been sent', async () => {
    const mobile = numbered('two codes')
    const { json } = await at('203.0.113.7').ask(mobile)
    const { token } = auth.getOTP.output.parse(json)
    const otp = await world.lastCode(mobile)
    for (const address of ['198.51.100.1', '198.51.101.1', '198.51.102.1']) await at(address).askAndWork(mobile)
    await world.visitor().call(auth.validateOTP, { mobile, otp, token })
  })
})

it('lets the two newest codes of whoever asked live, and no third; the one that is used ends the other', async () => {
  const mobile = numbered('newest')
  const codes: { mobile: string; otp: string; token: string }[] = []
  for (let turn = 0; turn < 3; turn++) {
    const { token } = auth.getOTP.output.parse((await at('203.0.113.7').askAndWork(mobile)).json)
    codes.push({ mobile, token, otp: await world.lastCode(mobile) })
    world.clock.advance({ seconds: 31 })
  }
  const [first, second, third] = codes
  const check = async (code = first) => (await world.visitor().raw(auth.validateOTP, code)).json
  expect(await check(first)).toMatchObject({ code: 'code_ended' })
  expect(await check(second)).toMatchObject({ status: 'success' })
  expect(await check(third)).toMatchObject({ code: 'code_ended' })
})

it('tells nobody apart who has an account from who has none', async () => {
  const member = numbered('a member')
  await at('203.0.113.7').logIn(member)
  world.clock.advance({ days: 3 })
  const shape = async (mobile: string, address: string) => {
    const answers = [await at(address).ask(mobile), await at(address).ask(mobile)]
    return answers.map(({ status, json }) => [status, Object.keys(json ?? {}).sort()])
  }
  expect(await shape(member, '198.51.100.1')).toEqual(await shape(numbered('no member'), '198.51.101.1'))
})

describe('a flood of requests', () => {
  it('of 300 networks costs a person elsewhere a moment of work, and a known device nothing', async () => {
    const mobile = numbered('known in a flood')
    const { device_token } = await at('203.0.113.7').logIn(mobile)
    world.clock.advance({ days: 3 })
    for (let block = 0; block < 300; block++)
      await at(`2001:db8:${block.toString(16)}::1`).ask(numbered(`random ${block}`))
    expect((await at('203.0.113.50').ask(numbered('someone'))).json).toMatchObject({ code: 'proof_required' })
    expect((await at('203.0.113.50').logIn(numbered('someone'))).jwt).not.toBeNull()
    expect(isSent(await at('203.0.113.60').ask(mobile, { device_tokens: [device_token] }))).toBe(true)
  })

  it('of one network counts together, whatever part of a /48 or /24 it comes from', async () => {
    let sent = 0
    for (let part = 0; part < 100; part++) {
      if (isSent(await at(`2001:db8:77:${part.toString(16)}::1`).askAndWork(numbered(`six ${part}`)))) sent++
      if (isSent(await at(`198.51.100.${part}`).askAndWork(numbered(`four ${part}`)))) sent++
    }
    // one each, and what strangers share: three, three and three
    expect(sent).toBeLessThanOrEqual(2 + 9)
  })

  it('in order through the numbers of a carrier costs work after twenty', async () => {
    const codes: unknown[] = []
    for (let n = 0; n < 25; n++) {
      const { json } = await at(`198.${n}.1.1`).ask(`+919812340${100 + n}`)
      codes.push(json)
    }
    expect(codes.filter((json) => auth.getOTP.output.safeParse(json).success)).toHaveLength(20)
    expect(codes.at(-1)).toMatchObject({ code: 'proof_required' })
  })
})

describe('people behind the address of a carrier', () => {
  it('are never sent away for what a neighbour does', async () => {
    const address = '100.64.7.7'
    for (let person = 0; person < 16; person++) {
      const { jwt } = await at(address).logIn(numbered(`neighbour ${person}`))
      expect(jwt).not.toBeNull()
    }
    for (let n = 0; n < 8; n++) await at(address).ask(numbered(`pumped ${n}`))
    expect((await at(address).logIn(numbered('one more neighbour'))).jwt).not.toBeNull()
  })
})

describe('a proof of work', () => {
  const work = async (mobile: string, address: string) => {
    const { json } = await at(address).ask(mobile)
    return Failure.parse(json).proof_of_work!
  }
  const send = async (mobile: string, address: string, proof_of_work: object) =>
    (await world.visitor().raw(auth.getOTP, { mobile, proof_of_work }, { 'x-forwarded-for': address })).json
  const again = { code: 'proof_required' }

  it('is good for its number and address, once, for five minutes', async () => {
    const mobile = numbered('proven')
    const other = numbered('other')
    await besiege(mobile, other)
    const set = await work(mobile, '203.0.113.1')
    const found = doWork(set)
    expect(await send(other, '203.0.113.1', found)).toMatchObject(again)
    expect(await send(mobile, '203.0.114.1', found)).toMatchObject(again)
    // of the easy work of this test one answer in sixteen is right
    let wrong = found.answer + 1
    while (isAnswer(set, wrong)) wrong++
    expect(await send(mobile, '203.0.113.1', { ...found, answer: wrong })).toMatchObject(again)
    const easier = { ...found, token: found.token.replace(/^\d+/, '1') }
    expect(await send(mobile, '203.0.113.1', easier)).toMatchObject(again)
    expect(await send(mobile, '203.0.113.1', found)).toMatchObject({ status: 'success' })
    world.clock.advance({ seconds: 31 })
    expect(await send(mobile, '203.0.113.1', found)).toMatchObject(again)
    const late = doWork(await work(mobile, '203.0.115.1'))
    world.clock.advance({ minutes: 5 })
    expect(await send(mobile, '203.0.115.1', late)).toMatchObject(again)
  })

  it('sent twenty times at once brings one code', async () => {
    const mobile = numbered('at once')
    await besiege(mobile)
    const found = doWork(await work(mobile, '203.0.113.1'))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(mobile, '203.0.113.1', found)))
    expect(answers.filter((json) => auth.getOTP.output.safeParse(json).success)).toHaveLength(1)
  })
})

describe('an attacker with fifty networks, who does all work and never types a code in', () => {
  const service = {
    post: async (path: `/${string}`, body: object, headers: Record<string, string>) =>
      (await world.visitor().raw({ method: 'POST', path }, body, headers)).json,
    lastCode: world.lastCode,
    now: world.clock.now,
    advance: world.clock.advance,
  }

  it('keeps none of a hundred people out, and sets off at most sixty messages an hour', async () => {
    const found = await attackWith(service, { minutes: 60 })
    expect(found).toMatchObject({ people: 100, keptOut: [] })
    // who is new, and whose first message was lost, may have to wait for the second
    expect(found.delayed.filter((kind) => kind !== 'new, first message lost')).toEqual([])
    expect(found.mostInAnHour).toBeLessThanOrEqual(60)
  }, 180_000)

  it('keeps nobody out who shares the address of a carrier with it', async () => {
    const found = await attackWith(service, { minutes: process.env.TEST_LONG ? 60 : 20, behindCarrier: true })
    expect(found.keptOut).toEqual([])
    expect(found.delayed.filter((kind) => kind !== 'new, first message lost')).toEqual([])
  }, 180_000)
})
