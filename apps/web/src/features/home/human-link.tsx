import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import css from './human-link.module.css'
import { homeTexts } from './texts.ts'

/** The way to a human astrologer, at the end of the page, and on wide screens in the corner all along. */
export const HumanLink = () => {
  const t = useTexts(homeTexts)
  return (
    <p className={css.float}>
      <Link to={to('consult')}>{t.talkToHuman}</Link>
    </p>
  )
}
