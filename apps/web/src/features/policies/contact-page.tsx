import { DAY_MS } from '@dhruva/common'
import { site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { PolicyPage } from './policy-page.tsx'
import { companyTexts } from './texts.ts'

const CHANGED = '2026-11-24'

/** The addresses that the operator has set, and the way that is always there. */
const Ways = () => {
  const { contact: t } = useTexts(companyTexts)
  const { data } = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS })
  if (!data) return null
  const { support_email: address, whatsapp_url: whatsapp } = data
  return (
    <>
      {address === null ? (
        <p>
          {t.noAddress} <Link to={to('consult')}>{t.toConsult}</Link>
        </p>
      ) : (
        <p>
          <a href={`mailto:${address}`}>{address}</a>
        </p>
      )}
      {whatsapp === null ? null : (
        <p>
          <a href={whatsapp} target="_blank" rel="noreferrer">
            {t.whatsapp}
          </a>
        </p>
      )}
    </>
  )
}

/** `/contact-us` */
export const ContactPage = () => {
  const { about, contact } = useTexts(companyTexts)
  return (
    <PolicyPage
      policy={contact}
      changed={CHANGED}
      more={{
        write: <Ways />,
        other: (
          <p>
            <Link to={to('payments')}>{contact.toPayments}</Link> · <Link to={to('privacy')}>{contact.toYourData}</Link>{' '}
            · <Link to={to('security')}>{contact.toSecurity}</Link>
          </p>
        ),
      }}
      also={{ to: to('aboutUs'), title: about.title }}
    />
  )
}
