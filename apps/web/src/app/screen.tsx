import { type ReactNode, Suspense } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { Loading } from '#ui/states.tsx'
import { useArrival } from './arrival.ts'
import { type PageName, pages } from './paths.ts'
import { RouteBoundary } from './route-boundary.tsx'
import css from './screen.module.css'
import { shellTexts } from './texts.ts'

/** The redirecting addresses share the head of the page they lead to. */
const headOf = {
  createKundliOracle: 'createKundli',
  createKundliAstra: 'createKundli',
  freeKundliOracle: 'freeKundli',
  freeKundliAstra: 'freeKundli',
  freeKundliCelebOracle: 'freeKundliCeleb',
  freeKundliCelebAstra: 'freeKundliCeleb',
} as const

type Headed = Exclude<PageName, keyof typeof headOf>

const isRedirect = (page: PageName | 'notFound'): page is keyof typeof headOf => page in headOf

const Arrived = ({ children }: { children: ReactNode }) => {
  useArrival()
  return children
}

/** One page inside the layout: its title, its code when it has come, and what happens on arriving at it. */
export const Screen = ({ page, children }: { page: PageName | 'notFound'; children: ReactNode }) => {
  const t = useTexts(shellTexts)
  const head: Headed | 'notFound' = isRedirect(page) ? headOf[page] : page
  usePage({ ...t.pages[head], listed: page !== 'notFound' && pages[page].listed })
  return (
    <RouteBoundary key={page}>
      <Suspense
        fallback={
          <div className={`page ${css.waiting}`}>
            <Loading />
          </div>
        }
      >
        <Arrived>{children}</Arrived>
      </Suspense>
    </RouteBoundary>
  )
}
