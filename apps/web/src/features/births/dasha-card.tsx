import type { Chart, Period } from '@dhruva/contract'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './dasha-card.module.css'
import { dashaYears, partsOf } from './dasha-periods.ts'
import shared from './kundli-view.module.css'
import { Part } from './part.tsx'

/** A day with its year; the short months of Hindi are hard to read, so there it has the long ones. */
const useDay = () => {
  const { date, shortDate } = useFormat()
  return useLanguage() === 'hi' ? date : shortDate
}

type Running = NonNullable<Chart['vimshottari']['current']>

const Now = ({ running }: { running: Running }) => {
  const t = useTexts(kundliTexts)
  const day = useDay()
  const levels = [
    { name: t.maha, period: running.maha },
    { name: t.antar, period: running.antar },
    { name: t.pratyantar, period: running.pratyantar },
  ]
  return (
    <dl className={css.now} aria-label={t.running}>
      {levels.map(({ name, period }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{t.grahas[period.lord]}</b>
            <span className="num">{t.period(day(period.start), day(period.end))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type StripProps = {
  periods: readonly Period[]
  running: Running | null
  chosen: Period
  onChoose: (period: Period) => void
}

/** Nine mahadashas, each as long as its years; the running one is marigold. */
const Strip = ({ periods, running, chosen, onChoose }: StripProps) => {
  const t = useTexts(kundliTexts)
  const day = useDay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this strip has no room for
    <div className={css.strip} role="group" aria-label={t.dashasLabel}>
      {periods.map((period) => {
        const isNow = period.start === running?.maha.start
        const name = t.mahadashaOf(t.grahas[period.lord], day(period.start), day(period.end))
        return (
          <button
            key={period.start}
            type="button"
            style={{ '--years': dashaYears[period.lord] }}
            data-now={isNow || undefined}
            aria-pressed={period.start === chosen.start}
            onClick={() => onChoose(period)}
          >
            <span className={css.short} aria-hidden="true">
              {t.grahasShort[period.lord]}
            </span>
            <span className={css.long} aria-hidden="true">
              {t.grahas[period.lord]}
            </span>
            <span className="vh">{isNow ? `${name}, ${t.now}` : name}</span>
          </button>
        )
      })}
    </div>
  )
}

const Antardashas = ({ of, running }: { of: Period; running: Running | null }) => {
  const t = useTexts(kundliTexts)
  const day = useDay()
  return (
    <table className={shared.table} aria-label={t.antardashasOf(t.grahas[of.lord])}>
      <thead>
        <tr>
          <th scope="col">{t.antar}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.until}</th>
        </tr>
      </thead>
      <tbody>
        {partsOf(of).map((part) => {
          const isNow = part.start === running?.antar.start
          return (
            <tr key={part.start} data-house={isNow || undefined}>
              <th scope="row">
                {t.grahas[part.lord]} {isNow ? <span className={css.here}>{t.now}</span> : null}
              </th>
              <td className={`${shared.date} num`}>{day(part.start)}</td>
              <td className={`${shared.date} num`}>{day(part.end)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Vimshottari: what runs now, 120 years as a strip, the antardashas of the chosen mahadasha. */
export const DashaCard = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const t = useTexts(kundliTexts)
  const format = useFormat()
  const day = useDay()
  const { mahadashas, current, lord, balance_years } = chart.vimshottari
  const [picked, setPicked] = useState<Period | null>(null)
  const chosen = picked ?? mahadashas.find((period) => period.start === current?.maha.start) ?? mahadashas[0]
  if (!chosen) return null
  return (
    <Part id="kundli-dasha" title={t.dashas} level={level} className={css.card}>
      {current ? <Now running={current} /> : <p className={shared.fine}>{t.noneRunning}</p>}
      <Strip periods={mahadashas} running={current} chosen={chosen} onChoose={setPicked} />
      <p className={`${css.chosen} num`} role="status">
        {t.mahadashaOf(t.grahas[chosen.lord], day(chosen.start), day(chosen.end))}
      </p>
      <Antardashas of={chosen} running={current} />
      <p className={shared.fine}>{t.balance(t.grahas[lord], format.number(Math.round(balance_years * 100) / 100))}</p>
    </Part>
  )
}
