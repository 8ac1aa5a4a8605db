import { auth, type Purpose, users } from '@dhruva/contract'
import { createWorld, mobileOf, type Visitor } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()

const refusal = (code: string) => ({ failure: expect.objectContaining({ status: 'fail', code }) })

const ask = async (name: string, purpose: Purpose = 'login', visitor: Visitor = anyone) => {
  const mobile = mobileOf(name)
  const { token } = await visitor.call(auth.getOTP, { mobile, purpose })
  return { mobile, token, otp: await world.lastCode(mobile) }
}

const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

describe('asking for a code', () => {
  it('sends six digits that name the purpose and gives a token', async () => {
    const { token, otp } = await ask('asking', 'delete_account')
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(otp).toMatch(/^\d{6}$/)
    const [message] = await world.db.query<{ body: string }>({
      name: 'test.sms',
      text: 'SELECT body FROM sms_outbox WHERE "to" = $1',
      values: [mobileOf('asking')],
    })
    expect(message?.body).toContain('to DELETE your account')
  })

  it.each(['9876501234', '919876501234', '+919876501234', 9876501234])('takes %s as a number', async (mobile) => {
    await anyone.call(auth.getOTP, { mobile })
    expect(await world.lastCode('+919876501234')).toMatch(/^\d{6}$/)
  })

  it.each(['', '5876501234', '98765012345', '987650123', '+929876501234', 'abc', '९८७६५०१२३४'])(
    'refuses "%s" as a number',
    async (mobile) => {
      const answer = await anyone.raw(auth.getOTP, { mobile })
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', errors: [{ path: 'mobile' }] } })
    },
  )

  it('keeps neither the code, the number nor the address', async () => {
    const { otp, mobile } = await ask('kept')
    const rows = await world.db.query({
      name: 'test.otp',
      text: 'SELECT otp_challenge::text AS row FROM otp_challenge',
    })
    const text = JSON.stringify(rows)
    expect(text).not.toContain(otp)
    expect(text).not.toContain(mobile.slice(3))
    expect(text).not.toContain('127.0.0.1')
  })

  it('answers alike for members and for others', async () => {
    const member = await world.member('known')
    world.clock.advance({ minutes: 1 })
    const known = await anyone.call(auth.getOTP, { mobile: member.mobile, purpose: 'delete_account' })
    const unknown = await anyone.call(auth.getOTP, { mobile: mobileOf('unknown'), purpose: 'delete_account' })
    expect({ ...known, token: '' }).toEqual({ ...unknown, token: '' })
  })
})

describe('logging in', () => {
  it('makes the account once and gives the welcome questions once', async () => {
    const first = await anyone.call(auth.validateOTP, { ...(await ask('first')), device: 'web' })
    expect(first.is_new).toBe(true)
    const info = await world.withToken(first.jwt).call(users.getUserInfo, {})
    expect(info).toMatchObject({
      mobile: mobileOf('first'),
      oracle_questions: 3,
      astra_questions: 3,
      daily_predictions: 3,
    })
    const again = await anyone.call(auth.validateOTP, { ...(await ask('first')), device: 'web' })
    expect(again.is_new).toBe(false)
    expect(await world.withToken(again.jwt).call(users.getUserInfo, {})).toEqual(info)
  })

  it('sends the session as a cookie that a browser keeps, and renews it', async () => {
    const login = await anyone.raw(auth.validateOTP, await ask('cookie'))
    expect(login.headers['set-cookie']).toMatch(/^jwt=[\w.-]+; Max-Age=34560000; Path=\/; SameSite=Lax$/)
    const { jwt } = await anyone.call(auth.validateOTP, await ask('cookie'))
    const info = await world.withToken(jwt).raw(users.getUserInfo)
    expect(info.headers['set-cookie']).toContain(`jwt=${jwt}; Max-Age=34560000`)
  })

  it('carries uid and number in the token', async () => {
    const member = await world.member('payload')
    const [, payload = ''] = member.token.split('.')
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const iat = Math.floor(world.clock.now().getTime() / 1000)
    expect(claims).toMatchObject({
      sub: String(member.uid),
      data: { uid: member.uid, mobile: member.mobile },
      exp: expect.closeTo(iat + 10 * 365.25 * 86_400, -6),
    })
  })

  it('gives three Astra questions for the first login from the app, once', async () => {
    const web = await world.member('app-user')
    for (const device of ['android', 'ios', 'android'] as const) {
      await anyone.call(auth.validateOTP, { ...(await ask('app-user')), device })
      expect(await web.call(users.getUserInfo, {})).toMatchObject({ oracle_questions: 3, astra_questions: 6 })
    }
  })

  it('takes a device of another name for a browser: it logs in and is given nothing of the app', async () => {
    const web = await world.member('toaster')
    const answer = await anyone.raw(auth.validateOTP, { ...(await ask('toaster')), device: 'toaster' })
    expect(answer).toMatchObject({ status: 200, json: { status: 'success' } })
    expect(await web.call(users.getUserInfo, {})).toMatchObject({ astra_questions: 3 })
  })

  it('ends a session at logout, and only that one', async () => {
    const one = await anyone.call(auth.validateOTP, await ask('two devices'))
    const other = await anyone.call(auth.validateOTP, await ask('two devices'))
    await world.withToken(one.jwt).call(users.logout, {})
    expect((await world.withToken(one.jwt).raw(users.getUserInfo)).status).toBe(401)
    expect((await world.withToken(other.jwt).raw(users.getUserInfo)).status).toBe(200)
  })
})

