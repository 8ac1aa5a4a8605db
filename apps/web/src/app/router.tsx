import { lazy } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { withData } from './data.ts'
import { LeadOn } from './lead-on.tsx'
import { MemberOnly } from './member-only.tsx'
import { pageAt, withSearch } from './paths.ts'
import { loadNotFound, type PageName, type Route as PageRoute, pageNames, pages, shortcuts } from './routes.ts'
import { Screen } from './screen.tsx'

const NotFound = lazy(withData(loadNotFound))
const Design = import.meta.env.DEV
  ? lazy(withData(() => import('#features/design/design-page.tsx').then((m) => m.DesignPage)))
  : null

/** `/create-kundli/oracle` is `/create-kundli?type=Oracle`; the rest of the address stays. */
const LeadsTo = ({ address }: { address: string }) => {
  const { search, hash } = useLocation()
  return <LeadOn to={withSearch(address, search) + hash} />
}

/** Fetches the code of the page at an address. */
export const loadPage = (pathname: string): Promise<unknown> => {
  const name = pageAt(pathname)
  return withData(name ? pages[name].load : loadNotFound)()
}

/** The same ahead of going there: a failure is met again on arriving. */
export const preloadPage = (pathname: string) => {
  if (pageAt(pathname)) void loadPage(pathname).catch(() => undefined)
}

const elementOf = (name: PageName) => {
  const { access, visitorsGoTo, load }: PageRoute = pages[name]
  // its code is fetched when it is first shown, or before by `preloadPage`
  const Page = lazy(withData(load))
  const screen = (
    <Screen page={name}>
      <Page />
    </Screen>
  )
  if (access === 'public') return screen
  return (
    <MemberOnly key={name} sendTo={visitorsGoTo}>
      {screen}
    </MemberOnly>
  )
}

const routes = [
  ...Object.entries(shortcuts).map(([path, address]) => (
    <Route key={path} path={path} element={<LeadsTo address={address} />} />
  )),
  ...pageNames.map((name) => <Route key={name} path={pages[name].path} element={elementOf(name)} />),
]

export const AppRoutes = () => (
  <Routes>
    {routes}
    {Design ? <Route path="/design" element={<Design />} /> : null}
    <Route
      path="*"
      element={
        <Screen page="notFound">
          <NotFound />
        </Screen>
      }
    />
  </Routes>
)
