import { calendars, type ObservanceKind, type ResultOf } from '@dhruva/contract'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useKeptPlace } from '#lib/kept-place.ts'
import { usePage } from '#lib/page.ts'
import type { PlaceInAddress } from '#lib/place-in.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { monthName } from '#lib/zone-time.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight, Download } from '#ui/icons.ts'
import { PlaceChoice } from '#ui/place/place-choice.tsx'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { SegmentedLinks } from '#ui/segmented.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { type AskedYear, askedYear, fileAddress, placeArgs, yearAddress } from './calendar-asked.ts'
import css from './calendar-page.module.css'
import { isNear } from './cities-data.ts'
import { comingIn } from './coming.ts'
import { ObservanceList } from './observance-list.tsx'
import { calendarTexts } from './texts.ts'

const argsOf = ({ year, place, kind }: AskedYear) => ({
  ...(year ? { year } : {}),
  ...(kind ? { kind } : {}),
  ...placeArgs(place),
})

const KINDS: readonly (ObservanceKind | null)[] = [
  null,
  'ekadashi',
  'pradosh',
  'purnima',
  'amavasya',
  'chaturthi',
  'shivaratri',
]

/** How many are named before the year begins. */
const NEXT = 4

type NextProps = { data: ResultOf<typeof calendars.getFestivals>; place: PlaceInAddress | null }

/** In the year that is running: what comes from today on, and the way to its month below. */
const ComingNext = ({ data, place }: NextProps) => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const coming = comingIn(data)
  const month = coming[0]?.date.slice(0, 7)
  if (month === undefined) return null
  return (
    <Card as="section" tight aria-label={t.comingNext} className={css.next}>
      <h2>{t.comingNext}</h2>
      <ObservanceList {...data} observances={coming.slice(0, NEXT)} place={place} amanta={false} />
      <a href={`#${month}`}>{t.fromMonth(monthName(language, month))}</a>
    </Card>
  )
}

/** `/festivals?year=&kind=&lat=&lng=&place=`: what a year observes, by months; what comes next before them. */
export const FestivalsPage: Screen = () => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = askedYear(search, {})
  const { year: named, kind } = asked
  const place = usePlaceName(asked.place)
  useKeptPlace(
    asked.place,
    useCallback((kept) => yearAddress({ year: named, kind, place: kept }), [named, kind]),
  )
  const { data, error, refetch } = useCall(calendars.getFestivals, argsOf(asked), { keepLast: true })
  const year = named ?? data?.year ?? null
  usePage({
    title: year ? t.yearTitle(year, place) : t.yearsTitle,
    listed: year === null || isNear(`${year}-07-01`, new Date()),
  })
  const months = [...Map.groupBy(data?.observances ?? [], ({ date }) => date.slice(0, 7))]
  return (
    <PlacePage eyebrow={t.yearEyebrow} heading={year ? t.yearHeading(year) : t.yearsHeading} lede={t.yearLede}>
      <div className={css.controls}>
        <div className={css.turn}>
          {year ? (
            <>
              <LinkButton look="line" to={yearAddress({ ...asked, year: year - 1 })} rel="nofollow">
                <Icon of={ChevronLeft} />
                {String(year - 1)}
              </LinkButton>
              <LinkButton look="line" to={yearAddress({ ...asked, year: year + 1 })} rel="nofollow">
                {String(year + 1)}
                <Icon of={ChevronRight} />
              </LinkButton>
            </>
          ) : null}
        </div>
        <PlaceChoice
          key={place}
          className={css.place}
          texts={t}
          name={place}
          onChoose={(chosen) => void navigate(yearAddress({ ...asked, place: chosen }))}
        />
      </div>
      <SegmentedLinks
        className={css.kinds ?? ''}
        label={t.kindsLabel}
        options={KINDS.map((one) => ({
          to: yearAddress({ ...asked, kind: one }),
          label: one ? t.kinds[one] : t.allKinds,
          current: one === kind,
        }))}
      />
      {data && !error ? (
        <>
          <ComingNext data={data} place={asked.place} />
          {months.map(([month, observances]) => (
            <section key={month} id={month} className={css.month} aria-label={monthName(language, month)}>
              <h2>{monthName(language, month)}</h2>
              <ObservanceList {...data} observances={observances} place={asked.place} amanta={false} />
            </section>
          ))}
          <p className={css.files}>
            <a href={fileAddress({ year: data.year }, asked.place, language)} download>
              <Icon of={Download} />
              {t.yearFile}
            </a>
          </p>
          <ByTheClock tz={data.tz}>{t.method}</ByTheClock>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading} lines={14} />
      )}
    </PlacePage>
  )
}

FestivalsPage.prefetch = (search) => {
  const asked = askedYear(search, {})
  const address = yearAddress(asked)
  const calls = [prefetched(calendars.getFestivals, argsOf(asked))]
  return { address, calls, isShared: address === to('festivals'), suitsMembers: true }
}
