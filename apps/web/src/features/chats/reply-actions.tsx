import { type ChatMessage, chats } from '@dhruva/contract'
import { useState } from 'react'
import { shellTexts } from '#app/texts.ts'
import { ApiFail, api, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Copy, RefreshCw, ThumbsDown, ThumbsUp } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import css from './reply-actions.module.css'
import { chatTexts } from './texts.ts'

export type Rating = NonNullable<ChatMessage['rating']>

const reasonDialog = codeOf(() => import('./reason-dialog.tsx').then((m) => m.ReasonDialog))

/** What a person thinks of a reply: shown at once, and as it was when it cannot be kept. */
const useRating = (asstId: string, message: ChatMessage) => {
  const t = useTexts(chatTexts)
  const [rating, setRating] = useState<Rating | null>(message.rating ?? null)
  const rate = async (next: Rating | null) => {
    const last = rating
    setRating(next)
    try {
      await api.call(chats.rateReply, {
        asst_id: asstId,
        mid: message.mid,
        rating: next === null ? 'none' : next.good ? 'good' : 'bad',
        reason: next?.reason ?? undefined,
      })
      await refreshCalls(chats.getChat)
    } catch (error) {
      setRating(last)
      toast.error(error instanceof ApiFail ? error.message : t.exception)
    }
  }
  return { rating, rate }
}

/** A reply as it is pasted elsewhere: without its stars, with the label of who wrote it. */
const useCopy = ({ message, from_name }: ChatMessage) => {
  const t = useTexts(chatTexts)
  const { brand } = useTexts(shellTexts)
  const { aiNote } = useTexts(uiTexts)
  return async () => {
    try {
      await navigator.clipboard.writeText(`${message.replaceAll('**', '')}\n\n${from_name} · ${brand} · ${aiNote}`)
      toast.success(t.copied)
    } catch {
      toast.error(t.copyFailed)
    }
  }
}

export type ReplyActionsProps = {
  asstId: string
  message: ChatMessage
  /** Asks the same in other words; absent where nothing can be asked. */
  onRedo?: ((mid: number) => void) | undefined
}

/** What can be done with a reply: copy it, say whether it was of use, ask once more what was meant. */
export const ReplyActions = ({ asstId, message, onRedo }: ReplyActionsProps) => {
  const t = useTexts(chatTexts)
  const { rating, rate } = useRating(asstId, message)
  const copy = useCopy(message)
  const [asksWhy, setAsksWhy] = useState(false)
  const redo = message.redo && onRedo ? () => onRedo(message.mid) : undefined
  const down = () => {
    const isDown = rating?.good === false
    setAsksWhy(!isDown)
    void rate(isDown ? null : { good: false, reason: null })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this row has no room for
    <div className={css.actions} role="group" aria-label={t.replyActions}>
      <IconButton label={t.copyReply} onClick={() => void copy()}>
        <Icon of={Copy} />
      </IconButton>
      <IconButton
        label={t.goodReply}
        aria-pressed={rating?.good === true}
        onClick={() => void rate(rating?.good ? null : { good: true, reason: null })}
      >
        <Icon of={ThumbsUp} />
      </IconButton>
      <IconButton
        label={t.badReply}
        aria-pressed={rating?.good === false}
        onPointerDown={preloadDialogs}
        onFocus={preloadDialogs}
        onClick={down}
      >
        <Icon of={ThumbsDown} />
      </IconButton>
      {redo ? (
        <Button look="text" size="sm" onClick={redo}>
          <Icon of={RefreshCw} />
          {t.notAsked}
        </Button>
      ) : null}
      {asksWhy ? (
        <Late of={reasonDialog}>
          {(ReasonDialog) => (
            <ReasonDialog
              onClose={() => setAsksWhy(false)}
              onReason={(reason) => void rate({ good: false, reason })}
              onRedo={redo}
            />
          )}
        </Late>
      ) : null}
    </div>
  )
}
