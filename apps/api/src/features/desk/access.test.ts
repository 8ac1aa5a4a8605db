// Every call of the desk: who may make it, and that nothing is changed without a line in the log.
import { chats, consents, DESK_ROLES, type DeskRole, discussions, leads, profiles, recharges } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { openIncident } from '@dhruva/domain'
import { BIRTH, createWorld, type Member, mobileOf } from '@dhruva/testkit'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import { beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { INFO, LINE, REST, SAID } from '#features/desk/testing/house.ts'
import { createProvider, resultOf } from '#features/recharges/testing/till.ts'
import { addBirth } from '#testing/add-birth.ts'

const { provider, payments } = createProvider(() => world.clock.now())
const world = await createWorld((parts): Promise<App> => buildApp({ ...parts, externals: { payments } }))

type Key = keyof typeof desk
type Things = {
  asha: Member
  text: string
  hidden: string
  lead: number
  payment: string
  talk: string
  code: () => Promise<string>
  consent: (operator: Desk) => Promise<number>
  colleague: (name: string) => Promise<number>
}
type Desk = Awaited<ReturnType<typeof operatorWith>>

const reason = 'as the rules say'

/** An incident that goes on. */
const goingOn = async () => {
  const by = { operator: 'shell', reason, now: world.clock.now() }
  return (await openIncident(world.db, by, { part: 'all', beganAt: by.now, text: REST })).incident
}

/** The last change of a setting. */
const seen = async (name: string) =>
  (await world.db.prisma.setting.findFirst({ where: { name }, orderBy: { id: 'desc' } }))?.id ?? 0

/** What each call is sent that does something: a new one without a row does not compile. `name` is another one at each call. */
const rows: Record<Key, (things: Things, name: string, operator: Desk) => unknown> = {
  logInToDesk: () => ({ mobile: mobileOf('nobody'), otp: '000000', token: 'none' }),
  getDesk: () => ({}),
  setUpCodes: () => ({}),
  enterCode: () => ({ code: '000000' }),
  enterRecoveryCode: () => ({ code: 'aaaaa' }),
  leaveDesk: () => ({}),
  findPerson: ({ asha }) => ({ who: asha.uid }),
  getPersonLogins: ({ asha }) => ({ uid: asha.uid }),
  getPersonStatement: ({ asha }) => ({ uid: asha.uid }),
  logOutEverywhere: async (_, name) => ({ uid: (await world.member(name)).uid, reason }),
  giveQuestions: ({ asha }) => ({ uid: asha.uid, kind: 'oracle', questions: 2, reason }),
  takeQuestions: ({ asha }) => ({ uid: asha.uid, kind: 'oracle', questions: 1, reason }),
  suspendPerson: async (_, name) => ({ who: (await world.member(name)).uid, reason }),
  unsuspendPerson: async (_, name) => {
    const { uid } = await world.member(name)
    await world.db.prisma.forumBan.create({ data: { uid, at: world.clock.now() } })
    return { who: uid, reason }
  },
  openTalks: async ({ asha, code }) => ({ uid: asha.uid, code: await code(), reason }),
  readTalk: async ({ asha, talk, consent }, _, operator) => ({
    uid: asha.uid,
    asst_id: talk,
    consent: await consent(operator),
    reason,
  }),
  getReportedTexts: () => ({}),
  hideText: ({ text }) => ({ text, reason }),
  restoreText: ({ hidden }) => ({ text: hidden, reason }),
  dismissReports: ({ text }) => ({ text, reason }),
  getRequests: () => ({}),
  moveLead: ({ lead }) => ({ id: lead, state: 'scheduled', at: '2026-12-01T17:30', reason }),
  findPayments: ({ payment }) => ({ what: payment }),
  settleAtDesk: ({ payment }) => ({ id: payment, reason }),
  refundAtDesk: ({ payment }) => ({ payment, what: 100, reason }),
  getReconciliation: () => ({ day: '2026-11-21' }),
  getPrices: () => ({}),
  previewPrice: () => ({ price: 59 }),
  savePrice: async () => ({
    name: 'pack:oracle-10',
    price: 59,
    original: 60,
    seen: await seen('pack:oracle-10'),
    reason,
  }),
  resetPrice: async () => ({ name: 'pack:oracle-10', seen: await seen('pack:oracle-10'), reason }),
  getCoupons: () => ({}),
  endCoupon: async (_, name) => {
    const { uid } = await world.member(name)
    return { id: await drawCoupon(world.db, uid, 12, world.clock.now()), reason }
  },
  getSwitches: () => ({}),
  closePart: async () => ({ what: 'wheel', text: REST, seen: await seen('switch:wheel'), reason }),
  openPart: async () => ({ what: 'wheel', seen: await seen('switch:wheel'), reason }),
  getQuality: () => ({}),
  getHealth: () => ({}),
  openIncident: () => ({ part: 'login', text: REST, reason }),
  tellIncident: async () => ({ incident: await goingOn(), text: REST, ends: true, reason }),
  getHouse: () => ({}),
  previewHelpline: () => ({ key: 'mind', number: '14416', hours: '24h' }),
  getSettingChanges: () => ({ name: 'helpline:mind' }),
  saveHelpline: async () => ({ key: 'mind', line: LINE, seen: await seen('helpline:mind'), reason }),
  saveHouseInfo: async () => ({ info: INFO, seen: await seen('site:info'), reason }),
  saveTestimonials: async () => ({ testimonials: [SAID], seen: await seen('site:testimonials'), reason }),
  resetSetting: async () => ({ name: 'site:info', seen: await seen('site:info'), reason }),
  getActs: () => ({}),
  getActsFile: () => ({}),
  getOperators: () => ({}),
  addOperator: async (_, name) => ({ mobile: (await world.member(name)).mobile, operator_roles: ['support'], reason }),
  changeOperator: async ({ colleague }, name) => ({ uid: await colleague(name), operator_roles: ['finance'], reason }),
  endOperator: async ({ colleague }, name) => ({ uid: await colleague(name), reason }),
  resetOperator: async ({ colleague }, name) => ({ uid: await colleague(name), reason }),
}

const isKey = (key: string): key is Key => key in rows
const calls = Object.keys(desk).filter(isKey)

let things: Things
let operators: Record<DeskRole, Desk>

/** The state a call finds, whoever made it before. */
const lay = async () => {
  const { asha, lead } = things
  await world.db.prisma.lead.update({ where: { id: lead }, data: { state: 'new', scheduledAt: null } })
  await world.db.prisma.report.deleteMany()
  const did = Number(things.text.slice(1))
  const move = (text: string, from: string, to: string) =>
    world.db.pool.query('SELECT set_discussion_state($1, ARRAY[$2], $3)', [text.slice(1), from, to])
  await move(things.text, 'hidden', 'shown')
  await move(things.hidden, 'shown', 'hidden')
  const report = { uid: asha.uid, kind: 'd', target: did, reason: 'spam', at: world.clock.now() }
  await world.db.prisma.report.create({ data: report })
}

const discussion = async (author: Member) => {
  const { did } = await author.call(discussions.insertDiscussion, { title: 'Saturn is slow', description: 'Is he?' })
  return `d${did}`
}

beforeAll(async () => {
  const asha = await world.member('asha')
  const bid = await addBirth(asha)
  await asha.call(profiles.insertProfile, { display_name: 'asha.k', email: 'asha@example.org', bid })
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const { id: lead } = await asha.call(leads.saveLead, { full_name: BIRTH.full_name, mobile_number: asha.mobile })
  const { order_id } = await asha.call(recharges.createOrder, { pack: 'oracle-10' })
  const bought = resultOf(provider.pay(order_id))
  await asha.call(recharges.recordPayment, bought)
  const code = async () => (await asha.call(consents.allowReading, {})).code
  things = {
    asha,
    text: await discussion(asha),
    hidden: await discussion(asha),
    lead,
    payment: bought.razorpay_payment_id,
    talk: asst_id,
    code,
    consent: async ({ raw }) => {
      const { json } = await raw(desk.openTalks, { uid: asha.uid, code: await code(), reason })
      return Number(Reflect.get(Object(json), 'consent') ?? 1)
    },
    colleague: async (name) => (await operatorWith(world, name, 'support')).person.uid,
  }
  operators = {
    support: await operatorWith(world, 'a supporter', 'support'),
    moderator: await operatorWith(world, 'a moderator', 'moderator'),
    finance: await operatorWith(world, 'a bookkeeper', 'finance'),
    owner: await operatorWith(world, 'an owner', 'owner'),
  }
})

const rulesOf = (key: Key) => desk[key].desk

describe.each(calls)('%s', (key) => {
  const endpoint = desk[key]
  const rules = rulesOf(key)

  it('is for operators alone, and needs the second code', async () => {
    if (!rules) return expect(key).toBe('logInToDesk')
    for (const caller of [world.visitor(), things.asha]) {
      for (const cookie of [undefined, 'desk=', `desk=${'A'.repeat(43)}`, `jwt=${things.asha.token}`]) {
        const answer = await caller.raw(endpoint, {}, cookie ? { cookie } : {})
        expect(answer).toMatchObject({ status: 401, json: { code: 'no_desk_session' } })
      }
    }
  })

  it.each(DESK_ROLES)('is for a %s as it says, and what changes something is written down', async (role) => {
    if (!rules || rules.entering) return
    const operator = operators[role]
    await operator.typeIn()
    await lay()
    const args = await rows[key](things, `${key} ${role}`, operator)
    await operator.typeIn()
    const count = () => world.db.prisma.operatorAct.count()
    const before = await count()
    const answer = await operator.raw(endpoint, args)
    if (!rules.roles.includes(role)) {
      expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } })
      return expect(await count()).toBe(before)
    }
    expect(answer.status).toBe(200)
    if (!rules.acts) return expect(await count()).toBe(before)
    expect(answer.json).toMatchObject({ status: 'success', act: expect.any(Number) })
    const last = await world.db.prisma.operatorAct.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(last).toMatchObject({
      id: BigInt(Number(Reflect.get(Object(answer.json), 'act'))),
      operatorUid: operator.person.uid,
      reason,
    })
    expect(await count()).toBe(before + 1)
    // without a reason nothing is done
    const unsaid = await operator.raw(endpoint, { ...Object(args), reason: ' ' })
    expect(unsaid).toMatchObject({ status: 400, json: { code: 'invalid_field' } })
    expect(await count()).toBe(before + 1)
  })
})

it('names every call of the desk that is not a reading as an act or a step of logging in', () => {
  for (const key of calls) {
    const { method } = desk[key]
    const rules = rulesOf(key)
    expect(method === 'GET' || rules?.acts || rules?.entering || key === 'logInToDesk').toBeTruthy()
    if (rules && !rules.entering) expect(rules.roles).toContain('owner')
  }
})

it('shows a moderator neither number nor balances, and only owners what others did', async () => {
  const { owner, moderator, support } = operators
  const who = { who: things.asha.uid }
  const seen = await moderator.raw(desk.findPerson, who)
  expect(seen.json).toMatchObject({ person: { balances: null, logins: null, transfers: null } })
  expect(seen.text).not.toContain(things.asha.mobile)
  expect((await owner.raw(desk.findPerson, who)).text).toContain(things.asha.mobile)
  const acts = await support.raw(desk.getActs)
  expect(acts.text).toContain('"a supporter"')
  expect(acts.text).not.toMatch(/"operator":"(an owner|a moderator|shell)"/)
  const file = await owner.raw(desk.getActsFile)
  expect(file.headers['content-disposition']).toContain('dhruva-acts-2026-11-21.csv')
  expect(file.text.split('\r\n').length).toBeGreaterThan(20)
})
