import { births, chats, dailyNotes, PersonExport, profiles, transfers, users, votes } from '@dhruva/contract'
import { between, post as postOperation } from '@dhruva/domain'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { PUSH_SETTINGS, TEST_BROWSER } from '@dhruva/testkit/fake-push'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp, { env: PUSH_SETTINGS })

const birth = { ...BIRTH, full_name: 'Asha Sharma' } as const

it('has everything that is kept about the person, and nothing of others', async () => {
  const asha = await memberWithHandle(world, 'asha exports')
  const ravi = await memberWithHandle(world, 'ravi exports')
  const { bid } = await asha.call(births.addBirth, birth)
  await asha.call(profiles.updateProfile, { bid, is_private: 1 })
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const question = { bid, asst_id, astrologer: 'Oracle', message: 'What does this year bring?' } as const
  await asha.stream(chats.pushChat, question, { onText: () => {} })
  const did = await post(asha, 'What Asha asks')
  const ravis = await post(ravi, 'What Ravi asks')
  const cid = await comment(asha, ravis, 'What Asha answers')
  await comment(ravi, did, 'What Ravi answers')
  await asha.call(votes.insertVote, { did: ravis, type: 1 })
  const sale = { opKey: 'test:sale', kind: 'grant' as const, uid: asha.uid }
  await world.db.tx((tx) => postOperation(tx, { ...sale, entries: between('sys:sales', asha.uid, 'oracle_paid', 9) }))
  await asha.call(transfers.transferQuestions, { mobile: ravi.mobile, questions: 2 })

  await asha.call(dailyNotes.saveDailyNote, { ...TEST_BROWSER, hour: 7, language: 'hi' })

  const answer = await asha.raw(users.exportUser)
  expect(answer.status).toBe(200)
  const kept = PersonExport.parse(answer.json)
  expect(kept).toMatchObject({
    exported_at: world.clock.now().toISOString(),
    account: { uid: asha.uid, mobile: asha.mobile },
    logins: [{ device: 'web' }],
    births: [{ bid, full_name: 'Asha Sharma', pob: 'Jaipur', chart: { moon_sign: 2 } }],
    talks: [
      {
        asst_id,
        astrologer: 'Oracle',
        messages: [
          { role: 'user', text: 'What does this year bring?' },
          { role: 'astrologer', state: 'complete' },
        ],
      },
    ],
    turns: [{ asst_id, unit: 'oracle_grant', state: 'posted' }],
    balances: { oracle_grant: 2, astra_grant: 3, oracle_paid: 7 },
    profile: {
      display_name: 'asha.exports.hub',
      email: 'asha.exports.hub@example.org',
      is_private: true,
      is_ban: false,
    },
    discussions: [{ did, title: 'What Asha asks', comment_count: 1 }],
    comments: [{ cid, comment: 'What Asha answers' }],
    votes: [{ kind: 'discussion', id: ravis, up: true }],
    daily_note: { endpoint: TEST_BROWSER.endpoint, hour: 7, language: 'hi' },
    transfers_sent: [{ mobile: ravi.mobile, questions: 2, state: 'sent' }],
  })
  expect(kept.ledger.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['grant', 'transfer']))
  const others = PersonExport.parse((await ravi.raw(users.exportUser)).json)
  expect(others).toMatchObject({ transfers_received: [{ questions: 2 }], discussions: [{ did: ravis }], talks: [] })
  expect(JSON.stringify(others)).not.toContain(asha.mobile.slice(3))
  // that of an upvote does not say whose it was
  const abouts = others.points.map(({ about }) => about)
  expect(abouts.filter((about) => about === `d${ravis}`)).toHaveLength(2)
  expect(abouts.join()).not.toContain('/')
  expect(answer.text).not.toMatch(/Ravi answers|ravi\.exports/)
})

it('is whole for someone who has just come, and in Hindi the same', async () => {
  const person = await world.member('new exports')
  const kept = await person.call(users.exportUser, {})
  expect(kept).toMatchObject({ profile: null, births: [], talks: [], discussions: [], balances: { oracle_grant: 3 } })
  const hindi = await person.raw(users.exportUser, {}, { 'accept-language': 'hi' })
  expect(hindi.json).toEqual(kept)
})

it('holds 5,000 messages', async () => {
  const person = await world.member('talkative')
  const { bid } = await person.call(births.addBirth, birth)
  const { asst_id } = await person.call(chats.startChat, { bid, astrologer: 'Astra' })
  await world.db.query({
    name: 'test.messages',
    text: `INSERT INTO message (asst_id, turn_id, role, text, state, facts)
           SELECT $1, gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'user' ELSE 'astrologer' END,
             'Message ' || n || repeat(' and more words', 100), 'complete',
             (SELECT jsonb_agg(jsonb_build_object('id', 'fact.' || f, 'text', repeat('a fact ', 10))) FROM generate_series(1, 10) f)
           FROM generate_series(1, 5000) n`,
    values: [asst_id],
  })
  const { talks } = await person.call(users.exportUser, {})
  expect(talks[0]?.messages).toHaveLength(5_000)
})
