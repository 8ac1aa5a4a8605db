import { auth, births, chats, kundli, matching, predictions, users } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member, mobileOf, until } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'

let writing: 'at once' | 'for ever' = 'at once'

const world = await createWorld(
  (parts): Promise<App> =>
    buildApp({
      ...parts,
      externals: {
        llm: {
          name: 'embedded',
          answer: async function* (_, signal) {
            yield { text: 'Saturn stands well. '.repeat(10), facts: [] }
            while (writing === 'for ever') {
              await new Promise((resolve) => setTimeout(resolve, 5))
              signal.throwIfAborted()
            }
          },
        },
      },
    }),
  { env: { LOG_LEVEL: 'debug' } },
)

const birth = {
  full_name: 'Parvati Uniquename',
  dob: '17/9/1987',
  tob: '3:14:15',
  pob: 'Rarepur, Kutch',
  lat: 23.17,
  lng: 69.83,
  gender: 'Female',
  marital_status: 'Single',
  language: 'Hindi',
  tob_uncertainty: 37,
} as const
const QUESTION = 'Shall I leave my husband Devdas this year?'
const PURPOSES = ['login', 'delete_account', 'cancel_subscription'] as const

const codes: string[] = []
const code = async (mobile: string, purpose: (typeof PURPOSES)[number]) => {
  const { token } = await world.visitor().call(auth.getOTP, { mobile, purpose })
  const otp = await world.lastCode(mobile)
  codes.push(otp)
  return { mobile, token, otp }
}

/** Everything a person does here, once. */
const live = async (name: string): Promise<Member> => {
  const person = await world.member(name)
  const { bid } = await person.call(births.addBirth, birth)
  await person.call(births.addBirth, { ...birth, celebrity_info: 'Famous Uniquename' })
  const husband = { ...birth, full_name: 'Devdas Uniquename', gender: 'Male', tob_uncertainty: 'unknown' } as const
  const { bid: bid_two } = await person.call(births.addBirth, husband)
  await person.call(kundli.getChart, { bid })
  await person.call(matching.matchKundli, { bid_one: bid, bid_two })
  const { asst_id } = await person.call(chats.startChat, { bid, astrologer: 'Oracle' })
  await person.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message: QUESTION }, { onText: () => {} })
  await person.call(chats.getChat, { asst_id })
  await person.stream(predictions.getPrediction, { bid, type: 'weekly', language: 'Hindi' }, { onText: () => {} })
  await world.visitor().call(auth.validateRawOTP, await code(person.mobile, 'cancel_subscription'))
  return person
}

const erase = async ({ mobile }: Member) =>
  world.visitor().call(auth.validateRawOTP, await code(mobile, 'delete_account'))

