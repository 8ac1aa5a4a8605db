import { type Queryable, readStatement, type StatementAsked, type StatementRow } from '@dhruva/db'
import { LEDGER_KINDS, type LedgerKind } from '#ledger/kinds.ts'
import { PAISE_PER_RUPEE } from '#ledger/units.ts'

/** Of the counters of free predictions, which the books do not keep: a new period's, used under an earlier account, left over. */
const COUNTER_KINDS = ['allowance', 'before', 'over'] as const

/** Why something came or went. A `hold` is a question or a prediction: `turnState` says what became of it. */
export type StatementEntry = Omit<StatementRow, 'kind' | 'delta' | 'balance'> & {
  kind: Exclude<LedgerKind, 'settle'> | (typeof COUNTER_KINDS)[number]
  /** rupees of the wallet */
  change: number
  balance: number
}

const told = new Set<string>([...LEDGER_KINDS, ...COUNTER_KINDS])
const isTold = (kind: string): kind is StatementEntry['kind'] => told.has(kind)

/**
 * What came and went of a person, newest first. The lines of a unit add up to what `userBalances` says of it.
 * @throws when the books have an operation of a kind that is not listed
 */
export const statementOf = async (db: Queryable, asked: StatementAsked): Promise<StatementEntry[]> =>
  (await readStatement(db, asked)).map(({ kind, delta, balance, ...row }) => {
    if (!isTold(kind)) throw new Error(`the statement has no words for ${kind}`)
    const worth = row.unit === 'wallet' ? PAISE_PER_RUPEE : 1
    return { ...row, kind, change: delta / worth, balance: balance / worth }
  })
