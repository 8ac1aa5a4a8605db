import { desk } from '@dhruva/contract/desk'
import { findPersonFor } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

const masked = (mobile: string | null) => mobile && `…${mobile.slice(-4)}`

export const findPerson = implement(desk.findPerson, async ({ ctx, input: { who }, operator: { roles } }) => {
  const row = await findPersonFor(ctx.db, typeof who === 'string' ? { mobile: who } : { uid: who })
  if (!row) throw fail('person_not_found')
  const helps = roles.includes('support') || roles.includes('owner')
  const seesMoney = helps || roles.includes('finance')
  const { questions_given: given, questions_received: received, questions_waiting: waiting } = row
  return {
    status: 'success' as const,
    person: {
      uid: row.uid,
      mobile: seesMoney ? row.mobile : masked(row.mobile),
      since: row.created_at.toISOString(),
      deleted_at: row.deleted_at?.toISOString() ?? null,
      banned_at: row.banned_at?.toISOString() ?? null,
      handle: row.handle,
      handle_since: row.handle_since?.toISOString() ?? null,
      logins: helps ? row.logins : null,
      balances: seesMoney ? row.balances : null,
      transfers: seesMoney ? { given, received, waiting } : null,
      discussions: row.discussions,
      comments: row.comments,
      open_reports: row.open_reports_received,
      reports_made: row.reports_made,
    },
  }
})
