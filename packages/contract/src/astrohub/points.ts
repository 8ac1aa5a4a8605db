import * as z from 'zod/mini'
import { Instant, Nothing, Success, whole } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** Chosen by the caller, a UUID: the same one again is the same press of the button and gives the same answer. */
export const ClientId = z.optional(z.uuid())

export const Redemption = z.object({
  transaction_id: z.string(),
  points_redeemed: z.int(),
  questions_added: z.int(),
  redeemed_at: Instant,
})
export type Redemption = z.output<typeof Redemption>

export const points = {
  redeemQuestions: endpoint({
    method: 'POST',
    path: '/apis/astrohub/redeem_questions.php',
    access: 'member',
    limit: 'redeem',
    summary: 'Turn Astro Points into Oracle questions; whole hundreds are used',
    input: z.object({ points: whole(1, 1_000_000_000), client_id: ClientId }),
    output: z.extend(Success, { questions_added: z.int() }),
    errors: ['too_few_points', 'points_minimum', 'points_too_new', 'handle_required'],
  }),
  getRedeemHistory: endpoint({
    method: 'GET',
    path: '/apis/astrohub/get_redeem_history.php',
    access: 'member',
    limit: 'read',
    summary: 'What was redeemed, newest first',
    input: Nothing,
    output: z.extend(Success, { transactions: z.array(Redemption) }),
    errors: [],
  }),
}
