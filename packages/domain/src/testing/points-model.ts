// The rules of points, votes and questions once more, in plain words: nothing waits here, each action has its effect at once.

type Person = { points: number; questions: number; redeemed: number; earned: Map<string, number> }

type Text = {
  author: number
  /** the discussion it stands in; a discussion stands in itself */
  within: string
  deleted: boolean
  award: number
  votes: Map<number, boolean | null>
  /** voter → what their standing upvote gave the author */
  standing: Map<number, number>
  /** voter and day → room under the author's cap which that vote has filled */
  room: Map<string, number>
  /** voter → what the author had spent already when that vote was withdrawn, and so keeps */
  kept: Map<number, number>
  /** the same three of what the voter has for the vote */
  voters: { standing: Map<number, number>; room: Map<string, number>; kept: Map<number, number> }
}

const VOTE = 1

export class PointsModel {
  readonly cap: number
  readonly perQuestion: number
  readonly people = new Map<number, Person>()
  readonly texts = new Map<string, Text>()

  constructor(cap: number, perQuestion: number, uids: readonly number[]) {
    this.cap = cap
    this.perQuestion = perQuestion
    for (const uid of uids) this.people.set(uid, { points: 0, questions: 0, redeemed: 0, earned: new Map() })
  }

  person(uid: number): Person {
    const found = this.people.get(uid)
    if (!found) throw new Error(`nobody is ${uid}`)
    return found
  }

  text(key: string): Text {
    const found = this.texts.get(key)
    if (!found) throw new Error(`there is no ${key}`)
    return found
  }

  /** Everyone whose points or texts an action on this text may touch. */
  concerned(key: string): number[] {
    return [this.text(key).author, this.text(this.text(key).within).author]
  }

  seen(key: string): boolean {
    return !this.text(key).deleted && !this.text(this.text(key).within).deleted
  }

  private award(uid: number, amount: number, day: string, filled = 0): number {
    const person = this.person(uid)
    const earned = person.earned.get(day) ?? 0
    const given = Math.max(0, Math.min(amount, this.cap - earned + filled))
    person.points += given
    if (given > filled) person.earned.set(day, earned + given - filled)
    return given
  }

  /** @returns what could not be taken */
  private takeBack(uid: number, amount: number): number {
    const person = this.person(uid)
    const taken = Math.min(amount, person.points)
    person.points -= taken
    return amount - taken
  }

  write(uid: number, key: string, within: string, amount: number, day: string) {
    const award = this.award(uid, amount, day)
    const empty = { votes: new Map(), standing: new Map(), room: new Map(), kept: new Map() }
    const voters = { standing: new Map(), room: new Map(), kept: new Map() }
    this.texts.set(key, { author: uid, within, deleted: false, award, ...empty, voters })
  }

  remove(key: string) {
    const text = this.text(key)
    text.deleted = true
    const upvotes = [...text.standing.values()].reduce((sum, each) => sum + each, 0)
    this.takeBack(text.author, text.award + upvotes)
  }

  counts(key: string) {
    const votes = [...this.text(key).votes.values()]
    return { upvotes: votes.filter((up) => up === true).length, downvotes: votes.filter((up) => up === false).length }
  }

  /** A vote begins to stand, and with it what it is worth to someone. */
  private stand(to: number, voter: number, day: string, { standing, room, kept }: Text['voters']) {
    const slot = `${voter} ${day}`
    const filled = room.get(slot) ?? 0
    const given = this.award(to, VOTE - (kept.get(voter) ?? 0), day, filled)
    standing.set(voter, given)
    room.set(slot, Math.max(filled, given))
  }

  private withdraw(from: number, voter: number, { standing, kept }: Text['voters']) {
    const left = this.takeBack(from, standing.get(voter) ?? 0)
    kept.set(voter, (kept.get(voter) ?? 0) + left)
    standing.delete(voter)
  }

  vote(uid: number, key: string, up: boolean, day: string) {
    const text = this.text(key)
    if (!this.seen(key)) return { result: 'missing' }
    if (text.author === uid) return { result: 'own' }
    const before = text.votes.get(uid) ?? null
    const after = before === up ? null : up
    text.votes.set(uid, after)
    if (after === null) this.withdraw(uid, uid, text.voters)
    if (before === null) this.stand(uid, uid, day, text.voters)
    if (before === true) this.withdraw(text.author, uid, text)
    if (after === true) this.stand(text.author, uid, day, text)
    return { result: 'voted', ...this.counts(key), my_vote: after === null ? null : Number(after) }
  }

  redeem(uid: number, amount: number) {
    const person = this.person(uid)
    if (person.points < amount) return { result: 'few', has: person.points }
    const questions = Math.floor(amount / this.perQuestion)
    const points = questions * this.perQuestion
    person.points -= points
    person.redeemed += points
    person.questions += questions
    return { result: 'redeemed', points, questions }
  }

  /** To someone of the model, or (null) to a number without an account. */
  transfer(uid: number, to: number | null, questions: number) {
    const from = this.person(uid)
    if (uid === to) return { result: 'self' }
    if (from.questions < questions) return { result: 'few' }
    from.questions -= questions
    if (to !== null) this.person(to).questions += questions
    return { result: to === null ? 'waiting' : 'sent' }
  }
}
