import * as z from 'zod/mini'
import { Id, Instant, Nothing, Success, unlessEmpty } from './common.ts'
import { endpoint } from './endpoint.ts'
import { AsstId } from './ids.ts'

/** A leave that a person gave support to read talks of theirs. */
export const TalkConsent = z.object({
  id: z.int(),
  /** null: all talks */
  asst_id: z.nullable(z.string()),
  /** of the talk, '' when it has none or is gone */
  title: z.string(),
  made_at: Instant,
  until: Instant,
  /** `waiting`: the code was not used yet; `open`: support may read; `over` */
  state: z.enum(['waiting', 'open', 'over']),
  /** when support typed the code in, and read last; null: not at all */
  opened_at: z.nullable(Instant),
  read_at: z.nullable(Instant),
  reads: z.int(),
})
export type TalkConsent = z.output<typeof TalkConsent>

export const consents = {
  allowReading: endpoint({
    method: 'POST',
    path: '/apis/users/allow_reading.php',
    access: 'member',
    limit: 'transfer',
    summary: 'Let support read one talk of the caller, or all: a code to read out, good for 30 minutes',
    input: z.object({ asst_id: unlessEmpty(AsstId) }),
    output: z.extend(Success, { id: z.int(), code: z.string(), until: Instant }),
    errors: ['chat_not_found'],
  }),
  getConsents: endpoint({
    method: 'GET',
    path: '/apis/users/consents.php',
    access: 'member',
    limit: 'read',
    summary: 'Whom the caller let read talks, and when they were read, the latest first',
    input: Nothing,
    output: z.extend(Success, { consents: z.array(TalkConsent) }),
    errors: [],
  }),
  endReading: endpoint({
    method: 'POST',
    path: '/apis/users/end_reading.php',
    access: 'member',
    limit: 'write',
    summary: 'Take the leave to read talks back',
    input: z.object({ id: Id }),
    output: Success,
    errors: ['consent_not_found'],
  }),
}
