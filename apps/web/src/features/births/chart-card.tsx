import { type GrahaId, kundli } from '@dhruva/contract'
import {
  ayanamsaText,
  type CertainChart,
  type ChartStyle,
  chartStyles,
  type Varga,
  vargas,
} from '@dhruva/contract/drawing'
import { useState } from 'react'
import { useCall } from '#lib/api.ts'
import { birthDay } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useIsPrinting } from '#lib/use-is-printing.ts'
import { Chip } from '#ui/chip.tsx'
import { Field, Select } from '#ui/field.tsx'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { KundliChart } from '#ui/kundli/kundli-chart.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Segmented } from '#ui/segmented.tsx'
import css from './chart-card.module.css'
import shared from './kundli/kundli-view.module.css'
import { Part } from './kundli/part.tsx'
import { type Sky, SkyTable } from './kundli/sky-over.tsx'
import { pageTexts, todayTexts } from './kundli/texts.ts'

export type ChartCardProps = {
  /** null of a kundli that is not this person's: it is shown without the sky of today */
  bid: number | null
  /** whether today's planets lie over the birth chart from the start */
  underSky: boolean
  certain: CertainChart
  level: 2 | 3
  varga: Varga
  onVarga: (varga: Varga) => void
  house: number
  onHouse: (house: number, graha: GrahaId | null) => void
}

/** The three that are read most stand open, the rest in a list. */
const FIRST = ['d1', 'd9', 'd10'] as const
const later = vargas.filter((varga) => !FIRST.some((first) => first === varga))

const VargaChoice = ({ certain, varga, onVarga }: Pick<ChartCardProps, 'certain' | 'varga' | 'onVarga'>) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const holds = (one: Varga) => certain.vargas.includes(one)
  const others = later.filter(holds)
  // the birth chart alone is no choice
  if (certain.vargas.length === 1) return null
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
        options={FIRST.filter(holds).map((value) => ({ value, label: k.vargas[value].name }))}
      />
      {others.length > 0 ? (
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
      ) : null}
    </div>
  )
}

/** A lagna lasts two hours on average; from the ninth division on, minutes of birth time matter. */
const SIGN_MINUTES = 120
const FINE_PARTS = 9

/** From where the houses are counted, who is left out, and which divisions are not shown. */
const Caption = ({ certain }: { certain: CertainChart }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const { list } = useFormat()
  const { origin, open } = certain
  const says = [
    origin === 'lagna' ? '' : k.drawnFrom(origin),
    open.length > 0 ? k.leftOut(list(open.map(({ id }) => k.grahas[id])), open.length) : '',
    certain.vargas.length < vargas.length ? t.vargasOpen : '',
  ].filter((sentence) => sentence !== '')
  return says.length > 0 ? <p className={css.caption}>{says.join(' ')}</p> : null
}

/** How the drawing is used: on a screen, and by keys only where there are some. */
const Ways = () => {
  const t = useTexts(pageTexts)
  return (
    <>
      <span className={shared.noPrint}>{t.chooseHouse}</span> <span className={css.byKeys}>{t.byKeys}</span>
    </>
  )
}

const Note = ({ certain: { chart, exact }, varga }: Pick<ChartCardProps, 'certain' | 'varga'>) => {
  const t = useTexts(pageTexts)
  const { number } = useFormat()
  const parts = Number(varga.slice(1))
  const { node } = chart.conventions
  return (
    <div role="status" className={css.notes}>
      <p>
        {t.vargaReads[varga]} {varga === 'd1' ? <Ways /> : t.signsOnly}{' '}
        {exact && parts >= FINE_PARTS ? t.vargaCare(number(Math.round(SIGN_MINUTES / parts))) : ''}
      </p>
      <p className="num">{t.onChart(ayanamsaText(chart.ayanamsa), node === 'true' ? t.nodes.true : t.nodes.mean)}</p>
    </div>
  )
}

type StyleProps = { style: ChartStyle; onStyle: (style: ChartStyle) => void }

const StyleChoice = ({ style, onStyle }: StyleProps) => {
  const k = useTexts(kundliTexts)
  return (
    <Segmented
      label={k.chartStyle}
      value={style}
      onChange={onStyle}
      options={chartStyles.map((value) => ({ value, label: k.styles[value] }))}
      className={shared.noPrint ?? ''}
    />
  )
}

/** On paper two drawings stand side by side: the birth chart is read with its navamsa. */
const Beside = ({ certain, varga, style }: Pick<ChartCardProps, 'certain' | 'varga'> & { style: ChartStyle }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const other = varga === 'd1' ? 'd9' : 'd1'
  if (!useIsPrinting() || !certain.vargas.includes(other)) return null
  const { chart, origin, exact } = certain
  const title = other === 'd1' ? t.titles.d1 : t.titles.other(k.vargas[other].name)
  return (
    <figure className={css.beside}>
      <KundliChart chart={chart} style={style} varga={other} origin={origin} exact={exact} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}

/** Today's planets for the birth chart, while they are wanted; a division has none. */
const useSky = ({ bid, underSky, varga }: Pick<ChartCardProps, 'bid' | 'underSky' | 'varga'>) => {
  const [wanted, setWanted] = useState(underSky)
  const { data } = useCall(kundli.getToday, { bid: bid ?? 0 }, { enabled: bid !== null })
  const has = data !== undefined && varga === 'd1'
  const sky: Sky | null = has && wanted ? data : null
  return { has, sky, toggle: () => setWanted(!wanted) }
}

const SkyChoice = ({ pressed, onClick }: { pressed: boolean; onClick: () => void }) => {
  const t = useTexts(todayTexts)
  return (
    <p className={css.choice}>
      <Chip pressed={pressed} onClick={onClick}>
        {t.layOver}
      </Chip>
    </p>
  )
}

/** The drawing with its choices: North, South or East, birth chart or one of its divisions. */
export const ChartCard = ({ bid, underSky, certain, level, varga, onVarga, house, onHouse }: ChartCardProps) => {
  const { chart, origin, exact } = certain
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const format = useFormat()
  const [style, setStyle] = useChartStyle()
  const { has, sky, toggle } = useSky({ bid, underSky, varga })
  const date = birthDay(chart.input.dob, format)
  const titleOfBirth = origin === 'lagna' ? t.titles.d1 : k.originCharts[origin]
  return (
    <Part
      id="kundli-varga"
      title={varga === 'd1' ? titleOfBirth : t.titles.other(k.vargas[varga].name)}
      level={level}
      aside={<StyleChoice style={style} onStyle={setStyle} />}
      className={css.card}
    >
      <div className={css.drawings}>
        <KundliChart
          className={css.drawing}
          chart={chart}
          style={style}
          varga={varga}
          origin={origin}
          exact={exact}
          sky={sky?.transits ?? null}
          chosen={house}
          onChoose={onHouse}
          caption={exact ? `${date} · ${chart.input.tob}` : date}
        />
        <Beside certain={certain} varga={varga} style={style} />
      </div>
      <Caption certain={certain} />
      <VargaChoice certain={certain} varga={varga} onVarga={onVarga} />
      {has ? <SkyChoice pressed={sky !== null} onClick={toggle} /> : null}
      {sky ? <SkyTable sky={sky} /> : null}
      <Note certain={certain} varga={varga} />
    </Part>
  )
}
