import { use } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { codeOf } from '#ui/late.tsx'
import { withData } from './data.ts'
import { LeadOn } from './lead-on.tsx'
import { MemberOnly } from './member-only.tsx'
import { pageAt, withSearch } from './paths.ts'
import { loadNotFound, type PageName, type Route as PageRoute, pageNames, pages, shortcuts } from './routes.ts'
import { Screen } from './screen.tsx'

/** `/create-kundli/oracle` is `/create-kundli?type=Oracle`; the rest of the address stays. */
const LeadsTo = ({ address }: { address: string }) => {
  const { search, hash } = useLocation()
  return <LeadOn to={withSearch(address, search) + hash} />
}

const pageCode = (load: PageRoute['load']) => codeOf(withData(load))

/** A page. Whose code is here is shown at once: React's `lazy` would show what stands for it for 0.3 s. */
const Page = ({ code }: { code: ReturnType<typeof pageCode> }) => {
  const Shown = use(code.get())
  return <Shown />
}

const notFound = pageCode(loadNotFound)
const known = new Map(pageNames.map((name) => [name, pageCode(pages[name].load)]))
const codeNamed = (name: PageName | null) => (name && known.get(name)) || notFound
const design = import.meta.env.DEV
  ? pageCode(() => import('#features/design/design-page.tsx').then((m) => m.DesignPage))
  : null

/** Fetches the code of the page at an address, and its texts; after a failure, anew. */
export const loadPage = (pathname: string): Promise<unknown> => codeNamed(pageAt(pathname)).get('again')

/** The same ahead of going there: a failure is met again on arriving. */
export const preloadPage = (pathname: string) => {
  if (pageAt(pathname)) void loadPage(pathname).catch(() => undefined)
}

const elementOf = (name: PageName) => {
  const { access, visitorsGoTo, asksLogin }: PageRoute = pages[name]
  const screen = (
    <Screen page={name}>
      <Page code={codeNamed(name)} />
    </Screen>
  )
  if (access === 'public') return screen
  return (
    <MemberOnly key={name} sendTo={visitorsGoTo} asksLogin={asksLogin}>
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

/** The server draws one address: to compare it with every path again, each time, is a seventh of a drawing. */
const routesAt = (pathname: string) =>
  import.meta.env.SSR ? routes.filter(({ key }) => key === pageAt(pathname)) : routes

export const AppRoutes = () => {
  const { pathname } = useLocation()
  return (
    <Routes>
      {routesAt(pathname)}
      {design ? <Route path="/design" element={<Page code={design} />} /> : null}
      <Route
        path="*"
        element={
          <Screen page="notFound">
            <Page code={notFound} />
          </Screen>
        }
      />
    </Routes>
  )
}
