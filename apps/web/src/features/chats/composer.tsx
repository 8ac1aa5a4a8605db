import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useOnline } from '#lib/online.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Send, Square, TriangleAlert } from '#ui/icons.ts'
import { AiNote } from '#ui/marks.tsx'
import css from './composer.module.css'
import { checkQuestion } from './question.ts'
import { chatTexts } from './texts.ts'
import { isTouch } from './touch.ts'

export type ComposerProps = {
  name: string
  value: string
  onChange: (value: string) => void
  onSend: (message: string) => void
  /** a reply is being written: sending is blocked, the button stops the reply */
  running: boolean
  onStop: () => void
  /** what the service said against the last question */
  notice: string
  /** nothing was said yet */
  isFirst: boolean
  fieldRef: Ref<HTMLTextAreaElement>
}

const Hint = ({ id, text }: { id: string; text: string }) => (
  <p id={id} className={css.hint} role="status">
    {text === '' ? null : (
      <>
        <Icon of={TriangleAlert} />
        {text}
      </>
    )}
  </p>
)

/** Where a question is written: Enter sends with a keyboard and breaks the line on touch; too short or too long is said at once. */
export const Composer = ({
  name,
  value,
  onChange,
  onSend,
  running,
  onStop,
  notice,
  isFirst,
  fieldRef,
}: ComposerProps) => {
  const t = useTexts(chatTexts)
  const online = useOnline()
  const [hint, setHint] = useState('')
  const hintId = useId()

  const send = () => {
    if (running) return
    const check = checkQuestion(value, isFirst)
    if (check === 'empty') return
    if (check === 'short') return setHint(t.tooShort)
    if (check === 'long') return setHint(t.tooLong)
    if (!online) return setHint(t.offlineKept)
    setHint('')
    onSend(value.trim())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return
    event.preventDefault()
    send()
  }

  return (
    <div className={css.composer}>
      <div className={css.box}>
        <textarea
          ref={fieldRef}
          rows={1}
          data-arrival={!isTouch() || undefined}
          value={value}
          placeholder={t.ask(name)}
          aria-label={t.messageLabel}
          aria-describedby={hintId}
          aria-invalid={hint === '' ? undefined : true}
          onChange={(event) => {
            setHint('')
            onChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        {running ? (
          <IconButton className={css.send} label={t.stopReply} onClick={onStop}>
            <Icon of={Square} />
          </IconButton>
        ) : (
          <IconButton className={css.send} label={t.send} onClick={send}>
            <Icon of={Send} />
          </IconButton>
        )}
      </div>
      <Hint id={hintId} text={hint || notice} />
      <AiNote className={css.note} />
    </div>
  )
}
