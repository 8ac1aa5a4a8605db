import type { Gender } from '@dhruva/common'

/** Who wrote a text, as others see them; null where the person was deleted. */
type Author = { uid: number | null; handle: string | null; gender: Gender | null; avatar: string | null }

export type TextState = 'shown' | 'hidden' | 'deleted' | 'erased'

export type DiscussionRow = Author & {
  did: number
  title: string
  description: string
  slug: string
  rashi_tag: string | null
  nakshatra_tag: string | null
  mahadasha_tag: string | null
  state: TextState
  created_at: Date
  upvotes: number
  downvotes: number
  comment_count: number
  /** the vote of whoever asks */
  up: boolean | null
  /** the latest listed comment, shortened; all null when there is none */
  latest_state: TextState | null
  latest_comment: string | null
  latest_uid: number | null
  latest_handle: string | null
  latest_gender: Gender | null
  latest_avatar: string | null
}

export type CommentRow = Author & {
  cid: number
  comment: string
  state: TextState
  created_at: Date
  upvotes: number
  downvotes: number
  up: boolean | null
}

/** Characters of the latest comment that a discussion comes with. */
const EXCERPT = 200

/**
 * SELECT of whole discussions for the dids that `page` selects; rows are joined to ids, so that an offset never reads wide
 * rows. The caller adds ORDER BY.
 * @param page SQL that selects a column `did`, and any others, which stay beside it as `page.…`
 * @param viewer the parameter with the uid of whoever asks, such as `$2`; null for a visitor
 */
export const discussionsOf = (page: string, viewer: string) => `
  SELECT page.*, d.uid, a.handle, a.gender, a.avatar, d.title, d.description, d.slug, d.rashi_tag, d.nakshatra_tag,
    d.mahadasha_tag, d.state, d.created_at, n.upvotes, n.downvotes, n.comment_count, v.up, c.state AS latest_state,
    CASE WHEN char_length(c.comment) > ${EXCERPT} THEN left(c.comment, ${EXCERPT - 1}) || '…' ELSE c.comment END AS latest_comment,
    c.uid AS latest_uid, w.handle AS latest_handle, w.gender AS latest_gender, w.avatar AS latest_avatar
  FROM (${page}) page JOIN discussion d USING (did) JOIN discussion_count n USING (did)
  LEFT JOIN profile a ON a.uid = d.uid
  LEFT JOIN comment c ON c.cid = n.latest_cid LEFT JOIN profile w ON w.uid = c.uid
  LEFT JOIN vote v ON v.uid = ${viewer}::int AND v.kind = 'd' AND v.target = d.did`

/** One page of a list and how many there are in all. */
export type Page<Row> = { rows: Row[]; total: number }

/** A row of an answer that gives the total with every row; all null but the total where the page is empty. */
export type Totalled<Row> = { total: number } & (Row | { [K in keyof Row]: null })

/**
 * Reads the answer of a statement that gives every row the total, and one row of nulls when the page is empty.
 * @param key a column that no row has null
 */
export const pageOf = <Row extends object>(answer: Totalled<Row>[], key: keyof Row): Page<Row> => ({
  total: answer[0]?.total ?? 0,
  rows: answer.filter((row): row is { total: number } & Row => row[key] !== null),
})
