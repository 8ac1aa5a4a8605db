import { privacy, site } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useSession } from '#lib/session.ts'
import { SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './privacy-page.module.css'
import { Purpose } from './purpose.tsx'
import { Rights } from './rights.tsx'
import { Standing } from './standing.tsx'
import { privacyTexts } from './texts.ts'
import { useConsents } from './use-consents.ts'

/** `/privacy`: what data is used for, one purpose after the other; for a member what they agreed to, and how to take it back. */
export const PrivacyPage: Screen = () => {
  const t = useTexts(privacyTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(privacy.getPrivacy, {})
  const acts = useConsents()
  const isMember = useSession() !== null
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead eyebrow={t.eyebrow} title={t.title} level={1}>
        {t.lede}
      </SectionHead>
      {data ? (
        <>
          <p className={css.version}>
            {t.version} <time dateTime={data.version}>{format.date(data.version)}</time>
          </p>
          <Standing version={data.version} states={data.consents} acts={acts} isMember={isMember} />
          <div className={css.purposes}>
            {data.consents.map((one) => (
              <Purpose key={one.purpose} one={one} acts={acts} isMember={isMember} />
            ))}
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading} lines={12} />
      )}
      <Rights isMember={isMember} />
    </div>
  )
}

PrivacyPage.prefetch = () => ({
  address: to('privacy'),
  calls: [prefetched(privacy.getPrivacy, {}), prefetched(site.getSiteInfo, {})],
  isShared: true,
})
