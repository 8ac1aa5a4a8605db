import { DISCUSSIONS_A_PAGE, type Discussion, discussions, profiles } from '@dhruva/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { LeadOn } from '#app/lead-on.tsx'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useOwner } from '#lib/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons.ts'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { DiscussionList } from '../discussions/discussion-list.tsx'
import { idIn, pageIn } from '../shared/address.ts'
import { isMissing, useErrorToast } from '../shared/use-error-toast.ts'
import { useTurn } from '../shared/use-turn.ts'
import { PostShapes } from './post-shapes.tsx'
import { Hidden, Nobody } from './profile-page.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'

type Asked = { uid: number; page: number }

const Step = ({ by, uid, page, count }: Asked & { by: -1 | 1; count: number }) => {
  const t = useTexts(profileTexts)
  const target = page + by
  const words = (
    <>
      {by < 0 ? <Icon of={ChevronLeft} /> : null}
      {by < 0 ? t.previous : t.next}
      {by > 0 ? <Icon of={ChevronRight} /> : null}
    </>
  )
  if (target < 1 || target > count) return <Button inactive>{words}</Button>
  return (
    <LinkButton to={to('activities', { uid, page: target })} rel={by < 0 ? 'prev' : 'next'}>
      {words}
    </LinkButton>
  )
}

const Turn = ({ uid, page, count }: Asked & { count: number }) => {
  const t = useTexts(profileTexts)
  const format = useFormat()
  return (
    <nav className={css.turn} aria-label={t.pages}>
      <Step by={-1} uid={uid} page={page} count={count} />
      <p className="num">{t.pageOf(format.number(page), format.number(count))}</p>
      <Step by={1} uid={uid} page={page} count={count} />
    </nav>
  )
}

const Nothing = ({ uid, page }: Asked) => {
  const t = useTexts(profileTexts)
  if (page === 1) return <EmptyState>{t.noPosts}</EmptyState>
  return (
    <EmptyState action={<LinkButton to={to('activities', { uid, page: 1 })}>{t.toFirst}</LinkButton>}>
      {t.beyond}
    </EmptyState>
  )
}

const Full = ({ posts, ...asked }: Asked & { posts: readonly Discussion[]; count: number }) => (
  <>
    <DiscussionList found={posts} className={css.list} />
    <Turn {...asked} />
  </>
)

const postsArgs = (uid: number, page: number) => ({ uid, start: (page - 1) * DISCUSSIONS_A_PAGE })

const List = ({ uid, page }: Asked) => {
  const t = useTexts(profileTexts)
  const { data, error, refetch } = useCall(discussions.searchDiscussions, postsArgs(uid, page))
  useErrorToast(error)
  if (data && data.discussions.length === 0) return <Nothing uid={uid} page={page} />
  if (data) return <Full uid={uid} page={page} posts={data.discussions} count={data.page_count} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Loading label={t.loadingPosts}>
      <PostShapes count={4} />
    </Loading>
  )
}

const Activities = ({ uid, page }: Asked) => {
  const t = useTexts(profileTexts)
  const isOwn = useOwner() === uid
  const { data: profile, error } = useCall(profiles.getProfile, { uid })
  const name = profile?.display_name
  usePage({ title: name ? t.activitiesHead(name, page) : t.head(t.posts), listed: false })
  useTurn(String(page))
  if (isMissing(error)) return <Nobody />
  return (
    <>
      <SectionHead level={1} eyebrow={t.eyebrow} title={name ? t.activitiesOf(name) : t.posts}>
        <Link to={to('profile', isOwn ? {} : { uid })}>{t.toProfile}</Link>
      </SectionHead>
      {profile?.is_private && !isOwn ? <Hidden /> : <List key={page} uid={uid} page={page} />}
    </>
  )
}

/** `/profile/activities?uid=&page=`: everything a person has posted; without a uid, one's own. */
export const ActivitiesPage: Screen = () => {
  const [search] = useSearchParams()
  const owner = useOwner()
  const asked = search.get('uid')
  const uid = asked ? idIn(asked) : owner
  if (!asked && uid === null) return <LeadOn to={to('forum', { page: 1 })} />
  return (
    <div className="page">{uid === null ? <Nobody /> : <Activities key={uid} uid={uid} page={pageIn(search)} />}</div>
  )
}

ActivitiesPage.prefetch = (search) => {
  const asked = search.get('uid')
  const uid = idIn(asked)
  if (uid === null) return { address: to('activities', { uid: asked ? 'none' : undefined }), calls: [], isShared: true }
  const page = pageIn(search)
  const calls = [
    prefetched(profiles.getProfile, { uid }),
    prefetched(discussions.searchDiscussions, postsArgs(uid, page)),
  ]
  return { address: to('activities', { uid, page }), calls }
}
