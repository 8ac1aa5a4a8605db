import type { LeadRow } from '@dhruva/db'
import type { MovedLead } from '#operators/leads.ts'
import { time } from './print.ts'

const linesOf = (row: LeadRow): string => {
  const birth = [row.dateOfBirth, row.timeOfBirth, row.birthPlace].filter((part) => part !== null).join(', ')
  return [
    `l${row.id}  ${row.state}${row.scheduledAt ? ` for ${time(row.scheduledAt)}` : ''}  asked ${time(row.createdAt)}  uid ${row.uid}`,
    `  ${row.fullName}  ${row.mobile}${row.email ? `  ${row.email}` : ''}`,
    ...(birth ? [`  born ${birth}`] : []),
    `  ${row.astrologerId === null ? 'any astrologer' : `astrologer ${row.astrologerId}`}`,
  ].join('\n')
}

/** Requests for a consultation, with what is needed to call back. */
export const printLeads = (rows: readonly LeadRow[]): string =>
  rows.length === 0 ? 'no request is open' : rows.map(linesOf).join('\n')

/** `act 5: request 3 was new, is scheduled for 2026-11-26 12:00` */
export const printMovedLead = ({ act, id, before, state, scheduledAt }: MovedLead): string =>
  `act ${act}: request ${id} was ${before}, is ${state}${scheduledAt ? ` for ${time(scheduledAt)}` : ''}`
