import { type Birth, kundli } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import css from './kundli-view.module.css'
import { KundliView } from './kundli-view.tsx'

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
  if (call.data) return <KundliView bid={bid} birth={birth} chart={call.data.chart} level={level} open={open} />
  const { error } = call
  if (error instanceof ApiFail && error.httpStatus === 404)
    return (
      <EmptyState action={<LinkButton to={to('createKundli')}>{t.toSaved}</LinkButton>}>{error.message}</EmptyState>
    )
  if (error) return <ErrorState error={error} title={t.failed} onRetry={() => void call.refetch()} />
  return (
    <Loading label={t.loading}>
      <div className={css.columns}>
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </div>
    </Loading>
  )
}
