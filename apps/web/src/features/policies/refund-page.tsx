import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { PolicyPage } from './policy-page.tsx'
import { Support } from './support.tsx'
import { policyTexts, refundPolicyTexts } from './texts.ts'

const CHANGED = '2026-11-23'

/** `/refund-policy` */
export const RefundPage = () => {
  const { terms } = useTexts(policyTexts)
  const t = useTexts(refundPolicyTexts)
  return (
    <PolicyPage
      policy={t}
      changed={CHANGED}
      more={{
        ask: (
          <p>
            <Link to={to('payments')}>{t.toPayments}</Link>
          </p>
        ),
        else: <Support />,
      }}
      also={{ to: to('terms'), title: terms.title }}
    />
  )
}
