import { type ChatSummary, chats } from '@dhruva/contract'
import { useEffect } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, HttpFailure, NetworkFailure, useCallPages } from '#lib/api.ts'
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

/** Pages move while chats come and go: each is listed once. */
const withoutTwins = (all: readonly ChatSummary[]) => [...new Map(all.map((one) => [one.asst_id, one])).values()]

/** The chats of a person, newest first; a further page on request. A failure is said once in an alert and stays as an error state. */
export const useHistory = () => {
  const t = useTexts(chatTexts)
  const alert = useAlert()
  const { pages, error, refetch, hasMore, readMore } = useCallPages(
    chats.getAllChats,
    (start) => ({ start }),
    (last, read) => (last.chats.length === PAGE ? read * PAGE : undefined),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is said once
  useEffect(() => {
    if (error instanceof ApiFail && error.httpStatus !== 401) void alert(error.message)
    if (error instanceof HttpFailure || error instanceof NetworkFailure) void alert(t.loadFailed)
  }, [error])
  return {
    chats: withoutTwins(pages?.flatMap((page) => page.chats) ?? []),
    isPending: !pages && !error,
    error,
    retry: () => void refetch(),
    hasMore,
    loadMore: () => void readMore(),
  }
}

export type History = ReturnType<typeof useHistory>

type HistoryListProps = {
  history: History
  /** the chat on screen */
  current: string | null
  onOpen: (chat: ChatSummary) => void
}

const Entry = ({ chat, isCurrent, onOpen }: { chat: ChatSummary; isCurrent: boolean; onOpen: () => void }) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const isAstra = chat.to_name === 'Astra'
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
            <time dateTime={chat.chat_time}>{isCurrent ? t.now : format.day(chat.chat_time)}</time>
          </span>
          <span className={css.message} lang={languageOf(chat.message)}>
            {chat.message}
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
      {!history.isPending && !history.error && history.chats.length === 0 ? (
        <EmptyState title={t.noChatsTitle}>{t.noChats}</EmptyState>
      ) : null}
      <ul>
        {history.chats.map((chat) => (
          <Entry key={chat.asst_id} chat={chat} isCurrent={chat.asst_id === current} onOpen={() => onOpen(chat)} />
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
