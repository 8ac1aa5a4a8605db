import { type ReactNode, Suspense } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useFirstHead } from '#lib/page.ts'
import { Loading } from '#ui/states.tsx'
import { useNavigationEffects } from './navigation-effects.ts'
import { RouteBoundary } from './route-boundary.tsx'
import { type PageName, pages } from './routes.ts'
import css from './screen.module.css'
import { shellTexts } from './texts.ts'

const Arrived = ({ children }: { children: ReactNode }) => {
  useNavigationEffects()
  return children
}

/** One page inside the layout: its title, its code when it has come, and what happens on arriving at it. */
export const Screen = ({ page, children }: { page: PageName | 'notFound'; children: ReactNode }) => {
  const t = useTexts(shellTexts)
  // a new page has its title and description in locales/{en,hi}/shell.ts
  useFirstHead({ ...t.pages[page], listed: page !== 'notFound' && pages[page].listed })
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
