import type { Chart, Graha, GrahaId } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { degreeText } from '#ui/kundli/drawn.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './kundli-view.module.css'
import { Part } from './part.tsx'

type Place = Pick<Graha, 'sign' | 'degree' | 'nakshatra' | 'pada'>

const Placement = ({ at, house }: { at: Place; house: number }) => {
  const t = useTexts(kundliTexts)
  return (
    <>
      <td>
        <span>{t.signs[at.sign]}</span> <span className="num">{degreeText(at.degree)}</span>
      </td>
      <td>
        <span>{t.nakshatras[at.nakshatra]}</span> <span className={css.quiet}>{t.pada(at.pada)}</span>
      </td>
      <td className="num">{house}</td>
    </>
  )
}

const Marks = ({ graha }: { graha: Graha }) => {
  const t = useTexts(kundliTexts)
  const isNode = graha.id === 'rahu' || graha.id === 'ketu'
  const marks = [
    graha.retrograde && !isNode ? t.retrogradeMark : '',
    graha.combust ? t.combustMark : '',
    graha.vargottama ? t.vargottamaMark : '',
  ].filter((mark) => mark !== '')
  return marks.length === 0 ? null : <span className={css.marks}>{marks.join(', ')}</span>
}

type PlanetCardProps = { chart: Chart; level: 2 | 3; marked: GrahaId | null; house: number }

/** Every placement in a table: what the drawing shows, to the minute of arc. */
export const PlanetCard = ({ chart, level, marked, house }: PlanetCardProps) => {
  const t = useTexts(kundliTexts)
  return (
    <Part id="kundli-graha" title={t.planets} level={level}>
      <table className={css.table} aria-label={t.planetsLabel}>
        <thead>
          <tr>
            <th scope="col">{t.planet}</th>
            <th scope="col">{t.signAndDegree}</th>
            <th scope="col">{t.nakshatraAndPada}</th>
            <th scope="col">{t.house}</th>
            <th scope="col" className={css.wide}>
              {t.dignity}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-house={house === 1 || undefined}>
            <th scope="row">{t.lagna}</th>
            <Placement at={chart.ascendant} house={1} />
            <td className={css.wide} />
          </tr>
          {chart.grahas.map((graha) => (
            <tr
              key={graha.id}
              data-marked={graha.id === marked || undefined}
              data-house={graha.house === house || undefined}
            >
              <th scope="row">
                {t.grahas[graha.id]}
                <Marks graha={graha} />
                <span className={css.narrow}>{t.dignities[graha.dignity]}</span>
              </th>
              <Placement at={graha} house={graha.house} />
              <td className={css.wide}>{t.dignities[graha.dignity]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.fine}>{t.marksNote}</p>
    </Part>
  )
}
