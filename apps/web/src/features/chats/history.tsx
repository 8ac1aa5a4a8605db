import { type ChatSummary, chats } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, HttpFailure, NetworkFailure, useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useAlert } from '#ui/alert.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plus } from '#ui/icons.ts'
import { Avatar } from '#ui/portrait.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import css from './history.module.css'
import { chatTexts } from './texts.ts'

const PAGE = 20

/** The talks of a person, newest first; a further page on request. A failure is said once in an alert and stays as an error state. */
export const useHistory = () => {
  const t = useTexts(chatTexts)
  const alert = useAlert()
  const [pages, setPages] = useState(1)
  const first = useCall(chats.getAllChats, { start: 0 })
  const more = useCall(chats.getAllChats, { start: PAGE * (pages - 1) }, { enabled: pages > 1, keepLast: true })
  const [older, setOlder] = useState<ChatSummary[]>([])
  const { error } = first
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is said once
  useEffect(() => {
    if (error instanceof ApiFail && error.httpStatus !== 401) void alert(error.message)
    if (error instanceof HttpFailure || error instanceof NetworkFailure) void alert(t.loadFailed)
  }, [error])
  useEffect(() => {
    if (pages > 1 && more.data && !more.isPlaceholderData) {
      const known = new Set(older.map((one) => one.asst_id))
      const fresh = more.data.chats.filter((one) => !known.has(one.asst_id))
      if (fresh.length > 0) setOlder((last) => [...last, ...fresh])
    }
  }, [pages, more.data, more.isPlaceholderData, older])
  const newest = first.data?.chats ?? []
  const listed = new Set(newest.map((one) => one.asst_id))
  const talks = [...newest, ...older.filter((one) => !listed.has(one.asst_id))]
  const lastPage = pages > 1 ? more.data?.chats : first.data?.chats
  return {
    talks,
    isPending: first.isPending,
    error,
    retry: () => void first.refetch(),
    hasMore: lastPage?.length === PAGE,
    loadMore: () => setPages((last) => last + 1),
    forget: (asstId: string) => setOlder((last) => last.filter((one) => one.asst_id !== asstId)),
  }
}

export type History = ReturnType<typeof useHistory>

type HistoryListProps = {
  history: History
  /** the talk on screen */
  current: string | null
  onOpen: (talk: ChatSummary) => void
}

const Entry = ({ talk, isCurrent, onOpen }: { talk: ChatSummary; isCurrent: boolean; onOpen: () => void }) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const isAstra = talk.to_name === 'Astra'
  return (
    <li>
      <button
        type="button"
        className={cx(css.entry, isCurrent && css.current)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <Avatar of={isAstra ? 'Astra' : 'Oracle'} size="sm" />
        <span className={css.words}>
          <span className={css.line}>
            <b>{isAstra ? t.astra : t.oracle}</b>
            <time dateTime={talk.chat_time}>{isCurrent ? t.now : format.day(talk.chat_time)}</time>
          </span>
          <span className={css.message} lang={languageOf(talk.message)}>
            {talk.message}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The history column, also shown in a sheet on phones. */
export const HistoryList = ({ history, current, onOpen }: HistoryListProps) => {
  const t = useTexts(chatTexts)
  return (
    <div className={css.history}>
      <div className={css.top}>
        <h2>{t.title}</h2>
        <LinkButton size="sm" look="soft" to={to('chats')}>
          <Icon of={Plus} />
          {t.newChat}
        </LinkButton>
      </div>
      {history.isPending ? <Loading lines={6} /> : null}
      {history.error ? <ErrorState error={history.error} onRetry={history.retry} /> : null}
      {!history.isPending && !history.error && history.talks.length === 0 ? (
        <EmptyState title={t.noChatsTitle}>{t.noChats}</EmptyState>
      ) : null}
      <ul>
        {history.talks.map((talk) => (
          <Entry key={talk.asst_id} talk={talk} isCurrent={talk.asst_id === current} onOpen={() => onOpen(talk)} />
        ))}
      </ul>
      {history.hasMore ? (
        <Button size="sm" look="text" onClick={history.loadMore}>
          {t.more}
        </Button>
      ) : null}
    </div>
  )
}
