// What two people do on AstroHub, by the actions' own statements.
import { randomUUID } from 'node:crypto'
import { castVote, type Db, storeComment, storeDiscussion } from '@dhruva/db'
import { redeemPoints } from '#points/redeem.ts'
import { settlePoints } from '#points/settle.ts'
import { addPerson } from '#testing/people.ts'

const CAP = 400
const links = { count: 0, max: 2, newForDays: 7 }
const TAGS = { rashi_tag: null, nakshatra_tag: null, mahadasha_tag: null }

/** Someone with a handle. */
export const addMember = async (db: Db, now: Date): Promise<number> => {
  const uid = await addPerson(db)
  const handle = `member${uid}`
  await db.prisma.profile.create({
    data: { uid, handle, handleKey: handle, email: 'a@example.org', avatar: 'ganga', createdAt: now },
  })
  return uid
}

type Action = { uid: number; points: number; now: Date }

/** Starts a discussion with a title of its own. @returns its did */
export const startDiscussion = async (db: Db, { uid, points, now }: Action): Promise<number> => {
  const text = { title: `When? ${randomUUID()}`, description: 'Please tell me', slug: 'when', ...TAGS }
  const writing = { uid, links, limits: null, points, now }
  const made = await storeDiscussion(db, { ...text, words: ['when'], titleWords: ['when'] }, writing)
  if (made.outcome !== 'done') throw new Error(`no discussion: ${made.outcome}`)
  return made.did
}

/** Comments with a text of its own. @returns the cid */
export const writeComment = async (db: Db, did: number, { uid, points, now }: Action): Promise<number> => {
  const made = await storeComment(
    db,
    { did, comment: `Soon ${randomUUID()}` },
    { uid, links, limits: null, points, now },
  )
  if (made.outcome !== 'done') throw new Error(`no comment: ${made.outcome}`)
  return made.cid
}

/** Votes as the API does, a point each. */
export const castVoteOn = (db: Db, uid: number, kind: 'd' | 'c', id: number, up: boolean, now: Date) =>
  castVote(db, { uid, target: { kind, id }, up, points: { vote: 1, upvote: 1 }, changesADay: null, now })

/** An author with a discussion and its comment, both upvoted by a voter, and 100 points redeemed. */
export const addPointsOfTwo = async (db: Db, now: Date) => {
  const [author, voter] = [await addMember(db, now), await addMember(db, now)]
  const did = await startDiscussion(db, { uid: author, points: 120, now })
  const cid = await writeComment(db, did, { uid: author, points: 5, now })
  await castVoteOn(db, voter, 'd', did, true, now)
  await castVoteOn(db, voter, 'c', cid, true, now)
  await settlePoints(db, voter, { cap: CAP, now })
  await redeemPoints(db, { uid: author, points: 100, clientId: randomUUID(), perQuestion: 100, cap: CAP, now })
  return { author, voter, did, cid }
}
