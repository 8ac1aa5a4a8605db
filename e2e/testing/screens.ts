// Every built screen and dialog but AstroHub's with a way to it, for what is checked on all of them.
import { chats, kundli } from '@dhruva/contract'
import { drawCoupon } from '@dhruva/testkit/draw-coupon'
import type { Page } from 'playwright-core'
import { auth as enAuth } from '../../apps/web/src/locales/en/auth.ts'
import { chats as enChats } from '../../apps/web/src/locales/en/chats.ts'
import { consult as enConsult } from '../../apps/web/src/locales/en/consult.ts'
import { logins as enLogins } from '../../apps/web/src/locales/en/logins.ts'
import { predictions as enPredictions } from '../../apps/web/src/locales/en/predictions.ts'
import { recharges as enRecharges } from '../../apps/web/src/locales/en/recharges.ts'
import { shell as enShell } from '../../apps/web/src/locales/en/shell.ts'
import { subscription as enSubscription } from '../../apps/web/src/locales/en/subscription.ts'
import { ui } from '../../apps/web/src/locales/en/ui.ts'
import { wheel as enWheel } from '../../apps/web/src/locales/en/wheel.ts'
import { auth as hiAuth } from '../../apps/web/src/locales/hi/auth.ts'
import { chats as hiChats } from '../../apps/web/src/locales/hi/chats.ts'
import { consult as hiConsult } from '../../apps/web/src/locales/hi/consult.ts'
import { logins as hiLogins } from '../../apps/web/src/locales/hi/logins.ts'
import { predictions as hiPredictions } from '../../apps/web/src/locales/hi/predictions.ts'
import { recharges as hiRecharges } from '../../apps/web/src/locales/hi/recharges.ts'
import { shell as hiShell } from '../../apps/web/src/locales/hi/shell.ts'
import { subscription as hiSubscription } from '../../apps/web/src/locales/hi/subscription.ts'
import { wheel as hiWheel } from '../../apps/web/src/locales/hi/wheel.ts'
import { newMobile, type Product } from '../product.ts'
import { buy, buyAndReturn } from './paying.ts'
import type { Screen } from './screen.ts'
import { ask } from './talk.ts'

const catalogues = {
  en: {
    auth: enAuth,
    chats: enChats,
    consult: enConsult,
    logins: enLogins,
    predictions: enPredictions,
    recharges: enRecharges,
    shell: enShell,
    wheel: enWheel,
    subscription: enSubscription,
  },
  hi: {
    auth: hiAuth,
    chats: hiChats,
    consult: hiConsult,
    logins: hiLogins,
    predictions: hiPredictions,
    recharges: hiRecharges,
    shell: hiShell,
    wheel: hiWheel,
    subscription: hiSubscription,
  },
}

const openLogin: Screen['open'] = async (page) => {
  const { auth, shell } = catalogues.en
  await page.getByRole('button', { name: shell.logIn, exact: true }).click()
  await page.getByLabel(ui.mobile).fill('5')
  await page.getByRole('button', { name: auth.getOtp }).click()
  await page.getByText(auth.mobileInvalid).waitFor()
}

/** A text costs one of the few free ones, and is the same each time: it is told by the service's own refusal when they are used. */
const openPrediction: Screen['open'] = async (page, language) => {
  const { predictions } = catalogues[language]
  await page.getByRole('button', { name: predictions.generate, exact: true }).click()
  await page.locator('[data-reply]:not([data-growing]), [role=alert] a').first().waitFor()
}

const openCode: Screen['open'] = async (page) => {
  const { auth, shell } = catalogues.en
  await page.getByRole('button', { name: shell.logIn, exact: true }).click()
  await page.getByLabel(ui.mobile).fill(newMobile())
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('button', { name: auth.getOtp }).click()
  await page.getByLabel(ui.codeDigit(1)).waitFor()
}

const openAlert: Screen['open'] = async (page, language) => {
  const { auth, shell } = catalogues[language]
  await page.getByRole('button', { name: shell.logIn, exact: true }).click()
  await page.getByRole('button', { name: auth.getOtp }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openSideMenu: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: catalogues.en.shell.openMenu }).click()
  await page.getByRole('dialog').waitFor()
}

const openAccount: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: catalogues.en.shell.account }).click()
  await page.getByRole('menu').waitFor()
}

const openFacts: Screen['open'] = async (page) => {
  await page.getByRole('log').locator('[data-reply] button').first().click()
  await page.getByRole('dialog').waitFor()
}

const openQuit: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].chats.stopButton }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openRefund: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /₹239/ }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openEnding: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].logins.endOthers }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openWon: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].wheel.click }).click()
  await page.getByRole('dialog').waitFor()
}

