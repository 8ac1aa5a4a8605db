import type { Chart, Graha, GrahaId } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { degreeText } from '#ui/kundli/drawn.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { pageTexts } from './kundli/texts.ts'
import shared from './kundli-view.module.css'
import { Part } from './part.tsx'
import css from './planet-card.module.css'

type Place = Pick<Graha, 'sign' | 'degree' | 'nakshatra' | 'pada'>

const Placement = ({ at, house, lord }: { at: Place; house: number; lord: string | null }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  return (
    <>
      <td>
        <span>{k.signs[at.sign]}</span> <span className="num">{degreeText(at.degree)}</span>
      </td>
      <td>
        <span>{k.nakshatras[at.nakshatra]}</span> <span className={css.quiet}>{t.pada(at.pada)}</span>
        {lord === null ? null : <span className={css.narrow}>{t.nakshatraLordIs(lord)}</span>}
      </td>
      <td className="num">{house}</td>
      <td className={css.wide}>{lord}</td>
    </>
  )
}

const Marks = ({ graha }: { graha: Graha }) => {
  const t = useTexts(pageTexts)
  const isNode = graha.id === 'rahu' || graha.id === 'ketu'
  const marks = [
    graha.retrograde && !isNode ? t.retrogradeMark : '',
    graha.combust ? t.combustMark : '',
    graha.vargottama ? t.vargottamaMark : '',
  ].filter((mark) => mark !== '')
  return marks.length === 0 ? null : <span className={css.marks}>{marks.join(', ')}</span>
}

type PlanetCardProps = {
  chart: Chart
  level: 2 | 3
  marked: GrahaId | null
  house: number
  onGraha: (graha: GrahaId) => void
}

/** Every placement in a table: what the drawing shows, to the minute of arc. A planet's name opens its explanation. */
export const PlanetCard = ({ chart, level, marked, house, onGraha }: PlanetCardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  return (
    <Part id="kundli-graha" title={t.planets} level={level} className={css.card}>
      <table className={`${shared.table} ${css.table}`} aria-label={t.planetsLabel}>
        <thead>
          <tr>
            <th scope="col">{t.planet}</th>
            <th scope="col">{t.signAndDegree}</th>
            <th scope="col">{t.nakshatraAndPada}</th>
            <th scope="col">{t.house}</th>
            <th scope="col" className={css.wide}>
              {t.nakshatraLord}
            </th>
            <th scope="col" className={css.wide}>
              {t.dignity}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-house={house === 1 || undefined}>
            <th scope="row">{t.lagna}</th>
            <Placement at={chart.ascendant} house={1} lord={null} />
            <td className={css.wide} />
          </tr>
          {chart.grahas.map((graha) => (
            <tr
              key={graha.id}
              data-marked={graha.id === marked || undefined}
              data-house={graha.house === house || undefined}
            >
              <th scope="row">
                <button type="button" className={css.name} onClick={() => onGraha(graha.id)}>
                  {k.grahas[graha.id]}
                </button>
                <Marks graha={graha} />
                <span className={css.narrow}>{k.dignities[graha.dignity]}</span>
              </th>
              <Placement at={graha} house={graha.house} lord={k.grahas[graha.nakshatra_lord]} />
              <td className={css.wide}>{k.dignities[graha.dignity]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={shared.fine}>{t.marksNote}</p>
    </Part>
  )
}
