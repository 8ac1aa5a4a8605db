import { randomUUID } from 'node:crypto'
import { transfers } from '@dhruva/contract'
import { transferQuestions as give, TRANSFER_LIMITS } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { failUntil } from '#http/wait.ts'

export const transferQuestions = implement(transfers.transferQuestions, async ({ ctx, user, input, language }) => {
  const { mobile, questions, client_id: clientId = randomUUID() } = input
  const now = ctx.now()
  const limited = ctx.config.rateLimits !== null
  const heldDays = ctx.config.pointsCaps.newDays
  const giving = { uid: user.uid, mobile, questions, clientId, now, limited, heldDays }
  const { result, has, again } = await give(ctx.db, giving)
  if (result === 'gone') throw fail('no_session')
  if (result === 'self') throw fail('transfer_to_self')
  if (result === 'other') throw fail('bad_request')
  if (result === 'few') throw fail('too_few_transferable', { count: has ?? 0 })
  if (result === 'full') throw fail('receives_no_more')
  const max = TRANSFER_LIMITS.questionsADay
  // no other day takes more either: there is nothing to wait for
  if (result === 'day' && questions > max) throw fail('too_many_at_once', { max })
  const wait = { until: again ?? now, now, language }
  if (result === 'day') throw failUntil('too_many_transfers', wait, { max })
  if (result === 'hour') throw failUntil('too_many', wait)
  return success(questions === 1 ? 'question_sent' : 'questions_sent', language, { questions, mobile })
})
