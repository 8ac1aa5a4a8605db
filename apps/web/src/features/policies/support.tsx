import { DAY_MS } from '@dhruva/common'
import { site } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { policyTexts } from './texts.ts'

/** The address to write to, when the operator has set one. */
export const Support = () => {
  const t = useTexts(policyTexts)
  const address = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS }).data?.support_email
  if (!address) return null
  return (
    <p>
      {t.writeToUs} <a href={`mailto:${address}`}>{address}</a>
    </p>
  )
}
