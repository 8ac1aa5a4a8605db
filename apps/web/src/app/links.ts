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
  { text: 'freeKundli', to: to('freeKundli'), who: 'everyone' },
  { text: 'chatNow', to: '/#chat-with-ai', who: 'everyone' },
]

/** The account menu of a logged-in person, above `Log out`. */
export const accountLinks: readonly ShellLink[] = [{ text: 'chatsHistory', to: to('chats'), who: 'member' }]

export type FooterColumn = {
  title: keyof Pick<Shell['footer'], 'astrologers' | 'kundli' | 'more'>
  links: readonly ShellLink[]
}

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
    ],
  },
  {
    title: 'more',
    links: [
      { text: 'terms', to: to('terms'), who: 'everyone' },
      { text: 'privacyPolicy', to: to('privacyPolicy'), who: 'everyone' },
      { text: 'deleteAccount', to: to('deleteAccount'), who: 'everyone' },
    ],
  },
]

/** The links one person sees. */
export const linksFor = (links: readonly ShellLink[], isMember: boolean) =>
  links.filter(({ who }) => who === 'everyone' || who === (isMember ? 'member' : 'visitor'))
