import { randomUUID } from 'node:crypto'
import { type InputOf, type MessageFact, type PredictionTail, predictions } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { holdPrediction } from '@dhruva/domain'
import type { Chart } from '@dhruva/jyotish'
import type { Question } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { countersOf } from '#features/predictions/counters.ts'
import { typeNames } from '#features/predictions/texts.ts'
import type { Generation } from '#generation/generation.ts'
import type { Started } from '#generation/generations.ts'
import { busy, fail, type Refusal, type TextLanguage } from '#http/fail.ts'
import { implementStream, type Reply } from '#http/implement.ts'
import { personOf } from '#person.ts'

type Asked = InputOf<typeof predictions.getPrediction>

const questionOf = async (ctx: Ctx, uid: number, asked: Asked): Promise<Question> => {
  const birth = await findBirth<Chart>(ctx.db, uid, asked.bid)
  if (!birth) throw fail('birth_not_found')
  return {
    chart: await currentChart(ctx, uid, birth),
    at: ctx.now(),
    person: personOf({ ...birth, name: birth.full_name, language: asked.language }),
    astrologer: 'Oracle',
    message: '',
    history: [],
    celebrity: birth.celebrity,
    uncertainty: birth.tob_uncertainty,
    predict: asked.type,
  }
}

const refusalOf = async (
  ctx: Ctx,
  uid: number,
  result: Exclude<Started['result'], 'held'>,
  type: string,
): Promise<Refusal> => {
  if (result === 'full') return busy()
  // the account went while its prediction was asked for
  if (result === 'gone') return fail('no_session')
  const counters = await countersOf(ctx, uid)
  return result === 'insufficient'
    ? fail('no_predictions_left', { type }, counters)
    : fail('reply_running', {}, counters)
}

/** A prediction as it is written. Leaving changes nothing but this view. */
async function* live(ctx: Ctx, uid: number, { view, done }: Generation, code: TextLanguage): Reply<PredictionTail> {
  yield* view()
  const { outcome, facts } = await done
  const counters = await countersOf(ctx, uid)
  if (outcome !== 'complete' && outcome !== 'stopped') throw fail('prediction_failed', {}, counters)
  return {
    status: 'success',
    state: outcome,
    ...counters,
    facts_json: JSON.stringify(facts.map((fact): MessageFact => ({ ...fact, text: fact.text[code] }))),
  }
}

export const getPrediction = implementStream(predictions.getPrediction, async ({ ctx, user, input, language }) => {
  const { uid } = user
  const question = await questionOf(ctx, uid, input)
  const clientId = randomUUID()
  const started = await ctx.generations.start({
    uid,
    question,
    isLikely: false,
    hold: (turn) => holdPrediction(ctx.db, { ...turn, uid, clientId, type: input.type }, ctx.config.free.predictions),
  })
  if (started.result !== 'held') throw await refusalOf(ctx, uid, started.result, typeNames[input.type][language])
  return live(ctx, uid, started.generation, input.language === 'Hindi' ? 'hi' : 'en')
})
