// The screens and dialogs of AstroHub's members (profiles, points, notifications), for what is checked on all screens.
import { points, profiles, transfers } from '@dhruva/contract'
import { points as enPoints } from '../../apps/web/src/locales/en/astrohub-points.ts'
import { profiles as enProfiles } from '../../apps/web/src/locales/en/astrohub-profiles.ts'
import { transfers as enTransfers } from '../../apps/web/src/locales/en/astrohub-transfers.ts'
import { points as hiPoints } from '../../apps/web/src/locales/hi/astrohub-points.ts'
import { profiles as hiProfiles } from '../../apps/web/src/locales/hi/astrohub-profiles.ts'
import { transfers as hiTransfers } from '../../apps/web/src/locales/hi/astrohub-transfers.ts'
import { newMobile, type Person, type Product } from '../product.ts'
import { comment, post, withBirth, withHandle } from './forum.ts'
import type { Screen } from './screen.ts'

const catalogues = {
  en: { points: enPoints, profiles: enProfiles, transfers: enTransfers },
  hi: { points: hiPoints, profiles: hiProfiles, transfers: hiTransfers },
}

const openTransfer: Screen['open'] = async (page, language) => {
  const { transfers: t } = catalogues[language]
  await page.getByRole('button', { name: t.transfer, exact: true }).click()
  await page.getByRole('dialog').getByLabel(t.mobile).fill('9876543210')
  await page.getByRole('dialog').getByLabel(t.count).fill('2')
  await page.getByText(t.noReturn).waitFor()
}

const openRedeem: Screen['open'] = async (page, language) => {
  const { points: t } = catalogues[language]
  await page.getByRole('main').getByRole('button', { name: t.redeem, exact: true }).click()
  await page.getByRole('dialog').getByLabel(t.pointsField).fill('250')
  await page.getByText(t.given(2)).waitFor()
}

const openTool =
  (tool: 'editProfile' | 'editAvatar'): NonNullable<Screen['open']> =>
  async (page, language) => {
    await page.getByRole('button', { name: catalogues[language].profiles[tool], exact: true }).click()
    await page.getByRole('dialog').locator('select, img').first().waitFor()
  }

const openWrongHandle: Screen['open'] = async (page) => {
  await page.getByRole('dialog').getByRole('button', { name: enProfiles.register }).click()
  await page.getByText(enProfiles.userMissing).waitFor()
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

/** People with points, posts and news, people without, and a visitor. */
export const createMemberScreens = async (product: Product): Promise<Record<string, Screen>> => {
  const giver = await createGiver(product)
  const member = await createMember(product, 'Asha.Jaipur')
  const hidden = await createMember(product, 'Asha-Asha', true)
  await answer(giver, member)
  const fresh = await product.arrive()
  await product.birth(fresh, { language: 'Hindi' })
  return {
    profile: { address: '/profile', as: member },
    'edit profile': { address: '/profile', as: member, open: openTool('editProfile'), anew: true },
    'edit avatar': { address: '/profile', as: member, open: openTool('editAvatar'), anew: true },
    'profile of another': { address: `/profile?uid=${member.uid}` },
    'private profile': { address: `/profile?uid=${hidden.uid}`, as: member },
    'profile of nobody': { address: '/profile?uid=2000000000' },
    'choose a handle': { address: '/profile', as: fresh, open: openWrongHandle },
    'posts of a member': { address: `/profile/activities?uid=${member.uid}&page=1`, as: member },
    notifications: { address: '/notifications', as: member },
    'notifications, none': { address: '/notifications', as: fresh },
    balance: { address: '/balance', as: giver },
    'transfer questions': { address: '/balance', as: giver, open: openTransfer, anew: true },
    'redeem questions': { address: '/profile', as: giver, open: openRedeem, anew: true },
    'redeem history': { address: '/profile/redeem-history', as: giver },
    'redeem history, none': { address: '/profile/redeem-history', as: fresh },
    'transfer history': { address: '/profile/transfer-history', as: giver },
    'transfer history, none': { address: '/profile/transfer-history', as: fresh },
    'learn more': { address: '/forum/learn-more' },
    'learn more in Hindi': { address: '/forum/learn-more-hindi' },
  }
}
