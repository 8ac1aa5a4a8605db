import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useZoneTime, weekdayOf } from '#lib/zone-time.ts'
import type { Panchang } from './answer.ts'
import css from './day-head.module.css'
import { panchangTexts } from './texts.ts'

/** The day under its sky: date, the tithi at sunrise, place, the risings and settings. */
export const DayHead = ({ day, place }: { day: Panchang; place: string }) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const { date } = useFormat()
  const timeOf = useZoneTime(day.tz, day.date)
  const { tithi } = day
  const times = [
    [t.sunrise, day.sunrise],
    [t.sunset, day.sunset],
    [t.moonrise, day.moonrise],
    [t.moonset, day.moonset],
  ] as const
  const nameOf = (of: { name: string; name_hi: string }) => (language === 'hi' ? of.name_hi : of.name)
  return (
    <section className={css.band} aria-label={t.sun}>
      <div>
        <p className={css.place} lang={/[a-z]/i.test(place) ? 'en' : undefined}>
          {place}
        </p>
        <h2>{date(`${day.date}T06:30:00Z`)}</h2>
        <p className={css.day}>
          {weekdayOf(language, day.date)}
          {tithi ? `, ${nameOf(tithi)}` : ''}
        </p>
      </div>
      <dl className={css.times}>
        {times.map(([name, at]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{at ? timeOf(at) : t.none}</dd>
          </div>
        ))}
      </dl>
      {day.sunrise ? null : <p className={css.noSun}>{t.noSun}</p>}
    </section>
  )
}
