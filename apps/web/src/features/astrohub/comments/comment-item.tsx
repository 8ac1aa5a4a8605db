import type { Comment } from '@dhruva/contract'
import { memo } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useOwner } from '#lib/session.ts'
import { Flag, Trash2 } from '#ui/icons.ts'
import type { MenuItem } from '#ui/menu.tsx'
import { AuthorLine } from '../shared/author-line.tsx'
import { isErased } from '../shared/erased.ts'
import { DotsMenu } from '../shared/owner-menu.tsx'
import { PlainText } from '../shared/plain-text.tsx'
import { discussionTexts } from '../shared/texts.ts'
import type { Votes } from '../votes/toggle-vote.ts'
import { VoteButtons } from '../votes/vote-buttons.tsx'
import css from './comment-list.module.css'

/** What is done to comments; the functions stay the same, so that typing draws no comment anew. */
export type CommentActs = {
  vote: (cid: number, votes: Votes) => void
  remove: (cid: number) => void
  report: (cid: number) => void
}

const useMenu = (comment: Comment, { remove, report }: CommentActs): readonly MenuItem[] => {
  const t = useTexts(discussionTexts)
  const owner = useOwner()
  if (owner === null) return []
  const { cid, uid } = comment
  if (uid === owner)
    return [{ kind: 'act', label: t.commentDelete, onSelect: () => remove(cid), icon: Trash2, tone: 'danger' }]
  return [{ kind: 'act', label: t.report, onSelect: () => report(cid), icon: Flag }]
}

/** One comment of the ruled list. */
export const CommentItem = memo(({ comment, acts }: { comment: Comment; acts: CommentActs }) => {
  const t = useTexts(discussionTexts)
  const owner = useOwner()
  const menu = useMenu(comment, acts)
  const { cid, uid, upvotes, downvotes, my_vote } = comment
  const erased = isErased(comment, comment.comment)
  return (
    <li className={css.comment} data-cid={cid} id={`comment-${cid}`} tabIndex={-1}>
      <AuthorLine author={comment} at={comment.created_at}>
        {menu.length > 0 && !erased ? <DotsMenu label={t.commentMenu(comment.display_name)} items={menu} /> : null}
      </AuthorLine>
      {erased ? <p className={css.erased}>{t.erased}</p> : <PlainText text={comment.comment} className={css.text} />}
      {erased ? null : (
        <div className={css.foot}>
          <VoteButtons
            target={{ cid }}
            votes={{ upvotes, downvotes, my_vote }}
            isOwn={uid !== null && uid === owner}
            onChange={(votes) => acts.vote(cid, votes)}
          />
        </div>
      )}
    </li>
  )
})
