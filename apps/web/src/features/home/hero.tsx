import { site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Dial } from '#ui/dial.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Eyebrow } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Skyline } from '#ui/skyline.tsx'
import css from './hero.module.css'
import { homeTexts } from './texts.ts'

const Trust = () => {
  const t = useTexts(homeTexts)
  const { data } = useCall(site.getSiteInfo, {})
  const said = [
    { figure: data?.figures.rating, words: t.averageRating },
    { figure: data?.figures.predictions, words: t.predictions },
  ].filter(({ figure }) => figure != null)
  if (said.length === 0) return null
  return (
    <p className={css.trust}>
      {said.map(({ figure, words }) => (
        <span key={words}>
          <b>{figure}</b> {words}
        </span>
      ))}
    </p>
  )
}

/** The hour before dawn: what the product is, one way in, the two astrologers on the palace wall. */
export const Hero = () => {
  const t = useTexts(homeTexts)
  return (
    <div className={css.hero}>
      <div className={css.stars} aria-hidden="true" />
      <div className={css.inner}>
        <div className={css.words}>
          <Eyebrow>{t.eyebrow}</Eyebrow>
          <h1 tabIndex={-1}>{t.heading}</h1>
          <p className={css.lede}>{t.lede}</p>
          <p className={css.actions}>
            <LinkButton look="accent" size="lg" to={`${to('home')}#chat-with-ai`}>
              {t.chatNow}
              <Icon of={ArrowRight} />
            </LinkButton>
            <LinkButton look="line" size="lg" to={to('freeKundli')}>
              {t.freeKundli}
            </LinkButton>
          </p>
          <Trust />
        </div>
        <div className={css.art}>
          <Dial className={css.dial} turning />
          <Link className={css.who} to={to('oracle')}>
            <Portrait of="Oracle" alt={t.oraclePortrait} />
            <span>
              <b>{t.oracle}</b>
              <small>{t.lifePath}</small>
            </span>
          </Link>
          <Link className={css.who} to={to('astra')}>
            <Portrait of="Astra" alt={t.astraPortrait} />
            <span>
              <b>{t.astra}</b>
              <small>{t.loveAndCareer}</small>
            </span>
          </Link>
        </div>
      </div>
      <Skyline className={css.skyline} />
    </div>
  )
}
