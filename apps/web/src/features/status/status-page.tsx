import { type ResultOf, site } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './status-page.module.css'
import { statusTexts } from './texts.ts'

const EVERY_MS = 30_000

type Status = ResultOf<typeof site.getStatus>
type Told = Status['parts'][number]

const Part = ({ part, state, since, text }: Told) => {
  const t = useTexts(statusTexts)
  const format = useFormat()
  return (
    <li className={css.part} data-state={state}>
      <h2>{t.parts[part].name}</h2>
      <p className={css.state}>
        <span className={css.mark} aria-hidden="true" />
        {t.states[state]}
      </p>
      <p className={css.text}>
        {text ?? (state === 'rests' ? null : t.parts[part][state])}
        {since ? <span className={css.since}> {t.since(format.dateTime(since))}</span> : null}
      </p>
    </li>
  )
}

/** What operators tell of something that went wrong, the last word first. */
const Incident = ({ part, began_at, ended_at, updates }: Status['incidents'][number]) => {
  const t = useTexts(statusTexts)
  const format = useFormat()
  return (
    <li className={css.incident} data-state={ended_at ? 'works' : 'trouble'}>
      <h3>{part === 'all' ? t.all : t.parts[part].name}</h3>
      <p className={css.since}>
        {ended_at
          ? t.lasted(format.dateTime(began_at), format.dateTime(ended_at))
          : t.goesOn(format.dateTime(began_at))}
      </p>
      <ol>
        {updates.toReversed().map(({ at, text }) => (
          <li key={at}>
            <time dateTime={at}>{format.dateTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </li>
  )
}

const Incidents = ({ incidents }: Pick<Status, 'incidents'>) => {
  const t = useTexts(statusTexts)
  if (incidents.length === 0) return null
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents" className={css.told}>
        {t.incidents}
      </h2>
      <ul className={css.incidents}>
        {incidents.map((incident) => (
          <Incident key={incident.id} {...incident} />
        ))}
      </ul>
    </section>
  )
}

const isWell = ({ parts, incidents }: Status) =>
  parts.every(({ state }) => state === 'works') && incidents.every(({ ended_at }) => ended_at !== null)

const Parts = () => {
  const t = useTexts(statusTexts)
  const { data, error, refetch } = useCall(site.getStatus, {}, { staleTimeMs: 0, everyMs: EVERY_MS })
  // also where it was told before: what was true then says nothing of now
  if (error)
    return (
      <ErrorState title={t.unknown} onRetry={() => void refetch()}>
        {t.unknownText}
      </ErrorState>
    )
  if (!data) return <Loading label={t.loading} lines={8} />
  return (
    <>
      <p className={css.all} role="status">
        {isWell(data) ? t.allWell : t.notAll}
      </p>
      <ul className={css.parts}>
        {data.parts.map((told) => (
          <Part key={told.part} {...told} />
        ))}
      </ul>
      <Incidents incidents={data.incidents} />
    </>
  )
}

/** `/status`: what works at this moment, as far as the service can see. */
export const StatusPage: Screen = () => {
  const t = useTexts(statusTexts)
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      <Parts />
      <p className={css.help}>
        {t.help} <Link to={to('contactUs')}>{t.contact}</Link>
      </p>
    </div>
  )
}

StatusPage.prefetch = () => ({ address: to('status'), calls: [prefetched(site.getStatus, {})], isShared: true })
