import { panchangs } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import type { Panchang } from './answer.ts'
import { type Asked, askedOf } from './asked.ts'
import { Controls } from './controls.tsx'
import { DayHead } from './day-head.tsx'
import { DayParts } from './day-parts.tsx'
import { Limbs } from './limbs.tsx'
import { panchangTexts } from './texts.ts'

const Day = ({ day, place }: { day: Panchang; place: string }) => {
  const t = useTexts(panchangTexts)
  const { date } = useFormat()
  usePage({ title: t.title(date(`${day.date}T06:30:00Z`), place) })
  return (
    <>
      <DayHead day={day} place={place} />
      <Limbs day={day} />
      <DayParts day={day} />
      <ByTheClock tz={day.tz}>{t.method}</ByTheClock>
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
  const place = usePlaceName(asked.place)
  const { data, error, refetch } = useCall(panchangs.getPanchang, argsOf(asked), { keepLast: true })
  return (
    <PlacePage eyebrow={t.eyebrow} heading={t.heading}>
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
    </PlacePage>
  )
}

PanchangPage.prefetch = (search) => {
  const { date, place } = askedOf(search)
  const calls = [prefetched(panchangs.getPanchang, argsOf({ date, place }))]
  if (date === null && place === null) return { address: to('panchang'), calls, isShared: true }
  const where = { date: date ?? undefined, lat: place?.lat, lng: place?.lng, place: place?.name }
  return { address: to('panchang', where), calls }
}
