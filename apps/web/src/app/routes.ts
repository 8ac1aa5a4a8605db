import type { Screen } from '#lib/prefetch.ts'

/** A page of the product. */
export type Route = {
  /** `:name` stands for one part of the address */
  path: `/${string}`
  /** `member`: without a session the visitor goes elsewhere */
  access: 'public' | 'member'
  /** whether search engines may list it */
  listed: boolean
  /** where a visitor without a session is sent; `/` unless given */
  visitorsGoTo?: `/${string}`
  /** they are also asked to log in there at once */
  asksLogin?: true
  /** fetches the code of the page */
  load: () => Promise<Screen>
}

const open = (path: Route['path'], load: Route['load']): Route => ({ path, access: 'public', listed: true, load })
const unlisted = (path: Route['path'], load: Route['load']): Route => ({ path, access: 'public', listed: false, load })
const own = (path: Route['path'], load: Route['load']): Route => ({ path, access: 'member', listed: false, load })

/** Every page: router, server, files to preload, sitemap and the tests of every page read this table. The first that fits an address is taken. */
export const pages = {
  home: open('/', () => import('#features/home/home-page.tsx').then((m) => m.HomePage)),
  inviteEarn: {
    ...own('/invite-earn', () => import('#features/home/home-page.tsx').then((m) => m.InvitePage)),
    asksLogin: true,
  },
  oracle: open('/oracle', () => import('#features/astrologers/landing-page.tsx').then((m) => m.OraclePage)),
  astra: open('/astra', () => import('#features/astrologers/landing-page.tsx').then((m) => m.AstraPage)),
  createKundli: own('/create-kundli', () =>
    import('#features/births/saved-kundli-page.tsx').then((m) => m.SavedKundliPage),
  ),
  freeKundli: open('/free-kundli', () => import('#features/births/free-kundli-page.tsx').then((m) => m.FreeKundliPage)),
  freeKundliCeleb: open('/free-kundli-celeb', () =>
    import('#features/births/celebrity-kundli-page.tsx').then((m) => m.CelebrityKundliPage),
  ),
  kundli: own('/kundli', () => import('#features/births/kundli-page.tsx').then((m) => m.KundliPage)),
  sharedKundliOf: unlisted('/shared-kundli/:token', () =>
    import('#features/births/shared-kundli-page.tsx').then((m) => m.SharedKundliPage),
  ),
  // older links name the kundli behind the `#`
  sharedKundli: unlisted('/shared-kundli', () =>
    import('#features/births/shared-kundli-page.tsx').then((m) => m.SharedKundliPage),
  ),
  match: own('/match', () => import('#features/match/match-page.tsx').then((m) => m.MatchPage)),
  chats: own('/chats', () => import('#features/chats/chat-page.tsx').then((m) => m.ChatPage)),
  chatsCeleb: own('/chatsceleb', () => import('#features/chats/chat-page.tsx').then((m) => m.CelebrityChatPage)),
  // the talk is named behind the `#`
  sharedTalk: unlisted('/shared-talk', () => import('#features/chats/chat-page.tsx').then((m) => m.SharedTalkPage)),
  consult: open('/consult-astrologer', () => import('#features/consult/consult-page.tsx').then((m) => m.ConsultPage)),
  blogs: open('/blogs', () => import('#features/blog/blogs-page.tsx').then((m) => m.BlogsPage)),
  blogPost: open('/blogs/:slug', () => import('#features/blog/post-page.tsx').then((m) => m.PostPage)),
  accuracy: open('/accuracy', () => import('#features/accuracy/accuracy-page.tsx').then((m) => m.AccuracyPage)),
  dailyPrediction: own('/daily-prediction', () =>
    import('#features/predictions/prediction-page.tsx').then((m) => m.PredictionPage),
  ),
  freePrediction: open('/free-prediction', () =>
    import('#features/predictions/free-prediction-page.tsx').then((m) => m.FreePredictionPage),
  ),
  horoscope: open('/horoscope', () => import('#features/horoscope/horoscope-page.tsx').then((m) => m.HoroscopePage)),
  panchang: open('/panchang', () => import('#features/panchang/panchang-page.tsx').then((m) => m.PanchangPage)),
  panchangDay: open('/panchang/:city/:day', () =>
    import('#features/panchang/panchang-page.tsx').then((m) => m.PanchangPage),
  ),
  calendar: open('/calendar', () => import('#features/panchang/month-page.tsx').then((m) => m.MonthPage)),
  calendarMonth: open('/calendar/:city/:month', () =>
    import('#features/panchang/month-page.tsx').then((m) => m.MonthPage),
  ),
  festivals: open('/festivals', () => import('#features/panchang/festivals-page.tsx').then((m) => m.FestivalsPage)),
  festival: open('/festivals/:year/:id', () =>
    import('#features/panchang/festival-page.tsx').then((m) => m.FestivalPage),
  ),
  muhurat: open('/muhurat', () => import('#features/muhurat/muhurat-page.tsx').then((m) => m.MuhuratPage)),
  forum: open('/forum', () => import('#features/astrohub/discussions/forum-page.tsx').then((m) => m.ForumPage)),
  forumCreate: {
    ...own('/forum/create', () => import('#features/astrohub/discussions/create-page.tsx').then((m) => m.CreatePage)),
    visitorsGoTo: '/forum',
  },
  forumEdit: own('/forum/edit-post/:postId', () =>
    import('#features/astrohub/discussions/edit-page.tsx').then((m) => m.EditPage),
  ),
  learnMore: open('/forum/learn-more', () =>
    import('#features/astrohub/points/learn-more-page.tsx').then((m) => m.LearnMorePage),
  ),
  learnMoreHindi: open('/forum/learn-more-hindi', () =>
    import('#features/astrohub/points/learn-more-page.tsx').then((m) => m.LearnMoreHindiPage),
  ),
  // after every other page of /forum
  discussion: open('/forum/:slug', () =>
    import('#features/astrohub/discussions/discussion-page.tsx').then((m) => m.DiscussionPage),
  ),
  balance: own('/balance', () => import('#features/astrohub/transfers/balance-page.tsx').then((m) => m.BalancePage)),
  statement: own('/balance/statement', () =>
    import('#features/statement/statement-page.tsx').then((m) => m.StatementPage),
  ),
  recharges: open('/recharges', () => import('#features/recharges/recharges-page.tsx').then((m) => m.RechargesPage)),
  wheel: open('/wheel-of-fortune', () => import('#features/wheel/wheel-page.tsx').then((m) => m.WheelPage)),
  payment: {
    ...own('/payment', () => import('#features/recharges/payment-page.tsx').then((m) => m.PaymentPage)),
    visitorsGoTo: '/recharges',
    asksLogin: true,
  },
  subscription: open('/subscription', () =>
    import('#features/subscriptions/subscription-page.tsx').then((m) => m.SubscriptionPage),
  ),
  myActivePlans: own('/my-active-plans', () =>
    import('#features/subscriptions/my-plans-page.tsx').then((m) => m.MyPlansPage),
  ),
  payments: own('/payments', () => import('#features/payments/payments-page.tsx').then((m) => m.PaymentsPage)),
  // anyone's with a uid, one's own without
  profile: unlisted('/profile', () =>
    import('#features/astrohub/profiles/profile-page.tsx').then((m) => m.ProfilePage),
  ),
  activities: unlisted('/profile/activities', () =>
    import('#features/astrohub/profiles/activities-page.tsx').then((m) => m.ActivitiesPage),
  ),
  redeemHistory: own('/profile/redeem-history', () =>
    import('#features/astrohub/points/redeem-history-page.tsx').then((m) => m.RedeemHistoryPage),
  ),
  transferHistory: own('/profile/transfer-history', () =>
    import('#features/astrohub/transfers/transfer-history-page.tsx').then((m) => m.TransferHistoryPage),
  ),
  logins: own('/logins', () => import('#features/auth/logins-page.tsx').then((m) => m.LoginsPage)),
  notifications: own('/notifications', () =>
    import('#features/astrohub/notifications/notifications-page.tsx').then((m) => m.NotificationsPage),
  ),
  // also what is shown without a connection: `worker/keeper.ts`
  device: unlisted('/app', () => import('#features/device/device-page.tsx').then((m) => m.DevicePage)),
  // what is true this minute is none of a search engine's
  status: unlisted('/status', () => import('#features/status/status-page.tsx').then((m) => m.StatusPage)),
  aboutUs: open('/about-us', () => import('#features/policies/about-page.tsx').then((m) => m.AboutPage)),
  contactUs: open('/contact-us', () => import('#features/policies/contact-page.tsx').then((m) => m.ContactPage)),
  shippingPolicy: open('/shipping-policy', () =>
    import('#features/policies/shipping-page.tsx').then((m) => m.ShippingPage),
  ),
  terms: open('/terms-and-conditions', () => import('#features/policies/terms-page.tsx').then((m) => m.TermsPage)),
  privacyPolicy: open('/privacy-policy', () =>
    import('#features/policies/privacy-page.tsx').then((m) => m.PrivacyPage),
  ),
  privacy: open('/privacy', () => import('#features/privacy/privacy-page.tsx').then((m) => m.PrivacyPage)),
  security: open('/security', () => import('#features/policies/security-page.tsx').then((m) => m.SecurityPage)),
  refundPolicy: open('/refund-policy', () => import('#features/policies/refund-page.tsx').then((m) => m.RefundPage)),
  deleteAccount: open('/delete-account', () =>
    import('#features/auth/delete-account-page.tsx').then((m) => m.DeleteAccountPage),
  ),
} satisfies Record<string, Route>

export type PageName = keyof typeof pages

/** Addresses that only lead to a page; what else an address names stays. */
export const shortcuts: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/create-kundli/oracle': '/create-kundli?type=Oracle',
  '/create-kundli/astra': '/create-kundli?type=Astra',
  '/free-kundli/oracle': '/free-kundli?type=Oracle',
  '/free-kundli/astra': '/free-kundli?type=Astra',
  '/free-kundli-celeb/oracle': '/free-kundli-celeb?type=Oracle',
  '/free-kundli-celeb/astra': '/free-kundli-celeb?type=Astra',
  '/profile/notifications': '/notifications',
}

const isPageName = (name: string): name is PageName => name in pages

/** The names of all pages, in the order in which an address is looked up. */
export const pageNames = Object.keys(pages).filter(isPageName)

/** What stands at an address without a page. */
export const loadNotFound: Route['load'] = () =>
  import('#features/not-found/not-found-page.tsx').then((m) => m.NotFoundPage)
