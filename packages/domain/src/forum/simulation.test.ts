// Two thousand actions of made-up people in one order, settled at other times and in parallel: what everybody has in the end, and what
// every text shows, is what the actions themselves say. People leave on the way.
import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@dhruva/common'
import { listDiscussions, openDb, removeComment, removeDiscussion, type TextTarget } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { hideText, restoreText } from '#operators/moderation.ts'
import { redeemPoints } from '#points/redeem.ts'
import { settlePoints, settleWaitingPoints } from '#points/settle.ts'
import { leave } from '#testing/leave.ts'
import { addMember, castVoteOn, startDiscussion, writeComment } from '#testing/points.ts'
import { randomOf } from '#testing/random.ts'
import { transferQuestions } from '#transfers/transfers.ts'

const db = openDb({ url: await testDatabase(), poolSize: 8 })
afterAll(() => db.close())

const CAP = 40
const PRICE = 10
const [DISCUSSION, COMMENT] = [20, 5]
const PEOPLE = 24
const STAYING = 10
const ACTIONS = 2_000
/** All with `test --long`, otherwise one. */
const SEEDS = process.env.TEST_LONG ? [7, 20261122] : [7]

/** What a person was given for one upvote, by day, and whether it still stands. */
type Upvote = { given: Map<string, number>; standing: number }

class Text {
  state: 'shown' | 'hidden' | 'deleted' | 'erased' | 'dropped' = 'shown'
  award = 0
  readonly votes = new Map<Person, boolean>()
  readonly upvotes = new Map<Person, Upvote>()
  readonly target: TextTarget
  readonly parent: Text | null
  author: Person | null
  constructor(target: TextTarget, author: Person, parent: Text | null) {
    this.target = target
    this.author = author
    this.parent = parent
  }
  get listed() {
    return this.state === 'shown' || this.state === 'erased'
  }
  count = (up: boolean) => [...this.votes.values()].filter((vote) => vote === up).length
}

class Person {
  points = 0
  questions = 0
  left = false
  readonly earned = new Map<string, number>()
  readonly held = new Map<Text, Upvote & { kept: number }>()
  readonly uid: number
  readonly mobile: string
  constructor(uid: number, mobile: string) {
    this.uid = uid
    this.mobile = mobile
  }

  room = (day: string) => Math.max(0, CAP - (this.earned.get(day) ?? 0))
  earn(points: number, day: string) {
    const given = Math.min(points, this.room(day))
    this.earned.set(day, (this.earned.get(day) ?? 0) + given)
    this.points += given
    return given
  }
  /** A vote of theirs begins to stand. */
  stands(text: Text, day: string) {
    const held = this.held.get(text) ?? { given: new Map<string, number>(), standing: 0, kept: 0 }
    const filled = held.given.get(day) ?? 0
    held.standing = Math.max(0, Math.min(1 - held.kept, this.room(day) + filled))
    const more = Math.max(0, held.standing - filled)
    this.earned.set(day, (this.earned.get(day) ?? 0) + more)
    held.given.set(day, filled + more)
    this.points += held.standing
    this.held.set(text, held)
  }
  /** It is taken back, and what is left of its point with it. */
  takesBack(text: Text) {
    const held = this.held.get(text)
    if (!held) return
    const taken = Math.min(held.standing, this.points)
    this.points -= taken
    held.kept += held.standing - taken
    held.standing = 0
  }
  lose(points: number) {
    this.points -= Math.min(points, this.points)
  }
}

class Simulation {
  readonly people: Person[] = []
  readonly texts: Text[] = []
  readonly random: () => number
  at = Date.parse('2026-11-20T17:00:00Z')
  constructor(seed: number) {
    this.random = randomOf(seed)
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!
  }
  now = () => new Date(this.at)
  day = () => dayInIndia(this.now())
  here = () => this.people.filter((person) => !person.left)
  of = (kind: 'd' | 'c') => this.texts.filter(({ target }) => target.kind === kind)

  async join() {
    const uid = await addMember(db, this.now())
    const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
    this.people.push(new Person(uid, mobile ?? ''))
  }

