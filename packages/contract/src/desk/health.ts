import * as z from 'zod/mini'
import { Id, Instant, Nothing, Success, unlessEmpty, whole } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { INCIDENT_PARTS } from '../resting.ts'
import { inBoth, Paragraph } from './house.ts'
import { Acted, Minute, Reasoned } from './reason.ts'

const Seconds = z.nullable(z.number())

/** Something that went wrong, as people are told of it. */
export const DeskIncident = z.object({
  id: z.int(),
  part: z.enum(INCIDENT_PARTS),
  began_at: Instant,
  ended_at: z.nullable(Instant),
  updates: z.array(z.object({ at: Instant, text: inBoth(z.string()) })),
})
export type DeskIncident = z.output<typeof DeskIncident>

const roles = ['support', 'owner'] as const

export const deskHealth = {
  getQuality: deskRead({
    path: '/apis/desk/quality.php',
    roles: ['support', 'finance', 'owner'],
    summary: 'How good answers are and what they cost: thumbs, ends, what a language model was withheld; figures alone',
    input: z.object({ days: z._default(z.optional(whole(1, 90)), 7) }),
    output: z.extend(Success, {
      ratings: z.array(
        z.object({
          astrologer: z.string(),
          kind: z.nullable(z.string()),
          good: z.int(),
          bad: z.int(),
          reasons: z.record(z.string(), z.int()),
        }),
      ),
      days: z.array(z.object({ day: z.string(), complete: z.int(), stopped: z.int(), failed: z.int() })),
      kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
      /** of a language model, by day and figure; names as those of /metrics */
      models: z.array(z.object({ day: z.string(), model: z.string(), figures: z.record(z.string(), z.number()) })),
    }),
    errors: [],
  }),
  getHealth: deskRead({
    path: '/apis/desk/health.php',
    roles: ['support', 'finance', 'owner'],
    slow: true,
    summary: 'How the service is: what waits and for how long, jobs, dumps, versions, and what people are told of it',
    input: Nothing,
    output: z.extend(Success, {
      waiting: z.object({ events: z.int(), jobs: z.int(), oldest_seconds: z.number() }),
      held: z.object({ count: z.int(), oldest_seconds: z.number() }),
      payments: z.object({ events: z.int(), oldest_seconds: z.number(), to_refund: z.int(), mandate_seconds: Seconds }),
      /** null: it does not answer */
      queue: z.nullable(
        z.object({
          counts: z.record(z.string(), z.int()),
          oldest_at: z.nullable(Instant),
          /** the last ones, newest first */
          failed: z.array(z.object({ job: z.string(), at: Instant })),
        }),
      ),
      /** since the newest dump, and the newest that was copied elsewhere */
      backup: z.object({ here_seconds: Seconds, elsewhere_seconds: Seconds }),
      notes: z.object({ browsers: z.int(), today: z.record(z.string(), z.int()) }),
      /** null: it is not spared */
      model_spared_since: z.nullable(Instant),
      versions: z.object({
        service: z.string(),
        commit: z.string(),
        database: z.string(),
        /** the last change of its tables */
        migration: z.string(),
      }),
      incidents: z.array(DeskIncident),
    }),
    errors: [],
  }),
  openIncident: deskAct({
    path: '/apis/desk/open_incident.php',
    roles,
    summary: 'Tell people at /status of something that goes wrong; `at`: since when, else now',
    input: z.extend(Reasoned, { part: z.enum(INCIDENT_PARTS), text: inBoth(Paragraph), at: unlessEmpty(Minute) }),
    output: z.extend(Acted, { incident: z.int() }),
    errors: ['act_refused'],
  }),
  tellIncident: deskAct({
    path: '/apis/desk/tell_incident.php',
    roles,
    summary: 'Tell more of it, or that it is over; what was told stays',
    input: z.extend(Reasoned, { incident: Id, text: inBoth(Paragraph), ends: z.boolean() }),
    output: z.extend(Acted, { incident: z.int() }),
    errors: ['act_refused'],
  }),
}
