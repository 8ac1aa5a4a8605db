// What it costs in time that a question is paid from the wallet: asked in turn with a free one, of the same chart, in the same words.
import type { Db } from '@dhruva/db'
import { between, post } from '@dhruva/domain'
import { quantile, type Timing } from './read.ts'
import { QUESTIONS } from './service.ts'

const ROUNDS = 300
const WARM_UP = 30
const PRICE_PAISE = 600

/** Takes the free questions of a member and fills the wallet. */
export const payFromWallet = (db: Db, uid: number) =>
  db.tx((tx) =>
    post(tx, {
      opKey: `bench:${uid}`,
      kind: 'grant',
      uid,
      entries: [
        ...between('sys:grant', uid, 'oracle_grant', -QUESTIONS),
        ...between('sys:sales', uid, 'money_paise', PRICE_PAISE * QUESTIONS),
      ],
    }),
  )

/** The minute that a message buys would make the next one free of charge. */
const endMinute = (db: Db, uid: number) =>
  db.query({ name: 'bench.end_minute', text: 'UPDATE chat SET paid_until = NULL WHERE uid = $1', values: [uid] })

/** @throws when not every question was paid with this unit */
const expectCharged = async (db: Db, uid: number, unit: string) => {
  const charged = await db.prisma.turn.count({ where: { uid, unit, state: 'posted', amount: { gt: 0 } } })
  if (charged !== ROUNDS + WARM_UP) throw new Error(`${charged} questions were paid with ${unit}`)
}

type Asker = { uid: number; ask: () => Promise<Timing> }

export type Charged = { free: number; wallet: number; ratio: number }

const compared = (free: readonly number[], wallet: readonly number[]): Charged => {
  const [one, other] = [quantile([...free], 0.5), quantile([...wallet], 0.5)]
  return { free: one, wallet: other, ratio: other / one }
}

const nothingSeen = (): { first: number[]; whole: number[] } => ({ first: [], whole: [] })

/** Both ask, in turn, who is first as well. @returns medians in ms: until the first text (held) and until the end (charged) */
export async function compareCharges(db: Db, free: Asker, wallet: Asker): Promise<{ first: Charged; whole: Charged }> {
  const seen = new Map([free, wallet].map((who) => [who, nothingSeen()]))
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const who of round % 2 === 0 ? [free, wallet] : [wallet, free]) {
      await endMinute(db, who.uid)
      const { askedAt, firstMs, endsAt } = await who.ask()
      if (round < WARM_UP) continue
      seen.get(who)?.first.push(firstMs)
      seen.get(who)?.whole.push(endsAt - askedAt)
    }
  }
  for (const [who, unit] of [
    [free, 'oracle_grant'],
    [wallet, 'money_paise'],
  ] as const)
    await expectCharged(db, who.uid, unit)
  const [one, other] = [seen.get(free), seen.get(wallet)]
  if (!one || !other) throw new Error('nobody asked')
  return { first: compared(one.first, other.first), whole: compared(one.whole, other.whole) }
}
