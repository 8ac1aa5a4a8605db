import type { Comment, Discussion } from '@dhruva/contract'
import type { CommentRow, DiscussionRow } from '@dhruva/db'
import type { TextLanguage } from '#http/fail.ts'
import { genderShown } from '../avatars/avatars.ts'

const DELETED_USER = { en: 'Deleted user', hi: 'हटाया गया सदस्य' }
const DELETED_TEXT = '[deleted]'

const myVote = (up: boolean | null) => (up === null ? null : up ? 1 : 0)

type Written = Pick<CommentRow, 'uid' | 'handle' | 'gender' | 'avatar'>

const authorOf = ({ uid, handle, gender, avatar }: Written, language: TextLanguage) => ({
  uid: handle === null ? null : uid,
  display_name: handle ?? DELETED_USER[language],
  gender: genderShown(gender, avatar),
  avatar,
})

const latestOf = (row: DiscussionRow, language: TextLanguage) => {
  const none = row.latest_state === null
  return {
    latest_comment: row.latest_state === 'erased' ? DELETED_TEXT : row.latest_comment,
    latest_comment_uid: row.latest_handle === null ? null : row.latest_uid,
    latest_comment_gender: genderShown(row.latest_gender, row.latest_avatar),
    latest_comment_avatar: row.latest_avatar,
    latest_comment_display_name: none ? null : (row.latest_handle ?? DELETED_USER[language]),
  }
}

/** A stored discussion as it goes over the wire. */
export const toDiscussion = (row: DiscussionRow, language: TextLanguage): Discussion => ({
  did: row.did,
  ...authorOf(row, language),
  title: row.state === 'erased' ? DELETED_TEXT : row.title,
  description: row.state === 'erased' ? DELETED_TEXT : row.description,
  created_at: row.created_at.toISOString(),
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  comment_count: row.comment_count,
  rashi_tag: row.rashi_tag,
  nakshatra_tag: row.nakshatra_tag,
  mahadasha_tag: row.mahadasha_tag,
  ...latestOf(row, language),
  slug: row.slug,
  my_vote: myVote(row.up),
  is_hidden: row.state === 'hidden',
})

/** A stored comment as it goes over the wire. */
export const toComment = (row: CommentRow, language: TextLanguage): Comment => ({
  cid: row.cid,
  ...authorOf(row, language),
  created_at: row.created_at.toISOString(),
  comment: row.state === 'erased' ? DELETED_TEXT : row.comment,
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  my_vote: myVote(row.up),
})
