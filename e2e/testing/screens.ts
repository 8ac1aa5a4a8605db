// Every built screen and dialog with a way to it, for what is checked on all of them.
import { points, profiles, transfers } from '@dhruva/contract'
import { points as enPoints } from '../../apps/web/src/locales/en/astrohub-points.ts'
import { profiles as enProfiles } from '../../apps/web/src/locales/en/astrohub-profiles.ts'
import { transfers as enTransfers } from '../../apps/web/src/locales/en/astrohub-transfers.ts'
import { auth as enAuth } from '../../apps/web/src/locales/en/auth.ts'
import { chats as enChats } from '../../apps/web/src/locales/en/chats.ts'
import { logins as enLogins } from '../../apps/web/src/locales/en/logins.ts'
import { predictions as enPredictions } from '../../apps/web/src/locales/en/predictions.ts'
import { shell as enShell } from '../../apps/web/src/locales/en/shell.ts'
import { ui as enUi } from '../../apps/web/src/locales/en/ui.ts'
import { points as hiPoints } from '../../apps/web/src/locales/hi/astrohub-points.ts'
import { profiles as hiProfiles } from '../../apps/web/src/locales/hi/astrohub-profiles.ts'
import { transfers as hiTransfers } from '../../apps/web/src/locales/hi/astrohub-transfers.ts'
import { auth as hiAuth } from '../../apps/web/src/locales/hi/auth.ts'
import { chats as hiChats } from '../../apps/web/src/locales/hi/chats.ts'
import { logins as hiLogins } from '../../apps/web/src/locales/hi/logins.ts'
import { predictions as hiPredictions } from '../../apps/web/src/locales/hi/predictions.ts'
import { shell as hiShell } from '../../apps/web/src/locales/hi/shell.ts'
import { ui as hiUi } from '../../apps/web/src/locales/hi/ui.ts'
import { newMobile, type Person, type Product } from '../product.ts'
import { comment, post, withBirth, withHandle } from './forum.ts'
import { createForumScreens } from './forum-screens.ts'
import type { Screen } from './screen.ts'
import { ask } from './talk.ts'

const catalogues = {
  en: {
    auth: enAuth,
    chats: enChats,
    logins: enLogins,
    points: enPoints,
    predictions: enPredictions,
    profiles: enProfiles,
    shell: enShell,
    transfers: enTransfers,
    ui: enUi,
  },
  hi: {
    auth: hiAuth,
    chats: hiChats,
    logins: hiLogins,
    points: hiPoints,
    predictions: hiPredictions,
    profiles: hiProfiles,
    shell: hiShell,
    transfers: hiTransfers,
    ui: hiUi,
  },
}

const openLogin: Screen['open'] = async (page, language) => {
  const { auth, shell, ui } = catalogues[language]
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

const openCode: Screen['open'] = async (page, language) => {
  const { auth, shell, ui } = catalogues[language]
  await page.getByRole('button', { name: shell.logIn, exact: true }).click()
  await page.getByLabel(ui.mobile).fill(newMobile())
  await page.getByRole('button', { name: auth.getOtp }).click()
  await page.getByLabel(ui.codeDigit(1)).waitFor()
}

const openAlert: Screen['open'] = async (page, language) => {
  const { auth, shell } = catalogues[language]
  await page.getByRole('button', { name: shell.logIn, exact: true }).click()
  await page.getByRole('button', { name: auth.getOtp }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openSideMenu: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].shell.openMenu }).click()
  await page.getByRole('dialog').waitFor()
}

const openAccount: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].shell.account }).click()
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

const openTransfer: Screen['open'] = async (page, language) => {
  const { transfers } = catalogues[language]
  await page.getByRole('button', { name: transfers.transfer, exact: true }).click()
  await page.getByRole('dialog').getByLabel(transfers.mobile).fill('9876543210')
  await page.getByRole('dialog').getByLabel(transfers.count).fill('2')
  await page.getByText(transfers.noReturn).waitFor()
}

const openRedeem: Screen['open'] = async (page, language) => {
  const { points } = catalogues[language]
  await page.getByRole('main').getByRole('button', { name: points.redeem, exact: true }).click()
  await page.getByRole('dialog').getByLabel(points.pointsField).fill('250')
  await page.getByText(points.given(2)).waitFor()
}

const openTool =
  (tool: 'editProfile' | 'editAvatar'): NonNullable<Screen['open']> =>
  async (page, language) => {
    await page.getByRole('button', { name: catalogues[language].profiles[tool], exact: true }).click()
    await page.getByRole('dialog').locator('select, img').first().waitFor()
  }

const openWrongHandle: Screen['open'] = async (page, language) => {
  const { profiles } = catalogues[language]
  await page.getByRole('dialog').getByRole('button', { name: profiles.register }).click()
  await page.getByText(profiles.userMissing).waitFor()
}

