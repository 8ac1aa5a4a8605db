import type { GrahaId, Transit } from '@dhruva/contract'
import {
  type Cell,
  type ChartStyle,
  cellsOf,
  cornerTicks,
  type Drawable,
  type Drawn,
  type DrawnGraha,
  drawnOf,
  gridOf,
  inHouse,
  laidOver,
  type Origin,
  placesOf,
  pointsOf,
  SIDE,
  shownIn,
  tapped,
  type Varga,
} from '@dhruva/contract/drawing'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import type { Kundli } from '#locales/en/kundli.ts'
import css from './kundli-chart.module.css'
import { kundliTexts } from './texts.ts'
import { Inside } from './writing.tsx'

export type KundliChartProps = {
  chart: Drawable
  style: ChartStyle
  varga?: Varga
  /** Where the first house stands; the lagna unless the chart was recast. */
  origin?: Origin
  /** Planets of today's sky, drawn over those of the birth chart. */
  sky?: readonly Transit[] | null
  /** Degrees are drawn only for an exact time. */
  exact?: boolean
  /** The outlined house, 1..12. */
  chosen?: number | null
  /** Without it the drawing is a picture; with it the houses are buttons. A tap on a planet's letters names it too. */
  onChoose?: (house: number, graha: GrahaId | null) => void
  /** Second line in the middle of the South Indian drawing: the moment of birth. */
  caption?: string
  className?: string | undefined
}

const ticks = cornerTicks()

const spokenPlanet = (t: Kundli, { id, degree, retrograde }: DrawnGraha) => {
  const name = retrograde ? t.retrogradeName(t.grahas[id]) : t.grahas[id]
  return degree === null ? name : `${name} ${Math.floor(degree)}°`
}

/** What a house says to someone who cannot see the drawing. */
const spoken = (t: Kundli, drawn: Drawn, cell: Cell, origin: Origin) => {
  const plain = t.houseName(cell.house, t.signs[cell.sign] ?? '', origin)
  const name = cell.house === 1 && origin === 'lagna' ? t.lagnaHouse(plain) : plain
  const here = inHouse(drawn, cell.house)
  const own = here.filter(({ today }) => !today).map((graha) => spokenPlanet(t, graha))
  const house = own.length > 0 ? t.houseWithPlanets(name, own.join(', ')) : t.emptyHouse(name)
  const sky = here.filter(({ today }) => today).map((graha) => spokenPlanet(t, graha))
  return sky.length > 0 ? t.houseToday(house, sky.join(', ')) : house
}

const moves: Record<string, (house: number) => number> = {
  ArrowRight: (house) => (house % 12) + 1,
  ArrowDown: (house) => (house % 12) + 1,
  ArrowLeft: (house) => ((house + 10) % 12) + 1,
  ArrowUp: (house) => ((house + 10) % 12) + 1,
  Home: () => 1,
  End: () => 12,
}

/** The planet of a house whose letters lie under the pointer. */
const grahaUnder = (event: MouseEvent<SVGGElement>, style: ChartStyle, cell: Cell, drawn: Drawn): GrahaId | null => {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM()
  // a press of a key arrives as a click without a place
  if (!matrix || event.detail === 0) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  const { planets, more } = shownIn(drawn, cell.house)
  const index = tapped(placesOf(style, cell, planets.length + (more > 0 ? 1 : 0)).planets, [x, y])
  const graha = index === null ? undefined : planets[index]
  return graha && !graha.today ? graha.id : null
}

type HousesProps = {
  cells: readonly Cell[]
  drawn: Drawn
  style: ChartStyle
  origin: Origin
  chosen: number | null
  onChoose: NonNullable<KundliChartProps['onChoose']>
}