const openInvite: Screen['open'] = async (page) => {
  await page.getByRole('dialog').getByRole('textbox').fill('98-765-43210')
  await page.getByRole('dialog').getByRole('button').last().focus()
  await page.getByRole('dialog').locator('[aria-invalid]').waitFor()
}

/** As somebody sees it who comes again to a service with an app. */
const openAppPrompt: Screen['open'] = async (page) => {
  const info = '**/apis/site/getInfo.php'
  await page.route(info, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), store_url: 'https://store.example/' } })
  })
  const came = await page.addInitScript(() => localStorage.setItem('visited', 'yes'))
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await Promise.all([page.unroute(info), came.dispose()])
}

const openConsult: Screen['open'] = async (page, language) => {
  const { consult } = catalogues[language]
  await page.getByRole('main').getByRole('button', { name: consult.consultNow }).first().click()
  await page.getByRole('dialog').waitFor()
}

const payIn = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: /₹/ }).click()
  await page
    .frameLocator('iframe.razorpay-checkout-frame')
    .getByRole('button', { name: /₹\d+\.00/ })
    .click()
}

const openThanks: Screen['open'] = async (page) => {
  await payIn(page)
  await page.getByRole('dialog').locator('bdi').waitFor()
}

/** Of the one pack that this screen has to itself nothing is recorded, and the balance stays as it was. */
const openWaiting: Screen['open'] = async (page, language) => {
  let before: string | undefined
  const isHere = () => page.url().endsWith('pack=wallet-100')
  const pending = { status: 'fail', code: 'payment_pending', message: '' }
  await page.route('**/apis/recharges/record_payment.php', (route) =>
    isHere() ? route.fulfill({ json: pending }) : route.fallback(),
  )
  await page.route('**/apis/users/getInfo.php', async (route) => {
    if (!isHere()) return route.fallback()
    before ??= await (await route.fetch()).text()
    return route.fulfill({ contentType: 'application/json', body: before })
  })
  await payIn(page)
  await page.getByRole('heading', { name: catalogues[language].recharges.waitingTitle }).waitFor()
}

const openKept: Screen['open'] = async (page) => {
  await page.getByRole('dialog').locator('summary').click()
}

