import { comments } from '@dhruva/contract'
import { type RefObject, useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { draftNames, dropDraft, readDraft, writeDraft } from '#lib/drafts.ts'
import { useTexts } from '#lib/i18n.ts'
import { useOwner } from '#lib/session.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { toast } from '#ui/toast.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import type { HandleGate } from '../shared/use-handle.tsx'
import { useIsShown } from '../shared/use-is-shown.ts'
import { type CommentRefusal, checkComment, restOf } from './comment-check.ts'

export type CommentBoxProps = {
  did: number
  handle: HandleGate
  /** true when a comment is on its way, false when it did not arrive */
  onSending: (sending: boolean) => void
  onPosted: (cid: number) => void
  /** where it is typed; whoever logged in to write is led there */
  field: RefObject<HTMLTextAreaElement | null>
}

/** What is being written, kept until it is sent; sent once however often the button is pressed. */
export const useCommentBox = ({ did, handle, field, onSending, onPosted }: CommentBoxProps) => {
  const t = useTexts(discussionTexts)
  const uid = useOwner()
  const explain = useRefusalToast()
  const name = draftNames.comment(did)
  const [typed, setTyped] = useState(() => readDraft(uid, name)?.fields.comment ?? '')
  const latest = useRef(typed)
  const [refusal, setRefusal] = useState<CommentRefusal | null>(null)
  const { run, busy } = useOneAtATime()
  const isShown = useIsShown()

  const keep = (value: string) => {
    latest.current = value
    setTyped(value)
    if (value.trim() === '') dropDraft(uid, name)
    else writeDraft(uid, name, { comment: value })
  }
  const type = (value: string) => {
    keep(value)
    if (refusal) setRefusal(checkComment(value))
  }

  const post = async (comment: string) => {
    onSending(true)
    try {
      const { cid, message } = await api.call(comments.insertComment, { did, comment })
      keep(restOf(latest.current, comment))
      toast.success(message ?? t.commented)
      if (isShown.current) onPosted(cid)
    } catch (error) {
      onSending(false)
      if (!handle.missing(error, () => start(comment))) explain(error)
    }
  }

  const start = (comment: string) => void run(() => post(comment))
  const send = () => {
    const wrong = checkComment(typed)
    setRefusal(wrong)
    if (wrong === null) start(typed)
    else field.current?.focus()
  }

  return { typed, type, refusal, busy, send }
}
