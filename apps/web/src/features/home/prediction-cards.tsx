import { type PredictionType, predictionTypes } from '@dhruva/contract'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useHere } from '#lib/came-from.ts'
import { useTexts } from '#lib/i18n.ts'
import { refreshSession } from '#lib/session.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import css from './prediction-cards.module.css'
import { homeTexts } from './texts.ts'

const PredictionCard = ({ type }: { type: PredictionType }) => {
  const t = useTexts(homeTexts)
  const navigate = useNavigate()
  const here = useHere()
  const address = to('createKundli', { predictions: 'true', p_type: type })
  const follow = (event: MouseEvent) => {
    if (refreshSession()) return
    event.preventDefault()
    // their session has ended meanwhile
    void navigate(to('subscription'), { state: here })
  }
  const { title, text } = t.predictionCards[type]
  return (
    <article className={css.card} data-days={DAYS[type]}>
      <h3>
        <Link to={address} onClick={follow}>
          {title}
        </Link>
      </h3>
      <p>{text}</p>
      <Icon of={ArrowRight} className={css.arrow} />
    </article>
  )
}

/** How many days each kind is about; drawn behind its name. */
const DAYS: Record<PredictionType, number> = { daily: 2, weekly: 7, monthly: 30, yearly: 365 }

/** A member's way to the four predictions: 1, 2 or 4 cards at a time. */
export const PredictionCards = () => {
  const t = useTexts(homeTexts)
  return (
    <section className={`page ${css.section}`} id="predictions">
      <Carousel
        label={t.predictionsTitle}
        perView={4}
        className={css.strip ?? ''}
        heading={<h2>{t.predictionsTitle}</h2>}
      >
        {predictionTypes.map((type) => (
          <PredictionCard key={type} type={type} />
        ))}
      </Carousel>
    </section>
  )
}
