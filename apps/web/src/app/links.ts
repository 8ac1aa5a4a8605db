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
  { text: 'blogs', to: to('blogs'), who: 'everyone', phoneOnly: true },
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
  { text: 'yourData', to: to('privacy'), who: 'member' },
  { text: 'device', to: to('device'), who: 'member' },
]

/** The links one person sees. */
export const linksFor = (links: readonly ShellLink[], isMember: boolean) =>
  links.filter(({ who }) => who === 'everyone' || who === (isMember ? 'member' : 'visitor'))
