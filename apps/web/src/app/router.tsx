import { type ComponentType, lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { withData } from './data.ts'
import { MemberOnly } from './member-only.tsx'
import { type Page, type PageName, pageAt, pages } from './paths.ts'
import { Screen } from './screen.tsx'

/** A page whose code is fetched when it is first shown, or before by `preloadPage`. */
const page = <P extends object>(loadComponent: () => Promise<ComponentType<P>>) => {
  const load = withData(loadComponent)
  const Page: ComponentType<P> = lazy(load)
  return { Page, load }
}

const home = page(() => import('#features/home/home-page.tsx').then((m) => m.HomePage))
const landing = page(() => import('#features/astrologers/landing-page.tsx').then((m) => m.LandingPage))
const saved = page(() => import('#features/births/saved-kundli-page.tsx').then((m) => m.SavedKundliPage))
const free = page(() => import('#features/births/free-kundli-page.tsx').then((m) => m.FreeKundliPage))
const celebrity = page(() => import('#features/births/celebrity-kundli-page.tsx').then((m) => m.CelebrityKundliPage))
const kundli = page(() => import('#features/births/kundli-page.tsx').then((m) => m.KundliPage))
const match = page(() => import('#features/match/match-page.tsx').then((m) => m.MatchPage))
const chat = page(() => import('#features/chats/chat-page.tsx').then((m) => m.ChatPage))
const horoscope = page(() => import('#features/horoscope/horoscope-page.tsx').then((m) => m.HoroscopePage))
const panchang = page(() => import('#features/panchang/panchang-page.tsx').then((m) => m.PanchangPage))
const prediction = page(() => import('#features/predictions/prediction-page.tsx').then((m) => m.PredictionPage))
const freePrediction = page(() =>
  import('#features/predictions/free-prediction-page.tsx').then((m) => m.FreePredictionPage),
)
const forum = page(() => import('#features/astrohub/discussions/forum-page.tsx').then((m) => m.ForumPage))
const createPost = page(() => import('#features/astrohub/discussions/create-page.tsx').then((m) => m.CreatePage))
const editPost = page(() => import('#features/astrohub/discussions/edit-page.tsx').then((m) => m.EditPage))
const discussion = page(() =>
  import('#features/astrohub/discussions/discussion-page.tsx').then((m) => m.DiscussionPage),
)
const learnMore = page(() => import('#features/astrohub/points/learn-more-page.tsx').then((m) => m.LearnMorePage))
const profile = page(() => import('#features/astrohub/profiles/profile-page.tsx').then((m) => m.ProfilePage))
const activities = page(() => import('#features/astrohub/profiles/activities-page.tsx').then((m) => m.ActivitiesPage))
const redeems = page(() => import('#features/astrohub/points/redeem-history-page.tsx').then((m) => m.RedeemHistoryPage))
const notices = page(() =>
  import('#features/astrohub/notifications/notifications-page.tsx').then((m) => m.NotificationsPage),
)
const balance = page(() => import('#features/astrohub/transfers/balance-page.tsx').then((m) => m.BalancePage))
const transfers = page(() =>
  import('#features/astrohub/transfers/transfer-history-page.tsx').then((m) => m.TransferHistoryPage),
)
const terms = page(() => import('#features/policies/terms-page.tsx').then((m) => m.TermsPage))
const privacy = page(() => import('#features/policies/privacy-page.tsx').then((m) => m.PrivacyPage))
const accuracy = page(() => import('#features/accuracy/accuracy-page.tsx').then((m) => m.AccuracyPage))
const deletion = page(() => import('#features/auth/delete-account-page.tsx').then((m) => m.DeleteAccountPage))
const logins = page(() => import('#features/auth/logins-page.tsx').then((m) => m.LoginsPage))
const notFound = page(() => import('#features/not-found/not-found-page.tsx').then((m) => m.NotFoundPage))
const design = import.meta.env.DEV
  ? page(() => import('#features/design/design-page.tsx').then((m) => m.DesignPage))
  : null

/** `/create-kundli/oracle` is `/create-kundli?type=Oracle`; the rest of the address stays. */
const WithType = ({ path, type }: { path: string; type: 'Oracle' | 'Astra' }) => {
  const { search, hash } = useLocation()
  const query = new URLSearchParams(search)
  query.set('type', type)
  return <Navigate replace to={`${path}?${query}${hash}`} />
}

const shown: Record<PageName, { element: ReactNode; load?: () => Promise<unknown> }> = {
  home: { element: <home.Page />, load: home.load },
  oracle: { element: <landing.Page key="Oracle" astrologer="Oracle" />, load: landing.load },
  astra: { element: <landing.Page key="Astra" astrologer="Astra" />, load: landing.load },
  createKundli: { element: <saved.Page />, load: saved.load },
  createKundliOracle: { element: <WithType path={pages.createKundli.path} type="Oracle" /> },
  createKundliAstra: { element: <WithType path={pages.createKundli.path} type="Astra" /> },
  freeKundli: { element: <free.Page />, load: free.load },
  freeKundliOracle: { element: <WithType path={pages.freeKundli.path} type="Oracle" /> },
  freeKundliAstra: { element: <WithType path={pages.freeKundli.path} type="Astra" /> },
  freeKundliCeleb: { element: <celebrity.Page />, load: celebrity.load },
  freeKundliCelebOracle: { element: <WithType path={pages.freeKundliCeleb.path} type="Oracle" /> },
  freeKundliCelebAstra: { element: <WithType path={pages.freeKundliCeleb.path} type="Astra" /> },
  kundli: { element: <kundli.Page />, load: kundli.load },
  match: { element: <match.Page />, load: match.load },
  chats: { element: <chat.Page key="own" celebrity={false} />, load: chat.load },
  chatsCeleb: { element: <chat.Page key="celebrity" celebrity />, load: chat.load },
  accuracy: { element: <accuracy.Page />, load: accuracy.load },
  horoscope: { element: <horoscope.Page />, load: horoscope.load },
  panchang: { element: <panchang.Page />, load: panchang.load },
  dailyPrediction: { element: <prediction.Page />, load: prediction.load },
  freePrediction: { element: <freePrediction.Page />, load: freePrediction.load },
  forum: { element: <forum.Page />, load: forum.load },
  forumCreate: { element: <createPost.Page />, load: createPost.load },
  forumEdit: { element: <editPost.Page />, load: editPost.load },
  discussion: { element: <discussion.Page />, load: discussion.load },
  learnMore: { element: <learnMore.Page key="en" language="en" />, load: learnMore.load },
  learnMoreHindi: { element: <learnMore.Page key="hi" language="hi" />, load: learnMore.load },
  balance: { element: <balance.Page />, load: balance.load },
  profile: { element: <profile.Page />, load: profile.load },
  activities: { element: <activities.Page />, load: activities.load },
  redeemHistory: { element: <redeems.Page />, load: redeems.load },
  notifications: { element: <notices.Page />, load: notices.load },
  profileNotifications: { element: <Navigate replace to={pages.notifications.path} /> },
  transferHistory: { element: <transfers.Page />, load: transfers.load },
  logins: { element: <logins.Page />, load: logins.load },
  terms: { element: <terms.Page />, load: terms.load },
  privacyPolicy: { element: <privacy.Page />, load: privacy.load },
  deleteAccount: { element: <deletion.Page />, load: deletion.load },
}

/** Fetches the code of the page at an address. */
export const loadPage = async (pathname: string): Promise<unknown> => shown[pageAt(pathname) ?? 'home'].load?.()

/** The same ahead of going there: a failure is met again on arriving. */
export const preloadPage = (pathname: string) => {
  if (pageAt(pathname)) void loadPage(pathname).catch(() => undefined)
}

const names = Object.keys(pages).filter((name): name is PageName => name in pages)

const guarded = (name: PageName) => {
  const screen = <Screen page={name}>{shown[name].element}</Screen>
  const { access, visitorsGoTo }: Page = pages[name]
  if (access === 'public') return screen
  return (
    <MemberOnly key={name} sendTo={visitorsGoTo}>
      {screen}
    </MemberOnly>
  )
}

export const AppRoutes = () => (
  <Routes>
    {names.map((name) => (
      <Route key={name} path={pages[name].path} element={guarded(name)} />
    ))}
    {design ? <Route path="/design" element={<design.Page />} /> : null}
    <Route
      path="*"
      element={
        <Screen page="notFound">
          <notFound.Page />
        </Screen>
      }
    />
  </Routes>
)
