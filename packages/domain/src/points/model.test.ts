// Thousands of random actions of fifty people over three midnights, many at once, checked against a plain model that has no queue.
import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@dhruva/common'
import { openDb, removeComment, removeDiscussion } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { redeemPoints } from '#points/redeem.ts'
import { settlePoints, settleWaitingPoints } from '#points/settle.ts'
import { addMember, castVoteOn, startDiscussion, writeComment } from '#testing/points.ts'
import { PointsModel } from '#testing/points-model.ts'
import { randomOf } from '#testing/random.ts'
import { transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())

const CAP = 150
const PER_QUESTION = 100
const DISCUSSION = 20
const COMMENT = 5
const PEOPLE = 50
const AT_ONCE = 8
/** All with `test --long`, otherwise half as many in the same days. */
const ACTIONS = process.env.TEST_LONG ? 10_000 : 5_000
const NOWHERE = '+917000000001'

const SEED = 20261122

type Action = { people: number[]; act: () => Promise<void> }

const START = Date.parse('2026-11-20T15:00:00Z')
const MIDNIGHTS = ['2026-11-20T18:30:00Z', '2026-11-21T18:30:00Z', '2026-11-22T18:30:00Z'].map((at) => Date.parse(at))

class Simulation {
  readonly random = randomOf(SEED)
  readonly uids: number[]
  readonly mobiles: Map<number, string>
  readonly model: PointsModel
  readonly done: Record<string, number> = {}
  private at = START

  constructor(people: { uid: number; mobile: string | null }[]) {
    this.uids = people.map(({ uid }) => uid)
    this.mobiles = new Map(people.map(({ uid, mobile }) => [uid, mobile ?? '']))
    this.model = new PointsModel(CAP, PER_QUESTION, this.uids)
  }

  one = <T>(list: readonly T[]): T => list[Math.floor(this.random() * list.length)]!
  now = () => new Date(this.at)
  day = () => dayInIndia(this.now())

  /** Some minutes on; the last and the first millisecond of a day are never passed over. */
  advance() {
    const on = this.at + Math.floor(this.random() * (4_200_000_000 / ACTIONS))
    const stops = MIDNIGHTS.flatMap((midnight) => [midnight - 1, midnight])
    this.at = stops.find((stop) => this.at < stop && stop < on) ?? on
  }

  private count(what: string) {
    this.done[what] = (this.done[what] ?? 0) + 1
  }

  discuss(uid: number): Action {
    const [day, now] = [this.day(), this.now()]
    const act = async () => {
      const key = `d${await startDiscussion(db, { uid, points: DISCUSSION, now })}`
      this.model.write(uid, key, key, DISCUSSION, day)
      this.count('discussion')
    }
    return { people: [uid], act }
  }

  comment(uid: number, key: string): Action {
    const [day, now] = [this.day(), this.now()]
    const within = this.model.text(key).within
    if (this.model.text(within).deleted) return this.discuss(uid)
    const act = async () => {
      const cid = await writeComment(db, Number(within.slice(1)), { uid, points: COMMENT, now })
      this.model.write(uid, `c${cid}`, within, COMMENT, day)
      this.count('comment')
    }
    return { people: [uid, ...this.model.concerned(within)], act }
  }

  vote(uid: number, key: string, up: boolean): Action {
    const [day, now] = [this.day(), this.now()]
    const act = async () => {
      const due = this.model.vote(uid, key, up, day)
      const kind = key.startsWith('d') ? 'd' : 'c'
      expect(await castVoteOn(db, uid, kind, Number(key.slice(1)), up, now)).toMatchObject(due)
      this.count(due.result)
    }
    return { people: [uid, ...this.model.concerned(key)], act }
  }

  remove(uid: number, key: string): Action {
    const now = this.now()
    const act = async () => {
      const text = this.model.text(key)
      const mine = text.author === uid && !text.deleted
      const remove = key.startsWith('d') ? removeDiscussion : removeComment
      expect(await remove(db, Number(key.slice(1)), uid, now)).toBe(mine)
      if (mine) this.model.remove(key)
      this.count(mine ? 'deleted' : 'not mine')
    }
    return { people: [uid, ...this.model.concerned(key)], act }
  }

  redeem(uid: number): Action {
    const [now, points] = [this.now(), 100 + Math.floor(this.random() * 130)]
    const act = async () => {
      const due = this.model.redeem(uid, points)
      const asked = { uid, points, clientId: randomUUID(), perQuestion: PER_QUESTION, cap: CAP, now }
      const times = this.random() < 0.3 ? 2 : 1
      const results = await Promise.all(Array.from({ length: times }, () => redeemPoints(db, asked)))
      expect(results).toContainEqual(expect.objectContaining(due))
      this.count(due.result === 'few' ? 'too few points' : 'redeemed')
    }
    return { people: [uid], act }
  }