const openCancel: Screen['open'] = async (page, language) => {
  const { subscription } = catalogues[language]
  await page.getByRole('main').getByRole('button', { name: subscription.cancel, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

/** Two people in a product: one with a birth in each language and a talk about each, a visitor for the rest. */
export const createScreens = async (product: Product): Promise<Record<string, Screen>> => {
  const person = await product.arrive()
  const bid = await product.birth(person, { language: 'Hindi' })
  const celebrity = await product.birth(person, {
    full_name: 'Lata Mangeshkar',
    celebrity_info: 'Singer',
    language: 'Hindi',
  })
  const old = await ask(person, bid, 'Oracle', 'मेरे जीवन का मुख्य विषय क्या है?')
  await ask(person, bid, 'Astra', 'क्या इस साल नौकरी बदलूँ या रुकूँ?')
  const shownTalk = await person.client.call(chats.shareChat, { asst_id: old, days: 7 })
  const shownKundli = await person.client.call(kundli.shareKundli, { bid, days: 7, with_name: true })
  const fresh = await product.arrive()
  const freshBid = await product.birth(fresh, { language: 'Hindi' })
  const partner = await product.birth(person, { full_name: 'Ravi Verma', gender: 'Male', dob: '02/11/1993' })
  const twice = await product.arrive()
  await product.arrive(twice.mobile)
  const payer = await product.arrive()
  await buy(product, payer, 'wallet-250')
  await buyAndReturn(product, payer)
  const buyer = await product.arrive()
  const spender = await product.arrive()
  await drawCoupon(product.db, buyer.uid, 12)
  await product.give(buyer, 'sub_q', 463)
  return {
    'home of a visitor': { address: '/' },
    'home of a member': { address: '/', as: person },
    'invite friends': { address: '/invite-earn', as: person, open: openInvite },
    'install the app': { address: '/', as: fresh, open: openAppPrompt, anew: true },
    Oracle: { address: '/oracle' },
    Astra: { address: '/astra' },
    'consult a person': { address: '/consult-astrologer' },
    'consult a person, the form': { address: '/consult-astrologer', as: person, open: openConsult },
    'on this device': { address: '/app', as: person },
    accuracy: { address: '/accuracy' },
    status: { address: '/status' },
    'a kundli of a link that has ended': { address: `/shared-kundli/${'A'.repeat(22)}` },
    horoscope: { address: '/horoscope?zodiac=Leo&when=Today' },
    'horoscope, no sign': { address: '/horoscope?zodiac=xyz' },
    panchang: { address: '/panchang' },
    'panchang of a day': { address: '/panchang/jaipur/2026-11-24' },
    calendar: { address: '/calendar' },
    'calendar of a month': { address: '/calendar/jaipur/2026-11' },
    festivals: { address: '/festivals' },
    festival: { address: '/festivals/2026/diwali' },
    blogs: { address: '/blogs' },
    'blog post': { address: '/blogs/how-accuracy-is-checked' },
    muhurat: { address: '/muhurat' },
    terms: { address: '/terms-and-conditions' },
    privacy: { address: '/privacy-policy' },
    'your data': { address: '/privacy' },
    'your data, of a member': { address: '/privacy', as: person },
    'not found': { address: '/zzz' },
    'free kundli': { address: '/free-kundli?type=Oracle' },
    'celebrity kundli': { address: '/free-kundli-celeb', as: person },
    'saved kundli': { address: '/create-kundli', as: person },
    'saved kundli, none': { address: '/create-kundli?type=Astra', as: await product.arrive() },
    kundli: { address: `/kundli?bid=${bid}&open=graha.moon`, as: person },
    'prediction page': { address: `/daily-prediction?bid=${bid}`, as: person },
    'prediction, written': { address: `/daily-prediction?bid=${bid}`, as: person, open: openPrediction, anew: true },
    'prediction of no kundli': { address: '/daily-prediction?bid=2000000000', as: person },
    'free prediction': { address: '/free-prediction' },
    'kundli for a prediction': { address: '/create-kundli?predictions=true', as: person },
    match: { address: `/match?one=${bid}&two=${partner}`, as: person },
    'delete account': { address: '/delete-account' },
    'delete account, with invoices': { address: '/delete-account', as: buyer, open: openKept },
    'chat landing': { address: '/chats', as: person },
    'chat, nothing said': { address: `/chats?type=Oracle&bid=${freshBid}`, as: fresh },
    chat: { address: `/chats?type=Astra&bid=${bid}`, as: person },
    'old chat': { address: `/chats?chat=${old}`, as: person },
    'celebrity chat': { address: `/chatsceleb?type=Oracle&bid=${celebrity}`, as: person },
    recharges: { address: '/recharges' },
    'recharges, with a discount': { address: '/recharges', as: buyer },
    payment: { address: '/payment?pack=wallet-250', as: person },
    'payment, with a discount': { address: '/payment?pack=astra-25', as: buyer },
    'payment, thanks': { address: '/payment?pack=oracle-10', as: spender, open: openThanks, anew: true },
    'payment, on its way': { address: '/payment?pack=wallet-100', as: spender, open: openWaiting, anew: true },
    wheel: { address: '/wheel-of-fortune' },
    'wheel, with a discount': { address: '/wheel-of-fortune', as: buyer },
    'wheel, won': { address: '/wheel-of-fortune', as: person, open: openWon, anew: true },
    subscription: { address: '/subscription' },
    'my active plan': { address: '/my-active-plans', as: buyer },
    'my active plan, none': { address: '/my-active-plans', as: fresh },
    'cancel the subscription': { address: '/my-active-plans', as: buyer, open: openCancel, anew: true },
    statement: { address: '/balance/statement', as: person },
    'statement, nothing found': { address: '/balance/statement?unit=points', as: fresh },
    payments: { address: '/payments', as: payer },
    'payments, none': { address: '/payments', as: person },
    'refund?': { address: '/payments', as: payer, open: openRefund, anew: true },
    'refund policy': { address: '/refund-policy' },
    'reports of weaknesses': { address: '/security' },
    about: { address: '/about-us' },
    contact: { address: '/contact-us' },
    shipping: { address: '/shipping-policy' },
    logins: { address: '/logins', as: person },
    'logins, more than one': { address: '/logins', as: twice },
    'end a login?': { address: '/logins', as: twice, open: openEnding, anew: true },
    'login, number': { address: '/oracle', open: openLogin },
    'login, code': { address: '/oracle', open: openCode },
    alert: { address: '/oracle', open: openAlert, anew: true },
    'side menu': { address: '/', as: person, open: openSideMenu, widths: [360] },
    'account menu': { address: '/', as: person, open: openAccount },
    'facts of a sentence': { address: `/chats?chat=${old}`, as: person, open: openFacts, anew: true },
    'shared kundli': { address: `/shared-kundli#${shownKundli.token}` },
    'shared kundli, none': { address: '/shared-kundli' },
    'shared talk': { address: `/shared-talk#${shownTalk.token}` },
    'shared talk, none': { address: '/shared-talk' },
    'quit?': { address: `/chats?type=Oracle&bid=${freshBid}`, as: fresh, open: openQuit, anew: true },
  }
}
