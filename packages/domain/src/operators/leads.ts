import { type ActNumber, type Db, type LeadState, moveLead } from '@dhruva/db'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'
import type { MovedTo } from '#operators/command.ts'

/** How a request stood, and stands now. */
export type MovedLead = { act: ActNumber; id: number; before: LeadState; state: MovedTo; scheduledAt: Date | null }

/** Says how a request for a consultation stands. @throws OperatorRefusal when none of this number is open */
export const moveRequest = (
  db: Db,
  by: By,
  { id, state, scheduledAt }: { id: number; state: MovedTo; scheduledAt: Date | null },
): Promise<MovedLead> =>
  actAs(db, by, { command: 'lead', target: `l${id}`, details: { state, scheduledAt } }, async (tx) => {
    const before = await moveLead(tx, id, { state, scheduledAt, now: by.now })
    if (before === null) throw new OperatorRefusal(`no request ${id} is open`, `अनुरोध ${id} खुला नहीं है`)
    return { id, before, state, scheduledAt }
  })
