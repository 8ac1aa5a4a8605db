import type { ChatMessage } from '@dhruva/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { OpenMark } from '#ui/reply/fact-mark.tsx'
import { FactsDialog } from '#ui/reply/facts-dialog.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import css from './conversation.module.css'
import { MessageList, type MessageListProps } from './message-list.tsx'
import { chatTexts } from './texts.ts'
import { turnsOf } from './turns.ts'
import { useEarlierTurns } from './use-earlier-turns.ts'
import { useReadingPlace } from './use-reading-place.ts'

type ConversationProps = Omit<MessageListProps, 'pinned' | 'turns' | 'leftOut' | 'onEarlier'> & {
  /** what was said, oldest first */
  messages: readonly ChatMessage[]
  bid: number | null
  header: ReactNode
  /** stands in the place of the first words */
  opening?: ReactNode
  /** the composer, or what stands in its place in an old chat */
  footer: ReactNode
  /** told which placement a sentence rests on when its facts are opened */
  onMark?: (mark: Mark) => void
}

type AnnouncerProps = Pick<ConversationProps, 'messages' | 'reply' | 'by'>

const spoken = (name: string, props: AnnouncerProps, isWriting: (name: string) => string) => {
  if (props.reply.state === 'running') return isWriting(name)
  if (props.reply.state === 'refused') return props.reply.message
  const last = props.messages.at(-1)
  return last?.role === 'astrologer' ? last.message.replaceAll('**', '') : ''
}

/** Says once that a reply is being written, then the finished reply once; nothing when a chat is merely opened. */
const Announcer = (props: AnnouncerProps) => {
  const t = useTexts(chatTexts)
  const [active, setActive] = useState(false)
  const isRunning = props.reply.state === 'running'
  useEffect(() => {
    if (isRunning) setActive(true)
  }, [isRunning])
  const name = props.by === 'Oracle' ? t.oracle : t.astra
  return (
    <p className="vh" role="status">
      {active ? spoken(name, props, t.isWriting) : ''}
    </p>
  )
}

/** A chat between its header and its composer; only the chat scrolls. */
export const Conversation = ({ bid, header, footer, opening, onMark, messages, ...list }: ConversationProps) => {
  const t = useTexts(chatTexts)
  const [mark, setMark] = useState<Mark | null>(null)
  const grown = list.reply.state === 'running' ? list.reply.text : `${list.reply.state}${messages.length}`
  const isRunning = list.reply.state === 'running'
  const { box, onScroll, toEnd, hasNewText, hasAsked } = useReadingPlace(grown, isRunning)
  const turns = useMemo(() => turnsOf(messages), [messages])
  const earlier = useEarlierTurns(box, turns.length)
  const follow = () => {
    onScroll()
    earlier.onScroll()
  }
  // the same function in each rendering: every mark of the talk asks for it
  const open = useCallback(
    (chosen: Mark) => {
      onMark?.(chosen)
      setMark(chosen)
    },
    [onMark],
  )
  return (
    <div className={css.conversation}>
      {header}
      <div
        className={css.scroll}
        ref={box}
        onScroll={follow}
        role="log"
        aria-live="off"
        aria-busy={isRunning}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <OpenMark value={open}>
          {opening ?? (
            <MessageList
              {...list}
              turns={turns}
              leftOut={earlier.leftOut}
              onEarlier={earlier.showEarlier}
              pinned={hasAsked}
            />
          )}
        </OpenMark>
      </div>
      <Announcer messages={messages} reply={list.reply} by={list.by} />
      <div className={css.footer}>
        {hasNewText ? (
          <div className={css.pill}>
            <Button size="sm" look="solid" onClick={toEnd}>
              {t.newText}
            </Button>
          </div>
        ) : null}
        {footer}
      </div>
      <FactsDialog mark={mark} bid={bid} onClose={() => setMark(null)} />
    </div>
  )
}
