import type { Tx } from '#db.ts'

/** A text of the forum: a discussion by its did, a comment by its cid. */
export type TextTarget = { kind: 'd' | 'c'; id: number }

export type NewReport = {
  uid: number
  target: TextTarget
  reason: string
  now: Date
  /** a member counts towards hiding whose handle is at least this old */
  since: Date
}

/** `reported` now or before; `missing`: nothing there to see; `own`; `banned`; `gone`: the reporter has no account. */
export type ReportResult = 'reported' | 'missing' | 'own' | 'banned' | 'gone'

/** Reports a text once for a person; enough reports take it from view. */
export const reportText = async (tx: Tx, { uid, target, reason, now, since }: NewReport): Promise<ReportResult> => {
  const [row] = await tx.query<{ result: ReportResult }>({
    name: 'report.add',
    text: 'SELECT report_text($1, $2, $3, $4, $5, $6) AS result',
    values: [uid, target.kind, target.id, reason, now, since],
  })
  if (!row) throw new Error('the report gave no answer')
  return row.result
}
