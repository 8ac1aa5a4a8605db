import type { Chart, GrahaId } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Field, Select } from '#ui/field.tsx'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { type Varga, vargas } from '#ui/kundli/drawn.ts'
import { chartStyles } from '#ui/kundli/geometry.ts'
import { KundliChart } from '#ui/kundli/kundli-chart.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Segmented } from '#ui/segmented.tsx'
import css from './chart-card.module.css'
import { pageTexts } from './kundli/texts.ts'
import shared from './kundli-view.module.css'
import { ayanamsaText } from './offset-text.ts'
import { Part } from './part.tsx'

export type ChartCardProps = {
  chart: Chart
  level: 2 | 3
  varga: Varga
  onVarga: (varga: Varga) => void
  house: number
  onHouse: (house: number, graha: GrahaId | null) => void
}

/** The three that are read most stand open, the rest in a list. */
const FIRST = ['d1', 'd9', 'd10'] as const
const others = vargas.filter((varga) => !FIRST.some((first) => first === varga))

const VargaChoice = ({ varga, onVarga }: Pick<ChartCardProps, 'varga' | 'onVarga'>) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const choose = (value: string) => {
    const chosen = vargas.find((known) => known === value)
    if (chosen) onVarga(chosen)
  }
  return (
    <div className={css.choice}>
      <Segmented<Varga>
        label={t.chooseVarga}
        value={varga}
        onChange={onVarga}
        options={FIRST.map((value) => ({ value, label: k.vargas[value].name }))}
      />
      <Field label={t.otherVargas} hideLabel className={css.others}>
        <Select value={others.includes(varga) ? varga : ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{t.otherVarga}</option>
          {others.map((other) => (
            <option key={other} value={other}>
              {t.vargaOption(k.vargas[other].tag, k.vargas[other].name)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** A lagna lasts two hours on average; from the ninth division on, minutes of birth time matter. */
const SIGN_MINUTES = 120
const FINE_PARTS = 9

const Note = ({ chart, varga }: Pick<ChartCardProps, 'chart' | 'varga'>) => {
  const t = useTexts(pageTexts)
  const { number } = useFormat()
  const parts = Number(varga.slice(1))
  const { node } = chart.conventions
  return (
    <div role="status" className={css.notes}>
      <p>
        {t.vargaReads[varga]} {varga === 'd1' ? '' : t.signsOnly}{' '}
        {parts >= FINE_PARTS ? t.vargaCare(number(Math.round(SIGN_MINUTES / parts))) : ''}
      </p>
      <p className="num">{t.onChart(ayanamsaText(chart.ayanamsa), node === 'true' ? t.nodes.true : t.nodes.mean)}</p>
    </div>
  )
}

/** The drawing with its choices: North, South or East, birth chart or one of its divisions. */
export const ChartCard = ({ chart, level, varga, onVarga, house, onHouse }: ChartCardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const format = useFormat()
  const [style, setStyle] = useChartStyle()
  const [day = '01', month = '01', year = '2000'] = chart.input.dob.split('/')
  const caption = `${format.shortDate(`${year}-${month}-${day}T12:00:00+05:30`)} · ${chart.input.tob}`
  const chooseStyle = (
    <Segmented
      label={k.chartStyle}
      value={style}
      onChange={setStyle}
      options={chartStyles.map((value) => ({ value, label: k.styles[value] }))}
      className={shared.noPrint ?? ''}
    />
  )
  return (
    <Part
      id="kundli-varga"
      title={varga === 'd1' ? t.titles.d1 : t.titles.other(k.vargas[varga].name)}
      level={level}
      aside={chooseStyle}
      className={css.card}
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
      <VargaChoice varga={varga} onVarga={onVarga} />
      <Note chart={chart} varga={varga} />
    </Part>
  )
}
