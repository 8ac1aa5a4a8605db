import { notifications } from '@dhruva/contract'
import { useEffect, useRef, useState } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLive } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { NoticeRow } from './notice-row.tsx'
import css from './notifications.module.css'
import { noticeTexts } from './texts.ts'
import { markAllRead, useUnseen } from './unseen.ts'

const isSessionOver = (error: Error | null) => error instanceof ApiFail && error.httpStatus === 401

/** Says once that the list could not be read. */
const useFailureToast = (error: Error | null) => {
  const { refused, failed } = useTexts(noticeTexts)
  useEffect(() => {
    if (error && !isSessionOver(error)) toast.error(error instanceof ApiFail ? refused : failed)
  }, [error, refused, failed])
}

/**
 * Reads the list again when more is unseen than was: than the stream said last, and than the list counts, for something may have
 * happened between the list and the first word of the stream.
 */
const useRising = (listed: number | undefined, readAgain: () => void) => {
  const told = useRef<number | null>(null)
  useLive(null, (event) => {
    if (event.type !== 'unseen') return
    const known = told.current ?? listed
    if (known !== undefined && event.unseen_count > known) readAgain()
    told.current = event.unseen_count
  })
  const latest = useRef(readAgain)
  useEffect(() => {
    latest.current = readAgain
  }, [readAgain])
  useEffect(() => {
    if (listed !== undefined && told.current !== null && told.current > listed) latest.current()
  }, [listed])
}

const Waiting = () => {
  const t = useTexts(noticeTexts)
  return (
    <Loading label={t.loading}>
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className={css.waiting}>
          <Skeleton width="80%" />
          <Skeleton width="6rem" height="0.875rem" />
        </div>
      ))}
    </Loading>
  )
}

const MarkAll = ({ uid }: { uid: number | null }) => {
  const t = useTexts(noticeTexts)
  const [isBusy, setBusy] = useState(false)
  const mark = () => {
    setBusy(true)
    markAllRead(uid)
      .catch((error: Error) => {
        if (!isSessionOver(error)) toast.error(t.failed)
      })
      .finally(() => setBusy(false))
  }
  return (
    <Button size="sm" busy={isBusy} busyLabel={t.marking} onClick={mark}>
      {t.markAll}
    </Button>
  )
}

const List = () => {
  const t = useTexts(noticeTexts)
  const { data, error, refetch } = useCall(notifications.getNotifications, {})
  useFailureToast(error)
  useRising(data?.unseen_count, () => void refetch())
  if (!data) return error ? <ErrorState onRetry={() => void refetch()}>{t.failed}</ErrorState> : <Waiting />
  if (data.notifications.length === 0)
    return <EmptyState title={t.none} action={<LinkButton to={to('forum', { page: 1 })}>{t.toForum}</LinkButton>} />
  return (
    <ol className={css.list}>
      {data.notifications.map((one) => (
        <NoticeRow key={`${one.did} ${one.created_at} ${one.message}`} notice={one} />
      ))}
    </ol>
  )
}

/** `/notifications`: what happened around one's discussions and comments, newest first. */
export const NotificationsPage = () => {
  const t = useTexts(noticeTexts)
  const uid = useSession()?.uid ?? null
  const unseen = useUnseen(uid)
  return (
    <div className="page-narrow">
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title} aside={unseen > 0 ? <MarkAll uid={uid} /> : null}>
        {t.lede}
      </SectionHead>
      <List />
    </div>
  )
}
