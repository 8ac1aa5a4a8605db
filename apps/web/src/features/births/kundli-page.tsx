import { type Birth, births, kundli } from '@dhruva/contract'
import { useLocation, useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { firstCall, type Screen } from '#lib/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Eyebrow } from '#ui/marks.tsx'
import { EmptyState } from '#ui/states.tsx'
import { KundliOf } from './kundli-of.tsx'
import css from './kundli-page.module.css'
import { honestMoment } from './moment-text.ts'

/** The saved birth of an id, looked for among the ordinary ones, then among the celebrities. */
const useBirth = (bid: number | null): Birth | undefined => {
  const own = useCall(births.getBirths, {}, { enabled: bid !== null })
  const found = own.data?.births.find((one) => one.bid === bid)
  const isElsewhere = own.data !== undefined && found === undefined
  const celebrities = useCall(births.getBirths, { celebrity: '1' }, { enabled: bid !== null && isElsewhere })
  return found ?? celebrities.data?.births.find((one) => one.bid === bid)
}

const bidOf = (typed: string | null): number | null => (typed && /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null)

const None = () => {
  const t = useTexts(kundliTexts)
  return <EmptyState action={<LinkButton to={to('createKundli')}>{t.toSaved}</LinkButton>}>{t.noneChosen}</EmptyState>
}

const Page = () => {
  const t = useTexts(kundliTexts)
  const format = useFormat()
  const [search] = useSearchParams()
  const { key } = useLocation()
  const bid = bidOf(search.get('bid'))
  const birth = useBirth(bid)
  const moment = birth && honestMoment(birth, format, t.uncertain)
  const isCelebrity = birth?.celebrity_info !== undefined
  return (
    <div className={`page ${css.page}`} data-own>
      <header className={css.head}>
        <Eyebrow>{isCelebrity ? t.celebrityEyebrow : t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1} lang={birth && languageOf(birth.full_name)}>
          {birth?.full_name ?? t.untitled}
        </h1>
        <p className={`${css.moment} num`}>
          {birth && moment ? `${moment.date}, ${moment.time}, ${birth.pob}` : '\u00a0'}
        </p>
      </header>
      {bid === null ? (
        <None />
      ) : (
        // a mark of the page leads to a part of the same page
        <KundliOf key={key} bid={bid} birth={birth} level={2} open={search.get('open')} />
      )}
    </div>
  )
}

/** `/kundli?bid=`: one saved kundli; `open=graha.moon` scrolls to a placement. */
export const KundliPage: Screen = () => <Page />

KundliPage.own = Page

KundliPage.firstCalls = (search) => {
  const bid = bidOf(search.get('bid'))
  return bid === null
    ? []
    : [firstCall(kundli.getChart, { bid }), firstCall(kundli.getToday, { bid }), firstCall(births.getBirths, {})]
}
