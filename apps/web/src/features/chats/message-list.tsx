import type { ChatMessage } from '@dhruva/contract'
import { memo } from 'react'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Avatar } from '#ui/portrait.tsx'
import { ReplyText } from '#ui/reply/reply-text.tsx'
import { Orbit } from '#ui/spinner.tsx'
import css from './message-list.module.css'
import { chatTexts } from './texts.ts'
import { usePlacingLine } from './use-placing-line.ts'
import type { ReplyState } from './use-reply.ts'
import type { Astrologer } from './use-talk.ts'

const Own = ({ text }: { text: string }) => <p className={css.own}>{text}</p>

const Said = ({ by, children }: { by: Astrologer; children: React.ReactNode }) => {
  const t = useTexts(chatTexts)
  return (
    <div className={css.said}>
      <Avatar of={by} size="sm" />
      <div>
        <p className={css.name}>{by === 'Oracle' ? t.oracle : t.astra}</p>
        {children}
      </div>
    </div>
  )
}

/** One stored message. */
const Message = memo(({ message, by }: { message: ChatMessage; by: Astrologer }) => {
  const t = useTexts(chatTexts)
  if (message.role === 'user') return <Own text={message.message} />
  return (
    <Said by={by}>
      <ReplyText text={message.message} facts={message.facts} />
      {message.state === 'complete' ? null : (
        <p className={css.aside}>{message.state === 'stopped' ? t.stopped : t.broken}</p>
      )}
    </Said>
  )
})

const Waiting = () => {
  const t = useTexts(chatTexts)
  const line = usePlacingLine(t.placing)
  return (
    <div className={css.waiting}>
      <Orbit>{line}</Orbit>
      <span className="vh">{t.typing}</span>
    </div>
  )
}

type LiveProps = { reply: ReplyState; by: Astrologer; onRetry: () => void; ways: React.ReactNode }

/** The question just asked and what has become of it. */
const Live = ({ reply, by, onRetry, ways }: LiveProps) => {
  const t = useTexts(chatTexts)
  switch (reply.state) {
    case 'idle':
      return null
    case 'running':
      return (
        <>
          <Own text={reply.question} />
          <Said by={by}>
            {reply.text === '' ? <Waiting /> : <ReplyText text={reply.text} growing />}
            {reply.reconnecting ? <p className={css.aside}>{t.reconnecting}</p> : null}
          </Said>
        </>
      )
    case 'refused':
      return (
        <>
          <Own text={reply.question} />
          <Said by={by}>
            <p className={css.refusal}>{reply.message}</p>
            {reply.code === 'no_questions_left' ? ways : null}
          </Said>
        </>
      )
    case 'lost':
      return (
        <>
          <Own text={reply.question.message} />
          <Said by={by}>
            {reply.text === '' ? null : <ReplyText text={reply.text} />}
            <p className={css.refusal}>{t.exception}</p>
            <Button size="sm" onClick={onRetry}>
              {t.tryAgain}
            </Button>
          </Said>
        </>
      )
  }
}

const dayOf = (iso: string) => new Date(iso).toDateString()

export type MessageListProps = LiveProps & { messages: readonly ChatMessage[] }

/** A talk from its first word to what is being written now; a line names each new day. */
export const MessageList = ({ messages, reply, by, onRetry, ways }: MessageListProps) => {
  const format = useFormat()
  return (
    <div className={cx(css.list, by === 'Oracle' ? css.oracle : css.astra)}>
      {messages.map((message, index) => {
        const before = messages[index - 1]
        const isNewDay = !before || dayOf(before.chat_time) !== dayOf(message.chat_time)
        return (
          <div key={message.mid} className={css.entry}>
            {isNewDay ? <p className={css.day}>{format.dateTime(message.chat_time)}</p> : null}
            <Message message={message} by={by} />
          </div>
        )
      })}
      <div className={css.entry}>
        <Live reply={reply} by={by} onRetry={onRetry} ways={ways} />
      </div>
    </div>
  )
}
