import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { removeFirstView } from '#lib/first-view.ts'
import { rememberInTab } from '#lib/storage.ts'

const GIVE_UP_MS = 3000

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tries once a frame until it succeeds or three seconds are over: content comes after the page. */
const persist = (attempt: () => boolean) => {
  const since = performance.now()
  let frame = 0
  const step = () => {
    if (!attempt() && performance.now() - since < GIVE_UP_MS) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}

const scrollToHash = (hash: string) =>
  persist(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    target?.scrollIntoView({ behavior: isCalm() ? 'instant' : 'smooth' })
    return target !== null
  })

const scrollBackTo = (top: number) =>
  persist(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top - 1) return false
    window.scrollTo({ top, behavior: 'instant' })
    return true
  })

const focusHeading = () => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The first page of a visit keeps the focus where the browser put it. */
let isFirstPage = true

const placeKey = (key: string) => `scroll:${key}`

/** Keeps how far each entry of the history was scrolled, for going back to it. */
const useScrollMemory = (key: string) => {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = setTimeout(() => rememberInTab.write(placeKey(key), String(Math.round(window.scrollY))), 120)
    }
    window.addEventListener('scroll', save, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', save)
    }
  }, [key])
}

/** On arriving: scroll to the top, the hash or the old place; focus on the heading, but not on the first load. */
export const useArrival = () => {
  const { pathname, hash, key } = useLocation()
  const kind = useNavigationType()
  const lastPath = useRef<string | null>(null)
  useScrollMemory(key)
  useLayoutEffect(removeFirstView, [])
  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname
    const isFirstLoad = isFirstPage
    isFirstPage = false
    lastPath.current = pathname
    if (isNewPath && !isFirstLoad) focusHeading()
    if (kind === 'POP') {
      const top = Number(rememberInTab.read(placeKey(key)) ?? 0)
      if (top > 0) return scrollBackTo(top)
    }
    if (hash) return scrollToHash(hash)
    if (isNewPath && !isFirstLoad) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [pathname, hash, key, kind])
}
