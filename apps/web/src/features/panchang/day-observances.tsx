import { calendars } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import type { PlaceInAddress } from '#lib/place-in.ts'
import { LinkButton } from '#ui/button.tsx'
import { festivalAddress, monthAddress, placeArgs, yearAddress } from './calendar-asked.ts'
import css from './day-observances.module.css'
import { panchangTexts } from './texts.ts'

/** What is observed on the day, and the ways to its month and year. */
export const DayObservances = ({ date, place }: { date: string; place: PlaceInAddress | null }) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const { data } = useCall(calendars.getFestivals, { date, ...placeArgs(place) })
  const year = Number(date.slice(0, 4))
  const found = data?.observances ?? []
  return (
    <section className={css.kept} aria-labelledby="kept-title">
      <h2 id="kept-title">{t.observed}</h2>
      {found.length > 0 ? (
        <ul>
          {found.map((one) => (
            <li key={one.id}>
              <Link to={festivalAddress(Number(one.date.slice(0, 4)), one.id, place)}>
                {language === 'hi' ? one.name_hi : one.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p>{t.nothingObserved}</p>
      ) : null}
      <div className={css.more}>
        <LinkButton look="line" to={monthAddress({ month: date.slice(0, 7), place, amanta: false })}>
          {t.wholeMonth}
        </LinkButton>
        <LinkButton look="line" to={yearAddress({ year, place, kind: null })}>
          {t.wholeYear}
        </LinkButton>
      </div>
    </section>
  )
}
