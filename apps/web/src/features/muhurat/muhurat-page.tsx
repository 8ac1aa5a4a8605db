import { muhurats } from '@dhruva/contract'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useKeptPlace } from '#lib/kept-place.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useSession } from '#lib/session.ts'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import type { Muhurat } from './answer.ts'
import { type Asked, argsOf, askedOf, searchOf } from './asked.ts'
import { Calendar } from './calendar.tsx'
import { Controls } from './controls.tsx'
import { Result } from './result.tsx'
import { muhuratTexts } from './texts.ts'

const Found = ({ data, asked, place }: { data: Muhurat; asked: Asked; place: string }) => {
  const t = useTexts(muhuratTexts)
  usePage({ title: t.title(t.activities[asked.activity], place) })
  const found = { data, asked, place }
  return (
    <>
      <Result found={found} />
      <Calendar key={`${data.from} ${asked.activity}`} found={found} />
      <ByTheClock tz={data.tz}>{t.method}</ByTheClock>
    </>
  )
}

/** `/muhurat?for=&month=&lat=&lng=&place=&bid=&to=`: good days for an activity, of anybody or of a saved kundli. */
export const MuhuratPage: Screen = () => {
  const t = useTexts(muhuratTexts)
  const [search] = useSearchParams()
  const isMember = useSession() !== null
  const named = askedOf(search)
  const asked = isMember ? named : { ...named, bid: null }
  const place = usePlaceName(asked.place)
  const text = search.toString()
  useKeptPlace(
    asked.place,
    useCallback((kept) => to('muhurat', searchOf({ ...askedOf(new URLSearchParams(text)), place: kept })), [text]),
  )
  const { data, error, refetch } = useCall(muhurats.getMuhurat, argsOf(asked), { keepLast: true })
  return (
    <PlacePage eyebrow={t.eyebrow} heading={t.heading} lede={t.lede}>
      <Controls asked={asked} placeName={place} />
      {data && !error ? (
        <Found data={data} asked={asked} place={place} />
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

MuhuratPage.prefetch = (search) => {
  const asked = { ...askedOf(search), bid: null }
  const address = to('muhurat', searchOf(asked))
  const calls = [prefetched(muhurats.getMuhurat, argsOf(asked))]
  return address === to('muhurat') ? { address, calls, isShared: true } : { address, calls }
}
