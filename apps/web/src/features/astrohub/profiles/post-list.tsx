import type { Discussion } from '@dhruva/contract'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/states.tsx'
import { DiscussionCard } from '../discussions/discussion-card.tsx'
import { refreshLists, useDelete } from '../discussions/use-delete.ts'
import css from './profiles.module.css'

/** Some discussions of one person as cards. */
export const PostList = ({ posts }: { posts: readonly Discussion[] }) => {
  const ask = useDelete()
  const remove = async (did: number) => {
    if (!(await ask(did))) return
    await refreshLists()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <ol className={css.list}>
      {posts.map((discussion) => (
        <li key={discussion.did}>
          <DiscussionCard discussion={discussion} onDelete={(did) => void remove(did)} />
        </li>
      ))}
    </ol>
  )
}

/** Where cards will stand. */
export const PostShapes = ({ count }: { count: number }) => (
  <div className={css.list}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are alike
      <Card key={at}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton width="75%" height="1.25rem" />
        <Skeleton width="90%" />
      </Card>
    ))}
  </div>
)
