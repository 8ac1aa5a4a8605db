import { Link } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import css from './contents.module.css'
import { policyTexts } from './texts.ts'

const focusHeading = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

/** The parts of the page. Following one replaces the entry of the history, so that `Go back` leaves the page. */
export const Contents = ({ parts }: { parts: readonly { id: string; title: string }[] }) => {
  const t = useTexts(policyTexts)
  return (
    <nav className={css.contents} aria-labelledby="contents">
      <h2 id="contents">{t.contents}</h2>
      <ol>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <Link replace to={{ hash: id }} onClick={() => focusHeading(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
