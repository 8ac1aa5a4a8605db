import { useNavigate } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { clearSession } from '#lib/session.ts'
import { setTheme, type Theme, themes, useTheme } from '#lib/theme.ts'
import { Icon } from '#ui/icon.tsx'
import { LogOut, MessageCircle, User } from '#ui/icons.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import css from './header.module.css'
import { accountLinks } from './links.ts'
import { pages } from './paths.ts'
import { shellTexts } from './texts.ts'

/** Revokes the session on the server and forgets it here, also when the call fails. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return () => {
    const forget = () => {
      clearSession()
      void navigate(pages.home.path)
    }
    import('./log-out.ts').then(({ logOut }) => logOut(forget), forget)
  }
}

const toTheme = (value: string): Theme => themes.find((theme) => theme === value) ?? 'system'

/** What belongs to the person: their pages, the theme, the way out. */
export const AccountMenu = () => {
  const t = useTexts(shellTexts)
  const theme = useTheme()
  const logOut = useLogOut()
  const items: MenuItem[] = [
    ...accountLinks.map(
      (link) => ({ kind: 'link', label: t.links[link.text], to: link.to, icon: MessageCircle }) as const,
    ),
    { kind: 'rule' },
    {
      kind: 'choice',
      label: t.theme,
      options: themes.map((value) => ({ value, label: t.themes[value] })),
      value: theme,
      onChange: (value) => setTheme(toTheme(value)),
    },
    { kind: 'rule' },
    { kind: 'act', label: t.logOut, onSelect: logOut, icon: LogOut, tone: 'danger' },
  ]
  return <Menu label={t.account} className={css.account} trigger={<Icon of={User} />} items={items} />
}
