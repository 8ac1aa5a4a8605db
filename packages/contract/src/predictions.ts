import * as z from 'zod/mini'
import { MessageFact } from './chats.ts'
import { Id, Instant, oneOf, Success } from './common.ts'
import { endpoint, stream } from './endpoint.ts'

export const predictionTypes = ['daily', 'weekly', 'monthly', 'yearly'] as const

/** How long a time a prediction is about, from today in Asia/Kolkata on: two days, seven, thirty, or twelve months. */
export const PredictionType = oneOf(...predictionTypes)
export type PredictionType = z.output<typeof PredictionType>

/** Free predictions left of the running day, week, month and year (Asia/Kolkata). */
const counters = {
  daily_predictions: z.int(),
  weekly_predictions: z.int(),
  monthly_predictions: z.int(),
  yearly_predictions: z.int(),
}

const Written = z.enum(['complete', 'stopped'])

/** A text of a running period, as it was written. */
export const KeptPrediction = z.object({
  type: z.enum(predictionTypes),
  language: z.enum(['English', 'Hindi']),
  state: Written,
  text: z.string(),
  /** what the text rests on, in its language */
  facts: z.array(MessageFact),
  written_at: Instant,
})
export type KeptPrediction = z.output<typeof KeptPrediction>

export const PredictionTail = z.object({
  status: z.enum(['success', 'fail']),
  /** absent when the service itself failed */
  ...z.partial(z.object(counters)).shape,
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  /** how it ended; only of one that was written */
  state: z.optional(Written),
  /** the text of this period was written before: it is shown again and not counted */
  again: z.optional(z.literal(true)),
  /** what the text rests on, in its language: `MessageFact[]` as JSON in a string, for a tail holds no object (see `stream`) */
  facts_json: z.optional(z.string()),
})
export type PredictionTail = z.output<typeof PredictionTail>

/** What a prediction rests on; none when the tail names none. */
export const factsOfTail = ({ facts_json }: PredictionTail): MessageFact[] =>
  facts_json === undefined ? [] : z.parse(z.array(MessageFact), JSON.parse(facts_json))

/** One address that answers by what it is sent, as the old backend's did. */
const path = '/apis/predictions/get.php'

export const predictions = {
  getPredictionCounters: endpoint({
    method: 'POST',
    path,
    access: 'member',
    limit: 'read',
    summary: 'How many predictions are left; sent without bid',
    input: z._default(z.optional(z.object({})), {}),
    output: z.extend(Success, counters),
    errors: [],
  }),
  getPrediction: stream({
    method: 'POST',
    path,
    discriminator: 'bid',
    access: 'member',
    limit: 'chat',
    summary: 'A prediction for one birth chart and period; it streams as it is written, and again as it was written',
    input: z.object({ bid: Id, type: PredictionType, language: oneOf('English', 'Hindi') }),
    tail: PredictionTail,
    errors: ['birth_not_found', 'no_predictions_left', 'reply_running', 'prediction_failed', 'resting'],
  }),
  getKeptPredictions: endpoint({
    method: 'POST',
    path: '/apis/predictions/kept.php',
    access: 'member',
    limit: 'read',
    summary: 'The predictions of the running periods that were written for one birth chart, newest first',
    input: z.object({ bid: Id }),
    output: z.extend(Success, { predictions: z.array(KeptPrediction) }),
    errors: ['birth_not_found'],
  }),
  stopPrediction: endpoint({
    method: 'POST',
    path: '/apis/predictions/stop.php',
    access: 'member',
    limit: 'write',
    summary: 'End the prediction that is being written',
    input: z._default(z.optional(z.object({})), {}),
    output: z.extend(Success, counters),
    errors: [],
  }),
}
