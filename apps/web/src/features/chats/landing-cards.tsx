import type { Astrologer } from '@dhruva/common'
import { to } from '#app/paths.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useQuestionsLeft } from '#lib/use-questions-left.ts'
import { LinkButton } from '#ui/button.tsx'
import { AiNote, Eyebrow } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import css from './landing-cards.module.css'
import { chatTexts } from './texts.ts'

/** Site copy of the specification: the rating summary of both cards. */
const RATING = {
  value: 4.3,
  reviews: 500,
  shares: [
    { stars: 5, percent: 62 },
    { stars: 4, percent: 28 },
    { stars: 3, percent: 7 },
    { stars: 2, percent: 1 },
    { stars: 1, percent: 2 },
  ],
}

const Ratings = () => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  return (
    <div className={css.ratings}>
      <p>
        <b>{RATING.value}</b>
        <span className="vh">{t.rating(String(RATING.value), format.number(RATING.reviews))}</span>
        <span aria-hidden="true">★ {format.number(RATING.reviews)}</span>
      </p>
      <dl>
        {RATING.shares.map(({ stars, percent }) => (
          <div key={stars} style={{ '--share': percent }}>
            <dt>{t.stars(stars)}</dt>
            <dd>{format.percent(percent / 100)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const LandingCard = ({ of, left }: { of: Astrologer; left: number | undefined }) => {
  const t = useTexts(chatTexts)
  const isOracle = of === 'Oracle'
  const name = isOracle ? t.oracle : t.astra
  const reviews = isOracle ? t.oracleReviews : t.astraReviews
  return (
    <article className={cx(css.card, isOracle ? css.oracle : css.astra)}>
      <div className={css.head}>
        <Portrait of={of} alt="" className={css.portrait} />
        <div>
          <h2>{name}</h2>
          <p className={css.role}>{isOracle ? t.oracleRole : t.astraRole}</p>
          {left === undefined ? null : <p className={css.left}>{t.questionsLeft(left)}</p>}
        </div>
      </div>
      <LinkButton look="accent" wide to={to('createKundli', { type: of })}>
        {t.chatWith(name)}
      </LinkButton>
      <AiNote />
      <Ratings />
      <details className={css.reviews}>
        <summary>{t.sampleReviews}</summary>
        <ul>
          {reviews.map((review) => (
            <li key={review.name}>
              <b>{review.name}</b>
              <p>{review.text}</p>
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}

/** `/chats` without a chat: choose whom to ask. */
export const LandingCards = () => {
  const t = useTexts(chatTexts)
  const left = useQuestionsLeft()
  return (
    <div className={css.landing}>
      <div>
        <Eyebrow>{t.landingEyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{t.landingTitle}</h1>
      </div>
      <div className={css.cards}>
        <LandingCard of="Oracle" left={left.Oracle} />
        <LandingCard of="Astra" left={left.Astra} />
      </div>
    </div>
  )
}
