import { comments, type Discussion, discussions } from '@dhruva/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { draftNames, readDraft } from '#lib/drafts.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLive } from '#lib/live.ts'
import { usePage } from '#lib/page.ts'
import { firstCall, prefetched, type Screen } from '#lib/prefetch.ts'
import { useOwner } from '#lib/session.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/states.tsx'
import { discussionAddress, idIn, listAddress } from '../shared/address.ts'
import { discussionTexts } from '../shared/texts.ts'
import { isMissing, useErrorToast } from '../shared/use-error-toast.ts'
import { OwnAnswer } from '../votes/own-answer.ts'
import { updateCachedDiscussion } from './cache-updates.ts'
import css from './discussion-page.module.css'
import { DiscussionView } from './discussion-view.tsx'
import { useRemembered } from './last-read.ts'
import { NotFound } from './not-found.tsx'
import { PointsCard } from './points-card.tsx'
import { PostShape } from './post-shape.tsx'
import { postingOf } from './posting.ts'

const DESCRIBED = 160

/** The words a search engine and a shared link show. */
const useHead = (discussion: Discussion | undefined, isMissing: boolean) => {
  const t = useTexts(discussionTexts)
  const title = discussion && !isMissing ? t.discussionHead(discussion.title) : t.discussionHead(t.discussion)
  const start = [...(discussion?.description ?? '').replace(/\s+/g, ' ')].slice(0, DESCRIBED).join('')
  usePage({
    title,
    description: isMissing || start === '' ? undefined : start,
    listed: !isMissing && !discussion?.is_hidden,
    missing: isMissing,
    canonical: discussion && discussionAddress(discussion),
    article: import.meta.env.SSR && discussion ? postingOf(discussion) : undefined,
  })
}

/** An address with another slug leads here too; it is put right without a step in the history. */
const useRightAddress = (discussion: Discussion | undefined) => {
  const { slug } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (!discussion || discussion.slug === slug) return
    void navigate(discussionAddress(discussion), { replace: true, preventScrollReset: true })
  }, [discussion, slug, navigate])
}

/** The heading of a page that has no title to show. The title that takes its place takes its focus too. */
const NoTitle = () => {
  const t = useTexts(discussionTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const own = heading.current
    const passOn = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    return () => {
      if (own !== null && document.activeElement === own) queueMicrotask(passOn)
    }
  }, [])
  return (
    <h1 ref={heading} className="vh" tabIndex={-1}>
      {t.discussion}
    </h1>
  )
}

const Waiting = () => {
  const t = useTexts(discussionTexts)
  return (
    <>
      <NoTitle />
      <Loading label={t.loadingOne}>
        <PostShape />
      </Loading>
    </>
  )
}

/** What others do to it meanwhile: counts move where they stand, taken away or shown again it is read anew. */
const useChanges = (did: number, readAgain: () => void) => {
  const [wasTold, setTold] = useState(false)
  useLive(did, (event) => {
    // hidden after reports it is still there for its author: the service is asked who may see it
    if (event.type === 'gone' && event.did === did) {
      setTold(true)
      readAgain()
    }
    if (event.type !== 'discussion' || event.did !== did) return
    const { comment_count, upvotes, downvotes, is_hidden } = event
    updateCachedDiscussion(did, { comment_count, upvotes, downvotes, is_hidden })
    // it was taken away, and is shown again
    if (wasTold) {
      setTold(false)
      readAgain()
    }
  })
}

/** Also for whoever was writing to it: what they typed is not lost with it. */
const Missing = ({ did, gone }: { did: number; gone: boolean }) => (
  <>
    <NoTitle />
    <NotFound gone={gone} written={readDraft(useOwner(), draftNames.comment(did))?.fields.comment} />
  </>
)

const Found = ({ did }: { did: number }) => {
  const { data, error, refetch, isPlaceholderData } = useCall(discussions.getDiscussion, { did })
  const gone = isMissing(error)
  const discussion = data?.discussion
  useChanges(did, () => void refetch())
  useHead(discussion, gone)
  useRemembered(did)
  useRightAddress(discussion)
  useErrorToast(data ? null : error)
  if (gone) return <Missing did={did} gone={discussion !== undefined} />
  if (discussion)
    return (
      <OwnAnswer value={!isPlaceholderData}>
        <DiscussionView discussion={discussion} />
      </OwnAnswer>
    )
  if (!error) return <Waiting />
  return (
    <>
      <NoTitle />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  )
}

const Nothing = () => {
  useHead(undefined, true)
  return (
    <>
      <NoTitle />
      <NotFound />
    </>
  )
}

/** `/forum/:slug?did=`: one discussion and its comments. */
export const DiscussionPage: Screen = () => {
  const t = useTexts(discussionTexts)
  const [search] = useSearchParams()
  const did = idIn(search.get('did'))
  return (
    <div className={`page ${css.page}`}>
      <div className={css.columns}>
        <Link className={css.back} to={listAddress()}>
          <Icon of={ArrowLeft} />
          {t.back}
        </Link>
        <div className={css.main}>{did === null ? <Nothing /> : <Found key={did} did={did} />}</div>
        <aside className={css.side}>
          <PointsCard />
        </aside>
      </div>
    </div>
  )
}

DiscussionPage.prefetch = (search) => {
  const did = idIn(search.get('did'))
  if (did === null) return { address: discussionAddress({ slug: '-', did: 0 }), calls: [], isShared: true }
  const below = { ...prefetched(comments.getComments, { did, start: 0 }), isFirst: true as const }
  return {
    address: discussionAddress({ slug: '-', did }),
    calls: [prefetched(discussions.getDiscussion, { did }), below],
    suitsMembers: true,
  }
}

DiscussionPage.firstCalls = (search) => {
  const did = idIn(search.get('did'))
  return did === null
    ? []
    : [firstCall(discussions.getDiscussion, { did }), firstCall(comments.getComments, { did, start: 0 })]
}
