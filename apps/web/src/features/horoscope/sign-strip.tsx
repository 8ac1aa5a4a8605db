import { type Zodiac, zodiacs } from '@dhruva/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Disc, Glyph } from '#ui/glyph.tsx'
import { zodiacTexts } from '#ui/zodiac/texts.ts'
import { drawingOf, type When } from './asked.ts'
import css from './sign-strip.module.css'
import { horoscopeTexts } from './texts.ts'

/** The twelve signs as links; on phones a strip that scrolls to the current one, all at once while none is chosen. */
export const SignStrip = ({ current, when }: { current: Zodiac | null; when: When }) => {
  const t = useTexts(horoscopeTexts)
  const names = useTexts(zodiacTexts).signs
  const here = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sign is another link to bring into view
  useEffect(() => {
    const strip = here.current?.closest('ul')
    if (!here.current || !strip) return
    strip.scrollLeft = here.current.offsetLeft - (strip.clientWidth - here.current.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={t.signsLabel}>
      <ul className={cx(css.strip, current === null && css.all)}>
        {zodiacs.map((zodiac) => (
          <li key={zodiac}>
            <Link
              {...(zodiac === current ? { ref: here } : {})}
              className={css.sign}
              to={to('horoscope', { zodiac, when })}
              aria-current={zodiac === current ? 'page' : undefined}
            >
              {current === null ? (
                <Disc sign={drawingOf(zodiac)} className={css.disc} />
              ) : (
                <Glyph sign={drawingOf(zodiac)} />
              )}
              {names[drawingOf(zodiac)].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
