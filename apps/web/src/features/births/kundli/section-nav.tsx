import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import css from './section-nav.module.css'
import { showPart } from './show-part.ts'
import { pageTexts } from './texts.ts'

/** The parts in the order they stand in, and the id a link scrolls to. */
const PARTS = [
  ['chart', 'kundli-varga'],
  ['planets', 'kundli-graha'],
  ['panchang', 'kundli-panchang'],
  ['dasha', 'kundli-dasha'],
  ['yogas', 'kundli-yoga'],
  ['doshas', 'kundli-dosha'],
  ['saturn', 'kundli-saturn'],
  ['bindus', 'kundli-bindus'],
  ['computed', 'kundli-computed'],
] as const

/** Which part is being read: the last one whose top has gone past the upper third. */
const useCurrent = () => {
  const [current, setCurrent] = useState<string>(PARTS[0][1])
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 3
      const passed = PARTS.map(([, id]) => id).filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      setCurrent(passed.at(-1) ?? PARTS[0][1])
    }
    const scrolled = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      window.removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [])
  return current
}

/** Goes there without an entry in the history: going back leaves the kundli. */
const goTo = (event: MouseEvent, id: string) => {
  if (event.metaKey || event.ctrlKey) return
  if (showPart(id)) event.preventDefault()
}

/** The parts of the kundli as a strip that stays in sight. */
export const SectionNav = () => {
  const t = useTexts(pageTexts)
  const current = useCurrent()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // only sideways: the page itself must not move
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - strip.current.clientWidth / 3
  }, [current])
  return (
    <nav className={css.strip} aria-label={t.navigation} ref={strip}>
      {PARTS.map(([name, id]) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => goTo(event, id)}
        >
          {t.parts[name]}
        </a>
      ))}
    </nav>
  )
}
