import {
  type Cell,
  type ChartStyle,
  type Drawn,
  type DrawnGraha,
  lagnaCorner,
  type Origin,
  placesOf,
  SIDE,
  type Slot,
  shownIn,
} from '@dhruva/contract/drawing'
import { type Language, useLanguage, useTexts } from '#lib/i18n.ts'
import css from './kundli-chart.module.css'
import { kundliTexts } from './texts.ts'

type CellProps = { cell: Cell; drawn: Drawn; style: ChartStyle; origin: Origin }

/** How many things stand in a house beside the lagna. */
const countIn = (drawn: Drawn, house: number): number => {
  const { planets, more } = shownIn(drawn, house)
  return planets.length + (more > 0 ? 1 : 0)
}

/** A planet of today's sky: underlined, so that it differs without its colour too. */
const Today = ({ graha, slot: { at } }: { graha: DrawnGraha; slot: Slot }) => {
  const t = useTexts(kundliTexts)
  return (
    <text className={css.today} x={at[0]} y={at[1]} textAnchor="middle" data-today={graha.id}>
      {t.grahasShort[graha.id]}
    </text>
  )
}

const More = ({ count, slot }: { count: number; slot: Slot | undefined }) =>
  count > 0 && slot ? (
    <text className={css.today} x={slot.at[0]} y={slot.at[1]} textAnchor="middle">
      {`+${count}`}
    </text>
  ) : null

const Planets = ({ cell, drawn, style }: Omit<CellProps, 'origin'>) => {
  const { planets, more } = shownIn(drawn, cell.house)
  const slots = placesOf(style, cell, countIn(drawn, cell.house)).planets
  return (
    <>
      <Letters planets={planets} slots={slots} />
      <More count={more} slot={slots[planets.length]} />
    </>
  )
}

const Letters = ({ planets, slots }: { planets: readonly DrawnGraha[]; slots: readonly Slot[] }) => {
  const t = useTexts(kundliTexts)
  return planets.map((graha, index) => {
    const slot = slots[index]
    if (!slot) return null
    const { id, degree, retrograde } = graha
    if (graha.today) return <Today key={`today ${id}`} graha={graha} slot={slot} />
    const number = degree !== null && slot.withDegree ? `${Math.floor(degree)}°` : ''
    return (
      <text key={id} className={css.planet} x={slot.at[0]} y={slot.at[1]} textAnchor="middle">
        {t.grahasShort[id]}
        {number ? (
          <tspan className={css.degree} dx="2" dy="-4">
            {number}
          </tspan>
        ) : null}
        {retrograde ? (
          <tspan className={css.mark} dx="2" dy={number ? 0 : -4}>
            {t.retrograde}
          </tspan>
        ) : null}
      </text>
    )
  })
}

const NORTH_LAGNA: Pick<Slot, 'at' | 'withDegree'> = { at: [SIDE / 2, 36], withDegree: true }

type WordProps = { slot: typeof NORTH_LAGNA; degree: number | null; word: string }

const LagnaWord = ({ slot: { at, withDegree }, degree, word }: WordProps) => {
  return (
    <text className={css.lagnaWord} x={at[0]} y={at[1]} textAnchor="middle">
      {word}
      {degree === null || !withDegree ? null : <tspan className={css.lagnaDegree}>{` ${Math.floor(degree)}°`}</tspan>}
    </text>
  )
}

const Lagna = ({ cell, drawn, style, origin }: CellProps) => {
  const t = useTexts(kundliTexts)
  const { degree } = drawn.lagna
  const word = t.originShort[origin]
  if (style === 'north') return <LagnaWord slot={NORTH_LAGNA} degree={degree} word={word} />
  if (style === 'east') {
    const { lagna } = placesOf(style, cell, countIn(drawn, cell.house))
    return lagna ? <LagnaWord slot={lagna} degree={degree} word={word} /> : null
  }
  const [outer, inner] = lagnaCorner(cell)
  const [right, top] = cell.outline[1] ?? [0, 0]
  return (
    <>
      <path className={css.corner} d={outer} strokeWidth={2} />
      <path className={css.corner} d={inner} strokeWidth={1} />
      <text className={css.lagnaWord} x={right - 6} y={top + 16} textAnchor="end">
        {word}
      </text>
    </>
  )
}

/** The room two letters take in their own size: Latin is wide, Devanagari has signs above and below its line. */
const TAKEN = { en: { across: 1.5, down: 0.95 }, hi: { across: 1.3, down: 1.3 } }
/** A mark behind them takes more, across. */
const MARK = 0.75

/** The largest letters, in units of the drawing, with which the planets of a house stand clear of each other. */
const largestLetters = ({ cell, drawn, style }: CellProps, language: Language): number => {
  const { planets } = shownIn(drawn, cell.house)
  const { lagna, planets: slots } = placesOf(style, cell, countIn(drawn, cell.house))
  const room = slots[0]?.room
  if (!room || slots.length + (lagna ? 1 : 0) < 2) return SIDE
  const { across, down } = TAKEN[language]
  const marks = planets.some(({ retrograde }) => retrograde) ? MARK : 0
  return Math.min((room.across - 2) / (across + marks), (room.down - 0.5) / down)
}

/** Everything written in one house. */
export const Inside = (props: CellProps) => {
  const t = useTexts(kundliTexts)
  const { cell, style } = props
  const largest = largestLetters(props, useLanguage())
  const [x, y] = cell.label.at
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG text takes no focus
    <g className={css.inside} aria-hidden="true" style={{ '--largest': `${largest.toFixed(1)}px` }}>
      <text className={css.sign} x={x} y={y} textAnchor={cell.label.anchor}>
        {style === 'south' ? t.signsShort[cell.sign] : cell.sign + 1}
      </text>
      <Planets {...props} />
      {cell.house === 1 ? <Lagna {...props} /> : null}
    </g>
  )
}
