import { type ChatMessage, chats } from '@dhruva/contract'
import { type ChatRow, readChat } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail, type TextLanguage } from '#http/fail.ts'

/** Who asks about a celebrity is not the celebrity. */
const YOU = { en: 'You', hi: 'आप' }

const fromName = (row: ChatRow, language: TextLanguage) => {
  if (row.role === 'astrologer') return row.astrologer
  return row.celebrity ? YOU[language] : row.user_name
}

/** What a reply was about, by ids alone. */
const saidOf = ({ reply, role, charged, redo, rated_good: good, rated_reason: reason }: ChatRow) => {
  if (role === 'user') return {}
  const more = { charged, redo, ...(good === null ? {} : { rating: { good, reason } }) }
  if (!reply) return more
  const about = reply.about.map(({ subject, matter }) => ({ subject: subject.kind, matter }))
  return { ...more, kind: reply.kind, about, next: reply.next }
}

const toMessage = (row: ChatRow, language: TextLanguage): ChatMessage[] =>
  row.mid === null
    ? []
    : [
        {
          mid: row.mid,
          role: row.role,
          from_name: fromName(row, language),
          message: row.text,
          chat_time: row.created_at.toISOString(),
          state: row.state,
          facts: row.facts.map((fact) => ({ ...fact, text: fact.text[language] })),
          ...saidOf(row),
        },
      ]

const runningOf = ({ client_id, question, asked_at }: ChatRow) =>
  client_id !== null && question !== null && asked_at !== null
    ? { client_id, message: question, chat_time: asked_at.toISOString() }
    : null

export const getChat = implement(chats.getChat, async ({ ctx, user, input, language }) => {
  const rows = await readChat(ctx.db, user.uid, input.asst_id, ctx.now())
  const first = rows[0]
  if (!first) throw fail('chat_not_found')
  return {
    status: 'success' as const,
    chats: rows.flatMap((row) => toMessage(row, language)),
    running: runningOf(first),
    open: first.ended_at === null,
    shared_until: first.shared_until?.toISOString() ?? null,
  }
})
