import { dayInIndia } from '@dhruva/common'
import { type StatementLine, statements } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, api, useCallPages } from '#lib/api.ts'
import { useHere } from '#lib/came-from.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download } from '#ui/icons.ts'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import { type Asked, Filters, useAsked } from './filters.tsx'
import { Line } from './line.tsx'
import css from './statement-page.module.css'
import { statementTexts } from './texts.ts'

const DownloadButton = () => {
  const t = useTexts(statementTexts)
  const { failed } = useTexts(uiTexts)
  const { run, busy } = useOneAtATime()
  const download = async () => {
    try {
      saveFile(`dhruva-statement-${dayInIndia(new Date())}.csv`, await api.file(statements.getStatementFile, {}))
    } catch (error) {
      // without a session the shell has said so
      if (!(error instanceof ApiFail)) toast.error(failed)
      else if (error.httpStatus !== 401) toast.error(error.message)
    }
  }
  return (
    <Button busy={busy} busyLabel={t.downloading} onClick={() => void run(download)}>
      <Icon of={Download} />
      {t.download}
    </Button>
  )
}

const Days = ({ lines }: { lines: readonly StatementLine[] }) => {
  const format = useFormat()
  const days = [...Map.groupBy(lines, ({ at }) => format.date(at))]
  return days.map(([day, ofDay]) => (
    <section key={day} className={css.day}>
      <h2>{day}</h2>
      <ol>
        {ofDay.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </section>
  ))
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    {[0, 1, 2, 3].map((at) => (
      <div key={at} className={css.waiting}>
        <span>
          <Skeleton width="60%" />
          <Skeleton width="9rem" height="0.875rem" />
        </span>
        <Skeleton width="3rem" height="1.5rem" />
      </div>
    ))}
  </Loading>
)

const Empty = ({ asked, clear }: { asked: Asked; clear: () => void }) => {
  const t = useTexts(statementTexts)
  const here = useHere()
  if (asked.unit || asked.from || asked.to)
    return <EmptyState title={t.noneFound} action={<Button onClick={clear}>{t.clear}</Button>} />
  const recharge = (
    <LinkButton to={to('recharges')} state={here}>
      {t.recharge}
    </LinkButton>
  )
  return <EmptyState title={t.none} action={recharge} />
}

const Lines = ({ asked, clear }: { asked: Asked; clear: () => void }) => {
  const t = useTexts(statementTexts)
  const { pages, error, refetch, hasMore, readMore, isReadingMore } = useCallPages(
    statements.getStatement,
    (start) => ({ ...asked, before: start === 0 ? undefined : String(start) }),
    ({ next }) => next ?? undefined,
  )
  const lines = pages?.flatMap((page) => page.lines)
  const said = error instanceof ApiFail ? error.message : t.failed
  if (!lines) {
    if (error) return <ErrorState onRetry={() => void refetch()}>{said}</ErrorState>
    return <Waiting label={t.loading} />
  }
  if (lines.length === 0) return <Empty asked={asked} clear={clear} />
  return (
    <>
      <Days lines={lines} />
      {error ? <p role="status">{t.moreFailed}</p> : null}
      {hasMore ? (
        <Button className={css.more} busy={isReadingMore} busyLabel={t.loading} onClick={() => void readMore()}>
          {t.more}
        </Button>
      ) : null}
    </>
  )
}

/** `/balance/statement`: everything that came and went, with its reason; it adds up to the balance. */
export const StatementPage = () => {
  const t = useTexts(statementTexts)
  const { asked, ask, clear } = useAsked()
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede} <Link to={to('balance')}>{t.balance}</Link>
      </SectionHead>
      <div className={css.tools}>
        <Filters asked={asked} ask={ask} />
        <DownloadButton />
      </div>
      <Lines asked={asked} clear={clear} />
    </div>
  )
}
