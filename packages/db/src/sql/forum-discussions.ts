import type { Queryable } from '#db.ts'
import { type DiscussionRow, discussionsOf, type Page, pageOf, type Totalled } from '#sql/forum-rows.ts'

/** Whose list or which part of one: `viewer` is null for a visitor, `start` an offset. */
type Asked = { viewer: number | null; start: number }

// The block in which the offset falls is found by its counter, so that fewer than 1,024 ids are ever passed over.
const LATEST = `
  WITH blocks AS MATERIALIZED (
    SELECT block, shown, sum(shown) OVER (ORDER BY block DESC) AS upto FROM discussion_block
  ), first AS MATERIALIZED (
    SELECT (block << 10) + 1023 AS highest, $1::bigint - upto + shown AS inside FROM blocks WHERE upto > $1::bigint
    ORDER BY block DESC LIMIT 1
  ), page AS MATERIALIZED (
    SELECT did FROM discussion WHERE state = 'shown' AND did <= (SELECT highest FROM first)
    ORDER BY did DESC LIMIT 10 OFFSET (SELECT inside FROM first)
  )
  SELECT total, of.* FROM (SELECT coalesce(sum(shown), 0)::int AS total FROM blocks) counted
  LEFT JOIN (${discussionsOf('SELECT did FROM page', '$2')}) of ON true ORDER BY of.did DESC`

/** Ten shown discussions from an offset, newest first. However far down, about as quick as the first ten. */
export const listDiscussions = async (db: Queryable, { viewer, start }: Asked): Promise<Page<DiscussionRow>> => {
  const answer = await db.query<Totalled<DiscussionRow>>({
    name: 'discussion.list',
    text: LATEST,
    values: [start, viewer],
  })
  return pageOf<DiscussionRow>(answer, 'did')
}

// Who wrote them sees the hidden ones too; of a private profile others see none.
const MAY_SEE = `
  SELECT uid, CASE WHEN uid = $2 THEN '{shown,hidden}'::text[] WHEN NOT is_private THEN '{shown}' END AS states
  FROM profile WHERE uid = $3`

const LISTED = `discussion d JOIN whose USING (uid) WHERE d.state IN ('shown', 'hidden') AND d.state = ANY (states)`

const OF_PERSON = `
  WITH whose AS MATERIALIZED (${MAY_SEE}), page AS MATERIALIZED (
    SELECT did FROM ${LISTED} ORDER BY did DESC LIMIT 10 OFFSET $1
  )
  SELECT total, of.* FROM (SELECT count(*)::int AS total FROM ${LISTED}) counted
  LEFT JOIN (${discussionsOf('SELECT did FROM page', '$2')}) of ON true ORDER BY of.did DESC`

/** Ten discussions of one person from an offset, newest first. */
export const listDiscussionsOf = async (
  db: Queryable,
  uid: number,
  { viewer, start }: Asked,
): Promise<Page<DiscussionRow>> => {
  const answer = await db.query<Totalled<DiscussionRow>>({
    name: 'discussion.list_of_person',
    text: OF_PERSON,
    values: [start, viewer, uid],
  })
  return pageOf<DiscussionRow>(answer, 'did')
}

const ONE = discussionsOf(
  `SELECT did FROM discussion WHERE did = $1 AND (state IN ('shown', 'erased') OR state = 'hidden' AND uid = $2)`,
  '$2',
)

/** One discussion; a hidden one only for who wrote it. Null: there is none, or none for this person. */
export const findDiscussion = async (
  db: Queryable,
  did: number,
  viewer: number | null,
): Promise<DiscussionRow | null> => {
  const [row] = await db.query<DiscussionRow>({ name: 'discussion.find', text: ONE, values: [did, viewer] })
  return row ?? null
}

/** What a person writes; `words` and `titleWords` are what a search finds it by. */
export type DiscussionInput = {
  title: string
  description: string
  slug: string
  rashi_tag: string | null
  nakshatra_tag: string | null
  mahadasha_tag: string | null
  words: string[]
  titleWords: string[]
}

/** Links in a text, and how many a member of fewer than `newForDays` days may put into one. */
export type LinkRule = { count: number; max: number; newForDays: number }

/** As the functions of the database take the rule. */
export const linksOf = ({ max, newForDays, count }: LinkRule) => [max, newForDays, count]

/** Why nothing was written. `gone`: the account was deleted meanwhile. */
export type Refused = 'gone' | 'banned' | 'no_handle' | 'links' | 'missing'

export type DiscussionLimits = { perHour: number; perDay: number; firstDay: number }

const fieldsOf = (input: DiscussionInput) => [
  input.title,
  input.description,
  input.slug,
  input.rashi_tag,
  input.nakshatra_tag,
  input.mahadasha_tag,
  input.words,
  input.titleWords,
]

type Inserted =
  | { outcome: 'done'; did: number; slug: string }
  | { outcome: 'wait'; next_at: Date }
  | { outcome: Exclude<Refused, 'missing'> }

/** How a person may write: `limits` null is as often as they like; `points` is what it earns. */
export type Writing<Limits> = { uid: number; links: LinkRule; limits: Limits | null; points: number; now: Date }

/**
 * Starts a discussion, with its counters and what it earns, in one statement. The same text by the same person within ten
 * seconds is the same press: the first one's did.
 */
export const storeDiscussion = async (
  db: Queryable,
  input: DiscussionInput,
  { uid, links, limits, points, now }: Writing<DiscussionLimits>,
): Promise<Inserted> => {
  const [row] = await db.query<Inserted>({
    name: 'discussion.insert',
    text: `SELECT outcome, did, slug, next_at
           FROM insert_discussion($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      uid,
      ...fieldsOf(input),
      linksOf(links),
      limits && [limits.perHour, limits.perDay, limits.firstDay],
      points,
      now,
    ],
  })
  if (!row) throw new Error('a function returned no row')
  return row
}

/** Changes a discussion of this person; when it was written stays. */
export const changeDiscussion = async (
  db: Queryable,
  did: number,
  input: DiscussionInput,
  { uid, links, now }: Pick<Writing<never>, 'uid' | 'links' | 'now'>,
): Promise<'done' | Refused> => {
  const [row] = await db.query<{ outcome: 'done' | Refused }>({
    name: 'discussion.update',
    text: 'SELECT update_discussion($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS outcome',
    values: [did, uid, ...fieldsOf(input), linksOf(links), now],
  })
  if (!row) throw new Error('a function returned no row')
  return row.outcome
}

/** Deletes a discussion of this person with its text. @returns false when the person has no such discussion */
export const removeDiscussion = async (db: Queryable, did: number, uid: number, now: Date): Promise<boolean> => {
  const [row] = await db.query<{ deleted: boolean }>({
    name: 'discussion.delete',
    text: 'SELECT delete_discussion($1, $2, $3) AS deleted',
    values: [did, uid, now],
  })
  return row?.deleted ?? false
}
