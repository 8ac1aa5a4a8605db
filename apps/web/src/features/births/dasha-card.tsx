import type { Chart, Period, Stability } from '@dhruva/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './dasha-card.module.css'
import { balanceParts, dashaYears, partsOf, runningOf } from './kundli/dasha-periods.ts'
import { DashaTree, type RunningPath } from './kundli/dasha-tree.tsx'
import shared from './kundli/kundli-view.module.css'
import { Part } from './kundli/part.tsx'
import { pageTexts } from './kundli/texts.ts'
import { DateShift, deepestFor, useDay } from './kundli/use-day.ts'

const ShiftNote = lazy(() => import('./kundli/left-out.tsx').then((part) => ({ default: part.ShiftNote })))

type Running = Chart['vimshottari']['current']

/** What runs now, from the mahadasha to the sookshma. */
const pathOf = (current: Running): RunningPath => {
  if (!current) return []
  const { maha, antar, pratyantar } = current
  const sookshma = runningOf(partsOf(pratyantar), new Date().toISOString())
  return sookshma ? [maha, antar, pratyantar, sookshma] : [maha, antar, pratyantar]
}

/** Of what runs, the levels that run at every possible time of birth. */
const certainPath = (path: RunningPath, { dasha: { running } }: Stability, deepest: number): RunningPath => {
  const levels = [running?.maha, running?.antar, running?.pratyantar]
  const open = levels.findIndex((level) => !level?.certain)
  return path.slice(0, Math.min(open === -1 ? path.length : open, deepest + 1))
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

const Balance = ({ chart, shift }: { chart: Chart; shift: number }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const { list } = useFormat()
  const { years, months, days } = balanceParts(chart.vimshottari.balance_years)
  return (
    <p className={shared.fine}>
      {shift < 1 ? t.balance(k.grahas[chart.vimshottari.lord], list(t.balanceParts(years, months, days))) : null}{' '}
      {t.dashaNote(chart.conventions.year_days)}
    </p>
  )
}

type DashaCardProps = { chart: Chart; stability: Stability | null; level: 2 | 3; aside?: ReactNode }

type PeriodsProps = { chart: Chart; path: RunningPath; deepest: number }

const Periods = ({ chart, path, deepest }: PeriodsProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const day = useDay()
  const { mahadashas } = chart.vimshottari
  const [running] = path
  const [picked, setPicked] = useState<Period | null>(null)
  const chosen = picked ?? mahadashas.find((period) => period.start === running?.start) ?? mahadashas[0]
  if (!chosen) return null
  return (
    <div className={css.tree}>
      <Strip periods={mahadashas} running={running} chosen={chosen} onChoose={setPicked} />
      <p className={`${css.chosen} num`} role="status">
        {t.mahadashaOf(k.grahas[chosen.lord], day(chosen.start), day(chosen.end))}
      </p>
      {deepest > 0 ? <DashaTree key={chosen.start} of={chosen} running={path} /> : null}
    </div>
  )
}

/** Vimshottari: what runs now, 120 years as a strip, the chosen mahadasha as a tree of its parts. */
export const DashaCard = ({ chart, stability, level, aside }: DashaCardProps) => {
  const t = useTexts(pageTexts)
  const { current } = chart.vimshottari
  const [all] = useState(() => pathOf(current))
  const shift = stability?.dasha.dates_span_days ?? 0
  const deepest = deepestFor(shift)
  const path = stability ? certainPath(all, stability, deepest) : all
  return (
    <DateShift value={shift}>
      <Part id="kundli-dasha" title={t.dashas} level={level} aside={aside} className={css.card}>
        <div className={css.both}>
          <div>
            {path.length > 0 ? <Now path={path} /> : null}
            {current ? null : <p className={shared.fine}>{t.noneRunning}</p>}
            {stability ? (
              <p className={shared.fine}>
                <Suspense>
                  <ShiftNote days={shift} />
                </Suspense>
              </p>
            ) : null}
            <Balance chart={chart} shift={shift} />
          </div>
          <Periods chart={chart} path={path} deepest={deepest} />
        </div>
      </Part>
    </DateShift>
  )
}
