import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useErrorToast, useRefusalToast } from '../shared/use-error-toast.ts'
import { OwnAnswer } from '../votes/own-answer.ts'
import { type CommentActs, CommentItem } from './comment-item.tsx'
import css from './comment-list.module.css'
import { CommentShapes } from './comment-shapes.tsx'
import type { Comments } from './use-comments.ts'
import { useFocusNext } from './use-focus-next.ts'

/** The way to the comments that follow; the first of them gets the focus, as the button stood before it. */
const More = ({ comments }: { comments: Comments }) => {
  const t = useTexts(discussionTexts)
  const explain = useRefusalToast()
  const focusNext = useFocusNext(comments.list)
  const read = async () => {
    focusNext()
    const { isFetchNextPageError, error } = await comments.readMore()
    if (isFetchNextPageError) explain(error)
  }
  return comments.hasMore ? (
    <Button className={css.more} busy={comments.isReadingMore} busyLabel={t.loadingMore} onClick={() => void read()}>
      {t.showMore}
    </Button>
  ) : null
}

const List = ({ comments, acts }: { comments: Comments; acts: CommentActs }) => {
  const t = useTexts(discussionTexts)
  const { list, apart } = comments
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
      <More comments={comments} />
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

/** The comments as far as they are read; also while they come, and when they do not. */
export const CommentList = ({ comments, acts }: { comments: Comments; acts: CommentActs }) => {
  const t = useTexts(discussionTexts)
  useErrorToast(comments.pages ? null : comments.error)
  if (comments.pages)
    return (
      <OwnAnswer value={comments.isOwn}>
        <List comments={comments} acts={acts} />
      </OwnAnswer>
    )
  if (comments.error) return <ErrorState error={comments.error} onRetry={() => void comments.refetch()} />
  return (
    <Loading label={t.commentsLoading}>
      <CommentShapes />
    </Loading>
  )
}
