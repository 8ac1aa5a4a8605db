import { randomUUID } from 'node:crypto'
import { auth, transfers, users } from '@dhruva/contract'
import { auditBooks, between, post, returnTransfers } from '@dhruva/domain'
import { createWorld, type Member, mobileOf } from '@dhruva/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const strict = await createWorld(buildApp, { env: { RATE_LIMITS: 'on' } })

afterEach(async () => {
  expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
})

const refusal = (code: string, more: object = {}) => ({
  failure: expect.objectContaining({ status: 'fail', code, ...more }),
})

/** Gives someone questions as if they had been bought. */
const sell = async ({ uid }: Member, questions: number, { db } = world) => {
  const entries = between('sys:sales', uid, 'oracle_paid', questions)
  await db.tx((tx) => post(tx, { opKey: `test:${randomUUID()}`, kind: 'grant', uid, entries }))
}

let people = 0
const newcomer = () => `transfers nobody ${++people}`
const member = async (questions = 0) => {
  const person = await world.member(`transfers ${++people}`)
  if (questions > 0) await sell(person, questions)
  return person
}

const transferable = async (person: Member) => (await person.call(users.getUserInfo, {})).transferable_oracle_questions
const history = async (person: Member) => (await person.call(transfers.getTransferHistory, {})).transactions

const deleteAccount = async (person: Member) => {
  const { mobile } = person
  const { token } = await person.call(auth.getOTP, { mobile, purpose: 'delete_account' })
  await person.call(auth.validateRawOTP, { mobile, token, otp: await world.lastCode(mobile) })
}

describe('giving questions to a number', () => {
  it('with an account moves them at once', async () => {
    const [asha, ravi] = [await member(5), await member()]
    const { message } = await asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 2 })
    expect(message).toContain(`2 Oracle questions sent to ${ravi.mobile}`)
    expect(await transferable(asha)).toBe(3)
    expect(await transferable(ravi)).toBe(2)
    expect(await history(asha)).toEqual([
      {
        transaction_id: expect.stringMatching(/^[\da-f-]{36}$/),
        recipient_mobile: ravi.mobile,
        oracle_questions: 2,
        sent: true,
        transferred_at: world.clock.now().toISOString(),
        state: 'sent',
        until: new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString(),
      },
    ])
    expect(await history(ravi)).toEqual([])
  })

  it('without an account says the same, also in the history and the export, and hands them over at its first login', async () => {
    const [asha, ravi] = [await member(9), await member()]
    const name = newcomer()
    const known = await asha.raw(transfers.transferQuestions, { mobile: ravi.mobile, questions: 3 })
    world.clock.advance({ seconds: 1 })
    const unknown = await asha.raw(transfers.transferQuestions, { mobile: mobileOf(name), questions: 3 })
    expect(JSON.parse(unknown.text.replace(mobileOf(name), 'X'))).toEqual(
      JSON.parse(known.text.replace(ravi.mobile, 'X')),
    )
    const until = (secondsAgo: number) =>
      new Date(world.clock.now().getTime() - secondsAgo * 1000 + 30 * 86_400_000).toISOString()
    expect(await history(asha)).toMatchObject([
      { sent: true, state: 'sent', until: until(0) },
      { sent: true, state: 'sent', until: until(1) },
    ])
    const { transfers_sent } = await asha.call(users.exportUser, {})
    const [one, other] = transfers_sent.map(({ id, mobile, at, ...rest }) => rest)
    expect(one).toEqual(other)
    world.clock.advance({ days: 29 })
    const mira = await world.member(name)
    expect(await mira.call(users.getUserInfo, {})).toMatchObject({
      transferable_oracle_questions: 3,
      oracle_questions: 6,
    })
    expect(await history(asha)).toMatchObject([
      { sent: true, state: 'sent' },
      { sent: true, state: 'sent' },
    ])
  })

  it('that nobody logs in with in 30 days brings them back', async () => {
    const asha = await member(4)
    const name = newcomer()
    await asha.call(transfers.transferQuestions, { mobile: mobileOf(name), questions: 4 })
    expect(await transferable(asha)).toBe(0)
    world.clock.advance({ days: 30 })
    await returnTransfers(world.db, world.clock.now())
    expect(await transferable(asha)).toBe(4)
    expect(await history(asha)).toMatchObject([
      { sent: false, state: 'returned', until: null, recipient_mobile: mobileOf(name) },
    ])
    expect(await transferable(await world.member(name))).toBe(0)
  })

  it('is one press for one client id, whatever was answered', async () => {
    const [asha, ravi] = [await member(9), await member()]
    const press = { mobile: ravi.mobile, questions: 2, client_id: randomUUID() }
    const all = await Promise.all(Array.from({ length: 10 }, () => asha.raw(transfers.transferQuestions, press)))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(await transferable(asha)).toBe(7)
    expect(await asha.raw(transfers.transferQuestions, { ...press, questions: 3 })).toMatchObject({
      status: 400,
      json: { code: 'bad_request' },
    })
    await sell(ravi, 1)
    await ravi.call(transfers.transferQuestions, { ...press, mobile: asha.mobile, questions: 1 })
    expect(await transferable(asha)).toBe(8)
  })

  it('takes numbers and counts as old clients send them', async () => {
    const [asha, ravi] = [await member(3), await member()]
    for (const mobile of [ravi.mobile, ravi.mobile.slice(1), Number(ravi.mobile.slice(3))]) {
      const answer = await asha.raw(transfers.transferQuestions, { mobile, questions: '1' })
      expect(answer).toMatchObject({ status: 200, json: { status: 'success' } })
    }
    expect(await transferable(ravi)).toBe(3)
  })
})

