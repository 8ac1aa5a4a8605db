import { type AtDesk, desk } from '@dhruva/contract/desk'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { setTheme, type Theme, themes, useTheme } from '#lib/theme.ts'
import { Icon } from '#ui/icon.tsx'
import { LogOut, User } from '#ui/icons.ts'
import { Logo } from '#ui/logo.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { Loading } from '#ui/states.tsx'
import css from './console.module.css'
import { deskApi, leave } from './lib/api.ts'
import { deskTexts } from './lib/texts.ts'
import { ActHost } from './parts/act-host.tsx'
import { LanguageButton } from './parts/switches.tsx'
import { screens, screensFor } from './screens.ts'

const pages = screens.map((screen) => ({
  ...screen,
  Page: lazy(async () => ({ default: await screen.load() })),
}))

const goOut = async () => {
  await deskApi.call(desk.leaveDesk, {}).catch(() => undefined)
  leave()
}

const toTheme = (value: string): Theme => themes.find((theme) => theme === value) ?? 'system'

/** What is the operator's own: how the desk looks, and the way out. */
const OwnMenu = () => {
  const t = useTexts(deskTexts)
  const items: MenuItem[] = [
    {
      kind: 'choice',
      label: t.theme,
      options: themes.map((value) => ({ value, label: t.themes[value] })),
      value: useTheme(),
      onChange: (value) => setTheme(toTheme(value)),
    },
    { kind: 'rule' },
    { kind: 'act', label: t.logOut, onSelect: () => void goOut(), icon: LogOut, tone: 'danger' },
  ]
  return <Menu label={t.own} className={css.own} trigger={<Icon of={User} />} items={items} />
}

/** One row, also on a phone: there the star stands for the name of the desk. */
const Head = ({ here }: { here: AtDesk }) => {
  const t = useTexts(deskTexts)
  return (
    <header className={css.head}>
      <div className={css.brand}>
        <Logo name={t.brand} />
      </div>
      <p className={css.who}>
        <strong>{here.name}</strong>
        <span>{here.roles.map((role) => t.roles[role]).join(', ')}</span>
      </p>
      <LanguageButton />
      <OwnMenu />
    </header>
  )
}

/** On a phone the menu is wider than the screen: the page that is open stands in sight. */
const useOpenInSight = () => {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const link = [...(menu.current?.querySelectorAll('a') ?? [])].find((one) => one.pathname.endsWith(pathname))
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return menu
}

/** The console: who is in, the pages their roles have, and the one that is open. */
export const Console = ({ here }: { here: AtDesk }) => {
  const t = useTexts(deskTexts)
  const own = screensFor(here.roles)
  const [first] = own
  const menu = useOpenInSight()
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t.skip}
      </a>
      <Head here={here} />
      <nav ref={menu} className={css.nav} aria-label={t.menu}>
        {own.map(({ path, name }) => (
          <NavLink key={path} to={`/${path}`}>
            {t.screens[name]}
          </NavLink>
        ))}
      </nav>
      <main id="content" className={css.main} tabIndex={-1}>
        <Suspense fallback={<Loading label={t.loading} />}>
          <Routes>
            {pages
              .filter(({ path }) => own.some((one) => one.path === path))
              .map(({ path, Page }) => (
                <Route key={path} path={`/${path}/*`} element={<Page />} />
              ))}
            <Route path="*" element={first ? <Navigate replace to={`/${first.path}`} /> : null} />
          </Routes>
        </Suspense>
      </main>
      <ActHost />
    </div>
  )
}
