// Everything that people, operators and the worker do in AstroHub at once, on few texts: nobody sees a deadlock or another
// fault, and afterwards the books and every count are right.
import { randomUUID } from 'node:crypto'
import {
  changeDiscussion,
  deliverNotice,
  markSeen,
  openDb,
  removeComment,
  removeDiscussion,
  reportText,
  storeDiscussion,
} from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { deliverWaiting } from '#notifications/deliver-waiting.ts'
import { OperatorRefusal } from '#operators/act.ts'
import { banPerson, unbanPerson } from '#operators/bans.ts'
import { hideText, restoreText } from '#operators/moderation.ts'
import { redeemPoints } from '#points/redeem.ts'
import { settlePoints, settleWaitingPoints } from '#points/settle.ts'
import { leave } from '#testing/leave.ts'
import { addMember, castVoteOn, startDiscussion, writeComment } from '#testing/points.ts'
import { randomOf } from '#testing/random.ts'
import { transferQuestions } from '#transfers/transfers.ts'

const AT_ONCE = 16
const PEOPLE = 14
const ACTIONS = 1_600
const settling = { cap: 400, now: new Date('2026-11-22T06:30:00Z') }
const { now } = settling
const old = new Date('2026-10-01T06:30:00Z')

const db = openDb({ url: await testDatabase(), poolSize: AT_ONCE })
afterAll(() => db.close())

const random = randomOf(16)
const below = (n: number) => Math.floor(random() * n)
const one = <T>(list: readonly T[]): T => list[below(list.length)]!
const people: number[] = []
const me = () => one(people)
const by = { operator: 'mira', reason: 'because', now }

type Found = { id: number; uid: number | null }
const latest = async (table: 'discussion' | 'comment', count: number): Promise<Found> => {
  const id = table === 'discussion' ? 'did' : 'cid'
  const { rows } = await db.pool.query<Found>(`SELECT ${id} AS id, uid FROM ${table} ORDER BY 1 DESC LIMIT ${count}`)
  return rows.length > 0 ? one(rows) : { id: 1, uid: null }
}
const text = async () =>
  random() < 0.5
    ? { kind: 'd' as const, id: (await latest('discussion', 25)).id }
    : { kind: 'c' as const, id: (await latest('comment', 40)).id }

const WORDS = Array.from({ length: 60 }, (_, n) => `word${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10)]}`)
const form = () => {
  const words = [...new Set(Array.from({ length: 8 }, () => one(WORDS)))]
  const tags = { rashi_tag: null, nakshatra_tag: null, mahadasha_tag: null }
  return { title: randomUUID(), description: 'When?', slug: 'when', ...tags, words, titleWords: words.slice(0, 2) }
}
const links = { count: 0, max: 2, newForDays: 7 }
const unlessRefused = (error: unknown) => {
  if (!(error instanceof OperatorRefusal)) throw error
}

const leaveAndCome = async () => {
  const uid = me()
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  if (mobile === null) return
  await db.tx((tx) => leave(tx, mobile, now))
  people[people.indexOf(uid)] = await addMember(db, old)
}

const give = async () => {
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid: me() } })
  const giving = { uid: me(), questions: 1, clientId: randomUUID(), now, limited: false }
  return transferQuestions(db, { ...giving, mobile: mobile ?? '+917000000055' })
}

/** How often something is done, of a hundred, and what it is. */
const actions: readonly (readonly [number, () => Promise<unknown>])[] = [
  [8, () => storeDiscussion(db, form(), { uid: me(), links, limits: null, points: 20, now })],
  [
    4,
    async () => {
      const { id, uid } = await latest('discussion', 25)
      if (uid) await changeDiscussion(db, id, form(), { uid, links, now })
    },
  ],
  [
    18,
    async () => {
      const { id } = await latest('discussion', 12)
      // the discussion, or who writes, may be gone by now
      await writeComment(db, id, { uid: me(), points: 5, now }).catch((error: Error) =>
        expect(error.message).toMatch(/^no comment: (missing|banned|gone)$/),
      )
    },
  ],
  [
    20,
    async () => {
      const { kind, id } = await text()
      await castVoteOn(db, me(), kind, id, random() < 0.7, now)
    },
  ],
  [
    4,
    async () => {
      const { id, uid } = await latest('discussion', 40)
      if (uid) await removeDiscussion(db, id, uid, now)
    },
  ],
  [
    5,
    async () => {
      const { id, uid } = await latest('comment', 60)
      if (uid) await removeComment(db, id, uid, now)
    },
  ],
  [4, async () => hideText(db, by, await text()).catch(unlessRefused)],
  [4, async () => restoreText(db, by, await text()).catch(unlessRefused)],
  [
    6,
    async () => {
      const report = { uid: me(), target: await text(), reason: 'spam', now, since: now }
      await db.tx((tx) => reportText(tx, report))
    },
  ],
  [3, () => markSeen(db, me(), now)],
  [0.5, () => banPerson(db, by, me()).catch(unlessRefused)],
  [1.5, () => unbanPerson(db, by, me()).catch(unlessRefused)],
  [3, () => redeemPoints(db, { uid: me(), points: 100, clientId: randomUUID(), perQuestion: 100, ...settling })],
  [4, give],
  [5, () => settlePoints(db, me(), settling)],
  [
    8,
    async () => {
      const { rows } = await db.pool.query('SELECT id FROM notice_event WHERE done_at IS NULL ORDER BY id LIMIT 8')
      if (rows.length > 0) await deliverNotice(db, one(rows).id, now)
    },
  ],
  [2, leaveAndCome],
]

const act = async () => {
  let at = random() * 100
  for (const [often, action] of actions) {
    at -= often
    if (at < 0) return action()
  }
}

const LEFT_OVER = `
  SELECT 'vote' AS of FROM vote WHERE kind = 'd' AND NOT EXISTS (SELECT FROM discussion WHERE did = target)
  UNION ALL SELECT 'vote' FROM vote WHERE kind = 'c' AND NOT EXISTS (SELECT FROM comment WHERE cid = target)
  UNION ALL SELECT 'count' FROM comment_count n WHERE NOT EXISTS (SELECT FROM comment c WHERE c.cid = n.cid)
  UNION ALL SELECT 'comment' FROM comment c WHERE NOT EXISTS (SELECT FROM discussion d WHERE d.did = c.did)`

test(`${ACTIONS} actions, ${AT_ONCE} at once`, { timeout: 120_000 }, async () => {
  for (let n = 0; n < PEOPLE; n++) people.push(await addMember(db, old))
  for (let n = 0; n < PEOPLE; n++) await startDiscussion(db, { uid: one(people), points: 20, now })
  const faults: unknown[] = []
  let left = ACTIONS
  const busy = async () => {
    while (left-- > 0) await act().catch((error) => faults.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, busy))
  expect(faults).toEqual([])
  await deliverWaiting(db, () => now, new AbortController().signal)
  await settleWaitingPoints(db, settling)
  expect((await db.pool.query(LEFT_OVER)).rows).toEqual([])
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})
