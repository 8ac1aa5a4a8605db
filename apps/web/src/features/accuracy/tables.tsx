import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Meter } from '#ui/marks.tsx'
import { measured } from './measured.ts'
import { allowed, groups, type Row, written } from './rows.ts'
import css from './tables.module.css'
import { accuracyTexts } from './texts.ts'

const DifferenceRow = ({ row }: { row: Row }) => {
  const t = useTexts(accuracyTexts)
  const format = useFormat()
  const share = row.largest / row.tolerance
  return (
    <tr>
      <th scope="row">{t.quantities[row.id]}</th>
      <td className="num">{written(row.median, row.unit, t)}</td>
      <td className="num">{written(row.largest, row.unit, t)}</td>
      <td className="num">{allowed(row, t)}</td>
      <td className={css.share}>
        <Meter label={t.quantities[row.id]} value={share} text={t.differences.used(format.percent(share))} />
      </td>
    </tr>
  )
}

/** How far from the reference every quantity is, by kind. */
export const DifferenceTables = () => {
  const t = useTexts(accuracyTexts)
  const { what, median, largest, share } = t.differences
  return (
    <>
      {groups.map(({ title, rows }) => (
        <table key={title} className={css.table}>
          <caption>{t.differences[title]}</caption>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{median}</th>
              <th scope="col">{largest}</th>
              <th scope="col">{t.differences.allowed}</th>
              <th scope="col" className={css.share}>
                {share}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DifferenceRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}

/** What is equal or not, counted. */
export const LikenessTable = () => {
  const t = useTexts(accuracyTexts)
  const format = useFormat()
  return (
    <table className={cx(css.table, css.pair)}>
      <caption className="vh">{t.same.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.differences.what}</th>
          <th scope="col">{t.same.count}</th>
        </tr>
      </thead>
      <tbody>
        {measured.agreements.map(({ id, same, of }) => (
          <tr key={id}>
            <th scope="row">{t.likenesses[id]}</th>
            <td className="num">{t.same.of(format.number(same), format.number(of))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
