import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { IconButton } from './button.tsx'
import css from './carousel.module.css'
import { Icon } from './icon.tsx'
import { ChevronLeft, ChevronRight } from './icons.ts'
import { uiTexts } from './texts.ts'

export type CarouselProps = {
  /** Names the strip for screen readers. */
  label: string
  /** Stands on the same line as the buttons. */
  heading?: ReactNode
  /** Cards at a time from 896 px. */
  perView?: 1 | 2 | 3 | 4
  className?: string | undefined
  /** The cards. */
  children: ReactNode
}

type Place = { current: number; atStart: boolean; atEnd: boolean }

const placeOf = (strip: HTMLElement): Place => {
  const card = strip.firstElementChild
  const step = card instanceof HTMLElement ? card.offsetWidth : strip.clientWidth
  const left = Math.abs(strip.scrollLeft)
  return {
    current: Math.round(left / Math.max(1, step)),
    atStart: left < 4,
    atEnd: left + strip.clientWidth > strip.scrollWidth - 4,
  }
}

const usePlace = (strip: RefObject<HTMLElement | null>) => {
  const [place, setPlace] = useState<Place>({ current: 0, atStart: true, atEnd: false })
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const look = () => {
      const next = placeOf(element)
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [strip])
  return place
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A strip that snaps: native scrolling and swiping, buttons for one card, dots on phones, never by itself. */
export const Carousel = ({ label, heading, perView = 3, className, children }: CarouselProps) => {
  const t = useTexts(uiTexts)
  const strip = useRef<HTMLUListElement>(null)
  const place = usePlace(strip)
  const cards = Children.toArray(children)
  const go = (index: number) => {
    const card = strip.current?.children[index]
    const first = strip.current?.children[0]
    if (!(card instanceof HTMLElement && first instanceof HTMLElement)) return
    strip.current?.scrollTo({ left: card.offsetLeft - first.offsetLeft, behavior: calm() ? 'instant' : 'smooth' })
  }
  return (
    <div className={cx(css.carousel, className)}>
      <div className={css.top}>
        <div>{heading}</div>
        <div className={css.buttons}>
          <IconButton framed label={t.previous} inactive={place.atStart} onClick={() => go(place.current - 1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton framed label={t.next} inactive={place.atEnd} onClick={() => go(place.current + 1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
      <ul ref={strip} className={css.strip} style={{ '--per-view': perView }} aria-label={label} tabIndex={0}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their place
          <li key={index}>{card}</li>
        ))}
      </ul>
      <div className={css.dots} aria-hidden="true">
        {cards.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one dot for each place
          <span key={index} className={cx(css.dot, index === place.current && css.here)} />
        ))}
      </div>
    </div>
  )
}
