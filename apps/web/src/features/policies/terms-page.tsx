import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { AiNote } from '#ui/marks.tsx'
import { PolicyPage } from './policy-page.tsx'
import { Sources } from './sources.tsx'
import { policyTexts } from './texts.ts'

const CHANGED = '2026-11-21'

/** `/terms-and-conditions` */
export const TermsPage = () => {
  const { privacy, terms } = useTexts(policyTexts)
  return (
    <PolicyPage
      policy={terms}
      changed={CHANGED}
      note={<AiNote />}
      more={{ sources: <Sources /> }}
      also={{ to: to('privacyPolicy'), title: privacy.title }}
    />
  )
}
