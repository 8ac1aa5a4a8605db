/** Every page of the product: its address, who may see it, whether search engines may list it. The build tells the server. */
export type Page = {
  /** `:name` stands for one part of the address. */
  path: `/${string}`
  /** `member`: without a session the visitor goes elsewhere. */
  access: 'public' | 'member'
  listed: boolean
  /** Where a visitor without a session is sent; `/` unless given. */
  visitorsGoTo?: `/${string}`
}

const open = (path: Page['path']) => ({ path, access: 'public', listed: true }) as const
const own = (path: Page['path']) => ({ path, access: 'member', listed: false }) as const

export const pages = {
  home: open('/'),
  oracle: open('/oracle'),
  astra: open('/astra'),
  createKundli: own('/create-kundli'),
  createKundliOracle: own('/create-kundli/oracle'),
  createKundliAstra: own('/create-kundli/astra'),
  freeKundli: open('/free-kundli'),
  freeKundliOracle: open('/free-kundli/oracle'),
  freeKundliAstra: open('/free-kundli/astra'),
  freeKundliCeleb: open('/free-kundli-celeb'),
  freeKundliCelebOracle: open('/free-kundli-celeb/oracle'),
  freeKundliCelebAstra: open('/free-kundli-celeb/astra'),
  kundli: own('/kundli'),
  match: own('/match'),
  chats: own('/chats'),
  chatsCeleb: own('/chatsceleb'),
  accuracy: open('/accuracy'),
  dailyPrediction: own('/daily-prediction'),
  freePrediction: open('/free-prediction'),
  horoscope: open('/horoscope'),
  panchang: open('/panchang'),
  forum: open('/forum'),
  forumCreate: { ...own('/forum/create'), visitorsGoTo: '/forum' },
  forumEdit: own('/forum/edit-post/:postId'),
  learnMore: open('/forum/learn-more'),
  learnMoreHindi: open('/forum/learn-more-hindi'),
  // after every other page of /forum: the first that fits an address is taken
  discussion: open('/forum/:slug'),
  balance: own('/balance'),
  // anyone's with a uid, one's own without
  profile: { path: '/profile', access: 'public', listed: false },
  activities: { path: '/profile/activities', access: 'public', listed: false },
  redeemHistory: own('/profile/redeem-history'),
  transferHistory: own('/profile/transfer-history'),
  logins: own('/logins'),
  notifications: own('/notifications'),
  profileNotifications: own('/profile/notifications'),
  terms: open('/terms-and-conditions'),
  privacyPolicy: open('/privacy-policy'),
  deleteAccount: open('/delete-account'),
} satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The addresses that only lead to another page, and share its head. */
const leadsTo = {
  createKundliOracle: 'createKundli',
  createKundliAstra: 'createKundli',
  freeKundliOracle: 'freeKundli',
  freeKundliAstra: 'freeKundli',
  freeKundliCelebOracle: 'freeKundliCeleb',
  freeKundliCelebAstra: 'freeKundliCeleb',
  profileNotifications: 'notifications',
} as const satisfies Partial<Record<PageName, PageName>>

type Leading = keyof typeof leadsTo

const isLeading = (page: PageName | 'notFound'): page is Leading => page in leadsTo

/** The page whose title and description an address has. */
export const headOf = (page: PageName | 'notFound'): Exclude<PageName, Leading> | 'notFound' =>
  isLeading(page) ? leadsTo[page] : page

/** The address of a page without `:` parts, with what follows the question mark: `to('chats', { type: 'Oracle', bid: 7 })`. */
export const to = (page: PageName, search: Record<string, string | number | undefined> = {}): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) if (value !== undefined) query.set(key, String(value))
  const text = query.toString()
  return text ? `${pages[page].path}?${text}` : pages[page].path
}

/** Which page an address is, or null when it is none. A slash at the end does not matter. */
export const pageAt = (pathname: string): PageName | null => {
  const parts = pathname.replace(/(?<=.)\/+$/, '').split('/')
  const fits = (page: Page) => {
    const pattern = page.path.split('/')
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  for (const [name, page] of Object.entries(pages)) if (fits(page) && isPageName(name)) return name
  return null
}

const isPageName = (name: string): name is PageName => name in pages
