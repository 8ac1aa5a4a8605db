import { useEffect, useRef, useState } from 'react'
import { RestNote } from '#app/rest-note.tsx'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLive } from '#lib/live.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import type { HandleGate } from '../shared/use-handle.tsx'
import { useLoginAt } from '../votes/use-login-at.ts'
import { CommentBox } from './comment-box.tsx'
import css from './comment-list.module.css'
import { CommentList } from './comment-list.tsx'
import { LogInNote } from './log-in-note.tsx'
import { useCommentActs } from './use-comment-acts.ts'
import { type Comments, useComments } from './use-comments.ts'
import { useFocusNext } from './use-focus-next.ts'

/** Shows a comment that has just come, as soon as it is drawn. */
const useShow = () => {
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    const element = wanted === null ? null : document.getElementById(`comment-${wanted}`)
    if (!element) return
    element.scrollIntoView({ block: 'nearest' })
    setWanted(null)
  })
  return setWanted
}

/**
 * Reads the list again when there are fewer comments than before, or than are listed: what its author deleted leaves, and what is
 * written next is not taken for it.
 */
const useDeletions = (count: number, { list, hasMore, pages, refetch }: Comments) => {
  const before = useRef(count)
  const isListed = pages !== undefined
  const listed = hasMore ? 0 : list.length
  useEffect(() => {
    const isLess = count < before.current || count < listed
    before.current = count
    if (isListed && isLess) void refetch()
  }, [count, isListed, listed, refetch])
}

/** Reads the list again when one comment went and another came: their number alone does not tell. */
const useExchanges = (did: number, { list, hasMore, pages, refetch }: Comments) => {
  const [told, setTold] = useState<{ count: number; latest: number | null } | null>(null)
  useLive(did, (event) => {
    if (event.type !== 'discussion' || event.did !== did) return
    const { comment_count: count, latest_cid: latest } = event
    setTold(latest === undefined ? null : { count, latest })
  })
  const isWhole = pages !== undefined && !hasMore
  const isOther = told?.count === list.length && told.latest !== (list.at(-1)?.cid ?? null)
  const exchange = isWhole && isOther ? told : null
  useEffect(() => {
    if (exchange) void refetch()
  }, [exchange, refetch])
}

/** What others have written since the list was read: told, not pushed under the reader's eyes. */
const NewComments = ({ count, comments }: { count: number; comments: Comments }) => {
  const t = useTexts(discussionTexts)
  const { list, hasMore, pages } = comments
  const more = pages && !hasMore ? count - list.length : 0
  const explain = useRefusalToast()
  const focusNext = useFocusNext(list)
  const read = () => {
    focusNext()
    void comments.readEnd().catch(explain)
  }
  return (
    <span className={css.pillPlace} role="status">
      {more > 0 ? (
        <Button look="solid" size="sm" className={css.pill} onClick={read}>
          {t.newComments(more)}
        </Button>
      ) : null}
    </span>
  )
}

type CommentSectionProps = {
  did: number
  /** how many there are, as far as this page has heard */
  count: number
  handle: HandleGate
  /** one's own came or went */
  onChange: () => Promise<unknown>
}

/** The comments of a discussion and, for members, the box to write one. */
export const CommentSection = ({ did, count, handle, onChange }: CommentSectionProps) => {
  const t = useTexts(discussionTexts)
  const format = useFormat()
  const isMember = useSession() !== null
  const field = useRef<HTMLTextAreaElement>(null)
  const logIn = useLoginAt(field)
  const comments = useComments(did)
  const [reported, setReported] = useState<{ cid: number } | null>(null)
  const show = useShow()
  useDeletions(count, comments)
  useExchanges(did, comments)
  // while something is written or deleted here, the difference of the counts is not told as new
  const [quiet, setQuiet] = useState(false)
  const acts = useCommentActs({
    comments,
    onReport: (cid) => setReported({ cid }),
    onRemoved: () => {
      setQuiet(true)
      void onChange().finally(() => setQuiet(false))
    },
  })
  const posted = async (cid: number) => {
    show(cid)
    await comments.readEnd(cid).catch(() => comments.refetch())
    setQuiet(false)
    void onChange()
  }
  return (
    <section className={css.section} aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1} className={css.heading}>
        {t.comments} <small className="num">{format.number(count)}</small>
      </h2>
      <CommentList comments={comments} acts={acts} />
      {quiet ? null : <NewComments count={count} comments={comments} />}
      <RestNote of="forum" />
      {isMember ? (
        <CommentBox did={did} handle={handle} field={field} onSending={setQuiet} onPosted={(cid) => void posted(cid)} />
      ) : (
        <LogInNote onLogIn={logIn} />
      )}
      <ReportDialog target={reported} onClose={() => setReported(null)} />
    </section>
  )
}
