import { type Limb, panchangs, type ResultOf } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useZoneTime, weekdayOf } from '#lib/zone-time.ts'
import { Card } from '#ui/card.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './panchang-today.module.css'
import { horoscopeTexts } from './texts.ts'

/** What is said, and until when it holds. */
type Line = readonly [string, string?]

type Panchang = ResultOf<typeof panchangs.getPanchang>

const Rows = ({ day }: { day: Panchang }) => {
  const t = useTexts(horoscopeTexts)
  const language = useLanguage()
  const timeOf = useZoneTime(day.tz, day.date)
  const name = (of: { name: string; name_hi: string }) => (language === 'hi' ? of.name_hi : of.name)
  const limbs = (all: readonly Limb[]): Line[] => all.map((limb) => [name(limb), t.until(timeOf(limb.end))])
  const span = (of: Panchang['rahu_kaal']) => (of ? `${timeOf(of.start)} – ${timeOf(of.end)}` : t.noAbhijit)
  const rows: readonly (readonly [string, readonly Line[]])[] = [
    [t.vara, [[weekdayOf(language, day.date)]]],
    [t.tithi, limbs(day.tithis)],
    [t.nakshatra, limbs(day.nakshatras)],
    [t.yoga, limbs(day.yogas)],
    [t.karana, limbs(day.karanas)],
    [t.sunrise, day.sunrise ? [[timeOf(day.sunrise)]] : []],
    [t.sunset, day.sunset ? [[timeOf(day.sunset)]] : []],
    [t.rahuKaal, [[span(day.rahu_kaal)]]],
    [t.abhijit, [[span(day.abhijit)]]],
  ]
  return (
    <dl className={css.rows}>
      {rows.map(([term, values]) => (
        <div key={term}>
          <dt>{term}</dt>
          {values.map(([value, until]) => (
            <dd key={value} className="num">
              {value} {until ? <span>{until}</span> : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The panchang of today in Delhi. */
export const PanchangToday = () => {
  const t = useTexts(horoscopeTexts)
  const { date } = useFormat()
  const { data, error, refetch } = useCall(panchangs.getPanchang, {})
  return (
    <Card as="section" aria-labelledby="panchang-title">
      <h2 id="panchang-title" className={css.title}>
        {t.panchangTitle}
      </h2>
      <p className={css.where}>{data ? `${date(`${data.date}T06:30:00Z`)}, ${t.panchangPlace}` : '\u00a0'}</p>
      {data ? (
        <Rows day={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.panchangFailed}
        </ErrorState>
      ) : (
        <Loading lines={9} />
      )}
      <Link className={css.more} to={to('panchang')}>
        {t.panchangMore}
      </Link>
    </Card>
  )
}
