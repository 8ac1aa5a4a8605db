import { calendars } from '@dhruva/contract'
import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useKeptPlace } from '#lib/kept-place.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { monthName } from '#lib/zone-time.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight, Download } from '#ui/icons.ts'
import { PlaceChoice } from '#ui/place/place-choice.tsx'
import { ByTheClock, PlacePage, usePlaceName } from '#ui/place/place-page.tsx'
import { SegmentedLinks } from '#ui/segmented.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { type AskedMonth, askedMonth, fileAddress, monthAddress, monthAfter, placeArgs } from './calendar-asked.ts'
import css from './calendar-page.module.css'
import { isNear, isNoCity } from './cities-data.ts'
import { MonthGrid } from './month-grid.tsx'
import { useMasaName } from './observance-body.tsx'
import { ObservanceList } from './observance-list.tsx'
import { calendarTexts } from './texts.ts'

const argsOf = ({ month, place }: AskedMonth) => ({ ...(month ? { month: `${month}-01` } : {}), ...placeArgs(place) })

/** The months from new moon or full moon that a civil month touches. */
const useMonthsOf = (
  data: { days: readonly { masa: Masas }[]; masas: readonly Named[] } | undefined,
  amanta: boolean,
) => {
  const masaName = useMasaName(data?.masas ?? [])
  const names = (data?.days ?? []).map(({ masa }) => masaName(amanta ? masa.amanta : masa.purnimanta))
  return [...new Set(names)].join(' · ')
}
type Named = { name: string; name_hi: string }
type Masa = { month: number; adhika: boolean }
type Masas = { amanta: Masa; purnimanta: Masa }

/** `/calendar?month=&masa=&lat=&lng=&place=`, `/calendar/jaipur/2026-11`: a month of the panchang with what is observed in it. */
export const MonthPage: Screen = () => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const params = useParams()
  const asked = askedMonth(search, params, language)
  const { month: named, amanta } = asked
  const place = usePlaceName(asked.place)
  useKeptPlace(
    asked.place,
    useCallback((kept) => monthAddress({ month: named, amanta, place: kept }), [named, amanta]),
  )
  const { data, error, refetch } = useCall(calendars.getPanchangMonth, argsOf(asked), { keepLast: true })
  const month = named ?? data?.month ?? null
  const months = useMonthsOf(data, amanta)
  usePage({
    title: month ? t.monthTitle(monthName(language, month), place) : t.monthsTitle,
    listed: month === null || isNear(`${month}-15`, new Date()),
    missing: isNoCity(params.city),
    canonical: params.city && month ? `/calendar/${params.city}/${month}` : undefined,
  })
  const at = (next: string | null) => (next ? monthAddress({ ...asked, month: next }) : null)
  const [before, after] = [at(month && monthAfter(month, -1)), at(month && monthAfter(month, 1))]
  const own = { ...asked, month }
  return (
    <PlacePage eyebrow={t.monthEyebrow} heading={t.monthHeading}>
      <div className={css.controls}>
        <div className={css.turn}>
          <h2>{month ? monthName(language, month) : t.loading}</h2>
          {before ? (
            <LinkButton look="line" to={before} aria-label={t.monthBefore} rel="nofollow">
              <Icon of={ChevronLeft} />
            </LinkButton>
          ) : null}
          <LinkButton look="line" to={monthAddress({ ...asked, month: null })}>
            {t.thisMonth}
          </LinkButton>
          {after ? (
            <LinkButton look="line" to={after} aria-label={t.monthAfter} rel="nofollow">
              <Icon of={ChevronRight} />
            </LinkButton>
          ) : null}
          <SegmentedLinks
            label={t.reckoning}
            options={[
              { to: monthAddress({ ...own, amanta: false }), label: t.purnimanta, current: !amanta },
              { to: monthAddress({ ...own, amanta: true }), label: t.amanta, current: amanta },
            ]}
          />
        </div>
        <PlaceChoice
          key={place}
          className={css.place}
          texts={t}
          name={place}
          onChoose={(chosen) => void navigate(monthAddress({ ...own, place: chosen }))}
        />
      </div>
      {data && !error ? (
        <>
          <p>{t.monthsOf(months)}</p>
          <MonthGrid days={data.days} observances={data.observances} today={data.today} place={asked.place} />
          <section id="observed" className={css.month} aria-labelledby="observed-title">
            <h2 id="observed-title">{t.observed}</h2>
            <ObservanceList {...data} place={asked.place} amanta={amanta} />
          </section>
          <p className={css.files}>
            <a href={fileAddress({ month: `${data.month}-01` }, asked.place, language)} download>
              <Icon of={Download} />
              {t.monthFile}
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

MonthPage.prefetch = (search, language, params) => {
  const asked = askedMonth(search, params, language)
  const calls = [prefetched(calendars.getPanchangMonth, argsOf(asked))]
  if (params.city) return { address: `/calendar/${params.city}/${params.month}`, calls, suitsMembers: true }
  const address = monthAddress(asked)
  return { address, calls, isShared: address === to('calendar'), suitsMembers: true }
}
