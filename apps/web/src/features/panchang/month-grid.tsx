import type { CalendarDay, Observance } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import type { PlaceInAddress } from '#lib/place-in.ts'
import { weekdayNames, weekdayOf } from '#lib/zone-time.ts'
import { dayAddress } from './calendar-asked.ts'
import css from './month-grid.module.css'
import { noonOf } from './observance-body.tsx'
import { calendarTexts } from './texts.ts'

type GridProps = {
  days: readonly CalendarDay[]
  observances: readonly Observance[]
  today: string
  place: PlaceInAddress | null
}

const [PURNIMA, AMAVASYA] = [15, 30] as const
/** What is a festival of everybody's before what comes back every month. */
const isGreat = ({ kind }: Observance) => kind === 'festival' || kind === 'vrat' || kind === 'eclipse'

/** Every day of the month with tithi, star and what is observed: a grid where there is room, else a list. */
export const MonthGrid = ({ days, observances, today, place }: GridProps) => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const { number, weekday } = useFormat()
  const first = days[0] ? new Date(`${days[0].date}T00:00:00Z`).getUTCDay() + 1 : 1
  const nameOf = (of: { name: string; name_hi: string }) => (language === 'hi' ? of.name_hi : of.name)
  return (
    <div>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={css.days} style={{ '--first': first }}>
        {days.map((day) => {
          const kept = observances.filter(({ date }) => date === day.date)
          const sorted = [...kept.filter(isGreat), ...kept.filter((one) => !isGreat(one))]
          const moon = day.tithi.id === PURNIMA ? css.full : day.tithi.id === AMAVASYA ? css.dark : null
          return (
            <li key={day.date} className={cx(kept.some(isGreat) && css.great)}>
              <Link to={dayAddress(day.date, place)} aria-current={day.date === today ? 'date' : undefined}>
                <span className={`num ${css.number}`} aria-hidden="true">
                  {number(Number(day.date.slice(8)))}
                </span>
                <span className={css.weekday} aria-hidden="true">
                  {weekdayOf(language, day.date)}
                </span>
                <span className="vh">{t.panchangOf(weekday(noonOf(day.date)))}</span>
                {moon === null ? null : <i className={moon} aria-hidden="true" />}
              </Link>
              <div className={css.told}>
                <p className={css.limbs}>
                  {nameOf(day.tithi)}
                  <span>{nameOf(day.nakshatra)}</span>
                </p>
                {sorted.length > 0 ? (
                  <p className={css.kept}>
                    {sorted.map((one) => (
                      <a key={one.id} href="#observed">
                        {nameOf(one)}
                      </a>
                    ))}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
