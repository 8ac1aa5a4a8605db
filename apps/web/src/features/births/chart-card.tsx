import type { Chart } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import type { Varga } from '#ui/kundli/drawn.ts'
import { KundliChart } from '#ui/kundli/kundli-chart.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Segmented } from '#ui/segmented.tsx'
import css from './kundli-view.module.css'
import { Part } from './part.tsx'

export type ChartCardProps = {
  chart: Chart
  level: 2 | 3
  varga: Varga
  onVarga: (varga: Varga) => void
  house: number
  onHouse: (house: number) => void
}

/** The drawing with its two choices: North or South, birth chart or navamsa. */
export const ChartCard = ({ chart, level, varga, onVarga, house, onHouse }: ChartCardProps) => {
  const t = useTexts(kundliTexts)
  const format = useFormat()
  const [style, setStyle] = useChartStyle()
  const [day = '01', month = '01', year = '2000'] = chart.input.dob.split('/')
  const caption = `${format.shortDate(`${year}-${month}-${day}T12:00:00+05:30`)} · ${chart.input.tob}`
  const chooseStyle = (
    <Segmented
      label={t.chartStyle}
      value={style}
      onChange={setStyle}
      options={[
        { value: 'north', label: t.north },
        { value: 'south', label: t.south },
      ]}
    />
  )
  return (
    <Part
      title={varga === 'd1' ? t.birthChart : t.navamsaChart}
      level={level}
      aside={chooseStyle}
      className={css.chartCard}
    >
      <KundliChart
        className={css.drawing}
        chart={chart}
        style={style}
        varga={varga}
        chosen={house}
        onChoose={onHouse}
        caption={caption}
      />
      <div className={css.under}>
        <Segmented
          label={t.varga}
          value={varga}
          onChange={onVarga}
          options={[
            { value: 'd1', label: t.d1 },
            { value: 'd9', label: t.d9 },
          ]}
        />
        <p className={css.fine}>{varga === 'd1' ? t.d1Note : t.d9Note}</p>
      </div>
    </Part>
  )
}
