import * as z from 'zod/mini'
import { Instant, Mobile, Nothing, Otp, Success } from '../common.ts'
import { DESK_ROLES, deskLogin, endpoint } from '../endpoint.ts'

export const DeskRoleName = z.enum(DESK_ROLES)

/** Who is at the desk. */
export const AtDesk = z.extend(Success, {
  uid: z.int(),
  /** as it stands in the log of acts */
  name: z.string(),
  roles: z.array(DeskRoleName),
  /** `enrol`: the app is to be set up; `code`: its code is wanted; `in`: logged in */
  stage: z.enum(['enrol', 'code', 'in']),
  /** until when acts that want a fresh code are done without another one; null: they want one */
  fresh_until: z.nullable(Instant),
  /** the login ends then, whatever is done */
  until: Instant,
})
export type AtDesk = z.output<typeof AtDesk>

/** What comes of a right code: recovery codes after setting the app up, shown once. */
const Entered = z.extend(AtDesk, { recovery_codes: z.optional(z.array(z.string())) })

/** Twenty-four letters and digits (of older codes ten), however they were spaced. */
const RecoveryCode = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.toLowerCase().replace(/[^a-z0-9]/g, '')),
    z.string().check(z.regex(/^[a-z0-9]{1,40}$/)),
  ),
)

export const deskLogins = {
  logInToDesk: endpoint({
    method: 'POST',
    path: '/apis/desk/login.php',
    access: 'public',
    limit: 'login',
    summary: 'Prove the number of an operator with a code of purpose `desk`; the second code follows',
    input: z.object({ mobile: Mobile, otp: Otp, token: z.string().check(z.regex(/^[\w-]{1,200}$/)) }),
    output: AtDesk,
    errors: ['wrong_code', 'code_ended', 'not_an_operator'],
  }),
  getDesk: deskLogin({
    path: '/apis/desk/me.php',
    summary: 'Who is logged in at the desk, and how far',
    input: Nothing,
    output: AtDesk,
    errors: [],
  }),
  setUpCodes: deskLogin({
    path: '/apis/desk/set_up_codes.php',
    summary: 'A new secret for the app of an operator who has none yet, as an otpauth address and as text',
    input: Nothing,
    output: z.extend(Success, { otpauth: z.string(), secret: z.string() }),
    errors: ['enrolled_already'],
  }),
  enterCode: deskLogin({
    path: '/apis/desk/enter_code.php',
    summary:
      'Type in a code of the app: it logs in, and makes acts possible that want a fresh code; each code is good once, and for its half minute',
    input: z.object({ code: Otp }),
    output: Entered,
    errors: ['wrong_desk_code', 'desk_codes_locked'],
  }),
  enterRecoveryCode: deskLogin({
    path: '/apis/desk/enter_recovery_code.php',
    summary: 'A recovery code in place of a lost phone: the old secret goes, and a new app is set up',
    input: z.object({ code: RecoveryCode }),
    output: AtDesk,
    errors: ['wrong_recovery_code', 'desk_codes_locked'],
  }),
  leaveDesk: deskLogin({
    path: '/apis/desk/logout.php',
    summary: 'End this login at the desk',
    input: Nothing,
    output: Success,
    errors: [],
  }),
}
