import type { Shell } from '#locales/en/shell.ts'
import { to } from './paths.ts'

type Who = 'everyone' | 'visitor' | 'member'

export type ShellLink = {
  text: keyof Shell['links']
  to: string
  who: Who
  /** Only in the side menu of phones. */
  phoneOnly?: true
}

/** The links of header and side menu in order; a new page adds its line here. */
export const headerLinks: readonly ShellLink[] = [
  { text: 'home', to: to('home'), who: 'everyone' },
  { text: 'astroHub', to: to('forum', { page: 1 }), who: 'everyone' },
  { text: 'freeKundli', to: to('freeKundli'), who: 'everyone' },
  { text: 'horoscope', to: to('horoscope', { zodiac: 'Aries', when: 'Today' }), who: 'visitor' },
  { text: 'yearlyPredictions', to: to('createKundli', { predictions: 'true' }), who: 'member' },
  { text: 'recharge', to: to('subscription'), who: 'everyone' },
  { text: 'chatNow', to: '/#chat-with-ai', who: 'everyone' },
]

/** The account menu of a logged-in person, above `Log out`. */
export const accountLinks: readonly ShellLink[] = [
  { text: 'myPoints', to: to('profile'), who: 'member' },
  { text: 'mySubscriptions', to: to('myActivePlans'), who: 'member' },
  { text: 'chatsHistory', to: to('chats'), who: 'member' },
  { text: 'redeemHistory', to: to('redeemHistory'), who: 'member' },
  { text: 'transferHistory', to: to('transferHistory'), who: 'member' },
  { text: 'payments', to: to('payments'), who: 'member' },
  { text: 'logins', to: to('logins'), who: 'member' },
]

export type FooterColumn = {
  title: keyof Pick<Shell['footer'], 'astrologers' | 'kundli' | 'daily' | 'more'>
  links: readonly ShellLink[]
}

const predict = (type: string) => to('createKundli', { predictions: 'true', p_type: type })

/** The link columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'astrologers',
    links: [
      { text: 'oracle', to: to('oracle'), who: 'everyone' },
      { text: 'astra', to: to('astra'), who: 'everyone' },
      { text: 'chatWithAstrologer', to: '/#chat-with-ai', who: 'everyone' },
    ],
  },
  {
    title: 'kundli',
    links: [
      { text: 'freeKundli', to: to('freeKundli'), who: 'everyone' },
      { text: 'celebrityKundli', to: to('freeKundliCeleb'), who: 'everyone' },
      { text: 'savedKundli', to: to('createKundli'), who: 'everyone' },
      { text: 'match', to: to('match'), who: 'everyone' },
    ],
  },
  {
    title: 'daily',
    links: [
      { text: 'horoscopeToday', to: to('horoscope', { zodiac: 'Aries', when: 'Today' }), who: 'everyone' },
      { text: 'horoscopeTomorrow', to: to('horoscope', { zodiac: 'Aries', when: 'Tomorrow' }), who: 'everyone' },
      { text: 'panchang', to: to('panchang'), who: 'everyone' },
      { text: 'muhurat', to: to('muhurat'), who: 'everyone' },
      { text: 'dailyPredictions', to: to('dailyPrediction'), who: 'everyone' },
      { text: 'weeklyPredictions', to: predict('weekly'), who: 'everyone' },
      { text: 'monthlyPredictions', to: predict('monthly'), who: 'everyone' },
      { text: 'yearlyPredictions', to: predict('yearly'), who: 'everyone' },
      { text: 'freePrediction', to: to('freePrediction'), who: 'visitor' },
    ],
  },
  {
    title: 'more',
    links: [
      { text: 'astroHub', to: to('forum', { page: 1 }), who: 'everyone' },
      { text: 'balance', to: to('balance'), who: 'everyone' },
      { text: 'recharges', to: to('recharges'), who: 'everyone' },
      { text: 'wheel', to: to('wheel'), who: 'everyone' },
      { text: 'subscription', to: to('subscription'), who: 'everyone' },
      { text: 'accuracy', to: to('accuracy'), who: 'everyone' },
      { text: 'terms', to: to('terms'), who: 'everyone' },
      { text: 'privacyPolicy', to: to('privacyPolicy'), who: 'everyone' },
      { text: 'refundPolicy', to: to('refundPolicy'), who: 'everyone' },
      { text: 'deleteAccount', to: to('deleteAccount'), who: 'everyone' },
    ],
  },
]

/** The links one person sees. */
export const linksFor = (links: readonly ShellLink[], isMember: boolean) =>
  links.filter(({ who }) => who === 'everyone' || who === (isMember ? 'member' : 'visitor'))
