import type { Drawable } from '@dhruva/contract/drawing'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { KundliChart } from '#ui/kundli/kundli-chart.tsx'
import css from './sample-chart.module.css'
import { birthTexts } from './texts.ts'

/** 14 August 1996, 6:42 am, Jaipur, as the service computes it. */
const sample: Drawable = {
  ascendant: { sign: 4, degree: 6.5 },
  grahas: [
    { id: 'sun', sign: 3, degree: 27.72, retrograde: false },
    { id: 'moon', sign: 3, degree: 24.82, retrograde: false },
    { id: 'mars', sign: 2, degree: 19.0, retrograde: false },
    { id: 'mercury', sign: 4, degree: 23.94, retrograde: false },
    { id: 'jupiter', sign: 8, degree: 14.66, retrograde: true },
    { id: 'venus', sign: 2, degree: 12.13, retrograde: false },
    { id: 'saturn', sign: 11, degree: 13.02, retrograde: true },
    { id: 'rahu', sign: 5, degree: 16.65, retrograde: false },
    { id: 'ketu', sign: 11, degree: 16.65, retrograde: false },
  ],
  vargas: {
    d9: { ascendant: 1, sun: 11, moon: 10, mars: 11, mercury: 7, jupiter: 4, venus: 9, saturn: 6, rahu: 1, ketu: 7 },
  },
}

/** What a visitor gets: a drawing beside the empty form, marked as a sample. */
export const SampleChart = () => {
  const t = useTexts(birthTexts)
  const [style] = useChartStyle()
  return (
    <Card as="section" className={css.card} aria-labelledby="sample-chart">
      <h2 id="sample-chart">{t.sampleTitle}</h2>
      <KundliChart chart={sample} style={style} />
      <p>{t.sampleText}</p>
    </Card>
  )
}
