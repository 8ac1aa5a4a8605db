// Somebody's statement, and whether it adds up.
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chats, type StatementLine, type StatementUnit, statements, users } from '@dhruva/contract'
import { between, post } from '@dhruva/domain'
import type { Member } from '@dhruva/testkit'
import { expect } from 'vitest'
import type { createTill } from '#features/recharges/testing/till.ts'
import { addBirth } from '#testing/add-birth.ts'

const NAMES: Record<string, StatementUnit> = {
  'Oracle questions': 'oracle',
  'Astra questions': 'astra',
  'Subscription questions': 'subscription',
  'Wallet, rupees': 'wallet',
  'Astro Points': 'points',
  'Daily predictions': 'daily',
  'Weekly predictions': 'weekly',
  'Monthly predictions': 'monthly',
  'Yearly predictions': 'yearly',
}

type Cells = { at: string; unit: string; change: number; balance: number; reason: string; reference: string }

const sums = (lines: readonly { unit: string; change: number }[]) => {
  const paise = new Map<string, number>()
  for (const { unit, change } of lines) paise.set(unit, (paise.get(unit) ?? 0) + Math.round(change * 100))
  return Object.fromEntries([...paise].map(([unit, sum]) => [unit, sum / 100]).filter(([, sum]) => sum !== 0))
}
const without0 = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).filter(([, has]) => has !== 0))

export type Chat = { bid: number; asstId: string }

/** What a till's members have, and what their statement says of it. */
export const createStatements = ({ db }: Awaited<ReturnType<typeof createTill>>) => {
  const linesOf = async (who: Member, asked: Record<string, string> = {}): Promise<StatementLine[]> => {
    const all: StatementLine[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const page = await who.call(statements.getStatement, { ...asked, before: before ?? undefined })
      all.push(...page.lines)
      before = page.next
    }
    return all
  }

  /** What the page of the balance says, by the names of the statement. */
  const figuresOf = async (who: Member): Promise<Record<StatementUnit, number>> => {
    const has = await who.call(users.getUserInfo, {})
    return {
      oracle: has.oracle_questions,
      astra: has.astra_questions,
      subscription: has.subscription_questions,
      wallet: has.balance,
      daily: has.daily_predictions,
      weekly: has.weekly_predictions,
      monthly: has.monthly_predictions,
      yearly: has.yearly_predictions,
      points: Number(
        (await db.prisma.wallet.findUnique({ where: { uid_unit: { uid: who.uid, unit: 'points' } } }))?.balance ?? 0,
      ),
    }
  }

  /** The file as PostgreSQL reads CSV. */
  const readCsv = async (text: string): Promise<Cells[]> => {
    const file = path.join(os.tmpdir(), `statement-${randomUUID()}.csv`)
    writeFileSync(file, text.replace(/^\ufeff/, ''), { mode: 0o644 })
    try {
      return await db.tx(async (tx) => {
        const table =
          'CREATE TEMP TABLE csv (at text, unit text, change numeric, balance numeric, reason text, reference text) ON COMMIT DROP'
        await tx.query({ name: `csv.table.${file}`, text: table })
        await tx.query({ name: `csv.read.${file}`, text: `COPY csv FROM '${file}' WITH (FORMAT csv, HEADER true)` })
        const text = 'SELECT at, unit, change::float8, balance::float8, reason, reference FROM csv'
        return tx.query<Cells>({ name: `csv.rows.${file}`, text })
      })
    } finally {
      rmSync(file)
    }
  }

  const fileOf = async (who: Member, headers = {}) => {
    const answer = await who.raw(statements.getStatementFile, {}, headers)
    expect(answer.status).toBe(200)
    return answer.text
  }

  const expectAddsUp = async (who: Member) => {
    const has = without0(await figuresOf(who))
    const lines = await linesOf(who)
    expect(sums(lines)).toEqual(has)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    // each balance is the one before it and the change, and none is below nothing
    const running = new Map<string, number>()
    for (const { unit, change, balance, text } of lines.toReversed()) {
      const after = Math.round(((running.get(unit) ?? 0) + change) * 100) / 100
      expect({ text, balance }).toEqual({ text, balance: after })
      expect(after).toBeGreaterThanOrEqual(0)
      running.set(unit, after)
    }
    const told = await readCsv(await fileOf(who))
    expect(told).toHaveLength(lines.length)
    expect(sums(told.map(({ unit, change }) => ({ unit: NAMES[unit] ?? unit, change })))).toEqual(has)
    return lines
  }

  const give = (who: Member, unit: string, amount: number) =>
    db.tx((tx) =>
      post(tx, {
        opKey: `test:${randomUUID()}`,
        kind: 'grant',
        uid: who.uid,
        entries: between('sys:sales', who.uid, unit, amount),
      }),
    )

  const openChat = async (who: Member): Promise<Chat> => {
    const bid = await addBirth(who)
    return { bid, asstId: (await who.call(chats.startChat, { bid, astrologer: 'Oracle' })).asst_id }
  }

  return { linesOf, figuresOf, readCsv, fileOf, expectAddsUp, give, openChat }
}
