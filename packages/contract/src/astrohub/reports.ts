import * as z from 'zod/mini'
import { Success, text, unlessEmpty } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { oneTarget, targetFields } from './votes.ts'

/** Why a text is reported; any other words are taken as `other`. */
export const reportReasons = ['spam', 'abuse', 'false', 'private', 'harm', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reports = {
  report: endpoint({
    method: 'POST',
    path: '/apis/astrohub/report.php',
    access: 'member',
    limit: 'write',
    summary: 'Report a discussion or comment to the operators, once',
    input: z.object({ ...targetFields, reason: unlessEmpty(text(1, 500)) }).check(oneTarget),
    output: Success,
    errors: ['discussion_not_found', 'comment_not_found', 'own_text', 'banned'],
  }),
}
