import type { Chart } from '@dhruva/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import type { KundliDoshas } from '#locales/en/kundli-doshas.ts'
import { Tag } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronDown } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { LifeBand } from './life-band.tsx'
import css from './saturn-section.module.css'
import { ageAt, joined, type Passage, passagesOf, type Stay, type Tense, tenseOf } from './saturn-stays.ts'
import section from './section.module.css'
import { doshaTexts } from './texts.ts'
import { useDay } from './use-day.ts'

type At = { chart: Chart; now: string }

const phaseName = (t: KundliDoshas, phase: string): string => {
  const names: Readonly<Record<string, string>> = { ...t.phases, ...t.dhaiyas }
  return names[phase] ?? ''
}

const Stays = ({ stays, now, label }: { stays: readonly Stay[]; now: string; label: string }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(doshaTexts)
  const day = useDay()
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.phase}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.until}</th>
        </tr>
      </thead>
      <tbody>
        {stays.map((stay) => {
          const tense = tenseOf(stay, now)
          return (
            <tr key={stay.start} data-tense={tense}>
              <th scope="row">
                {phaseName(t, stay.phase)} {tense === 'now' ? <span className={css.here}>{t.now}</span> : null}
                <span className={css.sign}>{t.saturnIn(k.signs[stay.sign] ?? '')}</span>
              </th>
              <td className="num">{day(stay.start)}</td>
              <td className="num">{day(stay.end)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type FoldProps = { title: string; note?: string; tense: Tense; open: boolean; level: 3 | 4; children: ReactNode }

/** What is over or far off is folded away; on paper all stands open. */
const Fold = ({ title, note, tense, open, level, children }: FoldProps) => {
  const t = useTexts(doshaTexts)
  const Heading = `h${level}` as const
  return (
    <details className={css.fold} open={open}>
      <summary>
        <Icon of={ChevronDown} />
        <Heading>{title}</Heading>
        <span className={css.age}>
          <span className="num">{note}</span> <Tag tone={tense === 'now' ? 'rashi' : 'plain'}>{t[tense]}</Tag>
        </span>
      </summary>
      {children}
    </details>
  )
}

type PassageProps = At & { passage: Passage; number: number; open: boolean; level: 3 | 4 }

const OnePassage = ({ passage, number, chart, now, open, level }: PassageProps) => {
  const t = useTexts(doshaTexts)
  const { utc } = chart.input
  const age = t.age(ageAt(utc, passage.start), ageAt(utc, passage.end))
  return (
    <Fold title={t.passage(number)} note={age} tense={tenseOf(passage, now)} open={open} level={level}>
      <Stays stays={passage.stays} now={now} label={t.passage(number)} />
    </Fold>
  )
}

const OfDhaiya = ({ stays, now, level }: { stays: readonly Stay[]; now: string; level: 3 | 4 }) => {
  const t = useTexts(doshaTexts)
  const running = stays.some((stay) => tenseOf(stay, now) === 'now')
  const comes = stays.some((stay) => tenseOf(stay, now) === 'future')
  return (
    <Fold title={t.dhaiya} tense={running ? 'now' : comes ? 'future' : 'past'} open={running} level={level}>
      <p className={section.plain}>{t.dhaiyaLede}</p>
      <Stays stays={stays} now={now} label={t.dhaiya} />
    </Fold>
  )
}

/** What runs now, or when the next begins. */
const Standing = ({ stays, passages, now }: { stays: readonly Stay[]; passages: readonly Passage[]; now: string }) => {
  const t = useTexts(doshaTexts)
  const day = useDay()
  const current = stays.find((stay) => tenseOf(stay, now) === 'now')
  const next = passages.find((passage) => tenseOf(passage, now) === 'future')
  const meaning: Readonly<Record<string, string>> = t.phaseMeans
  if (current)
    return (
      <p className={css.standing}>
        {t.running(phaseName(t, current.phase), day(current.end))} {meaning[current.phase]}
      </p>
    )
  return (
    <p className={css.standing}>
      {t.notRunning} {next ? t.next(day(next.start)) : t.noMore}
    </p>
  )
}

/** Sade Sati and dhaiya over a hundred years: past, running, to come. */
export const SaturnSection = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const t = useTexts(doshaTexts)
  const [now] = useState(() => new Date().toISOString())
  const { intervals, dhaiya } = chart.doshas.sade_sati
  const passages = passagesOf(intervals)
  const inner = level === 2 ? 3 : 4
  // the one that runs, else the next
  const near = passages.find((passage) => tenseOf(passage, now) !== 'past')
  return (
    <>
      <p className={section.lede}>{t.saturnLede}</p>
      <Standing stays={intervals} passages={passages} now={now} />
      <LifeBand birth={chart.input.utc} now={now} above={intervals} below={dhaiya.intervals} />
      <div className={css.folds}>
        {passages.map((passage, index) => (
          <OnePassage
            key={passage.start}
            passage={passage}
            number={index + 1}
            chart={chart}
            now={now}
            open={passage === near}
            level={inner}
          />
        ))}
        <OfDhaiya stays={joined(dhaiya.intervals)} now={now} level={inner} />
      </div>
      <p className={section.note}>{t.stayNote}</p>
    </>
  )
}
