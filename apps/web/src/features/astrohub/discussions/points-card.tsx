import { site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Skeleton } from '#ui/states.tsx'
import { learnMoreAddress } from '../points/learn-more-address.ts'
import { discussionTexts } from '../shared/texts.ts'
import css from './points-card.module.css'

/** `Want free questions? Click here`, on screens without room for the card. */
export const PointsLink = () => {
  const t = useTexts(discussionTexts)
  const address = learnMoreAddress(useLanguage())
  return (
    <Link className={css.link} to={address}>
      <span>
        {t.wantFree} <b>{t.clickHere}</b>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  )
}

const Figures = () => {
  const t = useTexts(discussionTexts)
  const { data, isPending } = useCall(site.getSiteInfo, {})
  if (!data && !isPending) return null
  const points = data?.points
  const rows = [
    [t.pointsNew, points?.discussion],
    [t.pointsComment, points?.comment],
    [t.pointsVote, points?.vote],
    [t.pointsUpvote, points?.upvote_received],
  ] as const
  return (
    <>
      <p className={css.lede}>{points ? t.pointsLede(points.per_question) : <Skeleton width="90%" />}</p>
      <dl className="num">
        {rows.map(([name, earned]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{earned === undefined ? <Skeleton width="1.5rem" /> : `+${earned}`}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What taking part earns, in the numbers of the service. */
export const PointsCard = () => {
  const t = useTexts(discussionTexts)
  const address = learnMoreAddress(useLanguage())
  return (
    <Card as="section" className={css.card} aria-labelledby="forum-points">
      <h2 id="forum-points">{t.wantFree}</h2>
      <Figures />
      <LinkButton size="sm" to={address} aria-label={`${t.wantFree} ${t.clickHere}`}>
        {t.clickHere}
      </LinkButton>
    </Card>
  )
}
