import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Another page of a list starts at its top, with the focus on the heading; going back keeps the old place. */
export const useTurn = (asked: string) => {
  const kind = useNavigationType()
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    if (kind === 'POP') return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [asked, kind])
}
