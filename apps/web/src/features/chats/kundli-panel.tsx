import { firstName } from '@dhruva/common'
import { type Birth, births, type Chart, kundli, type Stability } from '@dhruva/contract'
import { certainChartOf, certainTags } from '@dhruva/contract/drawing'
import { useMemo } from 'react'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { birthDay, birthTime } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Glyph, signs } from '#ui/glyph.tsx'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { KundliChart } from '#ui/kundli/kundli-chart.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Named } from '#ui/named.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import { Skeleton } from '#ui/states.tsx'
import css from './kundli-panel.module.css'
import { houseOfMark } from './mark-house.ts'
import { chatTexts } from './texts.ts'

type PanelProps = { bid: number; mark: Mark | null }

/** Name and place of a saved birth, looked for among the ordinary ones, then among the celebrities. */
const useBirth = (bid: number) => {
  const own = useCall(births.getBirths, {})
  const found = own.data?.births.find((one) => one.bid === bid)
  const isElsewhere = own.data !== undefined && found === undefined
  const celebrities = useCall(births.getBirths, { celebrity: '1' }, { enabled: isElsewhere })
  return found ?? celebrities.data?.births.find((one) => one.bid === bid)
}

/** The time of birth as it is known; `HH:MM[:SS]` as the wire has it. */
const useTimeText = (birth: Birth | undefined, tob: string) => {
  const { uncertain } = useTexts(kundliTexts)
  const time = birthTime(tob, useFormat())
  const uncertainty = birth?.tob_uncertainty ?? 0
  if (uncertainty === 'unknown') return uncertain.unknown
  return uncertainty > 0 ? uncertain.about(time, uncertainty) : time
}

type Known = { chart: Chart; stability: Stability | null }

const Tags = ({ chart, stability }: Known) => {
  const t = useTexts(kundliTexts)
  const certain = certainTags(stability)
  const sign = signs[chart.moon_sign]
  const running = chart.vimshottari.current?.maha.lord
  return (
    <p className={css.tags}>
      {certain.rashi ? (
        <Tag tone="rashi" icon={sign ? <Glyph sign={sign} /> : undefined}>
          {t.signs[chart.moon_sign]}
        </Tag>
      ) : null}
      {certain.nakshatra ? <Tag tone="nakshatra">{t.nakshatras[chart.nakshatra]}</Tag> : null}
      {running && certain.dasha ? <Tag tone="dasha">{t.mahadashaTag(t.grahas[running])}</Tag> : null}
    </p>
  )
}

const Drawn = ({ bid, mark, chart, stability }: PanelProps & Known) => {
  const t = useTexts(chatTexts)
  const k = useTexts(kundliTexts)
  const [style] = useChartStyle()
  const format = useFormat()
  const birth = useBirth(bid)
  const day = birthDay(chart.input.dob, format)
  const { chart: shown, origin, exact, open } = useMemo(() => certainChartOf(chart, stability), [chart, stability])
  const house = mark && houseOfMark(mark, shown, origin)
  const time = useTimeText(birth, chart.input.tob)
  const name = firstName(birth?.full_name ?? '')
  const town = birth?.pob.split(',', 1)[0]
  return (
    <>
      <h2>{birth ? <Named text={t.kundliOf(name)} names={[name]} /> : '\u00a0'}</h2>
      <p className={`${css.moment} num`}>{[day, time, town].filter(Boolean).join(', ')}</p>
      <KundliChart
        className={css.chart}
        chart={shown}
        style={style}
        origin={origin}
        exact={exact}
        chosen={house}
        caption={day}
      />
      {origin === 'lagna' ? null : <p className={css.outlined}>{k.drawnFrom(origin)}</p>}
      {open.length > 0 ? (
        <p className={css.outlined}>{k.leftOut(format.list(open.map(({ id }) => k.grahas[id])), open.length)}</p>
      ) : null}
      <Tags chart={chart} stability={stability} />
      <p className={css.outlined} role="status">
        {house ? t.outlined(k.houseName(house, k.signs[shown.houses[house - 1]?.sign ?? 0] ?? '', origin)) : ''}
      </p>
      <LinkButton look="text" size="sm" to={to('kundli', { bid })}>
        {t.openKundli}
      </LinkButton>
    </>
  )
}

/** The kundli a chat is about; the house behind the sentence whose facts were opened is outlined. */
export const KundliPanel = ({ bid, mark }: PanelProps) => {
  const { data, isPending } = useCall(kundli.getChart, { bid })
  if (data)
    return (
      <div className={css.panel}>
        <Drawn bid={bid} mark={mark} chart={data.chart} stability={data.stability} />
      </div>
    )
  return isPending ? (
    <div className={css.panel} aria-busy="true">
      <Skeleton width="60%" />
      <Skeleton height="17rem" />
    </div>
  ) : null
}
