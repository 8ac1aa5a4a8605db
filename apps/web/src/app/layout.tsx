import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { isSparing } from '#lib/line.ts'
import { openLogin, useLoginRequest } from '#lib/login.ts'
import { useSession, whenSessionEnds } from '#lib/session.ts'
import { AlertHost } from '#ui/alert.tsx'
import { codeOf, Late } from '#ui/late.tsx'
import { OfflineBar } from '#ui/offline-bar.tsx'
import { preloadToasts, ToastHost, toast } from '#ui/toast.tsx'
import { withData } from './data.ts'
import { Header } from './header.tsx'
import css from './layout.module.css'
import { gestures } from './navigation-effects.ts'
import { pageAt } from './paths.ts'
import { AppRoutes, preloadPage } from './router.tsx'
import { shellTexts } from './texts.ts'

const login = codeOf(withData(() => import('#features/auth/login-modal.tsx').then((m) => m.LoginModal)))

/** What stands under every page is no part of the first file of a visit. */
export const footer = codeOf(() => import('./footer.tsx').then((m) => m.Footer))

const Printing = lazy(() => import('./use-print.ts').then(({ Printing }) => ({ default: Printing })))

/** The login dialog, fetched when it is first asked for. */
const LoginHost = () => {
  const request = useLoginRequest()
  return request ? <Late of={login}>{(LoginModal) => <LoginModal request={request} />}</Late> : null
}

/** A 401 anywhere: said once, then the login dialog over the page as it stands. */
const useSessionEnd = () => {
  const t = useTexts(shellTexts)
  const isAsking = useLoginRequest() !== null
  useEffect(() => {
    let told = isAsking
    whenSessionEnds(() => {
      if (told) return
      told = true
      toast.warning(t.sessionEnded)
      openLogin({ keepPlace: true })
    })
  }, [t, isAsking])
}

const useRenewal = () => {
  const isMember = useSession() !== null
  useEffect(() => {
    if (isMember) void import('./renew-session.ts').then((module) => module.renewSession())
  }, [isMember])
}

/** When the press itself has been answered: to ask for a file takes a phone longer than most presses do. */
const TOASTS_AFTER_MS = 300
const preloadToastsSoon = () => setTimeout(preloadToasts, TOASTS_AFTER_MS)

/**
 * The code of a page is fetched when its link is pressed, before the click is complete, and when the keyboard comes to it. Who goes from
 * link to link by keyboard passes most: on a line that is to be spared these are not fetched.
 */
const usePreload = () => {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && link.origin === window.location.origin) preloadPage(link.pathname)
    }
    const listening = new AbortController()
    document.addEventListener('pointerdown', look, listening)
    if (!isSparing()) document.addEventListener('focusin', look, listening)
    // after the first of these a toast may follow
    for (const gesture of gestures) document.addEventListener(gesture, preloadToastsSoon, { once: true })
    return () => listening.abort()
  }, [])
}

/** Header and page; `note` stands before the page. */
export const LayoutTop = ({ note }: { note?: ReactNode }) => {
  const t = useTexts(shellTexts)
  const page = pageAt(useLocation().pathname)
  const isHome = page === 'home' || page === 'inviteEarn'
  return (
    <>
      <a className={css.skip} href="#content">
        {t.skip}
      </a>
      <Header overHero={isHome} />
      <OfflineBar />
      <main id="content" className={css.main} data-under={isHome || undefined}>
        {note}
        <AppRoutes />
      </main>
    </>
  )
}

/** What runs beside the page. A part of its own: what it follows (the login dialog, the session) would draw the whole layout anew. */
const Beside = () => {
  useSessionEnd()
  useRenewal()
  usePreload()
  return null
}

/** Header, the page, footer, and the places dialogs, alerts and toasts appear in. */
export const Layout = () => (
  <>
    <Beside />
    <LayoutTop />
    <Late of={footer}>{(Footer) => <Footer />}</Late>
    <LoginHost />
    <Suspense>
      <Printing />
    </Suspense>
    <AlertHost />
    <ToastHost />
  </>
)
