import type { Chart } from '@dhruva/contract'
import { cellsOf, centreOf, gridOf, pointsOf, SIDE } from '@dhruva/contract/drawing'
import { useTexts } from '#lib/i18n.ts'
import { useChartStyle } from '#ui/kundli/chart-style.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './bindu-section.module.css'
import section from './section.module.css'
import { binduTexts } from './texts.ts'

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const

const STRONG = 28
const WEAK = 25

/** What a sum of bindus says of its house: above 28, below 25, or between. */
const standingOf = (sum: number) => (sum > STRONG ? 'strong' : sum < WEAK ? 'weak' : null)
const signs = { strong: '▲', weak: '▽' } as const

/** The sums in the drawing a person reads charts in. */
const Sums = ({ chart }: { chart: Chart }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(binduTexts)
  const [style] = useChartStyle()
  const cells = cellsOf(style, chart.ascendant.sign)
  return (
    <svg
      className={css.drawing}
      viewBox="-2 -2 324 324"
      role="img"
      aria-label={t.drawing(k.signs[chart.ascendant.sign] ?? '')}
    >
      <rect className={css.ground} width={SIDE} height={SIDE} />
      {cells[0] ? <polygon className={css.lagna} points={pointsOf(cells[0].outline)} /> : null}
      <path className={css.grid} d={gridOf[style]} />
      {cells.map((cell) => {
        const [x, y] = centreOf(cell)
        const sum = chart.ashtakavarga.sav[cell.sign] ?? 0
        return (
          <text
            key={cell.house}
            className={css.sum}
            x={x}
            y={y + 7}
            textAnchor="middle"
            data-standing={standingOf(sum)}
          >
            {sum}
          </text>
        )
      })}
    </svg>
  )
}

const Sum = ({ of }: { of: number }) => {
  const t = useTexts(binduTexts)
  const standing = standingOf(of)
  return (
    <td className={css.total} data-standing={standing}>
      {of}
      <span aria-hidden="true">{standing ? signs[standing] : ''}</span>
      {standing ? <span className="vh">{t[standing]}</span> : null}
    </td>
  )
}

const Table = ({ chart }: { chart: Chart }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(binduTexts)
  const { bav, sav } = chart.ashtakavarga
  const sumOf = (row: readonly number[]) => row.reduce((sum, one) => sum + one, 0)
  return (
    <table className={`${css.table} num`} aria-label={t.tableLabel}>
      <thead>
        <tr>
          <th scope="col">{t.sign}</th>
          {SEVEN.map((id) => (
            <th key={id} scope="col">
              <abbr title={k.grahas[id]}>{k.grahasShort[id]}</abbr>
            </th>
          ))}
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      <tbody>
        {chart.houses.map(({ house, sign }) => (
          <tr key={house}>
            <th scope="row">{t.signInHouse(house, k.signs[sign] ?? '')}</th>
            {SEVEN.map((id) => (
              <td key={id} data-bindus={bav[id][sign]}>
                {bav[id][sign]}
              </td>
            ))}
            <Sum of={sav[sign] ?? 0} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.totals}</th>
          {SEVEN.map((id) => (
            <td key={id}>{sumOf(bav[id])}</td>
          ))}
          <td className={css.total}>{sumOf(sav)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Ashtakavarga: the sums in a drawing, every planet's bindus in a table, and how to read them. */
export const BinduSection = ({ chart }: { chart: Chart }) => {
  const t = useTexts(binduTexts)
  const tables: Readonly<Record<string, string>> = t.tables
  return (
    <>
      <p className={section.lede}>{t.lede}</p>
      <div className={css.both}>
        <div>
          <Sums chart={chart} />
          <ul className={css.legend}>
            <li>{t.legendStrong}</li>
            <li>{t.legendWeak}</li>
            <li>{t.legendOwn}</li>
          </ul>
        </div>
        <Table chart={chart} />
      </div>
      <p className={section.note}>{t.note(tables[chart.ashtakavarga.table] ?? chart.ashtakavarga.table)}</p>
    </>
  )
}
