import { randomUUID } from 'node:crypto'
import { points } from '@dhruva/contract'
import { redeemPoints } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { failUntil } from '#http/wait.ts'

export const redeemQuestions = implement(points.redeemQuestions, async ({ ctx, user, input, language }) => {
  const { points: wanted, client_id: clientId = randomUUID() } = input
  const { minimum_redemption: min, per_question: perQuestion } = ctx.config.points
  if (wanted < min) throw fail('points_minimum', { min })
  const now = ctx.now()
  const asked = { uid: user.uid, points: wanted, clientId, perQuestion, ...ctx.config.pointsCaps, now }
  const redeemed = await redeemPoints(ctx.db, asked)
  if (redeemed.result === 'gone') throw fail('no_session')
  if (redeemed.result === 'no_handle') throw fail('handle_required')
  if (redeemed.result === 'early') throw failUntil('points_too_new', { until: redeemed.free_at, now, language })
  if (redeemed.result === 'other') throw fail('bad_request')
  if (redeemed.result === 'few') throw fail('too_few_points', { points: redeemed.has })
  const { questions } = redeemed
  const done = questions === 1 ? 'question_redeemed' : 'questions_redeemed'
  return { ...success(done, language, { points: redeemed.points, questions }), questions_added: questions }
})
