import type { Match, MatchKoota } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Meter, SectionHead } from '#ui/marks.tsx'
import css from './koota-table.module.css'
import { matchTexts } from './texts.ts'

const Row = ({ koota }: { koota: MatchKoota }) => {
  const t = useTexts(matchTexts)
  const format = useFormat()
  const { id, name, points, maximum, groom, bride, reason } = koota
  const text = t.pointsOf(format.number(points), maximum)
  return (
    <tr data-koota={id}>
      <th scope="row">
        <span className={css.name}>{name}</span>
        <span className={css.about}>{t.about[id]}</span>
      </th>
      <td className={css.why}>
        {id === 'bhakoot' ? null : <span className={css.pair}>{t.pairOf(groom, bride)}</span>}
        <span>{reason}</span>
      </td>
      <td className={css.points}>
        <span className="num">
          <b>{format.number(points)}</b> / {maximum}
        </span>
        <Meter label={name} value={points / maximum} text={text} />
      </td>
    </tr>
  )
}

/** The eight kootas: what each looks at, what the two are in it, its points, and why. */
export const KootaTable = ({ match }: { match: Match }) => {
  const t = useTexts(matchTexts)
  const format = useFormat()
  return (
    <section aria-labelledby="kootas">
      <SectionHead title={t.kootas} id="kootas">
        {t.kootasLede}
      </SectionHead>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th scope="col">{t.koota}</th>
            <th scope="col">{t.pairOf(t.groom, t.bride)}</th>
            <th scope="col">{t.points}</th>
          </tr>
        </thead>
        <tbody>
          {match.kootas.map((koota) => (
            <Row key={koota.id} koota={koota} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            <td className={css.points}>
              <span className="num">
                <b>{format.number(match.total)}</b> / {match.maximum}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
