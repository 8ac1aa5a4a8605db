import { kundli } from '@dhruva/contract'
import { Suspense, useEffect, useRef } from 'react'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Named } from '#ui/named.tsx'
import { ErrorState } from '#ui/states.tsx'
import { type FormValues, wireOf } from './form-values.ts'
import { preloadLaterParts } from './kundli/later-parts.tsx'
import { KundliLoading } from './kundli-of.tsx'
import { KundliView } from './kundli-view.tsx'
import css from './preview-chart.module.css'
import { birthTexts } from './texts.ts'

type PreviewProps = {
  values: FormValues
  /** something else has the attention: the page stays where it is */
  quiet: boolean
  /** saves the kundli after a login, then goes to the address; null: stays */
  onKeep: (address: (bid: number) => string | null) => void
}

const Chart = ({ values, onKeep }: Omit<PreviewProps, 'quiet'>) => {
  const k = useTexts(kundliTexts)
  const { dob, tob, tob_uncertainty, lat, lng, pob } = wireOf(values, false)
  // the name and the place's stay here: the sky does not ask for them
  const { data, error, refetch } = useCall(kundli.previewChart, { dob, tob, tob_uncertainty, lat, lng })
  useEffect(preloadLaterParts, [])
  if (data)
    return (
      <KundliView
        key={data.chart.input.utc}
        bid={null}
        onKeep={onKeep}
        birth={{ pob }}
        chart={data.chart}
        stability={data.stability}
        level={3}
        open={null}
      />
    )
  return error ? <ErrorState error={error} title={k.failed} onRetry={() => void refetch()} /> : <KundliLoading />
}

/** The kundli of what a visitor typed, under the form: seen at once, saved after a login. */
export const PreviewChart = ({ values, quiet, onKeep }: PreviewProps) => {
  const t = useTexts(birthTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the button leads to the chart
  useEffect(() => {
    if (quiet) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [quiet, values])
  const name = values.name.trim()
  return (
    <section className={css.section} aria-labelledby="preview-chart">
      <h2 id="preview-chart" ref={heading} tabIndex={-1}>
        <Named text={t.kundliOf(name)} names={[name]} />
      </h2>
      <Card as="section" tight className={css.keep} aria-labelledby="preview-keep">
        <div>
          <h3 id="preview-keep">{t.previewTitle}</h3>
          <p>{t.previewText}</p>
        </div>
        <Button look="accent" onClick={() => onKeep(() => null)}>
          {t.previewSave}
        </Button>
      </Card>
      {/* what comes late must not take the heading and its focus away */}
      <Suspense fallback={<KundliLoading />}>
        <Chart values={values} onKeep={onKeep} />
      </Suspense>
    </section>
  )
}