describe('a code', () => {
  it('works once', async () => {
    const code = await ask('once')
    await anyone.call(auth.validateOTP, code)
    await expect(anyone.call(auth.validateOTP, code)).rejects.toMatchObject(refusal('code_ended'))
  })

  it('opens one session when sent twice at once, 20 times over', async () => {
    for (let round = 0; round < 20; round++) {
      const code = await ask('at once')
      const results = await Promise.allSettled([1, 2].map(() => anyone.call(auth.validateOTP, code)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('says how many tries are left and ends with the fifth wrong one', async () => {
    const code = await ask('five tries')
    const guess = { ...code, otp: wrong(code.otp) }
    for (const left of [4, 3, 2, 1]) {
      const answer = await anyone.raw(auth.validateOTP, guess)
      expect(answer).toMatchObject({ status: 200, json: { status: 'fail', code: 'wrong_code' } })
      expect(answer.text).toContain(`Tries left: ${left}`)
    }
    await expect(anyone.call(auth.validateOTP, guess)).rejects.toMatchObject(refusal('code_ended'))
    await expect(anyone.call(auth.validateOTP, code)).rejects.toMatchObject(refusal('code_ended'))
  })

  it('takes 5 of 1,000 parallel guesses and lets none in that comes later', async () => {
    const code = await ask('guessed')
    const guesses = Array.from({ length: 1_000 }, (_, at) => ({
      ...code,
      otp: at < 5 ? wrong(code.otp) : at === 5 ? code.otp : String(at).padStart(6, '0'),
    }))
    const first = await Promise.allSettled(guesses.slice(0, 5).map((guess) => anyone.call(auth.validateOTP, guess)))
    const rest = await Promise.allSettled(guesses.slice(5).map((guess) => anyone.call(auth.validateOTP, guess)))
    expect([...first, ...rest].filter(({ status }) => status === 'fulfilled')).toHaveLength(0)
    const [row] = await world.db.query<{ attempts: number }>({
      name: 'test.attempts',
      text: 'SELECT max(attempts) AS attempts FROM otp_challenge WHERE ended_at IS NULL AND attempts > 0',
    })
    expect(row?.attempts).toBe(5)
  })

  it('ends after five minutes', async () => {
    const inTime = await ask('in time')
    world.clock.advance({ seconds: 299 })
    await anyone.call(auth.validateOTP, inTime)
    const late = await ask('too late')
    world.clock.advance({ seconds: 300 })
    await expect(anyone.call(auth.validateOTP, late)).rejects.toMatchObject(refusal('code_ended'))
  })

  it('still works after the next one was asked for, and ends with the one after that', async () => {
    const oldest = await ask('newer')
    world.clock.advance({ seconds: 1 })
    const older = await ask('newer')
    world.clock.advance({ seconds: 1 })
    await ask('newer')
    await expect(anyone.call(auth.validateOTP, oldest)).rejects.toMatchObject(refusal('code_ended'))
    await anyone.call(auth.validateOTP, older)
  })

  it('ends with the other of its purpose that is used, the older or the newer, and with none of another', async () => {
    for (const used of ['older', 'newer'] as const) {
      const [older, newer] = [await ask(`either ${used}`), await ask(`either ${used}`)]
      const deleting = await ask(`either ${used}`, 'delete_account')
      const [code, other] = used === 'older' ? [older, newer] : [newer, older]
      await anyone.call(auth.validateOTP, code)
      await expect(anyone.call(auth.validateOTP, other)).rejects.toMatchObject(refusal('code_ended'))
      await anyone.call(auth.validateRawOTP, deleting)
    }
  })

  it('opens one session of the two that are sent at once', async () => {
    for (let round = 0; round < 20; round++) {
      const codes = [await ask('two at once'), await ask('two at once')]
      const results = await Promise.allSettled(codes.map((code) => anyone.call(auth.validateOTP, code)))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject(refusal('code_ended'))
    }
  })

  it('belongs to its number and token', async () => {
    const mine = await ask('mine')
    const other = await ask('other')
    const swapped = [
      { ...mine, mobile: other.mobile },
      { ...mine, token: other.token },
      { ...other, token: mine.token, otp: mine.otp },
    ]
    for (const claim of swapped) {
      await expect(anyone.call(auth.validateOTP, claim)).rejects.toMatchObject({ name: 'ApiFail' })
    }
    await anyone.call(auth.validateOTP, mine)
  })

  it.each(['12345', '1234567', '12 456', '१२३४५६', '', 'abcdef', '12345\n'])('is not "%s"', async (otp) => {
    const answer = await anyone.raw(auth.validateOTP, { mobile: mobileOf('odd'), otp, token: 'x' })
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ path: 'otp' }] } })
  })

  it('serves its purpose and no other', async () => {
    await world.member('purposes')
    const purposes = ['login', 'delete_account', 'cancel_subscription'] as const
    const outcomes: Record<string, string> = {}
    for (const purpose of purposes) {
      for (const endpoint of [auth.validateOTP, auth.validateRawOTP] as const) {
        const code = await ask('purposes', purpose)
        const { json } = await anyone.raw(endpoint, { ...code, device: 'web' })
        outcomes[`${purpose} ${endpoint.path.slice(10)}`] = JSON.stringify(json).includes('"success"') ? 'yes' : 'no'
      }
    }
    expect(outcomes).toEqual({
      'login validateOTP.php': 'yes',
      'login validateRawOTP.php': 'no',
      'delete_account validateOTP.php': 'no',
      'delete_account validateRawOTP.php': 'yes',
      'cancel_subscription validateOTP.php': 'no',
      // the account is gone by then
      'cancel_subscription validateRawOTP.php': 'no',
    })
  })
})

describe('a step-up', () => {
  it('allows one act for ten minutes', async () => {
    const { uid } = await world.member('canceller')
    await anyone.call(auth.validateRawOTP, await ask('canceller', 'cancel_subscription'))
    const rows = await world.db.query({
      name: 'test.step_up',
      text: 'SELECT purpose, expires_at FROM step_up WHERE uid = $1',
      values: [uid],
    })
    const expires = new Date(world.clock.now().getTime() + 600_000)
    expect(rows).toEqual([{ purpose: 'cancel_subscription', expires_at: expires }])
  })

  it('tells a right code of a number without an account so, and only then', async () => {
    const code = await ask('nobody', 'delete_account')
    await expect(anyone.call(auth.validateRawOTP, { ...code, otp: wrong(code.otp) })).rejects.toMatchObject(
      refusal('wrong_code'),
    )
    await expect(anyone.call(auth.validateRawOTP, code)).rejects.toMatchObject(refusal('no_account'))
  })
})
