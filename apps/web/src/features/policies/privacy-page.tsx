import { NOTICE_VERSION } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { PolicyPage } from './policy-page.tsx'
import css from './privacy-page.module.css'
import { Support } from './support.tsx'
import { policyTexts } from './texts.ts'

const CHANGED = NOTICE_VERSION

/** What is kept: each kind with its reason and how long. */
const StoredData = () => {
  const t = useTexts(policyTexts)
  return (
    <ul className={css.kept}>
      {t.privacy.kept.map(({ name, why, until }) => (
        <li key={name}>
          <h3>{name}</h3>
          <div>
            <p>{why}</p>
            <p className={css.until}>
              <span>{t.keptFor}</span> {until}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** `/privacy-policy` */
export const PrivacyPage = () => {
  const { privacy, terms, toYourData } = useTexts(policyTexts)
  return (
    <PolicyPage
      policy={privacy}
      changed={CHANGED}
      more={{
        kept: <StoredData />,
        choices: (
          <p>
            <Link to={to('privacy')}>{toYourData}</Link>
          </p>
        ),
        changes: <Support />,
      }}
      also={{ to: to('terms'), title: terms.title }}
    />
  )
}
