import { lazy, Suspense } from 'react'
import type { ZodiacCarouselProps } from './zodiac-carousel.tsx'
import css from './zodiac-strip.module.css'

const ZodiacCarousel = lazy(() => import('./zodiac-carousel.tsx').then((m) => ({ default: m.ZodiacCarousel })))

/** The zodiac carousel, fetched after what stands above it; its room is kept meanwhile. */
export const ZodiacStrip = (props: ZodiacCarouselProps) => (
  <div className={css.room}>
    <Suspense>
      <ZodiacCarousel {...props} />
    </Suspense>
  </div>
)
