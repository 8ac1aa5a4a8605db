import { useNavigate } from 'react-router-dom'
import { pages } from '#app/routes.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { hasPageBefore } from './page-before.ts'
import { policyTexts } from './texts.ts'

/** To the page that led here; to the home page when the address was opened directly. */
export const GoBack = ({ className }: { className?: string | undefined }) => {
  const t = useTexts(policyTexts)
  const navigate = useNavigate()
  const goBack = () => (hasPageBefore(window.history.state) ? navigate(-1) : navigate(pages.home.path))
  return (
    <Button className={className} onClick={goBack}>
      <Icon of={ArrowLeft} />
      {t.goBack}
    </Button>
  )
}
