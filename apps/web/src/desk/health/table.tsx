import { type ReactNode, useId } from 'react'
import css from '../parts/parts.module.css'

export type Column<Row> = { name: string; cell: (row: Row) => ReactNode }

type Props<Row> = { label: string; rows: readonly Row[]; columns: readonly Column<Row>[]; none: string }

/** Figures under a heading, in a box that scrolls by itself where it is wider than a phone. */
export const Table = <Row,>({ label, rows, columns, none }: Props<Row>) => {
  const id = useId()
  return (
    <div className={css.section}>
      <h2 id={id}>{label}</h2>
      {rows.length === 0 ? (
        <p className={css.quiet}>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={css.scroll} aria-labelledby={id} tabIndex={0}>
          <table className="num">
            <thead>
              <tr>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move
                <tr key={at}>
                  {columns.map(({ name, cell }) => (
                    <td key={name}>{cell(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
