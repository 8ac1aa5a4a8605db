import { randomUUID } from 'node:crypto'
import type { chats, InputOf } from '@dhruva/contract'
import { type ChatPerson, findBirth, findHeldTurn, findOpenChat, lockForChat, putChat } from '@dhruva/db'
import { isSpent } from '@dhruva/domain'
import type { Chart } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { remainingQuota } from '#features/chats/asking.ts'
import { fail, type TextLanguage } from '#http/fail.ts'
import { success } from '#http/success.ts'

const STAYS_OPEN_MS = 30 * 60_000

type Opening = InputOf<typeof chats.startChat> & { uid: number; celebrity: boolean; language: TextLanguage }

const personOf = async (ctx: Ctx, { uid, bid, celebrity }: Opening): Promise<ChatPerson<Chart>> => {
  const birth = await findBirth<Chart>(ctx.db, uid, bid)
  if (!birth || birth.celebrity !== celebrity) throw fail('birth_not_found')
  const { full_name: name, gender, marital_status, language, tob_uncertainty } = birth
  return { name, gender, marital_status, language, tob_uncertainty, chart: await currentChart(ctx, uid, birth) }
}

/**
 * Finds the open chat about this birth with this astrologer, or begins one; in both the birth is as it is now. A refusal
 * leaves everything as it was, another open chat too.
 */
const openChat = (ctx: Ctx, { uid, bid, astrologer, celebrity }: Opening, person: ChatPerson<Chart>) =>
  ctx.db.tx(async (tx) => {
    const now = ctx.now()
    if (!(await lockForChat(tx, uid, bid))) throw fail('birth_not_found')
    const open = await findOpenChat(tx, uid, bid, astrologer, new Date(now.getTime() - STAYS_OPEN_MS))
    const asstId = open ?? randomUUID()
    await putChat(tx, { asstId, uid, bid, astrologer, celebrity, person, now })
    const left = await remainingQuota(ctx, { uid, astrologer, asstId }, tx)
    // the last question may still be being answered: whoever comes back to its chat reads on
    const isAnswering = (await findHeldTurn(tx, uid))?.asst_id === asstId
    if (isSpent(left) && !isAnswering) throw fail('no_questions_left', {}, left)
    return { asst_id: asstId, ...left }
  })

/** Opens a chat for someone who has something left to ask with. */
export const beginChat = async (ctx: Ctx, opening: Opening) => {
  const person = await personOf(ctx, opening)
  const opened = await openChat(ctx, opening, person)
  const started = success('chat_started', opening.language)
  return { ...started, ...opened, user_name: person.name, gender: person.gender }
}
