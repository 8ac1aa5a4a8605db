import type { Chart, Stability } from '@dhruva/contract'
import { useId } from 'react'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './honesty-note.module.css'
import { drawnTime, type HonestRow, honestRows } from './kundli/honesty-rows.ts'
import { honestyTexts } from './kundli/texts.ts'

/** More times than this are folded away: an unknown day has thirteen. */
const SHOWN_SPANS = 4

const Spans = ({ spans, summary }: { spans: NonNullable<HonestRow['spans']>; summary: string }) => {
  const t = useTexts(honestyTexts)
  const list = (
    <ul className={css.spans}>
      {spans.map(({ value, from, to }) => (
        <li key={`${value} ${from}`}>
          <b>{value}</b> <span className="num">{t.lagnaSpan(from, to)}</span>
        </li>
      ))}
    </ul>
  )
  if (spans.length <= SHOWN_SPANS)
    return (
      <>
        {summary}
        {list}
      </>
    )
  return (
    <details>
      <summary>{summary}</summary>
      {list}
    </details>
  )
}

const Row = ({ row: { name, holds, text, spans } }: { row: HonestRow }) => {
  const t = useTexts(honestyTexts)
  return (
    <div className={css.row}>
      <dt>
        {name}{' '}
        <span className={css.state} data-holds={holds || undefined}>
          {holds ? t.holds : t.open}
        </span>
      </dt>
      <dd>{spans ? <Spans spans={spans} summary={text} /> : text}</dd>
    </div>
  )
}

/**
 * Says calmly what of a kundli holds and what does not when its time of birth is uncertain: the answer's `stability`, and
 * the chart it came with. Nothing for an exact time.
 */
export const HonestyNote = ({ stability, chart }: { stability: Stability | null; chart: Pick<Chart, 'input'> }) => {
  const t = useTexts(honestyTexts)
  const names = useTexts(kundliTexts)
  const language = useLanguage()
  const title = useId()
  if (stability === null) return null
  const { minutes } = stability
  return (
    <Card as="section" tight className={css.note} aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <p>
        {minutes === null ? t.unknown : t.within(minutes)} {t.drawnFor(drawnTime(chart, language))}
      </p>
      <dl className={css.rows}>
        {honestRows(stability, chart, { language, t, names }).map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </dl>
      <p className={css.improve}>{t.improve}</p>
    </Card>
  )
}
