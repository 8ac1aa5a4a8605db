import { type ChatSummary, chats } from '@dhruva/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, HttpFailure, NetworkFailure, useCallPages } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useAlert } from '#ui/alert.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pin, Plus, Search } from '#ui/icons.ts'
import { Avatar } from '#ui/portrait.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import css from './history.module.css'
import { TalkMenu } from './talk-menu.tsx'
import { chatTexts } from './texts.ts'

const PAGE = 20

/** Pages move while chats come and go: each is listed once. */
const withoutTwins = (all: readonly ChatSummary[]) => [...new Map(all.map((one) => [one.asst_id, one])).values()]

/**
 * The chats of a person, pinned ones first, then newest first; a further page on request. A failure is said once in an alert and
 * stays as an error state.
 * @param search only those in which these words stand
 */
export const useHistory = (search?: string) => {
  const t = useTexts(chatTexts)
  const alert = useAlert()
  const { pages, error, refetch, hasMore, readMore } = useCallPages(
    chats.getAllChats,
    (start) => (search === undefined ? { start } : { start, search }),
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
  /** over the page, beside the button that closes it */
  inSheet?: boolean
}

const Entry = ({ chat, isCurrent, onOpen }: { chat: ChatSummary; isCurrent: boolean; onOpen: () => void }) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const isAstra = chat.to_name === 'Astra'
  const name = chat.title ?? chat.question
  return (
    <li className={cx(css.row, isCurrent && css.current)}>
      <button type="button" className={css.entry} aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
        <Avatar of={isAstra ? 'Astra' : 'Oracle'} size="sm" />
        <span className={css.words}>
          <span className={css.line}>
            <span>{isAstra ? t.astra : t.oracle}</span>
            <time dateTime={chat.chat_time}>{isCurrent ? t.now : format.day(chat.chat_time)}</time>
          </span>
          <b className={css.name} lang={languageOf(name)}>
            {chat.pinned ? <Icon of={Pin} label={t.pinned} /> : null}
            {name}
          </b>
          <span className={css.message}>
            <span lang={languageOf(chat.user_name)}>{chat.user_name}</span>
            {' · '}
            <span lang={languageOf(chat.message)}>{chat.message.replaceAll('**', '')}</span>
          </span>
        </span>
      </button>
      <TalkMenu talk={chat} label={t.moreOfThis} />
    </li>
  )
}

type ListProps = Omit<HistoryListProps, 'history'> & { history: History; empty: ReactNode }

const List = ({ history, current, onOpen, empty }: ListProps) => {
  const t = useTexts(chatTexts)
  return (
    <>
      {history.isPending ? <Loading lines={6} /> : null}
      {history.error ? <ErrorState error={history.error} onRetry={history.retry} /> : null}
      {!history.isPending && !history.error && history.chats.length === 0 ? empty : null}
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
    </>
  )
}

type FoundProps = Omit<HistoryListProps, 'history'> & { search: string }

const Found = ({ search, ...list }: FoundProps) => {
  const t = useTexts(chatTexts)
  const history = useHistory(search)
  const count = history.chats.length
  return (
    <>
      <p className="vh" role="status">
        {history.isPending || history.hasMore ? '' : t.found(count)}
      </p>
      <List {...list} history={history} empty={<p className={css.none}>{t.noneFound(search)}</p>} />
    </>
  )
}

const PAUSE_MS = 250

/** What is typed, once nothing more is for a moment. */
const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** The history column, also shown in a sheet on phones. */
export const HistoryList = ({ history, current, onOpen, inSheet = false }: HistoryListProps) => {
  const t = useTexts(chatTexts)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed).trim()
  return (
    <div className={cx(css.history, inSheet && css.sheet)}>
      <div className={css.top}>
        <h2>{t.title}</h2>
        <LinkButton size="sm" look="soft" to={to('chats')}>
          <Icon of={Plus} />
          {t.newChat}
        </LinkButton>
      </div>
      {history.chats.length > 1 || typed !== '' ? (
        <search className={css.search}>
          <Icon of={Search} />
          <input
            type="search"
            aria-label={t.searchTalks}
            placeholder={t.searchTalks}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
      ) : null}
      {search === '' ? (
        <List
          history={history}
          current={current}
          onOpen={onOpen}
          empty={<EmptyState title={t.noChatsTitle}>{t.noChats}</EmptyState>}
        />
      ) : (
        <Found key={search} search={search} current={current} onOpen={onOpen} />
      )}
    </div>
  )
}
