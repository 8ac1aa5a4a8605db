import { site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Meter } from '#ui/marks.tsx'
import css from './points-panel.module.css'
import { profileTexts } from './texts.ts'

/** What the figures stand for until the configuration has come. */
const USUAL_PER_QUESTION = 100

type PointsPanelProps = {
  points: number
  /** redeemed so far; null for someone else's profile */
  redeemed: number | null
  /** when they can be redeemed, where that is still to come */
  waitUntil?: string | null
}

/** The points as one large figure over a ruler to the next free question. */
export const PointsPanel = ({ points, redeemed, waitUntil = null }: PointsPanelProps) => {
  const t = useTexts(profileTexts)
  const format = useFormat()
  const per = useCall(site.getSiteInfo, {}, { staleTimeMs: 600_000 }).data?.points.per_question ?? USUAL_PER_QUESTION
  const has = points % per
  const goal = points - has + per
  const ready = Math.floor(points / per)
  return (
    <section className={css.panel} aria-label={t.points}>
      <p className={css.figure} data-points={points}>
        <b>{format.number(points)}</b> <span>{t.points}</span>
      </p>
      <Meter label={t.meter} value={has / per} text={t.meterText(format.number(points), format.number(goal))} />
      {redeemed === null ? null : (
        <>
          <p className={css.note}>{ready > 0 ? t.questionsReady(ready) : t.nextQuestion(format.number(per - has))}</p>
          {waitUntil ? <p className={css.note}>{t.waitsUntil(format.date(waitUntil))}</p> : null}
          <p className={css.note}>
            <Link to={to('redeemHistory')}>{t.redeemed(format.number(redeemed))}</Link>
          </p>
        </>
      )}
    </section>
  )
}
