import { type Discussion, discussions } from '@dhruva/contract'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { api, refreshCalls, useCall } from '#lib/api.ts'
import { draftNames, readDraft } from '#lib/drafts.ts'
import { useTexts } from '#lib/i18n.ts'
import { useOwner } from '#lib/session.ts'
import { LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { discussionAddress, idIn } from '../shared/address.ts'
import { discussionTexts } from '../shared/texts.ts'
import { isMissing, useErrorToast } from '../shared/use-error-toast.ts'
import { useHandle } from '../shared/use-handle.tsx'
import { updateCachedDiscussion } from './cache-updates.ts'
import { DraftNote } from './draft-note.tsx'
import { NotFound } from './not-found.tsx'
import css from './post-form.module.css'
import { PostForm } from './post-form.tsx'
import { type PostValues, valuesOf, wireOf } from './post-values.ts'
import { usePost } from './use-post.ts'

const EditForm = ({ discussion }: { discussion: Discussion }) => {
  const t = useTexts(discussionTexts)
  const navigate = useNavigate()
  const handle = useHandle()
  const { did } = discussion
  const send = async (values: PostValues) => {
    const { message } = await api.call(discussions.updateDiscussion, { did, ...wireOf(values) })
    // the page it leads to shows the new text at once, and corrects its address when the title changed it
    updateCachedDiscussion(did, { title: values.title.trim(), description: values.description.trim() })
    toast.success(message ?? t.updated)
    void refreshCalls(discussions.getDiscussion, discussions.searchDiscussions)
    return () => void navigate(discussionAddress(discussion), { replace: true })
  }
  const start = valuesOf(discussion)
  const { values, change, busy, submit, restored, discard } = usePost({
    draft: draftNames.edit(did),
    start,
    handle,
    send,
  })
  return (
    <>
      {restored ? <DraftNote draft={restored} onDiscard={discard} /> : null}
      <PostForm
        values={values}
        onChange={change}
        onSubmit={submit}
        proposed={false}
        busy={busy}
        submitLabel={t.save}
        busyLabel={t.updating}
      >
        <LinkButton look="text" to={discussionAddress(discussion)}>
          {t.cancel}
        </LinkButton>
      </PostForm>
      {handle.dialog}
    </>
  )
}

/** What someone else wrote is read, not changed. */
const NotYours = ({ discussion }: { discussion: Discussion }) => {
  const t = useTexts(discussionTexts)
  const navigate = useNavigate()
  useEffect(() => {
    toast.warning(t.notYours)
    void navigate(discussionAddress(discussion), { replace: true })
  }, [t, discussion, navigate])
  return null
}

/** Where the form will stand. */
const Waiting = () => (
  <Loading>
    <Skeleton width="4rem" />
    <Skeleton height="3rem" />
    <Skeleton width="6rem" />
    <Skeleton height="14.5rem" />
    <Skeleton width="4rem" />
    <Skeleton height="2.75rem" />
  </Loading>
)

const Found = ({ did }: { did: number }) => {
  const owner = useOwner()
  const { data, error, refetch } = useCall(discussions.getDiscussion, { did })
  useErrorToast(data ? null : error)
  // deleted in another tab in the middle of a change: what was typed can still be read and copied
  if (isMissing(error) && (!data || readDraft(owner, draftNames.edit(did)) === null)) return <NotFound />
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />
  return data.discussion.uid === owner ? (
    <EditForm discussion={data.discussion} />
  ) : (
    <NotYours discussion={data.discussion} />
  )
}

/** `/forum/edit-post/:postId`: a discussion of one's own is changed. */
export const EditPage = () => {
  const t = useTexts(discussionTexts)
  const did = idIn(useParams().postId)
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.editTitle} />
      {did === null ? <NotFound /> : <Found key={did} did={did} />}
    </div>
  )
}
