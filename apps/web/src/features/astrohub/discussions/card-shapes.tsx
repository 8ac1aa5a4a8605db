import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/states.tsx'
import { AuthorShape } from '../shared/author-line.tsx'
import css from './discussion-card.module.css'

const CardShape = () => (
  <Card className={css.card} data-placeholder>
    <div className={css.body}>
      <AuthorShape />
      <div className={css.textShape}>
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton />
        <Skeleton width="55%" />
      </div>
      <div className={css.tagShape}>
        <Skeleton width="4.5rem" height="1.5rem" />
        <Skeleton width="5.5rem" height="1.5rem" />
        <Skeleton width="3.5rem" height="1.5rem" />
      </div>
      <div className={css.last}>
        <Skeleton width="45%" height="0.875rem" />
      </div>
    </div>
    <div className={css.voteShape}>
      <Skeleton width="1.5rem" height="1.5rem" />
    </div>
  </Card>
)

/** Where cards of discussions will stand. */
export const CardShapes = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike
  Array.from({ length: count }, (_, at) => <CardShape key={at} />)
