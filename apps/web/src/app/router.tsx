import { type ComponentType, lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { withData } from './data.ts'
import { MemberOnly } from './member-only.tsx'
import { type PageName, pageAt, pages } from './paths.ts'
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
const terms = page(() => import('#features/policies/terms-page.tsx').then((m) => m.TermsPage))
const privacy = page(() => import('#features/policies/privacy-page.tsx').then((m) => m.PrivacyPage))
const accuracy = page(() => import('#features/accuracy/accuracy-page.tsx').then((m) => m.AccuracyPage))
const deletion = page(() => import('#features/auth/delete-account-page.tsx').then((m) => m.DeleteAccountPage))
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
  terms: { element: <terms.Page />, load: terms.load },
  privacyPolicy: { element: <privacy.Page />, load: privacy.load },
  deleteAccount: { element: <deletion.Page />, load: deletion.load },
}

/** Fetches the code of the page at an address ahead of going there. */
export const preloadPage = (pathname: string) => {
  const name = pageAt(pathname)
  if (name) void shown[name].load?.().catch(() => undefined)
}

const names = Object.keys(pages).filter((name): name is PageName => name in pages)

const guarded = (name: PageName) => {
  const screen = <Screen page={name}>{shown[name].element}</Screen>
  return pages[name].access === 'member' ? <MemberOnly key={name}>{screen}</MemberOnly> : screen
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
