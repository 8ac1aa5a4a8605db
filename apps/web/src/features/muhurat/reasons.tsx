import type { MuhuratHours } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Check, Minus } from '#ui/icons.ts'
import type { Muhurat } from './answer.ts'
import type { Asked } from './asked.ts'
import css from './reasons.module.css'
import { muhuratTexts } from './texts.ts'

/** What a day was looked for: the answer, what was asked, the place by its name. */
export type Found = { data: Muhurat; asked: Asked; place: string }

/** The panchang of a day at the place that is looked at. */
export const panchangAt = ({ data, asked }: Found, date: string): string =>
  to('panchang', {
    date,
    ...(asked.place ? { lat: data.lat, lng: data.lng, place: asked.place.name || undefined } : {}),
  })

/** Whose star and Moon a reason speaks of is in the kundli; everything else in the panchang of the day. */
const addressOf = (code: string, found: Found, date: string): string =>
  (code === 'tara' || code === 'chandra') && found.asked.bid !== null
    ? to('kundli', { bid: found.asked.bid })
    : panchangAt(found, date)

/** What speaks for hours and what takes from them; each leads to where it can be seen. */
export const Reasons = ({ hours, found, date }: { hours: MuhuratHours; found: Found; date: string }) => {
  const t = useTexts(muhuratTexts)
  const told = hours.reasons.filter(({ points }) => points !== 0)
  return (
    <ul className={css.reasons} aria-label={t.reasons}>
      {told.map(({ code, text, points }) => (
        <li key={text} className={cx(points < 0 && css.against)}>
          <Icon of={points < 0 ? Minus : Check} />
          <Link to={addressOf(code, found, date)}>{text}</Link>
        </li>
      ))}
    </ul>
  )
}
