import { useTexts } from '#lib/i18n.ts'
import css from './sources.module.css'
import { policyTexts } from './texts.ts'

const sources = [
  {
    key: 'geonames',
    name: 'GeoNames',
    home: 'https://www.geonames.org',
    licence: 'CC BY 4.0',
    terms: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    key: 'openStreetMap',
    name: 'OpenStreetMap',
    home: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
    terms: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    key: 'astronomyEngine',
    name: 'Astronomy Engine',
    home: 'https://github.com/cosinekitty/astronomy',
    licence: 'MIT',
    terms: 'https://github.com/cosinekitty/astronomy/blob/master/LICENSE',
  },
] as const

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" lang="en">
    {children}
  </a>
)

/** Whose data and programs the charts and places come from, each under its licence. */
export const Sources = () => {
  const t = useTexts(policyTexts)
  return (
    <ul className={css.sources}>
      {sources.map(({ key, name, home, licence, terms }) => (
        <li key={key}>
          <Outside href={home}>{name}</Outside>
          <span>{t.terms.sources[key]}</span>
          <Outside href={terms}>{licence}</Outside>
        </li>
      ))}
    </ul>
  )
}
