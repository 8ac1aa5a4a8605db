import {
  births,
  type Contract,
  chats,
  comments,
  consents,
  discussions,
  leads,
  payments as paymentCalls,
  profiles,
  recharges,
  subscriptions,
  users,
} from '@dhruva/contract'
import { listEndpoints } from '@dhruva/contract/openapi'
import { BIRTH, createWorld, type Member } from '@dhruva/testkit'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import { TEST_BROWSER } from '@dhruva/testkit/fake-push'
import { beforeAll, describe, expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'
import { createProvider, resultOf, signed } from '#features/recharges/testing/till.ts'
import { monthResultOf } from '#features/subscriptions/testing/club.ts'
import { handlers } from '#handlers.ts'
import type { Row, Things } from '#testing/access.ts'
import { changed, unsigned } from '#testing/tokens.ts'

/** Words that stand for everything Asha keeps here; nobody else may ever read one of them. */
const SECRETS = {
  name: 'Ashavari Privatenam',
  place: 'Hiddenpur',
  question: 'When will my secret plan succeed?',
  reply: 'Marigold seven',
  email: 'privatemail@example.org',
}

const { provider, payments } = createProvider(() => new Date())
const world = await createWorld(
  (parts): Promise<App> =>
    buildApp({
      ...parts,
      externals: {
        llm: {
          name: 'embedded',
          answer: async function* () {
            yield { text: `${SECRETS.reply}. `.repeat(12), facts: [] }
          },
        },
        payments,
      },
    }),
)

const birth = { ...BIRTH, full_name: SECRETS.name, pob: SECRETS.place } as const

const astrologer = 'Oracle'
const notice = { version: '2026-11-28', language: 'Hindi' }
/** of the provider of payments, about nothing */
const event = '{"event":"settlement.processed","payload":{}}'
const open = { stranger: 'same as everyone' } as const
const own = { stranger: 'own things' } as const
const missing = { stranger: 'not found' } as const
/** what everybody may read and only she may change */
const hers = { stranger: 'not theirs' } as const

/** Not of the desk, whose calls no person makes: `features/desk/access.test.ts`. */
type Key = { [F in Exclude<keyof Contract, 'desk'>]: keyof Contract[F] }[Exclude<keyof Contract, 'desk'>]

/** One row for every call of a person: a new one without a row does not compile. */
const rows: Record<Key, Row> = {
  getOTP: { args: ({ mobile }) => ({ mobile }), ...open },
  validateOTP: { args: ({ mobile }) => ({ mobile, otp: '000000', token: 'none' }), ...open },
  validateRawOTP: { args: ({ mobile }) => ({ mobile, otp: '000000', token: 'none' }), ...open },
  getUserInfo: { args: () => ({}), ...own },
  logout: { args: () => ({}), ...own },
  getSessions: { args: () => ({}), ...own },
  confirmLogin: { args: () => ({ otp: '000000', token: 'none' }), ...own },
  endSession: { args: ({ login }) => ({ id: login }), ...missing },
  endOtherSessions: { args: () => ({}), ...own },
  getPrivacy: { args: () => ({}), ...own },
  agreeToNotice: { args: () => notice, ...own },
  changeConsent: { args: () => ({ ...notice, purpose: 'language_model', given: false }), ...own },
  addBirth: { args: ({ bid }) => ({ ...birth, full_name: 'Stranger', pob: 'Elsewhere', bid }), ...missing },
  editBirth: { args: ({ bid }) => ({ ...birth, full_name: 'Stranger', pob: 'Elsewhere', bid }), ...missing },
  getBirths: { args: () => ({ celebrity: '1' }), ...own },
  deleteBirth: { args: ({ bid }) => ({ bid }), ...missing },
  getLanguages: { args: () => ({}), ...open },
  autocompletePlaces: { args: () => ({ input: 'Jaipur' }), ...open },
  getChart: { args: ({ bid }) => ({ bid }), ...missing },
  getToday: { args: ({ bid }) => ({ bid }), ...missing },
  getBlogPosts: { args: () => ({}), ...open },
  getBlogPost: { args: () => ({ slug: 'how-accuracy-is-checked' }), ...open },
  getConsultants: { args: () => ({}), ...open },
  saveLead: { args: ({ mobile }) => ({ full_name: 'Ravi', mobile_number: mobile }), ...open },
  getLeads: { args: () => ({}), ...own },
  cancelLead: { args: ({ lead }) => ({ id: lead }), ...missing },
  shareKundli: { args: ({ bid }) => ({ bid, days: 7, with_name: true }), ...missing },
  unshareKundli: { args: ({ bid }) => ({ bid }), ...missing },
  getKundliShare: { args: ({ bid }) => ({ bid }), ...missing },
  getSharedKundli: { args: () => ({ token: 'A'.repeat(22) }), ...open },
  getKundliPaper: { args: ({ bid }) => ({ bid }), ...missing },
  getKundliPicture: { args: ({ bid }) => ({ bid, with_name: '1', with_birth: '1' }), ...missing },
  getSharedKundliPicture: { args: () => ({ token: 'A'.repeat(22) }), ...open },
  previewChart: { args: () => BIRTH, ...open },
  matchKundli: { args: ({ bid, celebrity }) => ({ bid_one: bid, bid_two: celebrity }), ...missing },
  startChat: { args: ({ bid }) => ({ bid, astrologer }), ...missing },
  startChatCeleb: { args: ({ celebrity }) => ({ bid: celebrity, astrologer }), ...missing },
  pushChat: { args: ({ bid, asst_id }) => ({ bid, asst_id, astrologer, message: 'What did she ask?' }), ...missing },
  resumeChat: { args: ({ asst_id, client_id }) => ({ asst_id, client_id }), ...missing },
  stopChat: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  getAllChats: { args: () => ({}), ...own },
  getChat: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  rateReply: { args: ({ asst_id, mid }) => ({ asst_id, mid, rating: 'bad', reason: 'other' }), ...missing },
  changeChat: { args: ({ asst_id }) => ({ asst_id, title: 'Mine now' }), ...missing },
  getChatPaper: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  shareChat: { args: ({ asst_id }) => ({ asst_id, days: 7 }), ...missing },
  unshareChat: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  getSharedChat: { args: () => ({ token: 'A'.repeat(22) }), ...open },
  deleteAllChats: { args: () => ({}), ...own },
  deleteChat: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  getAstrologerInfo: { args: () => ({}), ...open },
  getSampleAnswer: { args: () => ({}), ...open },
  getSiteInfo: { args: () => ({}), ...open },
  getStatus: { args: () => ({}), ...open },
  getOwnPart: { args: () => ({ address: '/' }), ...own },
  getVideos: { args: () => ({}), ...open },
  getTestimonials: { args: () => ({}), ...open },
  getHoroscope: { args: () => ({ zodiac: 'Leo', when: 'Today' }), ...open },
  getPanchang: { args: () => ({}), ...open },
  getPanchangMonth: { args: () => ({}), ...open },
  getFestivals: { args: () => ({ id: 'diwali' }), ...open },
  getCalendarFile: { args: () => ({ id: 'diwali' }), ...open },
  getMuhurat: { args: ({ bid }) => ({ activity: 'gold', bid }), ...missing },
  getPredictionCounters: { args: () => ({}), ...own },
  getNotifications: { args: () => ({}), ...own },
  markNotificationsSeen: { args: () => ({}), ...own },
  live: { args: () => ({}), ...open },
  getDailyNote: { args: () => ({}), ...own },
  saveDailyNote: { args: () => ({ ...TEST_BROWSER, hour: 8, language: 'en' }), ...own },
  stopDailyNote: { args: () => ({}), ...own },
  getPrediction: { args: ({ bid }) => ({ bid, type: 'daily', language: 'English' }), ...missing },
  getKeptPredictions: { args: ({ bid }) => ({ bid }), ...missing },
  stopPrediction: { args: () => ({}), ...own },
  invite: { args: ({ mobile }) => ({ mobile }), ...open },
  exportUser: { args: () => ({}), ...own },
  getStatement: { args: () => ({}), ...own },
  getStatementFile: { args: () => ({}), ...own },
  getKeptInvoices: { args: () => ({}), ...own },
  allowReading: { args: ({ asst_id }) => ({ asst_id }), ...missing },
  getConsents: { args: () => ({}), ...own },
  endReading: { args: ({ consent }) => ({ id: consent }), ...missing },
  getOwnProfile: { args: () => ({}), ...own },
  getProfile: { args: ({ uid }) => ({ uid }), ...open },
  insertProfile: { args: ({ bid }) => ({ email: 'r@example.org', display_name: 'ravi.new', bid }), ...missing },
  updateProfile: { args: ({ bid }) => ({ email: 'r@example.org', bid }), ...missing },
  getAvatars: { args: () => ({}), ...open },
  searchDiscussions: { args: ({ uid }) => ({ uid }), ...open },
  getDiscussion: { args: ({ did }) => ({ did }), ...open },
  insertDiscussion: { args: () => ({ title: 'A stranger asks', description: 'Is it so?' }), ...open },
  updateDiscussion: { args: ({ did }) => ({ did, title: 'Not hers now', description: 'Taken over' }), ...hers },
  deleteDiscussion: { args: ({ did }) => ({ did }), ...hers },
  getComments: { args: ({ did }) => ({ did }), ...open },
  insertComment: { args: ({ did }) => ({ did, comment: 'A stranger answers' }), ...open },
  deleteComment: { args: ({ cid }) => ({ cid }), ...hers },
  insertVote: { args: ({ did }) => ({ did, type: 1 }), ...open },
  redeemQuestions: { args: () => ({ points: 100 }), ...own },
  getRedeemHistory: { args: () => ({}), ...own },
  report: { args: ({ did }) => ({ did, reason: 'spam' }), ...open },
  transferQuestions: { args: ({ mobile }) => ({ mobile, questions: 1 }), ...open },
  getTransferHistory: { args: () => ({}), ...own },
  getRecharges: { args: () => ({}), ...open },
  getCoupon: { args: () => ({}), ...own },
  getWheel: { args: () => ({}), ...own },
  spinWheel: { args: () => ({}), ...own },
  quoteRecharge: { args: ({ coupon }) => ({ pack: 'oracle-10', coupon }), ...own },
  createOrder: { args: ({ coupon }) => ({ pack: 'oracle-10', coupon }), ...own },
  recordPayment: { args: ({ order }) => order, ...missing },
  getPlans: { args: () => ({}), ...open },
  countPayers: { args: () => ({}), ...open },
  getSubscription: { args: () => ({}), ...own },
  subscribe: { args: () => ({}), ...own },
  updateSubscription: { args: ({ month }) => month, ...missing },
  cancelSubscription: { args: () => ({}), ...own },
  stopRenewal: { args: () => ({}), ...own },
  getPayments: { args: () => ({}), ...own },
  refundPayment: { args: ({ paid }) => ({ payment: paid, amount: 49 }), ...missing },
  getInvoice: { args: ({ invoice }) => ({ number: invoice }), ...missing },
  paymentWebhook: { args: () => event, headers: signed(event), ...open },
}

const isKey = (key: string): key is Key => key in rows
const rowOf = (key: string) => {
  if (!isKey(key)) throw new Error(`no row for ${key}`)
  return rows[key]
}

let asha: Member
let things: Things

beforeAll(async () => {
  asha = await world.member('asha')
  const { bid } = await asha.call(births.addBirth, birth)
  const celebrity = (await asha.call(births.addBirth, { ...birth, celebrity_info: SECRETS.name })).bid
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer })
  const client_id = '4f6c1d0e-8f3a-4c38-9d5e-2f1a7b9c0d11'
  const asked = { bid, asst_id, astrologer, message: SECRETS.question, client_id, device: 'web' } as const
  const tail = await asha.stream(chats.pushChat, asked, { onText: () => {} })
  expect(tail.status).toBe('success')
  await asha.call(profiles.insertProfile, { display_name: 'asha.k', email: SECRETS.email, bid })
  const { did } = await asha.call(discussions.insertDiscussion, { title: 'Saturn is slow', description: 'Is he?' })
  const { cid } = await asha.call(comments.insertComment, { did, comment: 'He is.' })
  const [{ id: login } = { id: '' }] = (await asha.call(users.getSessions, {})).sessions
  const coupon = await drawCoupon(world.db, asha.uid, 9, world.clock.now())
  const order = resultOf(provider.pay((await asha.call(recharges.createOrder, { pack: 'oracle-10', coupon })).order_id))
  const { subscription_id } = await asha.call(subscriptions.subscribe, {})
  const month = monthResultOf(provider.payMonth(subscription_id))
  const bought = await asha.call(recharges.createOrder, { pack: 'oracle-10' })
  const payment = resultOf(provider.pay(bought.order_id))
  await asha.call(recharges.recordPayment, payment)
  const paid = payment.razorpay_payment_id
  const invoice = (await asha.call(paymentCalls.getPayments, {})).payments[0]?.invoice ?? ''
  const lead = (await asha.call(leads.saveLead, { full_name: SECRETS.name, mobile_number: asha.mobile })).id
  const consent = (await asha.call(consents.allowReading, {})).id
  things = {
    ...{ uid: asha.uid, bid, celebrity, asst_id, client_id, mid: tail.mid ?? 0, mobile: asha.mobile, did, cid },
    ...{ login, coupon, order, month, paid, invoice, lead, consent },
  }
})