const openEnding: Screen['open'] = async (page, language) => {
  await page.getByRole('button', { name: catalogues[language].logins.endOthers }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** A member with a birth in the profile and eleven posts; private: with the profile hidden. */
const createMember = async (product: Product, display_name: string, isPrivate = false): Promise<Person> => {
  const who = await withBirth(product, display_name, { language: 'Hindi' })
  await who.client.call(profiles.updateProfile, { is_private: isPrivate ? 1 : 0 })
  for (let n = 1; n <= 11; n++) await post(who, `शनि का प्रश्न ${n}`, 'शनि की दशा कैसी रही?')
  return who
}

/** Someone who has redeemed points, and given questions to a number that has not come yet. */
const createGiver = async (product: Product): Promise<Person> => {
  const giver = await withHandle(product, 'Lata.Asha')
  await product.give(giver, 'points', 560)
  await giver.client.call(points.redeemQuestions, { points: 300 })
  await giver.client.call(transfers.transferQuestions, { mobile: newMobile(), questions: 1 })
  return giver
}

/** One starts a discussion, the other answers: the first is told. */
const answer = async (one: Person, other: Person) => {
  await comment(one, await post(other, 'शनि कब शुभ होगा?', 'शनि की दशा कैसी रही?'), 'समय आने पर।')
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
  const fresh = await product.arrive()
  const freshBid = await product.birth(fresh, { language: 'Hindi' })
  const partner = await product.birth(person, { full_name: 'Ravi Verma', gender: 'Male', dob: '02/11/1993' })
  const giver = await createGiver(product)
  const member = await createMember(product, 'Asha.Jaipur')
  const hidden = await createMember(product, 'Asha-Asha', true)
  await answer(giver, member)
  const twice = await product.arrive()
  await product.arrive(twice.mobile)
  return {
    'home of a visitor': { address: '/' },
    'home of a member': { address: '/', as: person },
    Astra: { address: '/astra' },
    accuracy: { address: '/accuracy' },
    horoscope: { address: '/horoscope?zodiac=Leo&when=Today' },
    'horoscope, no sign': { address: '/horoscope?zodiac=xyz' },
    panchang: { address: '/panchang' },
    terms: { address: '/terms-and-conditions' },
    privacy: { address: '/privacy-policy' },
    'not found': { address: '/zzz' },
    'free kundli': { address: '/free-kundli?type=Oracle' },
    'celebrity kundli': { address: '/free-kundli-celeb', as: person },
    'saved kundli': { address: '/create-kundli', as: person },
    'saved kundli, none': { address: '/create-kundli?type=Astra', as: await product.arrive() },
    kundli: { address: `/kundli?bid=${bid}&open=graha.moon`, as: person },
    'prediction page': { address: `/daily-prediction?bid=${bid}`, as: person },
    'prediction, written': { address: `/daily-prediction?bid=${bid}`, as: person, open: openPrediction },
    'prediction of no kundli': { address: '/daily-prediction?bid=2000000000', as: person },
    'free prediction': { address: '/free-prediction' },
    'kundli for a prediction': { address: '/create-kundli?predictions=true', as: person },
    match: { address: `/match?one=${bid}&two=${partner}`, as: person },
    'delete account': { address: '/delete-account' },
    'chat landing': { address: '/chats', as: person },
    'chat, nothing said': { address: `/chats?type=Oracle&bid=${freshBid}`, as: fresh },
    chat: { address: `/chats?type=Astra&bid=${bid}`, as: person },
    'old chat': { address: `/chats?chat=${old}`, as: person },
    'celebrity chat': { address: `/chatsceleb?type=Oracle&bid=${celebrity}`, as: person },
    profile: { address: '/profile', as: member },
    'edit profile': { address: '/profile', as: member, open: openTool('editProfile') },
    'edit avatar': { address: '/profile', as: member, open: openTool('editAvatar') },
    'profile of another': { address: `/profile?uid=${member.uid}` },
    'private profile': { address: `/profile?uid=${hidden.uid}`, as: member },
    'profile of nobody': { address: '/profile?uid=2000000000' },
    'choose a handle': { address: '/profile', as: fresh, open: openWrongHandle },
    'posts of a member': { address: `/profile/activities?uid=${member.uid}&page=1`, as: member },
    notifications: { address: '/notifications', as: member },
    'notifications, none': { address: '/notifications', as: fresh },
    logins: { address: '/logins', as: person },
    'logins, more than one': { address: '/logins', as: twice },
    'end a login?': { address: '/logins', as: twice, open: openEnding },
    balance: { address: '/balance', as: giver },
    'transfer questions': { address: '/balance', as: giver, open: openTransfer },
    'redeem questions': { address: '/profile', as: giver, open: openRedeem },
    'redeem history': { address: '/profile/redeem-history', as: giver },
    'redeem history, none': { address: '/profile/redeem-history', as: fresh },
    'transfer history': { address: '/profile/transfer-history', as: giver },
    'transfer history, none': { address: '/profile/transfer-history', as: fresh },
    'learn more': { address: '/forum/learn-more' },
    'learn more in Hindi': { address: '/forum/learn-more-hindi' },
    ...(await createForumScreens(product)),
    'login, number': { address: '/oracle', open: openLogin },
    'login, code': { address: '/oracle', open: openCode },
    alert: { address: '/oracle', open: openAlert },
    'side menu': { address: '/', as: person, open: openSideMenu, widths: [360] },
    'account menu': { address: '/', as: person, open: openAccount },
    'facts of a sentence': { address: `/chats?chat=${old}`, as: person, open: openFacts },
    'quit?': { address: `/chats?type=Oracle&bid=${freshBid}`, as: fresh, open: openQuit },
  }
}
