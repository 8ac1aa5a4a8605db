import { CLOCKS, LOCALES } from '@dhruva/common'
import type { Chart, Stability } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import type { Kundli } from '#locales/en/kundli.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './kundli/kundli-view.module.css'
import { Part } from './kundli/part.tsx'
import { pageTexts } from './kundli/texts.ts'

/** Karana 1..60: the seven moving ones eight times over between the four fixed ones. */
export const karanaName = (t: Pick<Kundli, 'karanas' | 'fixedKaranas'>, karana: number): string =>
  (karana === 1
    ? t.fixedKaranas.first
    : karana > 57
      ? t.fixedKaranas.last[karana - 58]
      : t.karanas[(karana - 2) % 7]) ?? ''

const nakshatraText = (k: Kundli, chart: Chart, stability: Stability | null, or: string): string => {
  const name = k.nakshatras[chart.nakshatra] ?? ''
  if (stability === null || stability.pada.certain) return k.nakshatraTag(name, chart.pada)
  return stability.nakshatra.values.map((index) => k.nakshatras[index] ?? '').join(or)
}

/** Clock time at the place of birth. */
const useLocalTime = (tz: string) => {
  const language = useLanguage()
  const { time } = useFormat()
  return (instant: string) => {
    try {
      return new Intl.DateTimeFormat(LOCALES[language], {
        timeZone: tz,
        ...CLOCKS[language],
      }).format(new Date(instant))
    } catch {
      // an old browser may not know the zone
      return time(instant)
    }
  }
}

type PanchangCardProps = { chart: Chart; stability: Stability | null; place: string | undefined; level: 2 | 3 }

/** The limbs of an inexact time are those of one moment of it; the whole day stands on the page of the panchang. */
const OfTheDay = ({ chart, place, at }: { chart: Chart; place: string | undefined; at: string }) => {
  const t = useTexts(pageTexts)
  const { dob, lat, lng } = chart.input
  const date = dob.split('/').reverse().join('-')
  return (
    <p className={css.fine}>
      {t.panchangAt(at)} <Link to={to('panchang', { date, lat, lng, place })}>{t.panchangOfDay}</Link>
    </p>
  )
}

/** The five limbs of the day of birth, with sunrise and sunset at its place. */
export const PanchangCard = ({ chart, stability, place, level }: PanchangCardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const timeOf = useLocalTime(chart.input.tz)
  const { panchang } = chart
  const rows = [
    [t.vara, k.varas[panchang.vara]],
    [t.tithi, k.tithis[panchang.tithi - 1]],
    [t.nakshatra, nakshatraText(k, chart, stability, t.or)],
    [t.yoga, k.yogas[panchang.yoga - 1]],
    [t.karana, karanaName(k, panchang.karana)],
    [t.sunrise, panchang.sunrise_utc ? timeOf(panchang.sunrise_utc) : t.noSun],
    [t.sunset, panchang.sunset_utc ? timeOf(panchang.sunset_utc) : t.noSun],
  ]
  return (
    <Part id="kundli-panchang" title={t.panchang} level={level}>
      <dl className={css.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.fine}>{t.varaNote}</p>
      {stability ? <OfTheDay chart={chart} place={place} at={timeOf(chart.input.utc)} /> : null}
    </Part>
  )
}
