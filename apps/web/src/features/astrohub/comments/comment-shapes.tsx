import { Skeleton } from '#ui/states.tsx'
import css from './comment-list.module.css'

/** Where comments will stand. */
export const CommentShapes = () => (
  <div className={css.list}>
    {['90%', '60%', '75%'].map((width) => (
      <div key={width} className={css.placeholder}>
        <div className={css.placeholderWho}>
          <Skeleton width="2rem" height="2rem" round />
          <Skeleton width="9rem" height="0.875rem" />
        </div>
        <Skeleton width={width} />
        <Skeleton width="40%" />
      </div>
    ))}
  </div>
)