describe('refused is', () => {
  it('more than there is to give: free questions do not count', async () => {
    const [asha, ravi] = [await member(2), await member()]
    const give = asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 3 })
    await expect(give).rejects.toMatchObject(
      refusal('too_few_transferable', {
        message: 'You can transfer 2 Oracle questions at most: free questions cannot be transferred.',
      }),
    )
    expect(await transferable(asha)).toBe(2)
  })

  it("one's own number, however it is written", async () => {
    const asha = await member(2)
    for (const mobile of [asha.mobile, asha.mobile.slice(1), asha.mobile.slice(3)]) {
      const give = asha.call(transfers.transferQuestions, { mobile, questions: 1 })
      await expect(give).rejects.toMatchObject(refusal('transfer_to_self'))
    }
  })

  const counts = [0, -1, 1.5, '1.5', '-3', 1e9, '1e3', 'a', '', ' ', null, true, [1], {}, '0x10', '٣', 1e21, 'NaN']
  const numbers = [
    '',
    ' ',
    null,
    '123',
    '5876501234',
    '98765012345',
    '+929876501234',
    'abc',
    [],
    {},
    true,
    '९८७६५०१२३४',
    -1,
  ]
  const fine = { mobile: '9876501234', questions: 1 }
  const wrong = [
    ...counts.map((questions) => ({ ...fine, questions })),
    ...numbers.map((mobile) => ({ ...fine, mobile })),
    ...['x', 7, {}, '4f6c1d0e'].map((client_id) => ({ ...fine, client_id })),
    ...[undefined, [], 'text', 7, { mobile: fine.mobile }, { questions: 1 }],
  ]

  it(`each of ${wrong.length} wrong requests with 400, and nothing moves`, async () => {
    const asha = await member(2)
    for (const sent of wrong) {
      const answer = await asha.raw(transfers.transferQuestions, sent)
      expect({ sent, status: answer.status }).toEqual({ sent, status: 400 })
    }
    expect(wrong.length).toBeGreaterThanOrEqual(40)
    expect(await transferable(asha)).toBe(2)
    expect(await history(asha)).toEqual([])
  })

  it('a twenty-first question on a day, until midnight in India', async () => {
    const [asha, ravi] = [await strict.member('strict asha'), await strict.member('strict ravi')]
    await sell(asha, 100, strict)
    await asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 20 })
    const answer = await asha.raw(transfers.transferQuestions, { mobile: ravi.mobile, questions: 1 })
    expect(answer).toMatchObject({
      status: 429,
      json: {
        code: 'too_many_transfers',
        message: 'You can transfer at most 20 questions a day. Please try again in 12 hours.',
        retry_after_seconds: 12 * 3_600,
      },
    })
    const never = await asha.raw(transfers.transferQuestions, { mobile: ravi.mobile, questions: 21 })
    expect(never).toMatchObject({
      status: 200,
      json: { code: 'too_many_at_once', message: 'You can transfer at most 20 questions a day.' },
    })
    expect(never.headers).not.toHaveProperty('retry-after')
    strict.clock.set('2026-11-21T18:30:00.000Z')
    await asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 1 })
  })
})

describe('deletion', () => {
  it('of the recipient leaves "Deleted user" in the list of the sender', async () => {
    const [asha, ravi] = [await member(3), await member()]
    await asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 3 })
    await deleteAccount(ravi)
    expect(await history(asha)).toMatchObject([{ recipient_mobile: 'Deleted user', oracle_questions: 3, sent: true }])
  })

  it('of the sender does not take away what waits for a number', async () => {
    const asha = await member(3)
    const name = newcomer()
    await asha.call(transfers.transferQuestions, { mobile: mobileOf(name), questions: 3 })
    await deleteAccount(asha)
    expect(await transferable(await world.member(name))).toBe(3)
  })
})
