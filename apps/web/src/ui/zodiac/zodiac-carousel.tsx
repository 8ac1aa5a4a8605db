import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { IconButton } from '../button.tsx'
import { Card, CardLink } from '../card.tsx'
import { Disc, type Sign, signs } from '../glyph.tsx'
import { Icon } from '../icon.tsx'
import { ChevronLeft, ChevronRight } from '../icons.ts'
import { SectionHead } from '../marks.tsx'
import { useSwipe } from './swipe.ts'
import { zodiacTexts } from './texts.ts'
import css from './zodiac-carousel.module.css'

const SHOWN = 3
const FIRST = 1
const LAST = signs.length - 2

export type ZodiacCarouselProps = {
  /** the address of today's horoscope of a sign, by its English name */
  linkOf: (name: string) => string
}

const SignCard = ({ sign, to }: { sign: Sign; to: string }) => {
  const t = useTexts(zodiacTexts)
  const { name, title, dates, description } = t.signs[sign]
  return (
    <Card as="li" className={css.card}>
      <Disc sign={sign} className={css.disc} />
      <div className={css.words}>
        <h3>{name}</h3>
        <p className={css.kind}>
          {title} <span className="num">{dates}</span>
        </p>
        <p>{description}</p>
        <CardLink to={to} className={css.link} aria-label={`${name}: ${t.todays}`}>
          {t.todays}
        </CardLink>
      </div>
    </Card>
  )
}

/** The twelve signs, three at a time around the one in the middle; buttons and a swipe move by one. */
export const ZodiacCarousel = ({ linkOf }: ZodiacCarouselProps) => {
  const t = useTexts(zodiacTexts)
  const [middle, setMiddle] = useState(FIRST)
  const move = (by: 1 | -1) => setMiddle((last) => Math.min(LAST, Math.max(FIRST, last + by)))
  const swipe = useSwipe(move)
  const shown = signs.slice(middle - 1, middle - 1 + SHOWN)
  return (
    <section className={`page ${css.section}`} aria-labelledby="zodiac-title">
      <SectionHead
        id="zodiac-title"
        eyebrow={t.eyebrow}
        title={t.title}
        aside={
          <div className={css.buttons}>
            <IconButton framed label={t.previous} inactive={middle === FIRST} onClick={() => move(-1)}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <IconButton framed label={t.next} inactive={middle === LAST} onClick={() => move(1)}>
              <Icon of={ChevronRight} />
            </IconButton>
          </div>
        }
      >
        {t.lede}
      </SectionHead>
      <ul className={css.strip} aria-label={t.label} {...swipe}>
        {shown.map((sign) => (
          <SignCard key={sign} sign={sign} to={linkOf(`${sign.charAt(0).toUpperCase()}${sign.slice(1)}`)} />
        ))}
      </ul>
      <p className="vh" role="status">
        {middle === FIRST ? '' : shown.map((sign) => t.signs[sign].name).join(', ')}
      </p>
    </section>
  )
}
