import { dayInIndia } from '@dhruva/common'
import { calendars, panchangs } from '@dhruva/contract'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { type Language, useLanguage, useTexts } from '#lib/i18n.ts'
import { useKeptPlace } from '#lib/kept-place.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import type { Panchang } from './answer.ts'
import { type Asked, askedOf, isDay } from './asked.ts'
import { placeArgs } from './calendar-asked.ts'
import { cityAt, isNear, isNoCity, placeOfCity } from './cities-data.ts'
import { addressOf, Controls } from './controls.tsx'
import { DayHead } from './day-head.tsx'
import { ChoghadiyaTable, HoraTable, Muhurtas } from './day-hours.tsx'
import { DayObservances } from './day-observances.tsx'
import { DayParts } from './day-parts.tsx'
import { HinduFacts } from './hindu-facts.tsx'
import { Limbs } from './limbs.tsx'
import { NowCard } from './now-card.tsx'
import { panchangTexts } from './texts.ts'

const Day = ({ day, place, asked, city }: { day: Panchang; place: string; asked: Asked; city: string | undefined }) => {
  const t = useTexts(panchangTexts)
  const { date } = useFormat()
  usePage({
    title: t.title(date(`${day.date}T06:30:00Z`), place),
    listed: isNear(day.date, new Date()),
    missing: isNoCity(city),
    canonical: city ? `/panchang/${city}/${day.date}` : undefined,
  })
  return (
    <>
      <DayHead day={day} place={place} />
      <NowCard day={day} />
      <DayObservances date={day.date} place={asked.place} />
      <HinduFacts day={day} />
      <Limbs day={day} />
      <DayParts day={day} />
      <Muhurtas day={day} />
      <ChoghadiyaTable day={day} />
      <HoraTable day={day} />
      <ByTheClock tz={day.tz}>{t.method}</ByTheClock>
    </>
  )
}

const askedAt = (
  search: URLSearchParams,
  { city, day }: Readonly<Record<string, string | undefined>>,
  language: Language,
): Asked => {
  const known = cityAt(city)
  if (!known) return askedOf(search)
  return { date: day && isDay(day) ? day : null, place: placeOfCity(known, language) }
}

const argsOf = ({ date, place }: Asked) => ({
  ...(date === null ? {} : { date }),
  ...(place === null ? {} : { lat: place.lat, lng: place.lng }),
})

/** `/panchang?date=&lat=&lng=&place=`, `/panchang/delhi/2026-11-24`: the five limbs of a day at a place, its parts, Sun and Moon. */
export const PanchangPage: Screen = () => {
  const t = useTexts(panchangTexts)
  const [search] = useSearchParams()
  const params = useParams()
  const asked = askedAt(search, params, useLanguage())
  const { date } = asked
  const place = usePlaceName(asked.place)
  useKeptPlace(
    asked.place,
    useCallback((kept) => addressOf(kept, date), [date]),
  )
  const { data, error, refetch } = useCall(panchangs.getPanchang, argsOf(asked), { keepLast: true })
  return (
    <PlacePage eyebrow={t.eyebrow} heading={t.heading}>
      <Controls asked={asked} date={asked.date ?? data?.date ?? null} placeName={place} />
      {data && !error ? (
        <Day day={data} place={place} asked={asked} city={params.city} />
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

PanchangPage.prefetch = (search, language, params) => {
  const { date, place } = askedAt(search, params, language)
  const calls = [
    prefetched(panchangs.getPanchang, argsOf({ date, place })),
    prefetched(calendars.getFestivals, { date: date ?? dayInIndia(new Date()), ...placeArgs(place) }),
  ]
  if (params.city) return { address: `/panchang/${params.city}/${params.day}`, calls, suitsMembers: true }
  if (date === null && place === null) return { address: to('panchang'), calls, isShared: true, suitsMembers: true }
  const where = { date: date ?? undefined, lat: place?.lat, lng: place?.lng, place: place?.name }
  return { address: to('panchang', where), calls, suitsMembers: true }
}
