import { type ChatMessage, type ChatSummary, chats } from '@dhruva/contract'
import { type ReactNode, useRef } from 'react'
import { RestNote } from '#app/rest-note.tsx'
import { api } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import type { Mark } from '#ui/reply/marked-text.ts'
import { Loading } from '#ui/states.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { HeaderMenus } from './header-menus.tsx'
import { NextQuestions } from './next-questions.tsx'
import { RedoNote } from './redo-note.tsx'
import type { Remaining } from './remaining.ts'
import { Starters } from './starters.tsx'
import type { Talk } from './talk-menu.tsx'
import { chatTexts } from './texts.ts'
import { useAsking } from './use-asking.ts'
import type { OpenChat } from './use-open-chat.ts'
import { useSpeech } from './use-speech.ts'
import { WaysOn } from './ways-on.tsx'

type ActiveChatProps = {
  chat: OpenChat
  /** what the history knows of it, once something was said */
  summary: ChatSummary | undefined
  remaining: Remaining
  onRemaining: (remaining: Remaining) => void
  celebrity: boolean
  before: ReactNode
  actions: ReactNode
  onMark: (mark: Mark) => void
}

const stopReply = (asstId: string) =>
  void api.call(chats.stopChat, { asst_id: asstId, scope: 'reply' }).catch(() => undefined)

const talkOf = ({ asstId }: OpenChat, said: readonly ChatMessage[], summary: ChatSummary | undefined): Talk => ({
  asst_id: asstId,
  title: summary?.title ?? null,
  question: said[0]?.message ?? '',
  pinned: summary?.pinned ?? false,
})

/** A chat that is going on: what was said, the reply being written, the composer. */
export const ActiveChat = ({
  chat,
  summary,
  remaining,
  onRemaining,
  celebrity,
  before,
  actions,
  onMark,
}: ActiveChatProps) => {
  const t = useTexts(chatTexts)
  const { speech, choose } = useSpeech()
  const field = useRef<HTMLTextAreaElement>(null)
  const asking = useAsking(chat, onRemaining, speech, field)
  const isRunning = asking.reply.state === 'running'
  if (asking.isLoading) return <Loading />
  return (
    <Conversation
      bid={chat.bid}
      asstId={chat.asstId}
      onRedo={asking.askAgain}
      messages={asking.messages}
      reply={asking.reply}
      by={chat.astrologer}
      onRetry={asking.retry}
      ways={<WaysOn astrologer={chat.astrologer} bid={chat.bid} celebrity={celebrity} />}
      onMark={onMark}
      opening={
        asking.isEmpty ? (
          <Starters of={chat.astrologer} userName={chat.userName} celebrity={celebrity} onAsk={asking.askNow} />
        ) : null
      }
      header={
        <ChatHeader
          astrologer={chat.astrologer}
          userName={chat.userName}
          celebrity={celebrity}
          remaining={remaining}
          waiting={isRunning}
          before={before}
          actions={
            <>
              <HeaderMenus speech={speech} onChoose={choose} talk={talkOf(chat, asking.messages, summary)} />
              {actions}
            </>
          }
        />
      }
      footer={
        <>
          <RestNote of="questions" />
          {asking.isRedoing ? <RedoNote onCancel={asking.giveUpRedo} /> : null}
          {asking.next.length > 0 && !asking.isRedoing ? (
            <NextQuestions of={asking.next} onAsk={asking.askNow} />
          ) : null}
          <Composer
            name={chat.astrologer === 'Oracle' ? t.oracle : t.astra}
            value={asking.draft}
            notice={asking.notice}
            isFirst={asking.messages.length === 0}
            onChange={asking.type}
            onSend={asking.send}
            running={isRunning}
            onStop={() => stopReply(chat.asstId)}
            fieldRef={field}
          />
        </>
      }
    />
  )
}
