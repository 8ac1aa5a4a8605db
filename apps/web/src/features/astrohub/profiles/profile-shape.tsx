import { Skeleton } from '#ui/states.tsx'
import { PostShapes } from './post-shapes.tsx'
import headCss from './profile-head.module.css'
import css from './profiles.module.css'

/** Where a profile will stand. */
export const ProfileShape = ({ isOwn }: { isOwn: boolean }) => (
  <div className={css.shape}>
    <div className={headCss.head}>
      <div className={headCss.person}>
        <span className={headCss.ring}>
          <Skeleton width="6rem" height="6rem" round />
        </span>
        <div className={headCss.wordShape}>
          <Skeleton width="6rem" height="0.875rem" />
          <Skeleton width="min(16rem, 100%)" height="2.5rem" />
          <Skeleton width="5rem" height="1.5rem" />
          <Skeleton width="min(12rem, 100%)" height="1.5rem" />
          {isOwn ? <Skeleton width="min(17rem, 100%)" height="1.5rem" /> : null}
        </div>
      </div>
      <div className={headCss.panelShape}>
        <Skeleton width="8rem" height="4.25rem" />
        <Skeleton height="1.125rem" />
        {isOwn ? (
          <>
            <Skeleton width="70%" />
            <Skeleton width="45%" height="1.5rem" />
          </>
        ) : null}
      </div>
    </div>
    {isOwn ? (
      <div className={css.tools}>
        {[11, 11, 8, 8].map((rem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike
          <Skeleton key={at} width={`${rem}rem`} height="2.75rem" />
        ))}
      </div>
    ) : null}
    <Skeleton width="14rem" height="2rem" />
    <PostShapes count={2} />
  </div>
)
