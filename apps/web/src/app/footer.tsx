import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { Logo } from '#ui/logo.tsx'
import { AiNote } from '#ui/marks.tsx'
import { withData } from './data.ts'
import css from './footer.module.css'
import { footerColumns } from './footer-links.ts'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { shellTexts } from './texts.ts'

// an ornament of five kilobytes: the first file of a visit does without it, and so does what the server draws
const Dial = lazy(() => import('#ui/dial.tsx').then((m) => ({ default: m.Dial })))
const outsideLinks = withData(() => import('./outside-links.tsx').then((m) => m.OutsideLinks))
const OutsideLinks = lazy(async () => ({ default: await outsideLinks() }))

/** The night under the horizon: links, settings, the AI label. */
export const Footer = () => {
  const t = useTexts(shellTexts)
  return (
    <footer className={css.footer} data-theme="dark">
      {import.meta.env.SSR ? null : (
        <Suspense>
          <Dial className={css.dial} />
        </Suspense>
      )}
      <div className={`page ${css.inner}`}>
        <div className={css.brand}>
          <Logo name={t.brand} />
          <p>{t.footer.tagline}</p>
          <AiNote />
        </div>
        <nav className={css.columns} aria-label={t.footer.label}>
          {footerColumns.map((column) => (
            <div key={column.title} className={css.column}>
              <h2>{t.footer[column.title]}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.text}>
                    <Link to={link.to}>{t.links[link.text]}</Link>
                  </li>
                ))}
                {column.title === 'more' ? (
                  <Suspense>
                    <OutsideLinks />
                  </Suspense>
                ) : null}
              </ul>
            </div>
          ))}
        </nav>
        <div className={css.settings}>
          <LanguageSwitch />
          <ThemeSwitch />
          <p className="num">{t.footer.rights(new Date().getFullYear())}</p>
        </div>
      </div>
    </footer>
  )
}
