import { chats } from '@dhruva/contract'
import { readChat } from '@dhruva/db'
import { implementFile } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { createLines } from '#http/lines.ts'
import { drawTalk } from '#papers/talk.ts'

/** A long talk takes seconds of the process, in pieces: of one person one at a time. */
const inTurn = createLines(1)

export const getChatPaper = implementFile(chats.getChatPaper, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  const rows = await readChat(ctx.db, user.uid, input.asst_id, now)
  const [first] = rows
  if (!first || first.mid === null) throw fail('chat_not_found')
  const talk = {
    astrologer: first.astrologer,
    name: first.user_name,
    celebrity: first.celebrity,
    at: now,
    said: rows.map(({ role, text, created_at }) => ({ role, text, at: created_at })),
  }
  return {
    name: `dhruva-${first.astrologer.toLowerCase()}-${first.created_at.toISOString().slice(0, 10)}.pdf`,
    bytes: await inTurn(String(user.uid), () => drawTalk(talk, input.language ?? language)),
  }
})
