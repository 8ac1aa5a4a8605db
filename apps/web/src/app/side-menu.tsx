import { Link } from 'react-router-dom'
import { useHere } from '#lib/came-from.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Logo } from '#ui/logo.tsx'
import { accountLinks, headerLinks, linksFor, type ShellLink } from './links.ts'
import css from './side-menu.module.css'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { shellTexts } from './texts.ts'
import { useIsHere } from './use-is-here.ts'
import { useLogOut } from './use-log-out.ts'

type SideMenuProps = { open: boolean; onClose: () => void }

const Links = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts(shellTexts)
  const isMember = useSession() !== null
  const isHere = useIsHere()
  const here = useHere()
  const line = (link: ShellLink) => (
    <Link
      key={link.text}
      to={link.to}
      state={here}
      aria-current={isHere(link.to) ? 'page' : undefined}
      onClick={onClose}
    >
      {t.links[link.text]}
    </Link>
  )
  return (
    <nav className={css.links} aria-label={t.menu}>
      {linksFor(headerLinks, isMember).map(line)}
      {isMember ? <hr /> : null}
      {linksFor(accountLinks, isMember).map(line)}
    </nav>
  )
}

/** The phone's menu: the header's links, settings, and the way in or out. */
export const SideMenu = ({ open, onClose }: SideMenuProps) => {
  const t = useTexts(shellTexts)
  const login = useLogin()
  const isMember = useSession() !== null
  const logOut = useLogOut()
  // a frame later the sheet has given the focus back, so that the dialog returns it to the same button
  const leave = (act: () => void) => () => {
    onClose()
    setTimeout(act, 50)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t.menu} hideTitle>
      <div className={css.brand}>
        <Logo name={t.brand} />
      </div>
      <Links onClose={onClose} />
      {isMember ? (
        <button type="button" className={css.out} onClick={leave(logOut)}>
          {t.logOut}
        </button>
      ) : (
        <Button look="solid" wide onClick={leave(() => login.open())}>
          {t.logIn}
        </Button>
      )}
      <div className={css.settings}>
        <LanguageSwitch wide />
        <ThemeSwitch wide />
      </div>
    </Sheet>
  )
}
