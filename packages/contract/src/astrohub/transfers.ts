import * as z from 'zod/mini'
import { Instant, Mobile, Nothing, Success, whole } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { ClientId } from './points.ts'

export const Transfer = z.object({
  transaction_id: z.string(),
  /** `+91…`, or 'Deleted user' */
  recipient_mobile: z.string(),
  oracle_questions: z.int(),
  /** they are the recipient's, also while a number without an account is waited for: who has one is not told; false: they came back */
  sent: z.boolean(),
  transferred_at: Instant,
  state: z.enum(['sent', 'returned']),
  /** until when a number without an account can fetch them, after which they come back; null once that is over */
  until: z.nullable(Instant),
})
export type Transfer = z.output<typeof Transfer>

export const transfers = {
  transferQuestions: endpoint({
    method: 'POST',
    path: '/apis/astrohub/transfer_questions.php',
    access: 'member',
    limit: 'transfer',
    summary: 'Give paid, redeemed or received Oracle questions to another mobile number',
    input: z.object({ mobile: Mobile, questions: whole(1, 1_000_000), client_id: ClientId }),
    output: Success,
    errors: ['transfer_to_self', 'too_few_transferable', 'receives_no_more', 'too_many_at_once', 'too_many_transfers'],
  }),
  getTransferHistory: endpoint({
    method: 'GET',
    path: '/apis/astrohub/get_transaction_history.php',
    access: 'member',
    limit: 'read',
    summary: 'What was transferred, newest first',
    input: Nothing,
    output: z.extend(Success, { transactions: z.array(Transfer) }),
    errors: [],
  }),
}
