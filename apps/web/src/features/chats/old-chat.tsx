import { type ChatSummary, chats } from '@dhruva/contract'
import type { ReactNode } from 'react'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { AiNote } from '#ui/marks.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import { ErrorState, Loading } from '#ui/states.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Conversation } from './conversation.tsx'
import css from './old-chat.module.css'
import { TalkMenu } from './talk-menu.tsx'
import { chatTexts } from './texts.ts'

type OldChatProps = {
  asstId: string
  /** what the history knows of it; missing when the address was typed */
  summary: ChatSummary | undefined
  before: ReactNode
  onDelete: () => void
  onMark: (mark: Mark) => void
}

/** A chat that has ended: read it, delete it, or ask the same astrologer again. */
export const OldChat = ({ asstId, summary, before, onDelete, onMark }: OldChatProps) => {
  const t = useTexts(chatTexts)
  const { data, error, refetch } = useCall(chats.getChat, { asst_id: asstId })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const by =
    (summary?.to_name ?? data.chats.find((one) => one.role === 'astrologer')?.from_name) === 'Astra'
      ? 'Astra'
      : 'Oracle'
  const bid = summary?.bid ?? null
  const person = summary?.user_name ?? data.chats.find((one) => one.role === 'user')?.from_name ?? ''
  const isCelebrity = summary?.celebrity ?? false
  return (
    <Conversation
      bid={bid}
      asstId={asstId}
      messages={data.chats}
      reply={{ state: 'idle' }}
      by={by}
      onRetry={() => undefined}
      ways={null}
      onMark={onMark}
      header={
        <ChatHeader
          astrologer={by}
          userName={person}
          celebrity={isCelebrity}
          remaining={null}
          waiting={false}
          before={before}
          actions={summary ? <TalkMenu talk={summary} label={t.moreOfThis} /> : null}
        />
      }
      footer={
        <div className={css.footer}>
          <p className={css.actions}>
            {bid === null ? null : (
              <LinkButton look="solid" to={to(isCelebrity ? 'chatsCeleb' : 'chats', { type: by, bid })}>
                {t.askAgain}
              </LinkButton>
            )}
            <Button look="text" className={css.remove} onClick={onDelete}>
              {t.deleteChat}
            </Button>
          </p>
          <AiNote className={css.note} />
        </div>
      }
    />
  )
}
