import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { PolicyPage } from './policy-page.tsx'
import { companyTexts } from './texts.ts'

const CHANGED = '2026-11-24'

/** `/shipping-policy` */
export const ShippingPage = () => {
  const { contact, shipping } = useTexts(companyTexts)
  return (
    <PolicyPage
      policy={shipping}
      changed={CHANGED}
      more={{
        late: (
          <p>
            <Link to={to('payments')}>{contact.toPayments}</Link>
          </p>
        ),
      }}
      also={{ to: to('contactUs'), title: contact.title }}
    />
  )
}
