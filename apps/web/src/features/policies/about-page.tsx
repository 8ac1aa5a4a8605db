import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { AiNote } from '#ui/marks.tsx'
import { PolicyPage } from './policy-page.tsx'
import { Sources } from './sources.tsx'
import { companyTexts } from './texts.ts'

const CHANGED = '2026-11-24'

/** `/about-us` */
export const AboutPage = () => {
  const { about, contact } = useTexts(companyTexts)
  return (
    <PolicyPage
      policy={about}
      changed={CHANGED}
      note={<AiNote />}
      more={{ sources: <Sources /> }}
      also={{ to: to('contactUs'), title: contact.title }}
    />
  )
}