/** Every row of every table, as text. */
const everything = async () => {
  const tables = await world.db.query<{ name: string }>({
    name: 'test.tables',
    text: "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'bullmq')",
  })
  const rows = await Promise.all(
    tables.map(({ name }) =>
      world.db.query<{ row: string }>({ name: `test.${name}`, text: `SELECT t::text AS row FROM ${name} t` }),
    ),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

describe('deleting an account', () => {
  it('leaves nothing of the person in any table, and the books whole', async () => {
    const person = await live('parvati')
    expect(await everything()).toContain('Parvati Uniquename')
    const answer = await erase(person)
    expect(answer.message).toBe('Your account has been deleted successfully.')
    const left = await everything()
    for (const value of [
      ...Object.values(birth).slice(0, 4).map(String),
      '23.17',
      'Uniquename',
      'Devdas',
      'Saturn stands',
      person.mobile.slice(3),
    ]) {
      expect(left).not.toContain(value)
    }
    expect(left).not.toContain('17/09/1987')
    expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('ends every session at once', async () => {
    const person = await live('sessions')
    await erase(person)
    for (let at = 0; at < 20; at++) expect((await person.raw(users.getUserInfo)).status).toBe(401)
  })

  it('stops a running reply', async () => {
    const person = await live('running')
    const [first] = (await person.call(births.getBirths, {})).births
    const { asst_id } = await person.call(chats.startChat, { bid: first!.bid, astrologer: 'Astra' })
    writing = 'for ever'
    const question = { bid: first!.bid, asst_id, astrologer: 'Astra' as const, message: 'Will it go on?' }
    const reply = person.raw(chats.pushChat, question)
    await until(() => world.app.ctx.generations.size() === 1)
    await erase(person)
    await until(() => world.app.ctx.generations.size() === 0)
    writing = 'at once'
    expect((await reply).text).toContain('Saturn stands well.')
    expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
  })

  it('brings no second welcome to the same number, ten times over', async () => {
    const mobile = mobileOf('again')
    const uids = new Set<number>()
    for (let round = 0; round < 10; round++) {
      const { jwt, is_new } = await world
        .visitor()
        .call(auth.validateOTP, { ...(await code(mobile, 'login')), device: 'ios' })
      expect(is_new).toBe(true)
      const info = await world.withToken(jwt).call(users.getUserInfo, {})
      expect([info.oracle_questions, info.astra_questions]).toEqual(round === 0 ? [3, 6] : [0, 0])
      uids.add(info.uid)
      await world.visitor().call(auth.validateRawOTP, await code(mobile, 'delete_account'))
    }
    expect(uids.size).toBe(10)
  })

  it('survives pushes, logins and deletions at once', async () => {
    for (let round = 0; round < 10; round++) {
      const name = `race ${round}`
      const person = await live(name)
      const [first] = (await person.call(births.getBirths, {})).births
      const { asst_id } = await person.call(chats.startChat, { bid: first!.bid, astrologer: 'Oracle' })
      const question = { bid: first!.bid, asst_id, astrologer: 'Oracle' as const, message: 'In the middle of it?' }
      const answers = await Promise.all([
        person.raw(chats.pushChat, question),
        erase(person).then(() => null),
        person.raw(births.addBirth, birth),
        person.raw(predictions.getPrediction, { bid: first!.bid, type: 'daily', language: 'English' }),
        person.raw(chats.pushChat, question),
      ])
      for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500)
    }
    await until(() => world.app.ctx.generations.size() === 0)
    expect((await auditBooks(world.db)).filter(({ violations }) => violations > 0)).toEqual([])
  })
})

describe('the log', () => {
  it('has one line a request and no word of anybody', async () => {
    const before = world.log.length
    const person = await live('logged')
    await person.raw(births.addBirth, { ...birth, dob: 'rubbish Uniquename' })
    await person.raw({ method: 'GET', path: '/apis/places/autocomplete.php' }, { input: 'Rarepur' })
    await person.raw({ method: 'GET', path: `/apis/nowhere/${person.mobile}` })
    await until(() => world.log.some((line) => line.includes('"status":404')))
    const lines = world.log.slice(before)
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ msg: 'request', request_id: expect.any(String), ms: expect.any(Number) })
    }
    const text = world.log.join('')
    // six digits stand by chance in a moment or an id: a code would stand alone
    for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`))
    const words = [
      'Uniquename',
      'Rarepur',
      'Devdas',
      'Saturn',
      '17/9',
      '69.83',
      '127.0.0.1',
      person.token,
      person.mobile.slice(3),
    ]
    for (const word of words) expect(text).not.toContain(word)
  })

  it('says of an error what broke, without the row that broke it', async () => {
    const person = await live('unlucky')
    const before = world.log.length
    await world.db.query({
      name: 'test.break',
      text: 'ALTER TABLE birth ADD CONSTRAINT test_break CHECK (length(pob) < 20)',
    })
    const answer = await person.raw(births.addBirth, { ...birth, pob: 'A place with a very long name, 9123456789' })
    await world.db.query({ name: 'test.mend', text: 'ALTER TABLE birth DROP CONSTRAINT test_break' })
    expect(answer).toMatchObject({
      status: 500,
      json: { status: 'fail', code: 'server_error', message: 'Something went wrong!' },
    })
    const failed = world.log.slice(before).find((line) => line.includes('"failed"')) ?? ''
    expect(failed).toContain('test_break')
    expect(failed).toContain(answer.headers['x-request-id'])
    expect(failed).not.toMatch(/very long name|9123456789|Uniquename/)
  })
})
