import type { Queryable, Tx } from '#db.ts'

/** One line of an operation. Only lines of the account `user` touch a wallet. */
export type LedgerLine = { account: string; uid: number; unit: string; delta: number }

export type LedgerOperation = {
  opKey: string
  kind: string
  uid: number
  turnId?: string
  entries: readonly LedgerLine[]
}

/** `already`: the key was used before; `insufficient`: a wallet does not hold enough. Neither writes anything. */
export type PostResult = 'posted' | 'already' | 'insufficient'

/** Writes one operation and its lines, all or nothing. @throws when the lines of a unit do not sum to zero */
export const ledgerPost = async (
  tx: Tx,
  { opKey, kind, uid, turnId, entries }: LedgerOperation,
): Promise<PostResult> => {
  const rows = await tx.query<{ result: PostResult }>({
    name: 'ledger.post',
    text: 'SELECT ledger_post($1, $2, $3, $4, $5, $6, $7, $8) AS result',
    values: [
      opKey,
      kind,
      uid,
      turnId ?? null,
      entries.map((entry) => entry.account),
      entries.map((entry) => entry.uid),
      entries.map((entry) => entry.unit),
      entries.map((entry) => entry.delta),
    ],
  })
  const result = rows[0]?.result
  if (!result) throw new Error('the ledger gave no answer')
  return result
}

/** Marks a gift as given to a mobile number. @returns false when it was given before */
export const claimFreeGrant = async (tx: Tx, mobileHmac: Uint8Array, kind: string): Promise<boolean> => {
  const rows = await tx.query({
    name: 'ledger.claim_grant',
    text: 'INSERT INTO free_grant (mobile_hmac, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING kind',
    values: [Buffer.from(mobileHmac), kind],
  })
  return rows.length === 1
}

/** What a person has, locked until the transaction ends. */
export const lockWallets = (tx: Tx, uid: number) =>
  tx.query<{ unit: string; balance: number }>({
    name: 'ledger.lock_wallets',
    text: 'SELECT unit, balance FROM wallet WHERE uid = $1 AND balance > 0 ORDER BY uid, unit FOR UPDATE',
    values: [uid],
  })

// a subscription's questions end with it, also before the worker has let them lapse
const usable = (now: string) => `(unit <> 'sub_q' OR balance > 0 AND subscribed($1, ${now}))`

/** Questions of one kind of astrologer, the wallet, and the end of the minute bought in a chat, if one is named. */
export const readRemaining = async (
  db: Queryable,
  uid: number,
  units: readonly string[],
  asstId: string | null,
  now: Date,
) => {
  const rows = await db.query<{ questions: number; paise: number; paid_until: Date | null }>({
    name: 'ledger.remaining',
    text: `SELECT coalesce(sum(balance) FILTER (WHERE unit = ANY ($2) AND ${usable('$4')}), 0)::int8 AS questions,
             coalesce(sum(balance) FILTER (WHERE unit = 'money_paise'), 0)::int8 AS paise,
             (SELECT paid_until FROM chat WHERE asst_id = $3 AND chat.uid = $1) AS paid_until
           FROM wallet WHERE uid = $1`,
    values: [uid, units, asstId, now],
  })
  return rows[0] ?? { questions: 0, paise: 0, paid_until: null }
}

export type BalancesRow = {
  money_paise: number
  oracle_grant: number
  oracle_paid: number
  transferable: number
  astra_grant: number
  astra_paid: number
  sub_q: number
  daily: number
  weekly: number
  monthly: number
  yearly: number
}

// The first instant of the running day, week, month or year in India; weeks begin on Monday.
const since = (period: string) =>
  `date_trunc('${period}', $2::timestamptz AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`

const has = (unit: string) =>
  `coalesce(sum(balance) FILTER (WHERE unit = '${unit}'${unit === 'sub_q' ? ` AND ${usable('$2')}` : ''}), 0)::int8 AS ${unit}`

const used = (name: string, period: string) =>
  `(SELECT coalesce(sum(times), 0)::int FROM used WHERE unit = 'pred_${name}' AND at >= ${since(period)}) AS ${name}`

const BALANCES = `
  WITH used AS MATERIALIZED (
    SELECT unit, created_at AS at, 1 AS times FROM turn
    WHERE uid = $1 AND unit LIKE 'pred\\_%' AND state IN ('held', 'posted')
      AND created_at >= least(${since('year')}, ${since('week')})
    UNION ALL SELECT 'pred_' || type, period::timestamp AT TIME ZONE 'Asia/Kolkata', used FROM free_use WHERE uid = $1
  )
  SELECT ${['money_paise', 'oracle_grant', 'oracle_paid', 'astra_grant', 'astra_paid', 'sub_q'].map(has).join(', ')},
    transferable($1, $3) AS transferable, ${used('daily', 'day')}, ${used('weekly', 'week')}, ${used('monthly', 'month')}, ${used('yearly', 'year')}
  FROM wallet WHERE uid = $1`

/** Every balance of a person, what was redeemed since `heldFrom` taken as not to be given away, and how many free predictions were used in the running periods (Asia/Kolkata). */
export const readBalances = async (
  db: Queryable,
  uid: number,
  now: Date,
  heldFrom: Date | null = null,
): Promise<BalancesRow> => {
  const rows = await db.query<BalancesRow>({ name: 'ledger.balances', text: BALANCES, values: [uid, now, heldFrom] })
  const row = rows[0]
  if (!row) throw new Error('an aggregate without a row')
  return row
}
