import type { ResultOf } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Segmented } from '#ui/segmented.tsx'
import { useDesk } from '../lib/api.ts'
import { deskHealthTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { type Column, Table } from './table.tsx'

type Quality = ResultOf<typeof desk.getQuality>

const DAYS = ['1', '7', '30', '90'] as const

const asDay = (day: string) => new Date(`${day}T12:00:00+05:30`)

const Ratings = ({ ratings }: { ratings: Quality['ratings'] }) => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const columns: readonly Column<Quality['ratings'][number]>[] = [
    { name: t.astrologer, cell: ({ astrologer }) => t.astrologers[astrologer] ?? astrologer },
    { name: t.kind, cell: ({ kind }) => (kind === null ? t.before : (t.kinds[kind] ?? kind)) },
    { name: t.good, cell: ({ good }) => format.number(good) },
    { name: t.bad, cell: ({ bad }) => format.number(bad) },
    {
      name: t.why,
      cell: ({ reasons }) =>
        Object.entries(reasons)
          .toSorted(([, one], [, other]) => other - one)
          .map(([reason, count]) => `${t.reasons[reason] ?? reason} ${format.number(count)}`)
          .join(', '),
    },
  ]
  return <Table label={t.ratingsTitle} rows={ratings} columns={columns} none={t.noRatings} />
}

const Ends = ({ days }: { days: Quality['days'] }) => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const columns: readonly Column<Quality['days'][number]>[] = [
    { name: t.day, cell: ({ day }) => format.day(asDay(day)) },
    { name: t.complete, cell: ({ complete }) => format.number(complete) },
    { name: t.stopped, cell: ({ stopped }) => format.number(stopped) },
    { name: t.failed, cell: ({ failed }) => format.number(failed) },
  ]
  return <Table label={t.endsTitle} rows={days} columns={columns} none={t.noAnswers} />
}

/** The sum of all figures that begin so, and what they are named after it. */
const beginningWith = (figures: Record<string, number>, start: string) =>
  Object.entries(figures)
    .filter(([name]) => name.startsWith(start))
    .map(([name, count]): [string, number] => [name.slice(start.length), count])

const Models = ({ models }: { models: Quality['models'] }) => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const many = (figures: Record<string, number>, ...names: string[]) =>
    format.number(names.reduce((sum, name) => sum + (figures[name] ?? 0), 0))
  const named = (figures: Record<string, number>, start: string) =>
    beginningWith(figures, start)
      .map(([name, count]) => `${t.wire[name] ?? name} ${format.number(count)}`)
      .join(', ')
  const columns: readonly Column<Quality['models'][number]>[] = [
    { name: t.day, cell: ({ day }) => format.day(asDay(day)) },
    {
      name: t.model,
      cell: ({ model }) => (
        <span lang="en" className={css.whole}>
          {model}
        </span>
      ),
    },
    { name: t.answers, cell: ({ figures }) => many(figures, 'answers') },
    { name: t.cost, cell: ({ figures }) => format.rupees(Math.round((figures.rupees ?? 0) * 100) / 100) },
    {
      name: t.tokensIn,
      cell: ({ figures }) => `${many(figures, 'tokens_prompt')} + ${many(figures, 'tokens_cached')}`,
    },
    {
      name: t.tokensOut,
      cell: ({ figures }) => `${many(figures, 'tokens_reply')} + ${many(figures, 'tokens_thought')}`,
    },
    { name: t.claims, cell: ({ figures }) => many(figures, 'claims') },
    { name: t.withheld, cell: ({ figures }) => many(figures, 'withheld') },
    { name: t.rewritten, cell: ({ figures }) => `${many(figures, 'rewritten')} / ${many(figures, 'not_rewritten')}` },
    { name: t.composed, cell: ({ figures }) => many(figures, 'composed') },
    { name: t.screened, cell: ({ figures }) => named(figures, 'screened:') },
    { name: t.fallbacks, cell: ({ figures }) => named(figures, 'fallback:') },
  ]
  return <Table label={t.modelsTitle} rows={models} columns={columns} none={t.noModel} />
}

/** `/desk/quality`: how good answers are, and what they cost. */
export const QualityPage = () => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const found = useDesk(desk.getQuality, { days: Number(days) })
  const options = DAYS.map((value) => ({ value, label: t.lastDays(Number(value)) }))
  return (
    <>
      <PageHead title={t.qualityTitle}>{t.qualityLede}</PageHead>
      <div className={css.bar}>
        <Segmented label={t.period} options={options} value={days} onChange={setDays} />
      </div>
      <Answer of={found}>
        {(quality) => (
          <>
            <Ratings ratings={quality.ratings} />
            <Ends days={quality.days} />
            <section className={css.section} aria-labelledby="kinds">
              <h2 id="kinds">{t.kindsTitle}</h2>
              <dl className={`${css.facts} num`}>
                {quality.kinds.map(({ kind, count }) => (
                  <div key={kind}>
                    <dt>{t.kinds[kind] ?? kind}</dt>
                    <dd>{format.number(count)}</dd>
                  </div>
                ))}
              </dl>
              {quality.kinds.length === 0 ? <p className={css.quiet}>{t.noAnswers}</p> : null}
            </section>
            <Models models={quality.models} />
          </>
        )}
      </Answer>
    </>
  )
}