  async write() {
    const author = this.one(this.here())
    const parents = this.of('d').filter((text) => text.listed)
    const parent = this.random() < 0.35 || parents.length === 0 ? null : this.one(parents.slice(-12))
    const points = parent ? COMMENT : DISCUSSION
    const action = { uid: author.uid, points, now: this.now() }
    const id = parent ? await writeComment(db, parent.target.id, action) : await startDiscussion(db, action)
    const text = new Text({ kind: parent ? 'c' : 'd', id }, author, parent)
    text.award = author.earn(points, this.day())
    this.texts.push(text)
  }

  async vote() {
    const [voter, text, up] = [this.one(this.here()), this.one(this.texts.slice(-60)), this.random() < 0.75]
    const { result } = await castVoteOn(db, voter.uid, text.target.kind, text.target.id, up, this.now())
    if (text.state !== 'shown' || text.parent?.listed === false) return expect(result).toBe('missing')
    if (text.author === voter) return expect(result).toBe('own')
    expect(result).toBe('voted')
    const had = text.votes.get(voter)
    if (had === undefined) voter.stands(text, this.day())
    if (had === up) voter.takesBack(text)
    if (had === up) text.votes.delete(voter)
    else text.votes.set(voter, up)
    if (had === true) this.withdraw(text, voter)
    else if (up) this.upvoted(text, voter)
  }

  private upvoted(text: Text, voter: Person) {
    const upvote = text.upvotes.get(voter) ?? { given: new Map<string, number>(), standing: 0 }
    text.upvotes.set(voter, upvote)
    const before = upvote.given.get(this.day()) ?? 0
    // the room it filled today is still its own
    if (before > 0) text.author!.points += before
    upvote.standing = before > 0 ? before : text.author!.earn(1, this.day())
    upvote.given.set(this.day(), upvote.standing)
  }

  private withdraw(text: Text, voter: Person) {
    const upvote = text.upvotes.get(voter)
    if (upvote && text.author && text.state !== 'deleted') text.author.lose(upvote.standing)
    if (upvote) upvote.standing = 0
  }

  async delete() {
    const text = this.one(this.texts.slice(-80))
    if (!text.author) return
    const { kind, id } = text.target
    const deleted = await (kind === 'd' ? removeDiscussion : removeComment)(db, id, text.author.uid, this.now())
    expect(deleted).toBe(text.state === 'shown' || text.state === 'hidden')
    if (!deleted) return
    const upvotes = [...text.upvotes.values()].reduce((sum, { standing }) => sum + standing, 0)
    text.author.lose(text.award + upvotes)
    text.state = 'deleted'
  }

  async moderate() {
    const text = this.one(this.texts.slice(-40))
    const by = { operator: 'mira', reason: 'reported', now: this.now() }
    const [from, to, run] =
      this.random() < 0.5 ? (['shown', 'hidden', hideText] as const) : (['hidden', 'shown', restoreText] as const)
    const moved = await run(db, by, text.target).then(
      () => true,
      () => false,
    )
    expect(moved).toBe(text.state === from)
    if (moved) text.state = to
  }

  async redeem() {
    const [person, points] = [this.one(this.here()), PRICE + Math.floor(this.random() * 30)]
    const asked = { uid: person.uid, points, clientId: randomUUID(), perQuestion: PRICE, cap: CAP, now: this.now() }
    const { result } = await redeemPoints(db, asked)
    expect(result).toBe(person.points >= points ? 'redeemed' : 'few')
    if (result !== 'redeemed') return
    person.questions += Math.floor(points / PRICE)
    person.points -= points - (points % PRICE)
  }

  async transfer() {
    const [giver, taker] = [this.one(this.here()), this.one(this.people)]
    const mobile = taker.left ? '+917000000055' : taker.mobile
    const given = { uid: giver.uid, mobile, questions: 1, clientId: randomUUID(), now: this.now(), limited: false }
    const { result } = await transferQuestions(db, given)
    if (giver === taker) return expect(result).toBe('self')
    expect(result).toBe(giver.questions === 0 ? 'few' : taker.left ? 'waiting' : 'sent')
    if (giver.questions === 0) return
    giver.questions--
    if (!taker.left) taker.questions++
  }

