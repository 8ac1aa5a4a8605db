import { discussions } from '@dhruva/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RestNote } from '#app/rest-note.tsx'
import { api } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { SectionHead } from '#ui/marks.tsx'
import { toast } from '#ui/toast.tsx'
import { discussionAddress } from '../shared/address.ts'
import { useOwnProfile } from '../shared/own-profile.ts'
import { discussionTexts } from '../shared/texts.ts'
import { useHandle } from '../shared/use-handle.tsx'
import { DraftNote } from './draft-note.tsx'
import css from './post-form.module.css'
import { PostForm } from './post-form.tsx'
import { noValues, type PostValues, tagNames, tagsOf, wireOf } from './post-values.ts'
import { refreshLists } from './use-delete.ts'
import { usePost } from './use-post.ts'

const noTags = tagsOf(() => '')

/** The tags of the own profile; none of a private one. */
const useProposal = () => {
  const { data } = useOwnProfile()
  if (!data || data.is_private === 1) return noTags
  const { rashi, nakshatra, current_mahadasha } = data
  return tagsOf((tag) => (tag === 'rashi' ? rashi : tag === 'nakshatra' ? nakshatra : current_mahadasha))
}

const useNewPost = () => {
  const t = useTexts(discussionTexts)
  const navigate = useNavigate()
  const handle = useHandle()
  const send = async (values: PostValues) => {
    const { did, slug, message } = await api.call(discussions.insertDiscussion, wireOf(values))
    toast.success(message ?? t.posted)
    await refreshLists()
    return () => void navigate(discussionAddress({ did, slug }), { replace: true })
  }
  const post = usePost({ draft: 'new', start: noValues, handle, send })
  return { ...post, handle }
}

/** Whoever has no handle yet is asked for one before they write. */
const useHandleFirst = ({ require }: ReturnType<typeof useHandle>) => {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void require(() => undefined)
  }, [require])
}

/** `/forum/create`: a new discussion. */
export const CreatePage = () => {
  const t = useTexts(discussionTexts)
  const { values, change, busy, submit, restored, discard, propose, handle } = useNewPost()
  const [touched, setTouched] = useState(restored !== null)
  const proposal = useProposal()
  const isProposing = tagNames.some((tag) => proposal[tag] !== '')
  useHandleFirst(handle)
  // once the profile is read; what the person chose is left alone
  useEffect(() => {
    if (!touched && tagNames.some((tag) => proposal[tag] !== values[tag])) propose(proposal)
  })
  const edit = (part: Partial<PostValues>) => {
    if (tagNames.some((tag) => tag in part)) setTouched(true)
    change(part)
  }
  const startAnew = () => {
    setTouched(false)
    discard()
  }
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.createTitle}>
        {t.createLede}
      </SectionHead>
      <RestNote of="forum" />
      {restored ? <DraftNote draft={restored} onDiscard={startAnew} /> : null}
      <PostForm
        values={values}
        onChange={edit}
        onSubmit={submit}
        proposed={!touched && isProposing}
        busy={busy}
        submitLabel={t.post}
        busyLabel={t.posting}
      >
        <p>{t.keptHere}</p>
      </PostForm>
      {handle.dialog}
    </div>
  )
}
