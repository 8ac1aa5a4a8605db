import type { LiveEvent } from '@dhruva/contract'
import { countUnseen, type Db, type LiveDiscussion, liveDiscussions, livePoints } from '@dhruva/db'
import type { Viewer } from './stream.ts'

/** What is to be said of a topic; a hidden discussion is gone for all but its author. */
export type Value = (viewer: Viewer) => LiveEvent

const isOpenTo = ({ state, uid }: LiveDiscussion, viewer: Viewer) =>
  state === 'shown' || state === 'erased' || (state === 'hidden' && uid !== null && uid === viewer.uid)

const discussionValue =
  (did: number, found: LiveDiscussion | undefined): Value =>
  (viewer) => {
    if (!found || !isOpenTo(found, viewer)) return { type: 'gone', did }
    const { comment_count, latest_cid, upvotes, downvotes, state } = found
    return { type: 'discussion', did, comment_count, latest_cid, upvotes, downvotes, is_hidden: state === 'hidden' }
  }

const numbered = (topics: readonly string[], letter: string) =>
  topics.filter((topic) => topic.startsWith(letter)).map((topic) => Number(topic.slice(1)))

const unseenValues = async (db: Db, uids: number[]): Promise<[string, Value][]> =>
  (await countUnseen(db, uids)).map(({ uid, unseen_count }) => [`u${uid}`, () => ({ type: 'unseen', unseen_count })])

const pointsValues = async (db: Db, uids: number[]): Promise<[string, Value][]> => {
  const held = new Map((await livePoints(db, uids)).map((row) => [row.uid, row.astrohub_points]))
  return uids.map((uid) => [`p${uid}`, () => ({ type: 'points', astrohub_points: held.get(uid) ?? 0 })])
}

const discussionValues = async (db: Db, dids: number[]): Promise<[string, Value][]> => {
  const found = new Map((await liveDiscussions(db, dids)).map((row) => [row.did, row]))
  return dids.map((did) => [`d${did}`, discussionValue(did, found.get(did))])
}

/** Reads what several topics stand at: one statement a kind, however many people look. */
export const readValues = async (db: Db, topics: readonly string[]): Promise<[string, Value][]> => {
  const kinds: [string, (db: Db, ids: number[]) => Promise<[string, Value][]>][] = [
    ['u', unseenValues],
    ['p', pointsValues],
    ['d', discussionValues],
  ]
  const wanted = kinds.map(([letter, read]) => ({ ids: numbered(topics, letter), read }))
  const values = await Promise.all(wanted.map(({ ids, read }) => (ids.length > 0 ? read(db, ids) : [])))
  return values.flat()
}
