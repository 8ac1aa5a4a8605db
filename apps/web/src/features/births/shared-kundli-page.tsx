import { kundli } from '@dhruva/contract'
import { useParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { birthDay } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useHashToken } from '#lib/hash-token.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { Named } from '#ui/named.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { sharedAddress, tokenIn } from './kundli/share-address.ts'
import { shareTexts } from './kundli/texts.ts'
import { KundliLoading } from './kundli-of.tsx'
import css from './kundli-page.module.css'
import { KundliView } from './kundli-view.tsx'

const Gone = () => {
  const t = useTexts(shareTexts)
  return (
    <div className={`page ${css.page}`}>
      <EmptyState title={<h1 tabIndex={-1}>{t.gone}</h1>} action={<LinkButton to={to('home')}>{t.home}</LinkButton>}>
        {t.goneLede}
      </EmptyState>
    </div>
  )
}

/** The picture that a chat shows beside the link: of the same chart, for as long as the link shows it. */
const useLinkPicture = (token: string, isShown: boolean, title: string) => {
  const language = useLanguage()
  const query = new URLSearchParams({ token, language })
  usePage({
    title,
    listed: false,
    image: isShown ? { path: `${kundli.getSharedKundliPicture.path}?${query}`, width: 1080, height: 1350 } : undefined,
  })
}

const Shared = ({ token }: { token: string }) => {
  const t = useTexts(shareTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(kundli.getSharedKundli, { token })
  const name = data?.name ?? null
  const isGone = error instanceof ApiFail && error.failure.code === 'share_gone'
  const heading = name === null ? t.unnamed : t.heading(name)
  useLinkPicture(token, data !== undefined, t.pageTitle(isGone ? t.gone : heading))
  if (isGone) return <Gone />
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{name === null ? t.unnamed : <Named text={t.heading(name)} names={[name]} />}</h1>
        <p className={`${css.moment} num`}>
          {data ? `${birthDay(data.chart.input.dob, format)} · ${t.note(format.day(data.expires_at))}` : '\u00a0'}
        </p>
      </header>
      {data ? (
        <>
          <KundliView
            bid={null}
            onKeep={null}
            sharedBy={{ token }}
            birth={undefined}
            chart={data.chart}
            stability={data.stability}
            level={2}
            open={null}
          />
          <p>
            <LinkButton look="accent" to={to('freeKundli')}>
              {t.own}
            </LinkButton>
          </p>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <KundliLoading />
      )}
    </div>
  )
}

/** What the server draws of a link whose token only the browser knows: without scripts nothing is waited for. */
const Unknown = () => <div className={`page ${css.page}`} />

/** `/shared-kundli/…`, in older links `/shared-kundli#…`: a kundli that somebody shows, to look at. */
export const SharedKundliPage: Screen = () => {
  const inPath = tokenIn(useParams().token)
  const inHash = useHashToken()
  const token = inPath ?? inHash
  if (token !== null) return <Shared key={token} token={token} />
  return import.meta.env.SSR ? <Unknown /> : <Gone />
}

SharedKundliPage.prefetch = (_search, _language, params) => {
  const token = tokenIn(params.token)
  if (token === null) return { address: to('sharedKundli'), calls: [], isShared: true }
  return { address: sharedAddress(token), calls: [prefetched(kundli.getSharedKundli, { token })] }
}
