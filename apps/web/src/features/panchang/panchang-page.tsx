import { panchangs } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { Eyebrow } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import type { Panchang } from './answer.ts'
import { type Asked, askedOf } from './asked.ts'
import { Controls } from './controls.tsx'
import { DayHead } from './day-head.tsx'
import { DayParts } from './day-parts.tsx'
import { Limbs } from './limbs.tsx'
import css from './panchang-page.module.css'
import { panchangTexts } from './texts.ts'

/** The name of a place; one that the address names by its coordinates only is told so. */
const usePlaceName = ({ place }: Asked): string => {
  const t = useTexts(panchangTexts)
  if (!place) return t.delhi
  return place.name || t.coordinates(place.lat.toFixed(2), place.lng.toFixed(2))
}

const Day = ({ day, place }: { day: Panchang; place: string }) => {
  const t = useTexts(panchangTexts)
  const { date } = useFormat()
  usePage({ title: t.title(date(`${day.date}T06:30:00Z`), place) })
  return (
    <>
      <DayHead day={day} place={place} />
      <Limbs day={day} />
      <DayParts day={day} />
      <p className={css.method}>
        {t.zone} <span lang="en">{day.tz}</span>. {t.method}
      </p>
    </>
  )
}

const argsOf = ({ date, place }: Asked) => ({
  ...(date === null ? {} : { date }),
  ...(place === null ? {} : { lat: place.lat, lng: place.lng }),
})

/** `/panchang?date=&lat=&lng=&place=`: the five limbs of a day at a place, its parts, Sun and Moon. */
export const PanchangPage: Screen = () => {
  const t = useTexts(panchangTexts)
  const [search] = useSearchParams()
  const asked = askedOf(search)
  const place = usePlaceName(asked)
  const { data, error, refetch } = useCall(panchangs.getPanchang, argsOf(asked), { keepLast: true })
  return (
    <div className={`page ${css.page}`}>
      <div className={css.top}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{t.heading}</h1>
      </div>
      <Controls asked={asked} date={asked.date ?? data?.date ?? null} placeName={place} />
      {data && !error ? (
        <Day day={data} place={place} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading} lines={12} />
      )}
    </div>
  )
}

PanchangPage.prefetch = (search) => {
  const { date, place } = askedOf(search)
  const calls = [prefetched(panchangs.getPanchang, argsOf({ date, place }))]
  if (date === null && place === null) return { address: to('panchang'), calls, isShared: true }
  const where = { date: date ?? undefined, lat: place?.lat, lng: place?.lng, place: place?.name }
  return { address: to('panchang', where), calls }
}
