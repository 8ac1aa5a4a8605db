import { muhurats } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useSession } from '#lib/session.ts'
import { Eyebrow } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import type { Muhurat } from './answer.ts'
import { type Asked, argsOf, askedOf, searchOf } from './asked.ts'
import { Calendar } from './calendar.tsx'
import { Controls } from './controls.tsx'
import css from './muhurat-page.module.css'
import { Result } from './result.tsx'
import { muhuratTexts } from './texts.ts'

/** The name of a place; one that the address names by its coordinates only is told so. */
const usePlaceName = ({ place }: Asked): string => {
  const t = useTexts(muhuratTexts)
  if (!place) return t.delhi
  return place.name || t.coordinates(place.lat.toFixed(2), place.lng.toFixed(2))
}

const Found = ({ data, asked, place }: { data: Muhurat; asked: Asked; place: string }) => {
  const t = useTexts(muhuratTexts)
  usePage({ title: t.title(t.activities[asked.activity], place) })
  const found = { data, asked, place }
  return (
    <>
      <Result found={found} />
      <Calendar key={`${data.from} ${asked.activity}`} found={found} />
      <p className={css.method}>
        {t.zone} <span lang="en">{data.tz}</span>. {t.method}
      </p>
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
  const place = usePlaceName(asked)
  const { data, error, refetch } = useCall(muhurats.getMuhurat, argsOf(asked), { keepLast: true })
  return (
    <div className={`page ${css.page}`}>
      <div className={css.top}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{t.heading}</h1>
        <p>{t.lede}</p>
      </div>
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
    </div>
  )
}

MuhuratPage.prefetch = (search) => {
  const asked = { ...askedOf(search), bid: null }
  const address = to('muhurat', searchOf(asked))
  const calls = [prefetched(muhurats.getMuhurat, argsOf(asked))]
  return address === to('muhurat') ? { address, calls, isShared: true } : { address, calls }
}
