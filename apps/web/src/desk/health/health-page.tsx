import { type ResultOf, site } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Tag, type TagTone } from '#ui/chip.tsx'
import { useDesk, useMay } from '../lib/api.ts'
import { deskHealthTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { Incidents } from './incidents.tsx'

type Health = ResultOf<typeof desk.getHealth>

const TONES: Record<string, TagTone> = { works: 'ok', reduced: 'rashi', rests: 'rashi', trouble: 'bad' }

/** What people see at /status at this moment. */
const Parts = () => {
  const t = useTexts(deskHealthTexts)
  const found = useDesk(site.getStatus, {})
  return (
    <Answer of={found}>
      {({ parts }) => (
        <ul className={css.line}>
          {parts.map(({ part, state }) => (
            <li key={part}>
              <Tag tone={TONES[state] ?? 'plain'}>
                {t.parts[part]}: {t.states[state]}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Answer>
  )
}

const DAY = 86_400
const HOUR = 3_600
const MINUTE = 60

/** A stretch of time as one says it. */
const useStretch = () => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  return (seconds: number | null) => {
    if (seconds === null) return t.never
    if (seconds >= 2 * DAY) return t.forDays(format.number(Math.floor(seconds / DAY)))
    if (seconds >= 2 * HOUR) return t.forHours(format.number(Math.floor(seconds / HOUR)))
    if (seconds >= 2 * MINUTE) return t.forMinutes(format.number(Math.floor(seconds / MINUTE)))
    return t.forSeconds(format.number(Math.floor(seconds)))
  }
}

const Figures = ({ health }: { health: Health }) => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const stretch = useStretch()
  const { waiting, held, payments, queue, backup, notes, versions, model_spared_since } = health
  const many = (count: number, seconds: number) =>
    count === 0 ? format.number(0) : t.oldest(format.number(count), stretch(seconds))
  const facts: [string, string][] = [
    [t.waitingJobs, many(waiting.jobs, waiting.oldest_seconds)],
    [t.waitingEvents, many(waiting.events, waiting.oldest_seconds)],
    [t.heldQuestions, many(held.count, held.oldest_seconds)],
    [t.paymentEvents, many(payments.events, payments.oldest_seconds)],
    [t.toRefund, format.number(payments.to_refund)],
    [t.queue, queue ? t.queueCounts(queue.counts) : t.noAnswer],
    [t.backupHere, stretch(backup.here_seconds)],
    [t.backupElsewhere, stretch(backup.elsewhere_seconds)],
    [t.browsers, format.number(notes.browsers)],
    [t.spared, model_spared_since ? format.dateTime(model_spared_since) : t.notSpared],
    [t.service, `${versions.service} ${versions.commit.slice(0, 12)}`],
    [t.database, `${versions.database} ${versions.migration}`],
  ]
  return (
    <>
      <dl className={`${css.facts} num`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {queue && queue.failed.length > 0 ? (
        <Card tight className={css.row}>
          <h3>{t.failedJobs}</h3>
          <ul className={css.list}>
            {queue.failed.map(({ job, at }) => (
              <li key={job + at} className={`${css.quiet} num`}>
                {t.jobs[job] ?? <span lang="en">{job}</span>} · {format.dateTime(at)}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  )
}

/** `/desk/health`: how the service is, and what people are told of it. */
export const HealthPage = () => {
  const t = useTexts(deskHealthTexts)
  const canTell = useMay()('support')
  const found = useDesk(desk.getHealth, {})
  return (
    <>
      <PageHead title={t.healthTitle}>{t.healthLede}</PageHead>
      <Parts />
      <Answer of={found}>
        {(health) => (
          <>
            <section className={css.section} aria-labelledby="figures">
              <h2 id="figures">{t.figures}</h2>
              <Figures health={health} />
            </section>
            <Incidents incidents={health.incidents} canTell={canTell} />
          </>
        )}
      </Answer>
    </>
  )
}
