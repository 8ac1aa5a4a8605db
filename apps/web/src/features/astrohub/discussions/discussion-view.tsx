import { type Discussion, discussions } from '@dhruva/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useOwner } from '#lib/session.ts'
import { Tag } from '#ui/chip.tsx'
import { Flag } from '#ui/icons.ts'
import { Rule } from '#ui/marks.tsx'
import { CommentSection } from '../comments/comment-section.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { AuthorLine } from '../shared/author-line.tsx'
import { useShown } from '../shared/erased.ts'
import { DotsMenu, OwnerMenu } from '../shared/owner-menu.tsx'
import { PlainText } from '../shared/plain-text.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useHandle } from '../shared/use-handle.tsx'
import { VoteButtons } from '../votes/vote-buttons.tsx'
import { updateCachedDiscussion } from './cache-updates.ts'
import css from './discussion-page.module.css'
import { TagList } from './tag-list.tsx'
import { refreshLists, useDelete } from './use-delete.ts'

/** What the reader can do with it: its author changes and deletes, other members report, visitors only read. */
const PostMenu = ({ discussion, onReport }: { discussion: Discussion; onReport: () => void }) => {
  const t = useTexts(discussionTexts)
  const owner = useOwner()
  const navigate = useNavigate()
  const ask = useDelete()
  const { did, uid, title } = discussion
  if (owner === null) return null
  if (uid !== owner)
    return <DotsMenu label={t.more(title)} items={[{ kind: 'act', label: t.report, onSelect: onReport, icon: Flag }]} />
  const remove = async () => {
    if (!(await ask(did))) return
    void refreshLists()
    void navigate(to('forum'), { replace: true })
  }
  return <OwnerMenu did={did} title={title} onDelete={() => void remove()} />
}

const Post = ({ discussion }: { discussion: Discussion }) => {
  const t = useTexts(discussionTexts)
  const owner = useOwner()
  const [reporting, setReporting] = useState(false)
  const shown = useShown()
  const { did, uid, upvotes, downvotes, my_vote } = discussion
  const title = shown(discussion, discussion.title)
  return (
    <article className={css.post} data-did={did}>
      <div className={css.body}>
        <AuthorLine author={discussion} at={discussion.created_at}>
          <PostMenu discussion={discussion} onReport={() => setReporting(true)} />
        </AuthorLine>
        <h1 tabIndex={-1} lang={languageOf(title)}>
          {title}
        </h1>
        {discussion.is_hidden ? (
          <p className={css.hidden}>
            <Tag tone="bad">{t.hidden}</Tag> {t.hiddenText}
          </p>
        ) : null}
        <PlainText text={shown(discussion, discussion.description)} className={css.text} />
        <TagList {...discussion} />
      </div>
      <div className={css.votes}>
        <VoteButtons
          column
          target={{ did }}
          votes={{ upvotes, downvotes, my_vote }}
          isOwn={uid !== null && uid === owner}
          onChange={(votes) => updateCachedDiscussion(did, votes)}
        />
      </div>
      <ReportDialog target={reporting ? { did } : null} onClose={() => setReporting(false)} />
    </article>
  )
}

/** A discussion with its comments. */
export const DiscussionView = ({ discussion }: { discussion: Discussion }) => {
  const handle = useHandle()
  const { did, comment_count: count } = discussion
  return (
    <>
      <Post discussion={discussion} />
      <Rule />
      <CommentSection
        did={did}
        count={count}
        handle={handle}
        onChange={() => refreshCalls(discussions.getDiscussion, discussions.searchDiscussions)}
      />
      {handle.dialog}
    </>
  )
}
