import { randomUUID } from 'node:crypto'
import { beginOfDay, dayInIndia } from '@dhruva/common'
import { chats, countCharacters, type ErrorCode, FIRST_MESSAGE_CHARACTERS } from '@dhruva/contract'
import { findChatToAsk } from '@dhruva/db'
import { holdFree, holdQuestion, holdRedo, spendingOrder } from '@dhruva/domain'
import type { About } from '@dhruva/intent/parse'
import type { Chart } from '@dhruva/jyotish'
import { isFree as costsNothing, preparedOf, type Question } from '@dhruva/reading'
import { implementStream } from '#endpoints/implement.ts'
import { type Asker, remainingQuota } from '#features/chats/asking.ts'
import { type AskedChat, questionOf } from '#features/chats/question-of.ts'
import { earlierReply, liveReply } from '#features/chats/reply-view.ts'
import { pricesOf } from '#generation/create.ts'
import type { Started } from '#generation/generations.ts'
import { busy, fail, fieldMessage, type TextLanguage } from '#http/fail.ts'
import { refuseResting } from '#resting.ts'
import { isWithoutModel } from '#without-model.ts'

type Refused = Exclude<Started['result'], 'held' | 'known' | 'full'>

const REFUSALS: Record<Refused, ErrorCode> = {
  running: 'reply_running',
  insufficient: 'no_questions_left',
  ended: 'chat_ended',
  gone: 'chat_not_found',
  settled: 'redo_settled',
}

/** Six characters make a question of a first message; after a reply "why?" is one. */
const refuseTooShort = (chat: AskedChat, message: string, language: TextLanguage) => {
  if (chat.history.length > 0 || countCharacters(message) >= FIRST_MESSAGE_CHARACTERS) return
  const text = fieldMessage('too_short', { field: 'message', min: FIRST_MESSAGE_CHARACTERS }, language)
  throw fail('invalid_field', { message: text }, { errors: [{ path: 'message', message: text }] })
}

const isCared = (question: Question): boolean => preparedOf(question).care !== null

export const pushChat = implementStream(chats.pushChat, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  const prices = pricesOf(await ctx.settings.read())
  const means = {
    units: spendingOrder(input.astrologer),
    pricePaise: prices.questionPaise,
    now,
    dayStart: beginOfDay(dayInIndia(now)),
  }
  const chat = await findChatToAsk<Chart, About>(ctx.db, user.uid, input.asst_id, means)
  if (!chat) throw fail('chat_not_found')
  // a chat whose birth was deleted has ended, and says so below
  const isOther = chat.bid !== null && chat.bid !== input.bid
  if (isOther || chat.astrologer !== input.astrologer) throw fail('chat_mismatch')

  refuseTooShort(chat, input.message, language)

  const asker: Asker = { uid: user.uid, astrologer: chat.astrologer, asstId: input.asst_id }
  const clientId = input.client_id ?? randomUUID()
  const question = await questionOf(ctx, user.uid, chat, input)
  const isFree = costsNothing(question)
  // whoever is in danger is answered also then, and what costs nothing
  if (!isFree && !isCared(question)) await refuseResting(ctx, 'questions', language, () => remainingQuota(ctx, asker))
  const started = await ctx.generations.start({
    uid: user.uid,
    question,
    isFree,
    isWithoutModel: await isWithoutModel(ctx, user.uid),
    isRedo: input.redo !== undefined,
    isLikely: chat.can_ask,
    hold: (turn) => {
      const hold = { ...asker, ...turn, clientId, question: input.message }
      if (isFree) return holdFree(ctx.db, hold)
      if (input.redo !== undefined) return holdRedo(ctx.db, hold, input.redo)
      return holdQuestion(ctx.db, hold, prices)
    },
  })

  if (started.result === 'full') throw busy()
  if (started.result === 'held') {
    if (input.redo === undefined) ctx.countHeard(question)
    return liveReply(ctx, asker, started.generation)
  }
  const earlier = started.result === 'known' ? await earlierReply(ctx, asker, clientId) : null
  if (earlier) return earlier
  // a client id that was used in another chat is as wrong as another chat's birth
  if (started.result === 'known') throw fail('chat_mismatch')
  throw fail(REFUSALS[started.result], {}, await remainingQuota(ctx, asker))
})
