import type { Chart } from '@dhruva/contract'
import { ayanamsaText, offsetText } from '@dhruva/contract/drawing'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import css from './kundli-view.module.css'
import section from './section.module.css'
import { binduTexts, conventionTexts, pageTexts } from './texts.ts'

const useConventions = (chart: Chart): [name: string, value: string][] => {
  const t = useTexts(conventionTexts)
  const page = useTexts(pageTexts)
  const bindus = useTexts(binduTexts)
  const { conventions, input } = chart
  const tables: Readonly<Record<string, string>> = bindus.tables
  return [
    [t.names.ayanamsa, t.lahiri(ayanamsaText(chart.ayanamsa))],
    [t.names.node, t.node(conventions.node === 'true' ? page.nodes.true : page.nodes.mean)],
    [t.names.houses, t.wholeSign],
    [t.names.positions, t.apparent],
    [t.names.dasha, t.days(conventions.year_days)],
    [t.names.sunrise, t.centre],
    [t.names.bindus, tables[conventions.ashtakavarga] ?? conventions.ashtakavarga],
    [t.names.zone, t.zoneAt(input.tz, offsetText(input.offset_seconds))],
  ]
}

/** The conventions a kundli was computed with, and why another program may differ. */
export const Computation = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const t = useTexts(conventionTexts)
  const rows = useConventions(chart)
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={section.grid}>
      <dl className={css.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Heading className={css.small}>{t.differs}</Heading>
        <ul className={section.facts}>
          {t.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className={section.note}>
          <Link to={to('accuracy')}>{t.more}</Link>
        </p>
      </div>
    </div>
  )
}
