import type { Shell } from '#locales/en/shell.ts'
import type { ShellLink } from './links.ts'
import { to } from './paths.ts'

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
      { text: 'consult', to: to('consult'), who: 'everyone' },
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
      { text: 'calendar', to: to('calendar'), who: 'everyone' },
      { text: 'festivals', to: to('festivals'), who: 'everyone' },
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
      { text: 'blogs', to: to('blogs'), who: 'everyone' },
      { text: 'accuracy', to: to('accuracy'), who: 'everyone' },
      { text: 'device', to: to('device'), who: 'everyone' },
      { text: 'status', to: to('status'), who: 'everyone' },
      { text: 'aboutUs', to: to('aboutUs'), who: 'everyone' },
      { text: 'contactUs', to: to('contactUs'), who: 'everyone' },
      { text: 'terms', to: to('terms'), who: 'everyone' },
      { text: 'privacyPolicy', to: to('privacyPolicy'), who: 'everyone' },
      { text: 'yourData', to: to('privacy'), who: 'everyone' },
      { text: 'refundPolicy', to: to('refundPolicy'), who: 'everyone' },
      { text: 'shippingPolicy', to: to('shippingPolicy'), who: 'everyone' },
      { text: 'deleteAccount', to: to('deleteAccount'), who: 'everyone' },
    ],
  },
]
