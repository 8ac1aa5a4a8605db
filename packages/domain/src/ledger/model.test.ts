// Random lives of a few people, run in parallel against the books and checked against a plain model of them.
import { randomUUID } from 'node:crypto'
import { openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { giveMonth } from '@dhruva/testkit/month'
import { afterAll, expect, test } from 'vitest'
import { auditBooks } from '#audit/audit-books.ts'
import { between, post } from '#ledger/post.ts'
import { holdQuestion, refundTurn, settleTurn, sweepHolds } from '#ledger/turns.ts'
import { addChat, addPerson, balanceOf } from '#testing/people.ts'
import { randomOf } from '#testing/random.ts'

const db = openDb({ url: await testDatabase(), poolSize: 12 })
afterAll(() => db.close())

const prices = { questionPaise: 600, minuteSeconds: 60 }
const UNITS = ['sub_q', 'oracle_grant', 'oracle_paid', 'money_paise'] as const
type Unit = (typeof UNITS)[number]
const LONG = 'x'.repeat(130)

type Held = { turnId: string; unit: Unit; amount: number; asstId: string; clientId: string }

class Life {
  readonly has: Record<Unit, number> = { sub_q: 0, oracle_grant: 0, oracle_paid: 0, money_paise: 0 }
  readonly uid: number
  readonly random: () => number
  asstId: string
  seconds = 0
  paidUntil = new Map<string, number>()
  held: Held | null = null
  start = Date.now()

  constructor(uid: number, asstId: string, random: () => number) {
    this.uid = uid
    this.asstId = asstId
    this.random = random
  }

  now = () => new Date(this.start + this.seconds * 1000)

  async receive() {
    const unit = UNITS[Math.floor(this.random() * 4)]!
    const amount = unit === 'money_paise' ? Math.floor(this.random() * 2_000) + 1 : 1
    const operation = {
      opKey: randomUUID(),
      kind: 'grant' as const,
      uid: this.uid,
      entries: between('sys:sales', this.uid, unit, amount),
    }
    const times = this.random() < 0.3 ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => db.tx((tx) => post(tx, operation))))
    this.has[unit] += amount
  }

  draw(): { unit: Unit; amount: number } | null {
    const unit = UNITS.find((one) => one !== 'money_paise' && this.has[one] > 0)
    if (unit) return { unit, amount: 1 }
    const amount = (this.paidUntil.get(this.asstId) ?? 0) > this.seconds ? 0 : 600
    return this.has.money_paise >= amount && this.touchedMoney() ? { unit: 'money_paise', amount } : null
  }
  touchedMoney = () => this.has.money_paise > 0 || this.paidUntil.size > 0

  async ask() {
    const clientId = this.held && this.random() < 0.5 ? this.held.clientId : randomUUID()
    const hold = { turnId: randomUUID(), uid: this.uid, asstId: this.asstId, clientId, question: 'Why?' }
    const drawn = this.draw()
    const result = await holdQuestion(db, { ...hold, astrologer: 'Oracle', owner: 'model', now: this.now() }, prices)
    const due = this.held ? (clientId === this.held.clientId ? 'known' : 'running') : drawn ? 'held' : 'insufficient'
    expect(result).toBe(due)
    if (result !== 'held' || !drawn) return
    this.has[drawn.unit] -= drawn.amount
    this.held = { ...hold, ...drawn }
  }

  async end() {
    if (!this.held) return
    const { turnId, unit, amount, asstId } = this.held
    const choice = this.random()
    const said = { question: 'Why?', text: choice < 0.8 ? LONG : 'short', facts: [] }
    const charged = choice < 0.6
    const turn = { turnId, now: this.now() }
    if (charged) await settleTurn(db, { ...turn, outcome: choice < 0.3 ? 'complete' : 'stopped' }, said, prices)
    else if (choice < 0.9) await refundTurn(db, { ...turn, outcome: 'failed' }, said)
    else await sweepHolds(db, new Date(this.start + (this.seconds + 200) * 1000), this.uid)
    if (!charged) this.has[unit] += amount
    if (charged && unit === 'money_paise' && amount > 0) this.paidUntil.set(asstId, this.seconds + 60)
    this.held = null
  }

  async step() {
    this.seconds += Math.floor(this.random() * 40)
    const choice = this.random()
    if (choice < 0.3) await this.receive()
    else if (choice < 0.65) await this.ask()
    else if (choice < 0.95) await this.end()
    else this.asstId = await addChat(db, this.uid)
  }
}

const live = async (life: Life, steps: number) => {
  for (let n = 0; n < steps; n++) await life.step()
  for (const unit of UNITS) expect(await balanceOf(db, life.uid, unit)).toBe(life.has[unit])
}

test.each([1, 20261121, 424242])(
  'balances are what a plain model says and every invariant holds (seed %i)',
  async (seed) => {
    const random = randomOf(seed)
    const lives = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const uid = await addPerson(db)
        await giveMonth(db, uid, 0)
        return new Life(uid, await addChat(db, uid), randomOf(Math.floor(random() * 2 ** 31)))
      }),
    )
    await Promise.all(lives.map((life) => live(life, 60)))
    expect((await auditBooks(db)).filter((finding) => finding.violations > 0)).toEqual([])
  },
  60_000,
)
