import * as z from 'zod/mini'
import { Nothing, Success, whole } from './common.ts'
import { endpoint } from './endpoint.ts'
import { because } from './reason.ts'

/** The hours of India's clock a note of the morning can come at. */
export const NOTE_HOURS = { first: 5, usual: 8, last: 11 } as const

/** So many bytes in base64url, as a browser writes them. */
const bytes = (count: number) => {
  const written = new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`)
  return z.string().check(z.refine((value) => written.test(value), because('invalid')))
}

/** An address as every reader of addresses writes it: the host in small letters, no port that goes without saying. */
const Endpoint = z.pipe(
  z.string().check(
    z.maxLength(1_000),
    z.refine((value) => URL.canParse(value), because('invalid')),
  ),
  z.transform((value: string) => new URL(value).href),
)

export const dailyNotes = {
  getDailyNote: endpoint({
    method: 'POST',
    path: '/apis/notes/get.php',
    access: 'member',
    limit: 'read',
    summary: 'Whether the person takes a note each morning, where and when; and the key a browser needs for it',
    input: z.object({
      /** of the browser that asks, if it takes notes of anybody */
      endpoint: z.optional(Endpoint),
    }),
    output: z.extend(Success, {
      /** null: there are no notes here */
      key: z.nullable(z.string()),
      /** there is a birth to tell of */
      has_birth: z.boolean(),
      note: z.nullable(
        z.object({
          hour: z.int(),
          language: z.enum(['en', 'hi']),
          /** in the browser that asks, not in another */
          here: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  saveDailyNote: endpoint({
    method: 'POST',
    path: '/apis/notes/save.php',
    access: 'member',
    limit: 'write',
    rests: 'notes',
    summary: 'Take a note each morning in this browser, and in no other; the first comes tomorrow',
    input: z.object({
      endpoint: Endpoint,
      p256dh: bytes(65),
      auth: bytes(16),
      hour: whole(NOTE_HOURS.first, NOTE_HOURS.last),
      language: z.enum(['en', 'hi']),
    }),
    output: z.extend(Success, { message: z.string() }),
    errors: ['resting', 'push_service_unknown'],
  }),
  stopDailyNote: endpoint({
    method: 'POST',
    path: '/apis/notes/stop.php',
    access: 'member',
    limit: 'write',
    summary: 'Take no notes any more',
    input: Nothing,
    output: z.extend(Success, { message: z.string() }),
    errors: [],
  }),
}
