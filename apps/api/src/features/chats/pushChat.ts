import { randomUUID } from 'node:crypto'
import { beginOfDay, dayInIndia } from '@dhruva/common'
import { chats, countCharacters, type ErrorCode, FIRST_MESSAGE_CHARACTERS, type InputOf } from '@dhruva/contract'
import { type ChatToAsk, findChatToAsk } from '@dhruva/db'
import { holdFree, holdQuestion, holdRedo, spendingOrder } from '@dhruva/domain'
import type { Chart } from '@dhruva/jyotish'
import { comparedWith, isFree as costsNothing, parsedOf, type Question } from '@dhruva/reading'
import type { Ctx } from '#context.ts'
import { implementStream } from '#endpoints/implement.ts'
import { type Asker, remainingQuota } from '#features/chats/asking.ts'
import { otherOf } from '#features/chats/other-of.ts'
import { earlierReply, liveReply } from '#features/chats/reply-view.ts'
import { pricesOf } from '#generation/create.ts'
import type { Started } from '#generation/generations.ts'
import { busy, fail, fieldMessage, type TextLanguage } from '#http/fail.ts'
import { personOf } from '#person.ts'

type Refused = Exclude<Started['result'], 'held' | 'known' | 'full'>

const REFUSALS: Record<Refused, ErrorCode> = {
  running: 'reply_running',
  insufficient: 'no_questions_left',
  ended: 'chat_ended',
  gone: 'chat_not_found',
  settled: 'redo_settled',
}

const SCRIPTS = { en: 'english', hi: 'devanagari', hing: 'roman_hindi' } as const

type Asked = Pick<InputOf<typeof chats.pushChat>, 'message' | 'speech'>

const askedOf = (chat: ChatToAsk<Chart>, { message, speech }: Asked, at: Date): Question => ({
  chart: chat.person.chart,
  at,
  person: personOf(chat.person),
  astrologer: chat.astrologer,
  message,
  ...(speech === undefined ? {} : { speech: SCRIPTS[speech] }),
  history: chat.history,
  celebrity: chat.celebrity,
  // undefined in chats begun before the field was there
  uncertainty: chat.person.tob_uncertainty === undefined ? 0 : chat.person.tob_uncertainty,
})

/** Six characters make a question of a first message; after a reply "why?" is one. */
const refuseTooShort = (chat: ChatToAsk<Chart>, message: string, language: TextLanguage) => {
  if (chat.history.length > 0 || countCharacters(message) >= FIRST_MESSAGE_CHARACTERS) return
  const text = fieldMessage('too_short', { field: 'message', min: FIRST_MESSAGE_CHARACTERS }, language)
  throw fail('invalid_field', { message: text }, { errors: [{ path: 'message', message: text }] })
}

/** The question of a message, with the other birth that it compares with, if any. */
const questionOf = async (ctx: Ctx, uid: number, chat: ChatToAsk<Chart>, input: Asked): Promise<Question> => {
  const asked = askedOf(chat, input, ctx.now())
  if (chat.bid === null || chat.celebrity) return asked
  const other = await otherOf(ctx, uid, chat.bid, parsedOf(asked).match)
  return other ? comparedWith(asked, other) : asked
}

export const pushChat = implementStream(chats.pushChat, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  const means = {
    units: spendingOrder(input.astrologer),
    pricePaise: pricesOf(ctx.config).questionPaise,
    now,
    dayStart: beginOfDay(dayInIndia(now)),
  }
  const chat = await findChatToAsk<Chart>(ctx.db, user.uid, input.asst_id, means)
  if (!chat) throw fail('chat_not_found')
  // a chat whose birth was deleted has ended, and says so below
  const isOther = chat.bid !== null && chat.bid !== input.bid
  if (isOther || chat.astrologer !== input.astrologer) throw fail('chat_mismatch')

  refuseTooShort(chat, input.message, language)

  const asker: Asker = { uid: user.uid, astrologer: chat.astrologer, asstId: input.asst_id }
  const clientId = input.client_id ?? randomUUID()
  const question = await questionOf(ctx, user.uid, chat, input)
  const isFree = costsNothing(question, ctx.llm.name !== 'embedded')
  const started = await ctx.generations.start({
    uid: user.uid,
    question,
    isFree,
    isRedo: input.redo !== undefined,
    isLikely: chat.can_ask,
    hold: (turn) => {
      const hold = { ...asker, ...turn, clientId, question: input.message }
      if (isFree) return holdFree(ctx.db, hold)
      if (input.redo !== undefined) return holdRedo(ctx.db, hold, input.redo)
      return holdQuestion(ctx.db, hold, pricesOf(ctx.config))
    },
  })

  if (started.result === 'full') throw busy()
  if (started.result === 'held') return liveReply(ctx, asker, started.generation)
  const earlier = started.result === 'known' ? await earlierReply(ctx, asker, clientId) : null
  if (earlier) return earlier
  // a client id that was used in another chat is as wrong as another chat's birth
  if (started.result === 'known') throw fail('chat_mismatch')
  throw fail(REFUSALS[started.result], {}, await remainingQuota(ctx, asker))
})
