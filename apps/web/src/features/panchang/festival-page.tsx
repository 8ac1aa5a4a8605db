import { calendars, type Observance } from '@dhruva/contract'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { weekdayOf } from '#lib/zone-time.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download } from '#ui/icons.ts'
import { PlaceChoice } from '#ui/place/place-choice.tsx'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import {
  askedYear,
  dayAddress,
  festivalAddress,
  fileAddress,
  type Params,
  placeArgs,
  yearAddress,
} from './calendar-asked.ts'
import css from './calendar-page.module.css'
import { isNear } from './cities-data.ts'
import { noonOf, ObservanceBody } from './observance-body.tsx'
import { calendarTexts } from './texts.ts'

const idOf = ({ id = '' }: Params) => (/^[a-z_]{3,40}$/.test(id) ? id : 'unknown')

const argsOf = (search: URLSearchParams, params: Params) => {
  const { year, place } = askedYear(search, params)
  return { ...(year ? { year } : {}), id: idOf(params), ...placeArgs(place) }
}

/** The day in the words of schema.org. */
const eventOf =
  ({ date, until, rule }: Observance, name: string, place: string) =>
  (_: string, url: string) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: date,
    endDate: until ?? date,
    description: rule,
    location: { '@type': 'Place', name: place, address: place },
    url,
  })

/** `/festivals/2026/diwali?lat=&lng=&place=`: an observance of a year, each time it comes, at a place. */
export const FestivalPage: Screen = () => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const { date: dateOf } = useFormat()
  const navigate = useNavigate()
  const params = useParams()
  const [search] = useSearchParams()
  const { place: asked } = askedYear(search, params)
  const place = usePlaceName(asked)
  const { data, error, refetch } = useCall(calendars.getFestivals, argsOf(search, params), { keepLast: true })
  const [first] = data?.observances ?? []
  const id = idOf(params)
  const name = first ? (language === 'hi' ? first.name_hi : first.name) : null
  const isNone = data !== undefined && !first
  usePage({
    title: name && data ? t.festivalTitle(name, data.year) : t.yearsTitle,
    description: name && first && data ? t.festivalText(name, dateOf(noonOf(first.date)), place) : undefined,
    listed: !isNone && (!first || isNear(first.date, new Date())),
    missing: isNone,
    canonical: first && data ? festivalAddress(data.year, id, null) : undefined,
    data: import.meta.env.SSR && first && name ? eventOf(first, name, place) : undefined,
  })
  return (
    <PlacePage eyebrow={t.yearEyebrow} heading={name && data ? t.festivalHeading(name, data.year) : t.yearsHeading}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading} lines={8} />
      ) : isNone ? (
        <EmptyState
          title={t.none}
          action={<LinkButton to={yearAddress({ year: null, place: asked, kind: null })}>{t.allFestivals}</LinkButton>}
        />
      ) : (
        <>
          <PlaceChoice
            key={place}
            className={css.place}
            texts={t}
            name={place}
            onChoose={(chosen) => void navigate(festivalAddress(data.year, id, chosen))}
          />
          {data.observances.map((one) => (
            <article key={one.date} className={css.band}>
              <p>{place}</p>
              <h2 className={css.date}>
                {weekdayOf(language, one.date)}, {dateOf(noonOf(one.date))}
              </h2>
              <ObservanceBody one={one} tz={data.tz} masas={data.masas} amanta={false} />
              <p>
                <Link to={dayAddress(one.date, asked)}>{t.panchangOfDay}</Link>
              </p>
            </article>
          ))}
          <p className={css.files}>
            <a href={fileAddress({ year: data.year, id }, asked, language)} download>
              <Icon of={Download} />
              {t.addToCalendar}
            </a>
            <Link to={festivalAddress(data.year + 1, id, asked)} rel="nofollow">
              {t.inYear(data.year + 1)}
            </Link>
            <Link to={yearAddress({ year: data.year, place: asked, kind: null })}>{t.allFestivals}</Link>
          </p>
          <ByTheClock tz={data.tz}>{t.method}</ByTheClock>
        </>
      )}
    </PlacePage>
  )
}

FestivalPage.prefetch = (search, _, params) => {
  const { place, year } = askedYear(search, params)
  const calls = [prefetched(calendars.getFestivals, argsOf(search, params))]
  return { address: festivalAddress(year ?? 0, idOf(params), place), calls, suitsMembers: true }
}
