import { useTexts } from '#lib/i18n.ts'
import css from './accuracy-page.module.css'
import { accuracyTexts } from './texts.ts'

const sources = [
  {
    key: 'astronomyEngine',
    name: 'Astronomy Engine',
    home: 'https://github.com/cosinekitty/astronomy',
    licence: 'MIT',
  },
  { key: 'geonames', name: 'GeoNames', home: 'https://www.geonames.org', licence: 'CC BY 4.0' },
  {
    key: 'openStreetMap',
    name: '© OpenStreetMap contributors',
    home: 'https://www.openstreetmap.org/copyright',
    licence: 'ODbL 1.0',
  },
  { key: 'iana', name: 'IANA Time Zone Database', home: 'https://www.iana.org/time-zones', licence: null },
  { key: 'swissEphemeris', name: 'Swiss Ephemeris', home: 'https://www.astro.com/swisseph/', licence: 'AGPL 3.0' },
] as const

/** What the charts and this page's figures rest on, each under its licence. */
export const Sources = () => {
  const t = useTexts(accuracyTexts)
  return (
    <ul className={css.sources}>
      {sources.map(({ key, name, home, licence }) => (
        <li key={key}>
          <a href={home} target="_blank" rel="noreferrer" lang="en">
            {name}
          </a>
          <span>{t.sources.list[key]}</span>
          {licence === null ? <span>{t.sources.publicDomain}</span> : <span lang="en">{licence}</span>}
        </li>
      ))}
    </ul>
  )
}
