import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { discussionTexts } from '../discussions/texts.ts'
import { useErrorToast } from '../discussions/use-error-toast.ts'
import type { HandleGate } from '../profiles/use-handle.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { CommentBox } from './comment-box.tsx'
import { type CommentActs, CommentItem } from './comment-item.tsx'
import css from './comment-list.module.css'
import { useCommentActs } from './use-comment-acts.ts'
import { type Comments, useComments } from './use-comments.ts'

const Placeholders = () => (
  <>
    {[1, 2, 3].map((one) => (
      <div key={one} className={css.placeholder}>
        <Skeleton width="35%" height="2rem" />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    ))}
  </>
)

const List = ({ comments, acts }: { comments: Comments; acts: CommentActs }) => {
  const t = useTexts(discussionTexts)
  const { list, apart, hasMore, isReadingMore, readMore } = comments
  return (
    <>
      {list.length === 0 ? (
        <p className={css.none}>{t.noComments}</p>
      ) : (
        <ol className={css.list}>
          {list.map((comment) => (
            <CommentItem key={comment.cid} comment={comment} acts={acts} />
          ))}
        </ol>
      )}
      {hasMore ? (
        <Button className={css.more} busy={isReadingMore} busyLabel={t.loadingMore} onClick={() => void readMore()}>
          {t.showMore}
        </Button>
      ) : null}
      {apart.length > 0 ? (
        <>
          <p className={css.apart}>{t.yourNew}</p>
          <ol className={css.list}>
            {apart.map((comment) => (
              <CommentItem key={comment.cid} comment={comment} acts={acts} />
            ))}
          </ol>
        </>
      ) : null}
    </>
  )
}

const Body = ({ comments, acts }: { comments: Comments; acts: CommentActs }) => {
  const t = useTexts(discussionTexts)
  useErrorToast(comments.pages ? null : comments.error)
  if (comments.pages) return <List comments={comments} acts={acts} />
  if (comments.error) return <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />
  return (
    <Loading label={t.commentsLoading}>
      <Placeholders />
    </Loading>
  )
}

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

/** What others have written since the list was read: told, not pushed under the reader's eyes. */
const NewComments = ({ count, comments }: { count: number; comments: Comments }) => {
  const t = useTexts(discussionTexts)
  const { list, hasMore, pages } = comments
  const more = pages && !hasMore ? count - list.length : 0
  const [after, setAfter] = useState<number | null>(null)
  useEffect(() => {
    const first = after === null ? undefined : list.find((one) => one.cid > after)
    if (!first) return
    setAfter(null)
    document.getElementById(`comment-${first.cid}`)?.focus()
  }, [after, list])
  const read = () => {
    setAfter(list.at(-1)?.cid ?? 0)
    void comments.readEnd().catch(() => undefined)
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
  const isMember = useSession() !== null
  const login = useLogin()
  const comments = useComments(did)
  const [reported, setReported] = useState<{ cid: number } | null>(null)
  const show = useShow()
  useDeletions(count, comments)
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
        {t.comments} <small className="num">{count}</small>
      </h2>
      <Body comments={comments} acts={acts} />
      {quiet ? null : <NewComments count={count} comments={comments} />}
      {isMember ? (
        <CommentBox did={did} handle={handle} onSending={setQuiet} onPosted={(cid) => void posted(cid)} />
      ) : (
        <Button className={css.more} onClick={() => login.open({ onDone: () => undefined })}>
          {t.logInToComment}
        </Button>
      )}
      <ReportDialog target={reported} onClose={() => setReported(null)} />
    </section>
  )
}
