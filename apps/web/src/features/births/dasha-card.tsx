import type { Chart, Period } from '@dhruva/contract'
import { type ReactNode, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './dasha-card.module.css'
import { balanceParts, dashaYears, partsOf, runningOf } from './dasha-periods.ts'
import { DashaTree, type RunningPath } from './kundli/dasha-tree.tsx'
import { pageTexts } from './kundli/texts.ts'
import { useDay } from './kundli/use-day.ts'
import shared from './kundli-view.module.css'
import { Part } from './part.tsx'

type Running = Chart['vimshottari']['current']

/** What runs now, from the mahadasha to the sookshma. */
const pathOf = (current: Running): RunningPath => {
  if (!current) return []
  const { maha, antar, pratyantar } = current
  const sookshma = runningOf(partsOf(pratyantar), new Date().toISOString())
  return sookshma ? [maha, antar, pratyantar, sookshma] : [maha, antar, pratyantar]
}

const Now = ({ path }: { path: RunningPath }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const day = useDay()
  const names = [t.maha, t.antar, t.pratyantar, t.sookshma]
  return (
    <dl className={css.now} aria-label={t.running}>
      {path.map((period, level) => (
        <div key={names[level]}>
          <dt>{names[level]}</dt>
          <dd>
            <b>{k.grahas[period.lord]}</b>
            <span className="num">{t.period(day(period.start), day(period.end))}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type StripProps = {
  periods: readonly Period[]
  running: Period | undefined
  chosen: Period
  onChoose: (period: Period) => void
}

/** Nine mahadashas, each as long as its years; the running one is marigold. */
const Strip = ({ periods, running, chosen, onChoose }: StripProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const day = useDay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this strip has no room for
    <div className={css.strip} role="group" aria-label={t.dashasLabel}>
      {periods.map((period) => {
        const isNow = period.start === running?.start
        const name = t.mahadashaOf(k.grahas[period.lord], day(period.start), day(period.end))
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
              {k.grahasShort[period.lord]}
            </span>
            <span className={css.long} aria-hidden="true">
              {k.grahas[period.lord]}
            </span>
            <span className="vh">{isNow ? `${name}, ${t.now}` : name}</span>
          </button>
        )
      })}
    </div>
  )
}

const Balance = ({ chart }: { chart: Chart }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const { list } = useFormat()
  const { years, months, days } = balanceParts(chart.vimshottari.balance_years)
  return (
    <p className={shared.fine}>
      {t.balance(k.grahas[chart.vimshottari.lord], list(t.balanceParts(years, months, days)))}{' '}
      {t.dashaNote(chart.conventions.year_days)}
    </p>
  )
}

type DashaCardProps = { chart: Chart; level: 2 | 3; aside?: ReactNode }

/** Vimshottari: what runs now, 120 years as a strip, the chosen mahadasha as a tree of its parts. */
export const DashaCard = ({ chart, level, aside }: DashaCardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const day = useDay()
  const { mahadashas, current } = chart.vimshottari
  const [path] = useState(() => pathOf(current))
  const [picked, setPicked] = useState<Period | null>(null)
  const chosen = picked ?? mahadashas.find((period) => period.start === current?.maha.start) ?? mahadashas[0]
  if (!chosen) return null
  return (
    <Part id="kundli-dasha" title={t.dashas} level={level} aside={aside} className={css.card}>
      <div className={css.both}>
        <div>
          {current ? <Now path={path} /> : <p className={shared.fine}>{t.noneRunning}</p>}
          <Balance chart={chart} />
        </div>
        <div className={css.tree}>
          <Strip periods={mahadashas} running={current?.maha} chosen={chosen} onChoose={setPicked} />
          <p className={`${css.chosen} num`} role="status">
            {t.mahadashaOf(k.grahas[chosen.lord], day(chosen.start), day(chosen.end))}
          </p>
          <DashaTree key={chosen.start} of={chosen} running={path} />
        </div>
      </div>
    </Part>
  )
}
