import { type Birth, kundli } from '@dhruva/contract'
import { useEffect } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import css from './kundli/kundli-view.module.css'
import { preloadLaterParts } from './kundli/later-parts.tsx'
import { KundliView } from './kundli-view.tsx'

/** The shape of a kundli that is on its way. */
export const KundliLoading = () => {
  const t = useTexts(kundliTexts)
  return (
    <Loading label={t.loading}>
      <div className={css.view}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton height="2.75rem" />
        <div className={css.columns}>
          <Skeleton height="33rem" />
          <Skeleton height="14rem" />
          <Skeleton height="28rem" />
          <Skeleton height="18rem" />
        </div>
      </div>
    </Loading>
  )
}

export type KundliOfProps = {
  bid: number
  /** undefined while its details are on their way */
  birth: Birth | undefined
  /** of the headings of its parts */
  level: 2 | 3
  /** the placement a link asks for, `graha.moon` */
  open: string | null
}

/** The kundli of a saved birth, or why it is not there. */
export const KundliOf = ({ bid, birth, level, open }: KundliOfProps) => {
  const t = useTexts(kundliTexts)
  const call = useCall(kundli.getChart, { bid })
  // what it says today is asked for beside it
  useCall(kundli.getToday, { bid })
  useEffect(preloadLaterParts, [])
  if (call.data) {
    const { chart, stability } = call.data
    return <KundliView bid={bid} birth={birth} chart={chart} stability={stability} level={level} open={open} />
  }
  const { error } = call
  if (error instanceof ApiFail && error.httpStatus === 404)
    return (
      <EmptyState action={<LinkButton to={to('createKundli')}>{t.toSaved}</LinkButton>}>{error.message}</EmptyState>
    )
  if (error) return <ErrorState error={error} title={t.failed} onRetry={() => void call.refetch()} />
  return <KundliLoading />
}
