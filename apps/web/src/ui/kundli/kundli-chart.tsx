import { type KeyboardEvent, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import type { Kundli } from '#locales/en/kundli.ts'
import { type Drawable, type Drawn, drawnOf, inHouse, type Varga } from './drawn.ts'
import { type Cell, type ChartStyle, cellsOf, cornerTicks, gridOf, pointsOf, SIDE } from './geometry.ts'
import css from './kundli-chart.module.css'
import { kundliTexts } from './texts.ts'
import { Inside } from './writing.tsx'

export type KundliChartProps = {
  chart: Drawable
  style: ChartStyle
  varga?: Varga
  /** The outlined house, 1..12. */
  chosen?: number | null
  /** Without it the drawing is a picture; with it the houses are buttons. */
  onChoose?: (house: number) => void
  /** Second line in the middle of the South Indian drawing: the moment of birth. */
  caption?: string
  className?: string | undefined
}

const ticks = cornerTicks()

const planetsIn = (t: Kundli, drawn: Drawn, house: number) =>
  inHouse(drawn, house).map(({ id, degree, retrograde }) => {
    const name = retrograde ? t.retrogradeName(t.grahas[id]) : t.grahas[id]
    return degree === null ? name : `${name} ${Math.floor(degree)}°`
  })

/** What a house says to someone who cannot see the drawing. */
const spoken = (t: Kundli, drawn: Drawn, cell: Cell) => {
  const plain = t.houseName(cell.house, t.signs[cell.sign] ?? '')
  const name = cell.house === 1 ? t.lagnaHouse(plain) : plain
  const planets = planetsIn(t, drawn, cell.house)
  return planets.length > 0 ? t.houseWithPlanets(name, planets.join(', ')) : t.emptyHouse(name)
}

const moves: Record<string, (house: number) => number> = {
  ArrowRight: (house) => (house % 12) + 1,
  ArrowDown: (house) => (house % 12) + 1,
  ArrowLeft: (house) => ((house + 10) % 12) + 1,
  ArrowUp: (house) => ((house + 10) % 12) + 1,
  Home: () => 1,
  End: () => 12,
}

type HousesProps = { cells: readonly Cell[]; drawn: Drawn; chosen: number | null; onChoose: (house: number) => void }

/** Twelve buttons in the order of the houses: one stop for Tab, arrows go on. */
const Houses = ({ cells, drawn, chosen, onChoose }: HousesProps) => {
  const t = useTexts(kundliTexts)
  const group = useRef<SVGGElement>(null)
  const press = (event: KeyboardEvent, house: number) => {
    const next = event.key === 'Enter' || event.key === ' ' ? house : moves[event.key]?.(house)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
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
          aria-label={spoken(t, drawn, cell)}
          aria-pressed={cell.house === chosen}
          onClick={() => onChoose(cell.house)}
          onKeyDown={(event) => press(event, cell.house)}
        >
          <polygon className={css.area} points={pointsOf(cell.outline)} />
        </g>
      ))}
    </g>
  )
}

const Middle = ({ varga, caption }: { varga: Varga; caption: string | undefined }) => {
  const t = useTexts(kundliTexts)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG text takes no focus
    <g aria-hidden="true">
      <text className={css.title} x={SIDE / 2} y={caption ? 158 : 166} textAnchor="middle">
        {varga === 'd1' ? t.d1 : t.d9}
      </text>
      {caption ? (
        <text className={css.caption} x={SIDE / 2} y={180} textAnchor="middle">
          {caption}
        </text>
      ) : null}
    </g>
  )
}

/** A kundli as a drawing with real text, North or South Indian. Give it a width; it grows with its box. */
export const KundliChart = ({
  chart,
  style,
  varga = 'd1',
  chosen = null,
  onChoose,
  caption,
  className,
}: KundliChartProps) => {
  const t = useTexts(kundliTexts)
  const drawn = drawnOf(chart, varga)
  const cells = cellsOf(style, drawn.lagna.sign)
  const outlined = cells.find((cell) => cell.house === chosen)
  const lagna = cells[0]
  const name = t.chartName(style, varga, t.signs[drawn.lagna.sign] ?? '')
  return (
    <div className={cx(css.box, className)}>
      <svg className={css.chart} viewBox="-14 -14 348 348" role={onChoose ? 'group' : 'img'} aria-label={name}>
        <rect className={css.frame} width={SIDE} height={SIDE} rx="2" />
        {lagna ? <polygon className={css.lagna} points={pointsOf(lagna.outline)} /> : null}
        <path className={css.grid} d={gridOf[style]} />
        {onChoose ? <Houses cells={cells} drawn={drawn} chosen={chosen} onChoose={onChoose} /> : null}
        {cells.map((cell) => (
          <Inside key={cell.house} cell={cell} drawn={drawn} style={style} />
        ))}
        {style === 'south' ? <Middle varga={varga} caption={caption} /> : null}
        {outlined ? <polygon className={css.chosen} points={pointsOf(outlined.outline)} /> : null}
        <path className={css.ticks} d={ticks} />
      </svg>
    </div>
  )
}
