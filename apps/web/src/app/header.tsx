import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useHere } from '#lib/came-from.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { useSession } from '#lib/session.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { MenuLines } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import { Logo } from '#ui/logo.tsx'
import { withData } from './data.ts'
import css from './header.module.css'
import { headerLinks, linksFor } from './links.ts'
import { pages } from './routes.ts'
import { LanguageButton } from './switches.tsx'
import { shellTexts } from './texts.ts'
import { useIsHere } from './use-is-here.ts'

/** Where the account menu will stand, and in its place when its code does not come. */
const AccountLink = () => {
  const t = useTexts(shellTexts)
  return <Link className={css.account} to={pages.profile.path} aria-label={t.account} />
}

const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then(
    (m) => ({ default: m.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
)

const sideMenu = codeOf(() => import('./side-menu.tsx').then((m) => m.SideMenu))

/** The side menu consists of a dialog and what stands in it. */
const preloadMenu = () => {
  preloadDialogs()
  void sideMenu.get('again').catch(() => undefined)
}

/** Where the bell will hang, and in its place when its code does not come. */
const BellLink = ({ className }: { className?: string | undefined }) => {
  const t = useTexts(shellTexts)
  return <Link className={className} to={pages.notifications.path} aria-label={t.notifications} />
}

const loadBell = withData(() => import('#features/astrohub/notifications/bell.tsx').then((m) => m.Bell))
const Bell = lazy(async () => ({ default: await loadBell().catch(() => BellLink) }))

/** Whether the page has been scrolled away from its top. */
const useScrolled = () => {
  const mark = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry ? !entry.isIntersecting : false))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return { mark, scrolled }
}

const MainNav = ({ isMember }: { isMember: boolean }) => {
  const t = useTexts(shellTexts)
  const isHere = useIsHere()
  // the pages where something is bought lead back to it
  const here = useHere()
  return (
    <nav className={css.nav} aria-label={t.mainNav}>
      {linksFor(headerLinks, isMember)
        .filter((link) => !link.phoneOnly)
        .map((link) => (
          <Link key={link.text} to={link.to} state={here} aria-current={isHere(link.to) ? 'page' : undefined}>
            {t.links[link.text]}
          </Link>
        ))}
    </nav>
  )
}

/** Sticky; lies transparent over the hero of the home page until the page is scrolled. */
export const Header = ({ overHero }: { overHero: boolean }) => {
  const t = useTexts(shellTexts)
  const login = useLogin()
  const isMember = useSession() !== null
  // undefined: not yet opened
  const [menuOpen, setMenuOpen] = useState<boolean>()
  const { mark, scrolled } = useScrolled()
  return (
    <>
      <div ref={mark} className={css.mark} />
      <header
        className={css.header}
        data-over={(overHero && !scrolled) || undefined}
        data-scrolled={scrolled || undefined}
      >
        <div className={css.row}>
          <IconButton
            className={css.burger}
            label={t.openMenu}
            aria-haspopup="dialog"
            onPointerEnter={preloadMenu}
            onClick={() => setMenuOpen(true)}
          >
            <Icon of={MenuLines} />
          </IconButton>
          <Link className={css.home} to="/" aria-label={t.homeLink}>
            <Logo name={t.brand} />
          </Link>
          <MainNav isMember={isMember} />
          <div className={css.tools}>
            <LanguageButton className={css.language} />
            {isMember ? (
              <>
                <Suspense fallback={<BellLink className={css.bell} />}>
                  <Bell className={css.bell} />
                </Suspense>
                <Suspense fallback={<AccountLink />}>
                  <AccountMenu />
                </Suspense>
              </>
            ) : (
              <Button
                look="solid"
                size="sm"
                className={css.login}
                aria-haspopup="dialog"
                onPointerEnter={preloadDialogs}
                onClick={() => login.open()}
              >
                {t.logIn}
              </Button>
            )}
          </div>
        </div>
      </header>
      {menuOpen === undefined ? null : (
        <Late of={sideMenu}>{(SideMenu) => <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}</Late>
      )}
    </>
  )
}
