import { randomUUID } from 'node:crypto'
import { type InputOf, type KeptPrediction, type MessageFact, type PredictionTail, predictions } from '@dhruva/contract'
import { type BirthRow, findBirth } from '@dhruva/db'
import { holdPrediction, settlePrediction } from '@dhruva/domain'
import type { Chart } from '@dhruva/jyotish'
import type { Question } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { implementStream, type Reply } from '#endpoints/implement.ts'
import { countersOf } from '#features/predictions/counters.ts'
import { chartKey, keptPredictions } from '#features/predictions/kept.ts'
import { typeNames } from '#features/predictions/type-names.ts'
import type { Generation } from '#generation/generation.ts'
import type { Started } from '#generation/generations.ts'
import { busy, fail, type Refusal, type TextLanguage } from '#http/fail.ts'
import { personOf } from '#person.ts'
import { refuseResting } from '#resting.ts'
import { isWithoutModel } from '#without-model.ts'

type Asked = InputOf<typeof predictions.getPrediction>

type Birth = NonNullable<Awaited<ReturnType<typeof findBirth<Chart>>>>

const questionOf = async (ctx: Ctx, uid: number, birth: Birth, asked: Asked, at: Date): Promise<Question> => ({
  chart: await currentChart(ctx, uid, birth),
  at,
  person: personOf({ ...birth, name: birth.full_name, language: asked.language }),
  astrologer: 'Oracle',
  message: '',
  history: [],
  celebrity: birth.celebrity,
  uncertainty: birth.tob_uncertainty,
  predict: asked.type,
})

const refusalOf = async (
  ctx: Ctx,
  uid: number,
  result: Exclude<Started['result'], 'held' | 'known'>,
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

/** The text of a period that was written before. */
async function* again(ctx: Ctx, uid: number, { state, text, facts }: KeptPrediction): Reply<PredictionTail> {
  yield text
  return { status: 'success', state, again: true, ...(await countersOf(ctx, uid)), facts_json: JSON.stringify(facts) }
}

const keptOf = async (ctx: Ctx, birth: BirthRow, asked: Asked, at: Date) =>
  (await keptPredictions(ctx, birth, at)).find(
    ({ type, language }) => type === asked.type && language === asked.language,
  )

export const getPrediction = implementStream(predictions.getPrediction, async ({ ctx, user, input, language }) => {
  const { uid } = user
  const birth = await findBirth<Chart>(ctx.db, uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  const at = ctx.now()
  const kept = await keptOf(ctx, birth, input, at)
  if (kept?.state === 'complete') return again(ctx, uid, kept)
  await refuseResting(ctx, 'questions', language, () => countersOf(ctx, uid))

  const key = { bid: birth.bid, chart: chartKey(birth), type: input.type, language: input.language }
  const clientId = randomUUID()
  const started = await ctx.generations.start({
    uid,
    question: await questionOf(ctx, uid, birth, input, at),
    isFree: false,
    isWithoutModel: await isWithoutModel(ctx, uid),
    isLikely: false,
    hold: (turn) => holdPrediction(ctx.db, { ...turn, ...key, uid, clientId, now: at }, ctx.config.free.predictions),
    settle: (turn, said) => settlePrediction(ctx.db, { ...key, askedAt: at }, turn, said),
  })
  if (started.result === 'held') return live(ctx, uid, started.generation, input.language === 'Hindi' ? 'hi' : 'en')
  // another press was quicker
  const written = started.result === 'known' ? await keptOf(ctx, birth, input, at) : undefined
  if (written) return again(ctx, uid, written)
  const result = started.result === 'known' ? 'running' : started.result
  throw await refusalOf(ctx, uid, result, typeNames[input.type][language])
})
