import { COMMENT_LENGTH, countCharacters } from '@dhruva/contract'
import { type KeyboardEvent, useId } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TriangleAlert } from '#ui/icons.ts'
import { discussionTexts } from '../shared/texts.ts'
import css from './comment-box.module.css'
import { type CommentBoxProps, useCommentBox } from './use-comment-box.ts'

/** The count is told when it comes near the limit. */
const NEAR = COMMENT_LENGTH.max - 500

/** Where a comment is written; at the bottom of the screen on phones. */
export const CommentBox = (props: CommentBoxProps) => {
  const t = useTexts(discussionTexts)
  const hintId = useId()
  const { typed, type, refusal, busy, send } = useCommentBox(props)
  const count = countCharacters(typed.trim())
  const wrong = { missing: t.commentMissing, short: t.commentShort, long: t.commentLong }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className={css.box} data-comment-box>
      <div className={css.row}>
        <textarea
          ref={props.field}
          rows={1}
          value={typed}
          placeholder={t.commentPlaceholder}
          aria-label={t.commentLabel}
          aria-describedby={hintId}
          aria-invalid={refusal === null ? undefined : true}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="solid" className={css.send} busy={busy} busyLabel={t.posting} onClick={send}>
          {t.commentSend}
        </Button>
      </div>
      <p id={hintId} className={css.hint} data-wrong={refusal !== null || undefined}>
        {refusal === null ? null : (
          <>
            <Icon of={TriangleAlert} />
            {wrong[refusal]}
          </>
        )}
        {count > NEAR ? <span className="num">{t.countOf(count, COMMENT_LENGTH.max)}</span> : null}
      </p>
    </div>
  )
}
