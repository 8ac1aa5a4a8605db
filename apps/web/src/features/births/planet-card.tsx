import type { Graha, GrahaId } from '@dhruva/contract'
import { type CertainChart, degreeText, type OpenGraha, type Origin } from '@dhruva/contract/drawing'
import { useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import shared from './kundli/kundli-view.module.css'
import { Part } from './kundli/part.tsx'
import { pageTexts } from './kundli/texts.ts'
import css from './planet-card.module.css'

type PlacementProps = {
  sign: string
  degree: string | null
  nakshatra: string | null
  pada: number | null
  house: number | null
  lord: string | null
}

const Placement = ({ sign, degree, nakshatra, pada, house, lord }: PlacementProps) => {
  const t = useTexts(pageTexts)
  return (
    <>
      <td>
        <span>{sign}</span> {degree === null ? null : <span className="num">{degree}</span>}
      </td>
      <td>
        <span>{nakshatra ?? '–'}</span> {pada === null ? null : <span className={css.quiet}>{t.pada(pada)}</span>}
        {lord === null ? null : <span className={css.narrow}>{t.nakshatraLordIs(lord)}</span>}
      </td>
      <td className="num">{house ?? '–'}</td>
      <td className={css.wide}>{lord}</td>
    </>
  )
}

/** A planet's placement as far as it is known. */
const PlacementOf = ({ certain, graha }: { certain: CertainChart; graha: Graha }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const star = certain.star(graha)
  const known = certain.degree(graha)
  return (
    <Placement
      sign={k.signs[graha.sign] ?? ''}
      degree={known === 'minute' ? degreeText(graha.degree) : known && t.about(`${Math.round(graha.degree)}°`)}
      nakshatra={star && (k.nakshatras[graha.nakshatra] ?? '')}
      pada={star === 'pada' ? graha.pada : null}
      house={graha.house}
      lord={star && k.grahas[graha.nakshatra_lord]}
    />
  )
}

const OfLagna = ({ certain: { chart, exact } }: { certain: CertainChart }) => {
  const k = useTexts(kundliTexts)
  const { sign, degree, nakshatra, pada } = chart.ascendant
  return (
    <Placement
      sign={k.signs[sign] ?? ''}
      degree={exact ? degreeText(degree) : null}
      nakshatra={exact ? (k.nakshatras[nakshatra] ?? '') : null}
      pada={exact ? pada : null}
      house={1}
      lord={null}
    />
  )
}

const Marks = ({ certain, graha }: { certain: CertainChart; graha: Graha }) => {
  const t = useTexts(pageTexts)
  const isNode = graha.id === 'rahu' || graha.id === 'ketu'
  const marks = [
    graha.retrograde && !isNode ? t.retrogradeMark : '',
    graha.combust && certain.exact ? t.combustMark : '',
    certain.vargottama(graha) ? t.vargottamaMark : '',
  ].filter((mark) => mark !== '')
  return marks.length === 0 ? null : <span className={css.marks}>{marks.join(', ')}</span>
}

type PlanetCardProps = {
  certain: CertainChart
  level: 2 | 3
  marked: GrahaId | null
  house: number
  onGraha: (graha: GrahaId) => void
}

type RowProps = {
  certain: CertainChart
  graha: Graha
  marked: boolean
  chosen: boolean
  onGraha: (graha: GrahaId) => void
}

const Row = ({ certain, graha, marked, chosen, onGraha }: RowProps) => {
  const k = useTexts(kundliTexts)
  const dignity = certain.dignity(graha) ? k.dignities[graha.dignity] : ''
  return (
    <tr data-marked={marked || undefined} data-house={chosen || undefined}>
      <th scope="row">
        <button type="button" className={css.name} onClick={() => onGraha(graha.id)}>
          {k.grahas[graha.id]}
        </button>
        <Marks certain={certain} graha={graha} />
        <span className={css.narrow}>{dignity}</span>
      </th>
      <PlacementOf certain={certain} graha={graha} />
      <td className={css.wide}>{dignity}</td>
    </tr>
  )
}

/** A planet that may stand in more than one sign: which ones, and nothing else. */
const OpenRow = ({ open: { id, signs } }: { open: OpenGraha }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  return (
    <tr>
      <th scope="row">{k.grahas[id]}</th>
      <Placement
        sign={signs.map((sign) => k.signs[sign] ?? '').join(t.or)}
        {...{ degree: null, nakshatra: null, pada: null, house: null, lord: null }}
      />
      <td className={css.wide} />
    </tr>
  )
}

const Head = ({ origin }: { origin: Origin }) => {
  const t = useTexts(pageTexts)
  return (
    <thead>
      <tr>
        <th scope="col">{t.planet}</th>
        <th scope="col">{t.signAndDegree}</th>
        <th scope="col">{t.nakshatraAndPada}</th>
        <th scope="col">{t.houseFrom[origin]}</th>
        <th scope="col" className={css.wide}>
          {t.nakshatraLord}
        </th>
        <th scope="col" className={css.wide}>
          {t.dignity}
        </th>
      </tr>
    </thead>
  )
}

/** Every placement in a table: what the drawing shows, to the minute of arc. A planet's name opens its explanation. */
export const PlanetCard = ({ certain, level, marked, house, onGraha }: PlanetCardProps) => {
  const t = useTexts(pageTexts)
  const { chart, origin, open } = certain
  return (
    <Part id="kundli-graha" title={t.planets} level={level} className={css.card}>
      <table className={`${shared.table} ${css.table}`} aria-label={t.planetsLabel}>
        <Head origin={origin} />
        <tbody>
          {origin === 'lagna' ? (
            <tr data-house={house === 1 || undefined}>
              <th scope="row">{t.lagna}</th>
              <OfLagna certain={certain} />
              <td className={css.wide} />
            </tr>
          ) : null}
          {chart.grahas.map((graha) => (
            <Row
              key={graha.id}
              certain={certain}
              graha={graha}
              marked={graha.id === marked}
              chosen={graha.house === house}
              onGraha={onGraha}
            />
          ))}
          {open.map((graha) => (
            <OpenRow key={graha.id} open={graha} />
          ))}
        </tbody>
      </table>
      <p className={shared.fine}>{certain.exact ? t.marksNote : t.marksNoteOpen}</p>
    </Part>
  )
}
