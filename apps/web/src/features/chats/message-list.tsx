import type { Astrologer } from '@dhruva/common'
import { CHARGED_FROM_CHARACTERS, type ChatMessage, countCharacters } from '@dhruva/contract'
import { Fragment, memo, useMemo } from 'react'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Button } from '#ui/button.tsx'
import { Avatar } from '#ui/portrait.tsx'
import { ReplyText } from '#ui/reply/reply-text.tsx'
import { Orbit } from '#ui/spinner.tsx'
import css from './message-list.module.css'
import { ReplyActions, type ReplyActionsProps } from './reply-actions.tsx'
import { chatTexts } from './texts.ts'
import { dayOf, daysOf } from './turns.ts'
import { usePlacingLine } from './use-placing-line.ts'
import type { ReplyState } from './use-reply.ts'

const Own = ({ text }: { text: string }) => (
  <p className={css.own} lang={languageOf(text)}>
    {text}
  </p>
)

const Spoken = ({ by, children }: { by: Astrologer; children: React.ReactNode }) => {
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

/** As the service decides it for a reply that was stopped. */
const isCharged = (text: string) => countCharacters(text) >= CHARGED_FROM_CHARACTERS

/** Said of what cost nothing, but not under words of care: there it would be talk of money. */
const isGift = ({ charged, kind, state }: ChatMessage) => charged === false && state === 'complete' && kind !== 'care'

/** One stored message. */
type MessageProps = Omit<ReplyActionsProps, 'message'> & { message: ChatMessage; by: Astrologer }

const Message = memo(({ message, by, ...actions }: MessageProps) => {
  const t = useTexts(chatTexts)
  if (message.role === 'user') return <Own text={message.message} />
  const stopped = isCharged(message.message) ? t.stoppedCharged : t.stoppedFree
  return (
    <Spoken by={by}>
      <ReplyText text={message.message} facts={message.facts} />
      {message.state === 'complete' ? null : (
        <p className={css.aside}>{message.state === 'stopped' ? stopped : t.broken}</p>
      )}
      {isGift(message) ? <p className={css.aside}>{t.notCharged}</p> : null}
      {message.state === 'failed' ? null : <ReplyActions {...actions} message={message} />}
    </Spoken>
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
          <Spoken by={by}>
            {reply.text === '' ? <Waiting /> : <ReplyText text={reply.text} growing />}
            {reply.reconnecting ? <p className={css.aside}>{t.reconnecting}</p> : null}
          </Spoken>
        </>
      )
    case 'refused':
      return (
        <>
          <Own text={reply.question} />
          <Spoken by={by}>
            <p className={css.refusal}>{reply.message}</p>
            {reply.code === 'no_questions_left' ? ways : null}
          </Spoken>
        </>
      )
    case 'lost':
      return (
        <>
          <Own text={reply.question.message} />
          <Spoken by={by}>
            {reply.text === '' ? null : <ReplyText text={reply.text} />}
            <p className={css.refusal}>{t.exception}</p>
            <Button size="sm" onClick={onRetry}>
              {t.tryAgain}
            </Button>
          </Spoken>
        </>
      )
  }
}

type TurnsProps = Omit<ReplyActionsProps, 'message'> & {
  turns: readonly (readonly ChatMessage[])[]
  /** so many of the first are not drawn */
  leftOut: number
  by: Astrologer
}

type TurnProps = Omit<TurnsProps, 'turns' | 'leftOut'> & {
  turn: readonly ChatMessage[]
  /** the messages that begin a day, by their numbers */
  begins: ReadonlySet<number>
}

/** A question and its reply; drawn once, whatever comes above and below it. */
const Turn = memo(({ turn, begins, by, ...actions }: TurnProps) => {
  const format = useFormat()
  return (
    <div className={css.turn} data-turn>
      {turn.map((message) => (
        <Fragment key={message.mid}>
          {begins.has(message.mid) ? <p className={css.day}>{format.dateTime(message.chat_time)}</p> : null}
          <Message {...actions} message={message} by={by} />
        </Fragment>
      ))}
    </div>
  )
})

/** What was said; drawn anew only when more was, not with each key of what is typed below it. */
const Turns = memo(({ turns, leftOut, ...of }: TurnsProps) => {
  const { begins } = useMemo(() => daysOf(turns.flat()), [turns])
  return turns.slice(leftOut).map((turn) => <Turn key={turn[0]?.mid} {...of} turn={turn} begins={begins} />)
})

export type MessageListProps = LiveProps &
  TurnsProps & {
    onEarlier: () => void
    /** The last turn is as high as the box, so that its question can stand at the top. */
    pinned: boolean
  }

/** A chat to what is being written now; a line names each new day. */
export const MessageList = ({ reply, onRetry, ways, pinned, onEarlier, ...said }: MessageListProps) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const { turns, leftOut, by } = said
  const last = turns.at(-1)?.at(-1)
  const now = new Date().toISOString()
  return (
    <div className={cx(css.list, by === 'Oracle' ? css.oracle : css.astra, pinned && css.pinned)}>
      {leftOut === 0 ? null : (
        <Button look="text" size="sm" className={css.earlier} onClick={onEarlier}>
          {t.earlier}
        </Button>
      )}
      <Turns {...said} />
      {reply.state === 'idle' ? null : (
        <div className={css.turn} data-turn>
          {last && dayOf(last.chat_time) === dayOf(now) ? null : <p className={css.day}>{format.dateTime(now)}</p>}
          <Live reply={reply} by={by} onRetry={onRetry} ways={ways} />
        </div>
      )}
    </div>
  )
}
