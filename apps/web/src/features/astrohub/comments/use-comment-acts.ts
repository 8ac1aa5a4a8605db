import { comments as calls } from '@dhruva/contract'
import { useMemo, useRef } from 'react'
import { api } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { confirmUser } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { isMissing, useRefusalToast } from '../shared/use-error-toast.ts'
import type { CommentActs } from './comment-item.tsx'
import type { Comments } from './use-comments.ts'

/** The comment that follows in the list, else the one before, else the heading above them. */
const focusNear = (neighbour: number | undefined) =>
  requestAnimationFrame(() => {
    const near = neighbour === undefined ? null : document.getElementById(`comment-${neighbour}`)
    const target = near ?? document.getElementById('comments')
    target?.focus()
  })

type CommentActsOptions = {
  comments: Comments
  onReport: (cid: number) => void
  /** it is gone at the service, and leaves the list now */
  onRemoved: () => void
}

/** What can be done to the comments of a page. The functions never change, so that a comment is drawn once. */
export const useCommentActs = (options: CommentActsOptions): CommentActs => {
  const t = useTexts(discussionTexts)
  const explain = useRefusalToast()
  const remove = async (cid: number) => {
    const { comments, onRemoved } = latest.current.options
    const words = { message: t.confirmCommentDelete, description: t.confirmCommentDeleteText }
    if (!(await confirmUser({ ...words, yes: t.deleteYes, no: t.keep, destructive: true }))) return
    try {
      await api.call(calls.deleteComment, { cid })
      toast.success(t.commentDeleted)
    } catch (error) {
      explain(error)
      // deleted in another tab: it leaves the list all the same
      if (!isMissing(error)) return
    }
    const all = [...comments.list, ...comments.apart]
    const at = all.findIndex((one) => one.cid === cid)
    onRemoved()
    comments.remove(cid)
    focusNear((all[at + 1] ?? all[at - 1])?.cid)
  }
  const latest = useRef({ options, remove })
  latest.current = { options, remove }
  return useMemo(
    () => ({
      vote: (cid, votes) => latest.current.options.comments.change(cid, votes),
      remove: (cid) => void latest.current.remove(cid),
      report: (cid) => latest.current.options.onReport(cid),
    }),
    [],
  )
}