  async leave() {
    if (this.here().length <= STAYING) return
    const person = this.one(this.here())
    expect(await db.tx((tx) => leave(tx, person.mobile, this.now()))).toBe(true)
    person.left = true
    person.points = person.questions = 0
    for (const text of this.texts) {
      if (text.votes.get(person) === true) this.withdraw(text, person)
      text.votes.delete(person)
    }
    for (const text of this.texts.filter(({ author }) => author === person)) this.orphan(text, person)
  }

  private orphan(text: Text, person: Person) {
    const comments = this.texts.filter(({ parent }) => parent === text)
    const kept = text.target.kind === 'c' || comments.some((one) => one.listed && one.author !== person)
    if (text.target.kind === 'c')
      text.state = text.state === 'shown' ? 'erased' : text.state === 'dropped' ? 'dropped' : 'deleted'
    else if (text.state === 'deleted') text.author = null
    else if (kept) text.state = 'erased'
    else for (const gone of [text, ...comments]) gone.state = 'dropped'
    text.author = null
  }

  async step() {
    this.at += Math.floor(this.random() * 180_000)
    const choice = this.random()
    if (choice < 0.28) await this.write()
    else if (this.texts.length === 0) return
    else if (choice < 0.7) await this.vote()
    else if (choice < 0.77) await this.delete()
    else if (choice < 0.83) await this.moderate()
    else if (choice < 0.9) await this.redeem()
    else if (choice < 0.96) await this.transfer()
    else if (choice < 0.967) await this.leave()
    else await this.settleSome()
  }

  /** The worker at work on some people, on one of them twice. */
  async settleSome() {
    const some = this.people.filter(() => this.random() < 0.3)
    const settling = { cap: CAP, now: this.now() }
    await Promise.all([...some, ...some.slice(0, 1)].map(({ uid }) => settlePoints(db, uid, settling)))
  }
}

const totalShown = async () => (await listDiscussions(db, { viewer: null, start: 0 })).total
const rowsOf = async (text: string) => (await db.pool.query(text)).rows

test.each(SEEDS)(`${ACTIONS} actions come to what they say (seed %i)`, { timeout: 120_000 }, async (seed) => {
  const shownBefore = await totalShown()
  const simulation = new Simulation(seed)
  for (let n = 0; n < PEOPLE; n++) await simulation.join()
  for (let n = 0; n < ACTIONS; n++) await simulation.step()
  await settleWaitingPoints(db, { cap: CAP, now: simulation.now() })

  const uids = simulation.people.map(({ uid }) => uid)
  const wallets = await rowsOf(`SELECT uid, unit, balance::int AS has FROM wallet WHERE uid IN (${uids})`)
  const has = (uid: number, unit: string) => wallets.find((row) => row.uid === uid && row.unit === unit)?.has ?? 0
  expect(uids.map((uid) => [uid, has(uid, 'points'), has(uid, 'oracle_paid')])).toEqual(
    simulation.people.map(({ uid, points, questions }) => [uid, points, questions]),
  )
  for (const text of simulation.texts) {
    const { kind, id } = text.target
    const [table, key] = kind === 'd' ? ['discussion', 'did'] : ['comment', 'cid']
    const [row] = await rowsOf(`SELECT state, coalesce(upvotes, 0) AS ups, coalesce(downvotes, 0) AS downs
      FROM ${table} LEFT JOIN ${table}_count USING (${key}) WHERE ${key} = ${id}`)
    if (text.state === 'dropped') expect(row).toBeUndefined()
    else expect([id, row]).toEqual([id, { state: text.state, ups: text.count(true), downs: text.count(false) }])
  }
  const shown = simulation.of('d').filter(({ state }) => state === 'shown').length
  expect((await totalShown()) - shownBefore).toBe(shown)
  expect((await auditBooks(db)).filter(({ violations }) => violations > 0)).toEqual([])
})
