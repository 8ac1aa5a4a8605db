import { Rule } from '#ui/marks.tsx'
import { Skeleton } from '#ui/states.tsx'
import { CommentShapes } from '../comments/comment-shapes.tsx'
import { AuthorShape } from '../shared/author-line.tsx'
import css from './discussion-page.module.css'

/** Where a discussion with its comments will stand. */
export const PostShape = () => (
  <div className={css.main}>
    <div className={css.post}>
      <div className={css.body}>
        <AuthorShape />
        <Skeleton width="85%" height="2.25rem" />
        <Skeleton />
        <Skeleton width="95%" />
        <Skeleton width="70%" />
        <div className={css.tagShape}>
          <Skeleton width="4.5rem" height="1.5rem" />
          <Skeleton width="5.5rem" height="1.5rem" />
        </div>
      </div>
      <div className={css.voteShape}>
        <Skeleton width="1.5rem" height="1.5rem" />
      </div>
    </div>
    <Rule />
    <Skeleton width="10rem" height="2rem" />
    <CommentShapes />
  </div>
)