/** Twelve buttons in the order of the houses: one stop for Tab, arrows go on. */
const Houses = ({ cells, drawn, style, origin, chosen, onChoose }: HousesProps) => {
  const t = useTexts(kundliTexts)
  const group = useRef<SVGGElement>(null)
  const press = (event: KeyboardEvent, house: number) => {
    const next = event.key === 'Enter' || event.key === ' ' ? house : moves[event.key]?.(house)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next, null)
    group.current?.querySelector<SVGGElement>(`[data-house="${next}"]`)?.focus()
  }
  return (
    <g ref={group}>
      {cells.map((cell) => (
        // biome-ignore lint/a11y/useSemanticElements: there is no button element inside SVG
        <g
          key={cell.house}
          role="button"
          className={css.house}
          data-house={cell.house}
          tabIndex={cell.house === (chosen ?? 1) ? 0 : -1}
          aria-label={spoken(t, drawn, cell, origin)}
          aria-pressed={cell.house === chosen}
          onClick={(event) => onChoose(cell.house, grahaUnder(event, style, cell, drawn))}
          onKeyDown={(event) => press(event, cell.house)}
        >
          <polygon className={css.area} points={pointsOf(cell.outline)} />
        </g>
      ))}
    </g>
  )
}

type MiddleProps = { style: 'south' | 'east'; varga: Varga; origin: Origin; caption: string | undefined }

/** The empty middle: name and moment of the chart; the East Indian one has room for two short words. */
const Middle = ({ style, varga, origin, caption }: MiddleProps) => {
  const t = useTexts(kundliTexts)
  const { tag, name: ofVarga } = t.vargas[varga]
  const name = origin === 'lagna' ? ofVarga : t.originCharts[origin]
  const [title, line] = style === 'east' ? [tag, name] : [name, caption]
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG text takes no focus
    <g aria-hidden="true">
      <text className={css.title} x={SIDE / 2} y={line ? 158 : 166} textAnchor="middle">
        {title}
      </text>
      {line ? (
        <text className={css.caption} x={SIDE / 2} y={180} textAnchor="middle">
          {line}
        </text>
      ) : null}
    </g>
  )
}

/** A kundli as a drawing with real text, North, South or East Indian. Give it a width; it grows with its box. */
export const KundliChart = ({
  chart,
  style,
  varga = 'd1',
  origin = 'lagna',
  sky = null,
  exact = true,
  chosen = null,
  onChoose,
  caption,
  className,
}: KundliChartProps) => {
  const t = useTexts(kundliTexts)
  const own = drawnOf(chart, varga, exact)
  const drawn = sky ? laidOver(own, sky) : own
  const cells = cellsOf(style, drawn.lagna.sign)
  const outlined = cells.find((cell) => cell.house === chosen)
  const lagna = cells[0]
  const sign = t.signs[drawn.lagna.sign] ?? ''
  const name =
    origin === 'lagna'
      ? t.chartName(t.styles[style], t.vargas[varga].chart, sign)
      : t.chartNameFrom(t.styles[style], t.originCharts[origin], sign)
  return (
    <div className={cx(css.box, className)}>
      <svg
        className={css.chart}
        viewBox="-14 -14 348 348"
        role={onChoose ? 'group' : 'img'}
        aria-label={sky ? t.chartToday(name) : name}
      >
        <rect className={css.frame} width={SIDE} height={SIDE} rx="2" />
        {lagna ? <polygon className={css.lagna} points={pointsOf(lagna.outline)} /> : null}
        <path className={css.grid} d={gridOf[style]} />
        {onChoose ? <Houses {...{ cells, drawn, style, origin, chosen, onChoose }} /> : null}
        {cells.map((cell) => (
          <Inside key={cell.house} cell={cell} drawn={drawn} style={style} origin={origin} />
        ))}
        {style === 'north' ? null : <Middle style={style} varga={varga} origin={origin} caption={caption} />}
        {outlined ? <polygon className={css.chosen} points={pointsOf(outlined.outline)} /> : null}
        <path className={css.ticks} d={ticks} />
      </svg>
    </div>
  )
}
