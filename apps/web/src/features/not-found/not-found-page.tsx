import { Link, useLocation } from 'react-router-dom'
import { footerColumns } from '#app/footer-links.ts'
import { shellTexts } from '#app/texts.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { Skyline } from '#ui/skyline.tsx'
import { nearestOf } from './nearest.ts'
import css from './not-found-page.module.css'

const links = footerColumns.flatMap((column) => column.links)

/** What most people come for, and whom to ask. */
const MAIN = ['freeKundli', 'horoscopeToday', 'panchang', 'chatWithAstrologer', 'astroHub', 'blogs', 'contactUs']
const places = links.filter(({ text }) => MAIN.includes(text))

/** No page at this address: what it may have meant, the way home, the main places, under the skyline. The server draws one for all addresses. */
export const NotFoundPage = () => {
  const { notFound: t, links: names } = useTexts(shellTexts)
  const nearest = nearestOf(useLocation().pathname, links)
  return (
    <div className={css.sky}>
      <div className={`page ${css.words}`}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p>{t.text}</p>
        {nearest ? (
          <p className={css.nearest}>
            {t.meant} <Link to={nearest.to}>{names[nearest.text]}</Link>
          </p>
        ) : null}
        <LinkButton to="/" look="accent" size="lg" className={css.home}>
          {t.home}
        </LinkButton>
        <nav className={css.places} aria-labelledby="places">
          <h2 id="places">{t.places}</h2>
          <ul>
            {places.map(({ text, to }) => (
              <li key={text}>
                <Link to={to}>{names[text]}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Skyline className={css.skyline} />
    </div>
  )
}
