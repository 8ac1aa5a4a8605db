import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { removeFirstView } from '#lib/first-view.ts'
import { holdInSight } from '#lib/hold-in-sight.ts'

const GIVE_UP_MS = 3000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tries once a frame until it succeeds or three seconds are over: content comes after the page. */
const retryEachFrame = (attempt: () => boolean) => {
  const since = performance.now()
  let frame = 0
  const step = () => {
    if (!attempt() && performance.now() - since < GIVE_UP_MS) frame = requestAnimationFrame(step)
  }
  step()
  return () => cancelAnimationFrame(frame)
}

const scrollToHash = (hash: string) => {
  let endHolding = () => {}
  const endTrying = retryEachFrame(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) endHolding = holdInSight(target, prefersReducedMotion() ? 'instant' : 'smooth')
    return target !== null
  })
  return () => {
    endTrying()
    endHolding()
  }
}

const scrollBackTo = (top: number) =>
  retryEachFrame(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top - 1) return false
    window.scrollTo({ top, behavior: 'instant' })
    return true
  })

const theHeading = () =>
  document.querySelector<HTMLElement>('main [data-arrival]') ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main')

const focusHeading = () => {
  const target = theHeading()
  if (!target || target === document.activeElement) return
  if (!target.matches('[data-arrival]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Either tells that the person does something. */
export const gestures = ['keydown', 'pointerdown'] as const

/**
 * The focus goes to the heading, or to what a page marks with `data-arrival`. While the page comes together its heading may
 * be replaced by another, and a closing dialog gives the focus to what is gone: then it goes there again, until the person
 * does something.
 */
const holdFocus = () => {
  focusHeading()
  const observer = new MutationObserver(() => {
    if (document.activeElement?.matches('body, main, main h1')) focusHeading()
  })
  const end = () => observer.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  for (const gesture of gestures) window.addEventListener(gesture, end, { capture: true, once: true })
  return end
}

/** The first page of a visit keeps the focus where the browser put it. */
let isFirstPage = true

/** What the entry of the history that is shown keeps of itself; one that was just typed or followed to keeps nothing. */
const entry = (): { key?: string; top?: number } => window.history.state ?? {}

/** Keeps in each entry of the history how far it was scrolled, for going back to it and for loading it anew. */
const useScrollMemory = (key: string) => {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      const top = Math.round(window.scrollY)
      // the address may already be that of the page that comes next
      if ((entry().key ?? 'default') === key && entry().top !== top)
        window.history.replaceState({ ...entry(), top }, '')
    }
    const save = () => {
      clearTimeout(timer)
      timer = setTimeout(write, 120)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', save, { passive: true, signal })
    // a press may lead away before the time is over
    window.addEventListener('click', write, { capture: true, signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [key])
}

/** On arriving: scroll to the top, the hash or the old place; focus on the heading, but not on the first load. */
export const useNavigationEffects = () => {
  const { pathname, hash, key } = useLocation()
  const kind = useNavigationType()
  const lastPath = useRef<string | null>(null)
  const held = useRef<() => void>(undefined)
  useScrollMemory(key)
  useLayoutEffect(removeFirstView, [])
  // not a layout effect: those end also where a part of the page is waited for
  useEffect(() => () => held.current?.(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new entry of the history is arrived at, also of the same address
  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname
    const isFirstLoad = isFirstPage
    isFirstPage = false
    lastPath.current = pathname
    if (isNewPath && !isFirstLoad) {
      held.current?.()
      held.current = holdFocus()
    }
    const { top } = entry()
    if (kind === 'POP' && top !== undefined) return scrollBackTo(top)
    if (hash) return scrollToHash(hash)
    if (isNewPath && !isFirstLoad) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [pathname, hash, key, kind])
}
