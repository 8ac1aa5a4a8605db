import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { refreshSession } from '#lib/session.ts'
import { toast } from '#ui/toast.tsx'
import { pages } from './paths.ts'
import { shellTexts } from './texts.ts'

let wanted: string | null = null

/** The page a visitor asked for before being sent to `/`; forgotten once read. */
export const takeWantedPage = (): string | null => {
  const page = wanted
  wanted = null
  return page
}

/**
 * Sends a visitor without a session to `/`. Judged on entering only: when the session runs out under an open page, that
 * page stays with what was typed into it.
 */
export const MemberOnly = ({ children }: { children: ReactNode }) => {
  const t = useTexts(shellTexts)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [admitted] = useState(() => refreshSession()?.uid != null)
  useEffect(() => {
    if (admitted) return
    wanted = `${pathname}${search}${hash}`
    toast.warning(t.loginFirst)
    void navigate(pages.home.path, { replace: true })
  }, [admitted, pathname, search, hash, navigate, t])
  return admitted ? children : null
}