  transfer(uid: number): Action {
    const [now, to, questions] = [this.now(), this.random() < 0.1 ? null : this.one(this.uids), this.one([1, 1, 1, 2])]
    const mobile = to === null ? NOWHERE : (this.mobiles.get(to) ?? '')
    const act = async () => {
      const due = this.model.transfer(uid, to, questions)
      const giving = { uid, mobile, questions, clientId: randomUUID(), now, limited: false }
      expect(await transferQuestions(db, giving)).toMatchObject(due)
      this.count(due.result === 'few' ? 'too few questions' : due.result)
    }
    return { people: to === null ? [uid] : [uid, to], act }
  }

  /** Often someone who has voted on it before. */
  private voterOf(key: string, otherwise: number): number {
    const voters = [...this.model.text(key).votes.keys()]
    return voters.length > 0 && this.random() < 0.4 ? this.one(voters) : otherwise
  }

  action(keys: readonly string[]): Action {
    const uid = this.one(this.uids)
    const choice = this.random()
    if (keys.length < 20 || choice < 0.12) return this.discuss(uid)
    // mostly among what is new, so that texts gather votes
    const key = this.random() < 0.8 ? this.one(keys.slice(-60)) : this.one(keys)
    if (choice < 0.25) return this.comment(uid, key)
    if (choice < 0.83) return this.vote(this.voterOf(key, uid), key, this.random() < 0.75)
    if (choice < 0.91) return this.remove(this.random() < 0.9 ? this.model.text(key).author : uid, key)
    if (choice < 0.97) return this.redeem(uid)
    return this.transfer(uid)
  }

  /** Actions at the same moment that concern different people: in whatever order they happen, the outcome is one. */
  batch(): Action[] {
    const keys = [...this.model.texts.keys()]
    const taken = new Set<number>()
    const actions: Action[] = []
    while (actions.length < AT_ONCE) {
      const action = this.action(keys)
      if (action.people.some((uid) => taken.has(uid))) continue
      for (const uid of action.people) taken.add(uid)
      actions.push(action)
    }
    return actions
  }

  /** At any moment, for anyone, sometimes twice at once, sometimes for all. */
  settleSomebody(): Promise<number>[] {
    const settling = { cap: CAP, now: this.now() }
    const choice = this.random()
    if (choice < 0.03) return [settleWaitingPoints(db, settling)]
    const uid = this.one(this.uids)
    const times = choice < 0.5 ? 1 : choice < 0.6 ? 2 : 0
    return Array.from({ length: times }, () => settlePoints(db, uid, settling))
  }

  async expectSame() {
    await settleWaitingPoints(db, { cap: CAP, now: this.now() })
    const { rows } = await db.pool.query<{ uid: number; points: number; questions: number; redeemed: number }>(
      `SELECT uid, coalesce(sum(balance) FILTER (WHERE unit = 'points'), 0)::int AS points,
         coalesce(sum(balance) FILTER (WHERE unit = 'oracle_paid'), 0)::int AS questions,
         (SELECT coalesce(sum(points), 0)::int FROM redemption r WHERE r.uid = person.uid) AS redeemed
       FROM person LEFT JOIN wallet USING (uid) GROUP BY uid ORDER BY uid`,
    )
    const due = [...this.model.people].map(([uid, { points, questions, redeemed }]) => ({
      uid,
      points,
      questions,
      redeemed,
    }))
    expect(rows).toEqual(due)
    const days = await db.pool.query<{ uid: number; day: string; earned: number }>('SELECT * FROM points_day')
    const earned = (list: { uid: number; day: string; earned: number }[]) =>
      list.map((each) => `${each.uid} ${each.day} ${each.earned}`).sort()
    const dueDays = [...this.model.people].flatMap(([uid, person]) =>
      [...person.earned].map(([day, points]) => ({ uid, day, earned: points })),
    )
    expect(earned(days.rows)).toEqual(earned(dueDays))
    expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
  }
}

test('the books are what a plain model says, and every invariant holds', { timeout: 300_000 }, async () => {
  const now = new Date(START)
  for (let at = 0; at < PEOPLE; at++) await addMember(db, now)
  const people = await db.prisma.user.findMany({ orderBy: { uid: 'asc' } })
  const simulation = new Simulation(people)
  const settling: Promise<number>[] = []
  for (let actions = 0; actions < ACTIONS; actions += AT_ONCE) {
    settling.push(...simulation.settleSomebody())
    await Promise.all(simulation.batch().map(({ act }) => act()))
    simulation.advance()
    if (actions % 2_000 === 0) {
      await Promise.all(settling.splice(0))
      await simulation.expectSame()
    }
  }
  await Promise.all(settling)
  await simulation.expectSame()
  // the run went where it was to go
  const days = new Set([...simulation.model.people.values()].flatMap(({ earned }) => [...earned.keys()]))
  expect(days.size).toBeGreaterThanOrEqual(4)
  const full = [...simulation.model.people.values()]
    .flatMap(({ earned }) => [...earned.values()])
    .filter((n) => n === CAP)
  expect(full.length).toBeGreaterThan(20)
  const actions = [
    'discussion',
    'comment',
    'voted',
    'own',
    'missing',
    'deleted',
    'not mine',
    'redeemed',
    'too few points',
  ]
  const gifts = ['sent', 'waiting', 'self', 'too few questions']
  expect(Object.keys(simulation.done).sort()).toEqual([...actions, ...gifts].sort())
})