const secrets = () => [...Object.values(SECRETS), asha.mobile.slice(3)]
const expectNoSecret = (text: string) => expect(secrets().filter((secret) => text.includes(secret))).toEqual([])

it('has a handler under its own key for every endpoint', () => {
  const found = Object.entries(handlers).flatMap(([feature, ones]) =>
    Object.entries(ones).map(([key, { endpoint }]) => ({ feature, key, endpoint })),
  )
  expect(found).toHaveLength(listEndpoints().length)
  for (const { feature, key, endpoint } of listEndpoints()) {
    expect(found.find((one) => one.feature === feature && one.key === key)?.endpoint).toBe(endpoint)
  }
})

const ofPeople = listEndpoints().filter(({ feature }) => feature !== 'desk')

describe.each(ofPeople)('$key', ({ key, endpoint }) => {
  const { args, headers = {}, stranger } = rowOf(key)

  it('asks for a session unless it is for everyone', async () => {
    const gone = await world.member(`gone ${key}`)
    await gone.raw({ method: 'POST', path: '/apis/users/logout.php' })
    const revoked = gone.token
    const bad = [null, 'nonsense', changed(asha.token), unsigned(asha.token), revoked]
    for (const token of bad) {
      const caller = token === null ? world.visitor() : world.withToken(token)
      const answer = await caller.raw(endpoint, args(things), headers)
      if (endpoint.access === 'member') expect(answer).toMatchObject({ status: 401, json: { code: 'no_session' } })
      else expect(answer.status).toBe(200)
      expectNoSecret(answer.text)
    }
  })

  it('gives a stranger nothing of hers', async () => {
    const ravi = await world.member(`ravi ${key}`)
    const answer = await ravi.raw(endpoint, args(things), headers)
    expectNoSecret(answer.text)
    const refused = { 'not found': [404, /_not_found$/], 'not theirs': [403, /^forbidden$/] } as const
    if (stranger !== 'not found' && stranger !== 'not theirs') return expect(answer.status).toBe(200)
    const [status, code] = refused[stranger]
    expect(answer).toMatchObject({ status, json: { status: 'fail', code: expect.stringMatching(code) } })
  })

  it('does not read the session from a cookie', async () => {
    if (endpoint.access !== 'member') return
    const answer = await world.visitor().raw(endpoint, args(things), { cookie: `jwt=${asha.token}` })
    expect(answer.status).toBe(401)
  })
})

it('left everything of hers as it was', async () => {
  expect((await asha.call(births.getBirths, {})).births).toMatchObject([
    { full_name: SECRETS.name, pob: SECRETS.place },
  ])
  expect((await asha.call(chats.getChat, { asst_id: things.asst_id })).chats).toHaveLength(2)
})
