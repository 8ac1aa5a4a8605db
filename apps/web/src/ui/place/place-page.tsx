import type { ReactNode } from 'react'
import { area, useTexts } from '#lib/i18n.ts'
import type { PlaceInAddress } from '#lib/place-in.ts'
import { Eyebrow } from '../marks.tsx'
import css from './place-page.module.css'

const placeTexts = area({
  en: () => import('#locales/en/place.ts').then((catalogue) => catalogue.place),
  hi: () => import('#locales/hi/place.ts').then((catalogue) => catalogue.place),
})

/** The name of a place; Delhi where the address names none, its coordinates where it gives no name. */
export const usePlaceName = (place: PlaceInAddress | null): string => {
  const t = useTexts(placeTexts)
  if (!place) return t.delhi
  return place.name || t.coordinates(place.lat.toFixed(2), place.lng.toFixed(2))
}

/** What stands in brackets begins a line rather than breaks in two: `Diwali` / `(Lakshmi Puja) 2026`. */
const wholeBrackets = (heading: string) =>
  heading.split(/(\([^)]*\))/).map((part) =>
    part.startsWith('(') ? (
      <span key={part} className={css.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )

type PlacePageProps = { eyebrow: string; heading: string; lede?: string; children: ReactNode }

/** A page that is shown for a place: its head and what follows. */
export const PlacePage = ({ eyebrow, heading, lede, children }: PlacePageProps) => (
  <div className={`page ${css.page}`}>
    <div className={css.top}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 tabIndex={-1}>{wholeBrackets(heading)}</h1>
      {lede === undefined ? null : <p className={css.lede}>{lede}</p>}
    </div>
    {children}
  </div>
)

/** By which clock the times of a page are, and how they were reckoned. */
export const ByTheClock = ({ tz, children }: { tz: string; children: ReactNode }) => {
  const t = useTexts(placeTexts)
  return (
    <p className={css.method}>
      {t.zone} <span lang="en">{tz}</span>. {children}
    </p>
  )
}
