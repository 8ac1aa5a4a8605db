import { type CommentRow, type Db, type DiscussionRow, listComments, listDiscussions, storeComment } from '@dhruva/db'
import type { Answers } from '../serve-bare.ts'

const quoted = (text: string | null) => (text === null ? 'null' : JSON.stringify(text))
const vote = (up: boolean | null) => (up === null ? 'null' : up ? '1' : '0')

const discussion = (row: DiscussionRow) =>
  `{"did":${row.did},"uid":${row.uid},"display_name":${quoted(row.handle)},"gender":${quoted(row.gender)},"avatar":${quoted(row.avatar)},"title":${quoted(
    row.title,
  )},"description":${quoted(row.description)},"created_at":"${row.created_at.toISOString()}","upvotes":${row.upvotes},"downvotes":${row.downvotes},"comment_count":${
    row.comment_count
  },"rashi_tag":${quoted(row.rashi_tag)},"nakshatra_tag":${quoted(row.nakshatra_tag)},"mahadasha_tag":${quoted(row.mahadasha_tag)},"latest_comment":${quoted(
    row.latest_comment,
  )},"latest_comment_uid":${row.latest_uid},"latest_comment_gender":${quoted(row.latest_gender)},"latest_comment_avatar":${quoted(
    row.latest_avatar,
  )},"latest_comment_display_name":${quoted(row.latest_handle)},"slug":"${row.slug}","my_vote":${vote(row.up)},"is_hidden":false}`

const comment = (row: CommentRow) =>
  `{"cid":${row.cid},"uid":${row.uid},"display_name":${quoted(row.handle)},"gender":${quoted(row.gender)},"avatar":${quoted(
    row.avatar,
  )},"created_at":"${row.created_at.toISOString()}","comment":${quoted(row.comment)},"upvotes":${row.upvotes},"downvotes":${row.downvotes},"my_vote":${vote(row.up)}}`

/** The calls of the forum, their JSON written by hand. */
export const forumAnswers = (db: Db): Answers => ({
  '/apis/astrohub/search_discussions.php': async ({ uid }, { start = 0 }) => {
    const { rows, total } = await listDiscussions(db, { viewer: uid, start })
    return `{"status":"success","discussions":[${rows.map(discussion).join(',')}],"page_count":${Math.ceil(total / 10)}}`
  },
  '/apis/astrohub/get_comments.php': async ({ uid }, { did, start = 0 }) => {
    const page = await listComments(db, did, { viewer: uid, start })
    if (!page) throw new Error('no such discussion')
    return `{"status":"success","comments":[${page.rows.map(comment).join(',')}],"page_count":${Math.ceil(page.total / 50)}}`
  },
  '/apis/astrohub/insert_comment.php': async ({ uid }, sent) => {
    const links = { count: 0, max: 2, newForDays: 7 }
    const written = await storeComment(db, sent, { uid, links, limits: null, points: 5, now: new Date() })
    if (written.outcome !== 'done') throw new Error(written.outcome)
    return `{"status":"success","message":"Your comment has been posted.","cid":${written.cid}}`
  },
})
