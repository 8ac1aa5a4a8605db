import { lazy, Suspense } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { setTheme, type Theme, themes, useTheme } from '#lib/theme.ts'
import { Icon } from '#ui/icon.tsx'
import {
  ArrowLeftRight,
  BookOpen,
  Clock,
  Download,
  Lock,
  LogOut,
  type LucideIcon,
  MessageCircle,
  RefreshCw,
  ShieldCheck,
  Star,
  User,
} from '#ui/icons.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { withData } from './data.ts'
import css from './header.module.css'
import { accountLinks, type ShellLink } from './links.ts'
import { shellTexts } from './texts.ts'
import { useLogOut } from './use-log-out.ts'

const NoPicture = () => <Icon of={User} />
const loadPicture = withData(() =>
  import('#features/astrohub/profiles/account-picture.tsx').then((m) => m.AccountPicture),
)
// the menu works without the picture
const Picture = lazy(async () => ({ default: await loadPicture().catch(() => NoPicture) }))

const icons: Partial<Record<ShellLink['text'], LucideIcon>> = {
  myPoints: Star,
  mySubscriptions: RefreshCw,
  redeemHistory: Clock,
  transferHistory: ArrowLeftRight,
  payments: BookOpen,
  logins: Lock,
  yourData: ShieldCheck,
  device: Download,
}

const toTheme = (value: string): Theme => themes.find((theme) => theme === value) ?? 'system'

/** What belongs to the person: their pages, the theme, the way out. */
export const AccountMenu = () => {
  const t = useTexts(shellTexts)
  const theme = useTheme()
  const logOut = useLogOut()
  const items: MenuItem[] = [
    ...accountLinks.map(
      (link) =>
        ({ kind: 'link', label: t.links[link.text], to: link.to, icon: icons[link.text] ?? MessageCircle }) as const,
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
  const picture = (
    <Suspense fallback={<NoPicture />}>
      <Picture />
    </Suspense>
  )
  return <Menu label={t.account} className={css.account} trigger={picture} items={items} />
}
