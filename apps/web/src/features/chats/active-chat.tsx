import { chats } from '@dhruva/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { api, refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Loading } from '#ui/states.tsx'
import css from './active-chat.module.css'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import type { Mark } from './marked-text.ts'
import { pendingQuestion } from './pending.ts'
import type { Remaining } from './remaining.ts'
import type { Question, ReplyEnd } from './stream-reply.ts'
import { chatTexts } from './texts.ts'
import { useReply } from './use-reply.ts'
import type { Talk } from './use-talk.ts'

type ActiveChatProps = {
  talk: Talk
  remaining: Remaining
  onRemaining: (remaining: Remaining) => void
  celebrity: boolean
  before: ReactNode
  actions: ReactNode
  onMark: (mark: Mark) => void
}

/** A talk that is going on: what was said, the reply being written, the composer. */
export const ActiveChat = ({ talk, remaining, onRemaining, celebrity, before, actions, onMark }: ActiveChatProps) => {
  const t = useTexts(chatTexts)
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = useCall(chats.getChat, { asst_id: talk.asstId }, { staleTimeMs: 0 })
  const messages = stored.data?.chats ?? []

  const onEnd = async (end: ReplyEnd) => {
    await refreshCalls(chats.getChat, chats.getAllChats)
    if (end.kind === 'done') onRemaining(end.tail)
    if (end.kind !== 'refused') return
    if (end.tail) onRemaining(end.tail)
    setDraft((typed) => (typed === '' ? (pendingText.current ?? '') : typed))
    field.current?.focus()
  }
  const { reply, ask, follow } = useReply(onEnd)
  const pendingText = useRef<string | null>(null)
  const isRunning = reply.state === 'running'

  const question = (message: string, clientId: string): Question => ({
    bid: talk.bid,
    asstId: talk.asstId,
    astrologer: talk.astrologer,
    message,
    clientId,
  })

  const send = (message: string) => {
    if (isRunning) return
    pendingText.current = message
    setDraft('')
    void ask(question(message, crypto.randomUUID()))
  }

  // after a reload, or when another tab asks: read on what is being written, or what this tab has not read to its end
  const running = stored.data?.running ?? null
  const isLoaded = stored.data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once when the talk has come, and whenever another reply starts
  useEffect(() => {
    if (!isLoaded || isRunning) return
    const left = pendingQuestion.read(talk.asstId)
    const unread = running ? { clientId: running.client_id, message: running.message } : left
    if (!unread) return
    pendingText.current = unread.message
    void follow(question(unread.message, unread.clientId))
  }, [isLoaded, running?.client_id])

  const retry = () => {
    if (reply.state === 'lost') void ask(reply.question)
  }

  const ways = (
    <p className={css.ways}>
      <Link to={to('createKundli')}>{t.savedKundlis}</Link>
    </p>
  )
  const isOracle = talk.astrologer === 'Oracle'
  const starters = isOracle ? t.oracleStarters : t.astraStarters
  const isEmpty = isLoaded && messages.length === 0 && reply.state === 'idle'

  if (!isLoaded && stored.isPending) return <Loading />
  return (
    <Conversation
      bid={talk.bid}
      messages={messages}
      reply={reply}
      by={talk.astrologer}
      onRetry={retry}
      ways={ways}
      onMark={onMark}
      header={
        <ChatHeader
          astrologer={talk.astrologer}
          userName={talk.userName}
          celebrity={celebrity}
          remaining={remaining}
          waiting={isRunning}
          before={before}
          actions={actions}
        />
      }
      footer={
        <Composer
          name={isOracle ? t.oracle : t.astra}
          value={draft}
          onChange={setDraft}
          onSend={send}
          running={isRunning}
          onStop={() => void api.call(chats.stopChat, { asst_id: talk.asstId, scope: 'reply' }).catch(() => undefined)}
          starters={isEmpty ? starters : []}
          fieldRef={field}
        />
      }
    />
  )
}
