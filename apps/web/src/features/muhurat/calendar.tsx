import type { MuhuratDay } from '@dhruva/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { monthName, useZoneTime, weekdayNames } from '#lib/zone-time.ts'
import { bestHours, noonOf } from './answer.ts'
import css from './calendar.module.css'
import { type Found, panchangAt, Reasons } from './reasons.tsx'
import { muhuratTexts } from './texts.ts'

type Tone = 'best' | 'good' | 'none'

const weekdayIndex = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The days by their months. */
const byMonth = (days: readonly MuhuratDay[]): [string, MuhuratDay[]][] => {
  const months = new Map<string, MuhuratDay[]>()
  for (const day of days) {
    const month = day.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months]
}

/** The hours of the day that was pressed, or what leaves it out. */
const Detail = ({ day, found }: { day: MuhuratDay; found: Found }) => {
  const t = useTexts(muhuratTexts)
  const { weekday } = useFormat()
  const timeOf = useZoneTime(found.data.tz, day.date)
  return (
    <div className={css.detail} role="status">
      <h3>{weekday(noonOf(day.date))}</h3>
      {day.hours.map((hours) => (
        <div key={hours.start}>
          <p className={`num ${css.hours}`}>{t.fromTo(timeOf(hours.start), timeOf(hours.end))}</p>
          <Reasons hours={hours} found={found} date={day.date} />
        </div>
      ))}
      {day.hours.length === 0 ? <p>{day.out ? t.leftOut(day.out.text) : t.weak}</p> : null}
      <Link to={panchangAt(found, day.date)}>{t.panchangOfDay}</Link>
    </div>
  )
}

type MonthProps = {
  month: string
  days: readonly MuhuratDay[]
  toneOf: (day: MuhuratDay) => Tone
  pressed: string | null
  onPress: (date: string) => void
}

const Month = ({ month, days, toneOf, pressed, onPress }: MonthProps) => {
  const t = useTexts(muhuratTexts)
  const language = useLanguage()
  const { weekday, number } = useFormat()
  const names = { best: t.dayBest, good: t.dayGood, none: t.dayNone }
  const [first] = days
  return (
    <div className={css.month}>
      <h3>{monthName(language, month)}</h3>
      <div className={css.weekdays} aria-hidden="true">
        {weekdayNames(language).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={css.days} style={{ '--first': first ? weekdayIndex(first.date) + 1 : 1 }}>
        {days.map((day) => {
          const tone = toneOf(day)
          return (
            <li key={day.date}>
              <button
                type="button"
                className={css[tone]}
                aria-label={names[tone](weekday(noonOf(day.date)))}
                aria-pressed={pressed === day.date}
                onClick={() => onPress(day.date)}
              >
                <span className="num">{number(Number(day.date.slice(8)))}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Every day that was looked at, by months: the best, the good, the others; one can be opened. */
export const Calendar = ({ found }: { found: Found }) => {
  const t = useTexts(muhuratTexts)
  const { days, chosen, best } = found.data
  const [pressed, setPressed] = useState<string | null>(null)
  const toneOf = (day: MuhuratDay): Tone =>
    chosen.includes(day.date) ? 'best' : bestHours(day) === null ? 'none' : 'good'
  const shown = days.find(({ date }) => date === (pressed ?? best)) ?? days[0]
  return (
    <section aria-labelledby="calendar-title" className={css.calendar}>
      <h2 id="calendar-title">{t.calendar}</h2>
      <ul className={css.legend} aria-hidden="true">
        <li className={css.best}>{t.legendBest}</li>
        <li className={css.good}>{t.legendGood}</li>
        <li className={css.none}>{t.legendNone}</li>
      </ul>
      <div className={css.body}>
        <div className={css.months}>
          {byMonth(days).map(([month, ofMonth]) => (
            <Month
              key={month}
              month={month}
              days={ofMonth}
              toneOf={toneOf}
              pressed={shown?.date ?? null}
              onPress={setPressed}
            />
          ))}
        </div>
        {shown ? <Detail day={shown} found={found} /> : null}
      </div>
    </section>
  )
}
