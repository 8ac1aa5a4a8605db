import * as z from 'zod/mini'
import { Mobile, OptionalDevice, Otp, Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LoginConsent } from './privacy.ts'
import { FoundProof } from './proof-of-work.ts'
import { DeletionReceipt } from './statement.ts'

export const Purpose = z.enum(['login', 'delete_account', 'cancel_subscription', 'end_logins', 'desk'])
export type Purpose = z.output<typeof Purpose>

export const ChallengeToken = z.string().check(z.regex(/^[\w-]{1,200}$/))

/** Says that this device has logged in before; the newest few, one for each number. What is none of ours counts as none. */
const DeviceTokens = z.catch(z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5))), undefined)

export const auth = {
  getOTP: endpoint({
    method: 'POST',
    path: '/apis/sms/getOTP.php',
    access: 'public',
    limit: 'login',
    summary: 'Send a six-digit code to a mobile number; `proof_required` asks for a proof of work first',
    input: z.object({
      mobile: Mobile,
      purpose: z._default(z.optional(Purpose), 'login'),
      device_tokens: DeviceTokens,
      proof_of_work: z.optional(FoundProof),
    }),
    output: z.extend(Success, { token: z.string(), retry_after_seconds: z.int() }),
    errors: ['sms_failed', 'proof_required'],
  }),
  validateOTP: endpoint({
    method: 'POST',
    path: '/apis/sms/validateOTP.php',
    access: 'public',
    limit: 'login',
    summary: 'Log in with the code; the first login makes the account',
    input: z.object({
      mobile: Mobile,
      otp: Otp,
      token: ChallengeToken,
      device: OptionalDevice,
      consent: LoginConsent,
    }),
    output: z.extend(Success, { jwt: z.string(), is_new: z.boolean(), device_token: z.string() }),
    errors: ['wrong_code', 'code_ended'],
  }),
  validateRawOTP: endpoint({
    method: 'POST',
    path: '/apis/sms/validateRawOTP.php',
    access: 'public',
    limit: 'login',
    slow: true,
    summary: 'Confirm a code of another purpose than login: delete the account, allow a cancellation',
    input: z.object({ mobile: Mobile, otp: Otp, token: ChallengeToken }),
    /** with the receipt of an account that was deleted */
    output: z.extend(Success, { receipt: z.optional(DeletionReceipt) }),
    errors: ['wrong_code', 'code_ended', 'no_account'],
  }),
}
