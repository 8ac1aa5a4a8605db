import { DAY_MS } from '@dhruva/common'
import { site } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { PolicyPage } from './policy-page.tsx'
import { companyTexts, securityPolicyTexts } from './texts.ts'

const CHANGED = '2026-11-28'

/** Where programs read the same (RFC 9116); the API serves it. */
const FILE = '/.well-known/security.txt'

/** The address to write to, when the operator has set one. */
const Where = () => {
  const t = useTexts(securityPolicyTexts)
  const contact = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS }).data?.security_contact
  if (!contact) return null
  return (
    <>
      <p>
        <a href={contact}>{contact.replace(/^mailto:/, '')}</a>
      </p>
      <p>
        {t.file} <a href={FILE}>security.txt</a>
      </p>
    </>
  )
}

/** `/security` */
export const SecurityPage = () => {
  const { contact } = useTexts(companyTexts)
  const t = useTexts(securityPolicyTexts)
  return (
    <PolicyPage
      policy={t}
      changed={CHANGED}
      more={{ tell: <Where /> }}
      also={{ to: to('contactUs'), title: contact.title }}
    />
  )
}
