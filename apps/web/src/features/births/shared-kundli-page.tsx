import { kundli } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { birthDay } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useHashToken } from '#lib/hash-token.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { Named } from '#ui/named.tsx'
import { ErrorState } from '#ui/states.tsx'
import { shareTexts } from './kundli/texts.ts'
import { KundliLoading } from './kundli-of.tsx'
import css from './kundli-page.module.css'
import { KundliView } from './kundli-view.tsx'

const Gone = () => {
  const t = useTexts(shareTexts)
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <h1 tabIndex={-1}>{t.gone}</h1>
        <p className={css.moment}>{t.goneLede}</p>
      </header>
      <p>
        <LinkButton look="accent" to={to('home')}>
          {t.home}
        </LinkButton>
      </p>
    </div>
  )
}

const Shared = ({ token }: { token: string }) => {
  const t = useTexts(shareTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(kundli.getSharedKundli, { token })
  if (error instanceof ApiFail && error.failure.code === 'share_gone') return <Gone />
  const name = data?.name ?? null
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

/** `/shared-kundli#…`: a kundli that somebody shows, to look at. */
export const SharedKundliPage = () => {
  const token = useHashToken()
  return token === null ? <Gone /> : <Shared key={token} token={token} />
}
