import { type Discussion, discussions } from '@dhruva/contract'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLive } from '#lib/live.ts'
import { usePage } from '#lib/page.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { discussionAddress, idIn, listAddress } from './address.ts'
import css from './discussion-page.module.css'
import { DiscussionView } from './discussion-view.tsx'
import { changeKept } from './kept.ts'
import { NotFound } from './not-found.tsx'
import { discussionTexts } from './texts.ts'
import { useErrorToast } from './use-error-toast.ts'

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
        <Skeleton width="40%" height="2rem" />
        <Skeleton width="85%" height="2.25rem" />
        <Skeleton />
        <Skeleton width="95%" />
        <Skeleton width="70%" />
      </Loading>
    </>
  )
}

const Found = ({ did }: { did: number }) => {
  const { data, error, refetch } = useCall(discussions.getDiscussion, { did })
  const [wasTold, setTold] = useState(false)
  useLive(did, (event) => {
    // hidden after reports it is still there for its author: the service is asked who may see it
    if (event.type === 'gone' && event.did === did) {
      setTold(true)
      void refetch()
    }
    if (event.type !== 'discussion' || event.did !== did) return
    const { comment_count, upvotes, downvotes } = event
    changeKept(did, { comment_count, upvotes, downvotes })
  })
  const isMissing = error instanceof ApiFail && error.httpStatus === 404
  const discussion = data?.discussion
  useHead(discussion, isMissing)
  useRightAddress(discussion)
  useErrorToast(data ? null : error)
  if (isMissing)
    return (
      <>
        <NoTitle />
        <NotFound gone={wasTold && discussion !== undefined} />
      </>
    )
  if (discussion) return <DiscussionView discussion={discussion} />
  if (!error) return <Waiting />
  return (
    <>
      <NoTitle />
      <ErrorState error={error} onRetry={() => void refetch()} />
    </>
  )
}

/** `/forum/:slug?did=`: one discussion and its comments. */
export const DiscussionPage = () => {
  const t = useTexts(discussionTexts)
  const [search] = useSearchParams()
  const did = idIn(search.get('did'))
  return (
    <div className={`page-narrow ${css.page}`}>
      <Link className={css.back} to={listAddress()}>
        <Icon of={ArrowLeft} />
        {t.back}
      </Link>
      {did === null ? (
        <>
          <NoTitle />
          <NotFound />
        </>
      ) : (
        <Found key={did} did={did} />
      )}
    </div>
  )
}
