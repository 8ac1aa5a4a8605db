import { discussions } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { DiscussionList } from '../discussions/discussion-list.tsx'
import { PostShapes } from './post-shapes.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'

/** So many stand on the profile; the rest on its own page. */
const SHOWN = 2

type PostsProps = { uid: number; isOwn: boolean }

const Body = ({ uid, isOwn }: PostsProps) => {
  const t = useTexts(profileTexts)
  const { data, error, refetch } = useCall(discussions.searchDiscussions, { uid, start: 0 })
  if (data && data.discussions.length > 0)
    return <DiscussionList found={data.discussions.slice(0, SHOWN)} className={css.list} />
  if (data)
    return (
      <EmptyState action={isOwn ? <LinkButton to={to('forumCreate')}>{t.startOne}</LinkButton> : undefined}>
        {t.noPosts}
      </EmptyState>
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Loading label={t.loadingPosts}>
      <PostShapes count={SHOWN} />
    </Loading>
  )
}

/** The newest discussions of a person, and the way to all of them. */
export const Posts = ({ uid, isOwn }: PostsProps) => {
  const t = useTexts(profileTexts)
  const { data } = useCall(discussions.searchDiscussions, { uid, start: 0 })
  return (
    <section className={css.posts} aria-labelledby="posts">
      <div className={css.postsHead}>
        <h2 id="posts">{t.posts}</h2>
        {data && data.discussions.length > SHOWN ? (
          <LinkButton size="sm" to={to('activities', { uid, page: 1 })}>
            {t.viewAll}
          </LinkButton>
        ) : null}
      </div>
      <Body uid={uid} isOwn={isOwn} />
    </section>
  )
}
