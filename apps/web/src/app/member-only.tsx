import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { openLogin } from '#lib/login.ts'
import { refreshSession } from '#lib/session.ts'
import { toast } from '#ui/toast.tsx'
import { pages } from './routes.ts'
import { shellTexts } from './texts.ts'

let wanted: { page: string; sentTo: string } | null = null

/** The page a visitor asked for before being sent to the page they are on; forgotten once read. */
export const takeWantedPage = (pathname: string): string | null => {
  if (wanted?.sentTo !== pathname) return null
  const { page } = wanted
  wanted = null
  return page
}

/**
 * Sends a visitor without a session elsewhere. Judged on entering only: when the session runs out under an open page, that
 * page stays with what was typed into it.
 */
export const MemberOnly = ({
  sendTo = pages.home.path,
  asksLogin = false,
  children,
}: {
  sendTo?: string | undefined
  asksLogin?: boolean | undefined
  children: ReactNode
}) => {
  const t = useTexts(shellTexts)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [admitted] = useState(() => refreshSession()?.uid != null)
  useEffect(() => {
    if (admitted) return
    wanted = { page: `${pathname}${search}${hash}`, sentTo: sendTo }
    toast.warning(t.loginFirst)
    void navigate(sendTo, { replace: true })
    if (asksLogin) openLogin()
  }, [admitted, sendTo, asksLogin, pathname, search, hash, navigate, t])
  return admitted ? children : null
}
