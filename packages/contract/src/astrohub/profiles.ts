import * as z from 'zod/mini'
import { Gender } from '../births.ts'
import { Id, Instant, Nothing, OptionalId, Success, unlessEmpty, whole } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { because } from '../reason.ts'

const required = { ...because('required'), abort: true }

const trimmed = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
)

/** 5-20 letters and digits of ASCII with single `.`, `_` or `-` inside. Unique regardless of case. */
export const Handle = z.pipe(
  trimmed,
  z.string().check(
    z.refine((value) => value !== '', required),
    z.refine(
      (value) => /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/.test(value) && value.length >= 5 && value.length <= 20,
      because('handle'),
    ),
  ),
)

export const Email = z.pipe(
  trimmed,
  z.string().check(
    z.refine((value) => value !== '', required),
    z.refine((value) => value.length <= 254 && z.safeParse(z.email(), value).success, because('email')),
  ),
)

/** A birth to choose: '', null and 0 choose none. */
const ChosenBirth = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === '' || value === null ? 0 : value)),
    whole(0, 2_147_483_647),
  ),
)

const Flag = z.union([z.literal(0), z.literal(1)])
const Name = z.nullable(z.string())

const shown = {
  uid: z.int(),
  display_name: z.string(),
  gender: z.nullable(Gender),
  avatar: z.string(),
  is_private: Flag,
  is_ban: Flag,
  /** Moon sign, nakshatra and running mahadasha of the default birth, the sign as `moon_sign_name` of its chart; null without one, where its time leaves them open, or hidden */
  rashi: Name,
  nakshatra: Name,
  current_mahadasha: Name,
}

export const OwnProfile = z.extend(Success, {
  ...shown,
  email: z.string(),
  default_birth_profile: z.nullable(z.int()),
  astrohub_points: z.int(),
  astrohub_redeemed_points: z.int(),
  /** from when on the points can be redeemed, where that is still to come: those of a handle's first days wait */
  redeemable_from: z.nullable(Instant),
  births: z.array(z.object({ bid: z.int(), uid: z.int(), full_name: z.string() })),
})
export type OwnProfile = z.output<typeof OwnProfile>

/** What anyone sees; of a private profile what is hidden is null. */
export const Profile = z.extend(Success, { ...shown, astrohub_points: z.nullable(z.int()) })
export type Profile = z.output<typeof Profile>

export const profiles = {
  getOwnProfile: endpoint({
    method: 'GET',
    path: '/apis/astrohub/get_user.php',
    access: 'member',
    limit: 'read',
    summary: 'The caller’s own profile, with its points and the births it may rest on',
    input: Nothing,
    output: OwnProfile,
    errors: ['handle_required'],
  }),
  getProfile: endpoint({
    method: 'POST',
    path: '/apis/astrohub/get_user.php',
    access: 'optional',
    limit: 'read',
    summary: 'Someone’s profile; a private one hides rashi, nakshatra, mahadasha and points',
    input: z.object({ uid: Id }),
    output: Profile,
    errors: ['profile_not_found'],
  }),
  insertProfile: endpoint({
    method: 'POST',
    path: '/apis/astrohub/insert_user.php',
    access: 'member',
    limit: 'write',
    summary: 'Register an AstroHub handle',
    input: z.object({ email: Email, display_name: Handle, bid: OptionalId }),
    output: Success,
    errors: ['handle_taken', 'handle_exists', 'birth_not_found'],
  }),
  updateProfile: endpoint({
    method: 'POST',
    path: '/apis/astrohub/update_user.php',
    access: 'member',
    limit: 'write',
    summary: 'Change one’s profile; what is not sent stays, bid 0 takes the default birth away',
    input: z.object({
      email: z.optional(Email),
      bid: ChosenBirth,
      is_private: unlessEmpty(whole(0, 1)),
      avatar: unlessEmpty(z.string()),
    }),
    output: Success,
    errors: ['handle_required', 'birth_not_found', 'avatar_not_found'],
  }),
}

export const avatars = {
  getAvatars: endpoint({
    method: 'GET',
    path: '/apis/astrohub/getAvatars.php',
    access: 'public',
    limit: 'read',
    summary:
      'Ids of the drawn avatars, Symbols those that show no person; the picture is at /apis/avatars/{Male|Female|Symbols}/{64|128|256}/{id}.svg',
    input: Nothing,
    output: z.object({ Male: z.array(z.string()), Female: z.array(z.string()), Symbols: z.array(z.string()) }),
    errors: [],
  }),
}
