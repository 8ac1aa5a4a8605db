import { births } from '@dhruva/contract'
import { useEffect, useRef } from 'react'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Named } from '#ui/named.tsx'
import { KundliOf } from './kundli-of.tsx'
import css from './saved-chart.module.css'
import { birthTexts } from './texts.ts'

/** The chart of a birth that was just saved, under the form. */
export const SavedChart = ({ bid }: { bid: number }) => {
  const t = useTexts(birthTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useCall(births.getBirths, {})
  const birth = data?.births.find((one) => one.bid === bid)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={css.section} aria-labelledby="saved-chart">
      <div className={css.head}>
        <h2 id="saved-chart" ref={heading} tabIndex={-1}>
          <Named text={t.kundliOf(birth?.full_name ?? '…')} names={[birth?.full_name ?? '']} />
        </h2>
        <LinkButton size="sm" to={to('kundli', { bid })}>
          {t.openFull}
        </LinkButton>
      </div>
      <KundliOf bid={bid} birth={birth} level={3} open={null} />
    </section>
  )
}
