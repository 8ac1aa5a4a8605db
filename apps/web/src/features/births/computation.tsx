import type { Chart } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './kundli-view.module.css'
import { ayanamsaText, offsetText } from './offset-text.ts'

/** The conventions a kundli was computed with, its time zone, and what was unusual about its clock. */
export const Computation = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const t = useTexts(kundliTexts)
  const { conventions, input } = chart
  const Heading = `h${level}` as const
  const notes = [
    input.wall === 'gap' ? t.gap : '',
    input.wall === 'repeated' ? t.repeated : '',
    input.polar ? t.polar : '',
  ].filter((note) => note !== '')
  return (
    <section className={css.computation}>
      <Heading>{t.howComputed}</Heading>
      <p className="num">
        {t.conventions(ayanamsaText(chart.ayanamsa), conventions.node === 'true' ? t.nodes.true : t.nodes.mean)}{' '}
        {t.zone(input.tz, offsetText(input.offset_seconds))}
      </p>
      {notes.map((note) => (
        <p key={note} className={css.notice}>
          <Icon of={Info} />
          {note}
        </p>
      ))}
    </section>
  )
}
