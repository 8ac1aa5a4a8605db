import type { chats, InputOf } from '@dhruva/contract'
import { type ChatToAsk, findBirth } from '@dhruva/db'
import type { About } from '@dhruva/intent/parse'
import type { Chart } from '@dhruva/jyotish'
import { comparedWith, helplinesFor, matchAskedOf, type Other, preparedOf, type Question } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { otherOf } from '#features/chats/other-of.ts'
import { personOf } from '#person.ts'

export type AskedChat = ChatToAsk<Chart, About>
type Asked = Pick<InputOf<typeof chats.pushChat>, 'message' | 'speech'>

const SCRIPTS = { en: 'english', hi: 'devanagari', hing: 'roman_hindi' } as const

/** What is reached while a question is read. */
type Reach = Pick<Ctx, 'db' | 'now' | 'settings'>

const askedOf = async ({ settings, now }: Reach, chat: AskedChat, { message, speech }: Asked): Promise<Question> => ({
  chart: chat.person.chart,
  at: now(),
  person: personOf(chat.person),
  astrologer: chat.astrologer,
  message,
  ...(speech === undefined ? {} : { speech: SCRIPTS[speech] }),
  history: chat.history.map(({ role, text, reply, facts, at }) => ({
    role,
    text,
    at: new Date(at),
    ...(reply ? { kind: reply.kind, about: reply.about } : {}),
    ...(facts ? { facts } : {}),
  })),
  celebrity: chat.celebrity,
  saved: chat.saved,
  freeUsed: chat.free_used,
  helplines: helplinesFor(chat.person.chart.input.tz, (await settings.read()).helplines),
  // undefined in chats begun before the field was there
  uncertainty: chat.person.tob_uncertainty === undefined ? 0 : chat.person.tob_uncertainty,
})

/** The saved birth that a question names as the one it is about; null when it names none, or one of two with the name. */
const subjectOf = async (ctx: Reach, uid: number, asked: Question): Promise<Other | null> => {
  const subject = preparedOf(asked).parsed.questions.find(({ subject: { kind } }) => kind === 'saved')?.subject
  if (subject?.kind !== 'saved') return null
  const named = (asked.saved ?? []).filter(({ name }) => name === subject.name)
  const birth = named.length === 1 && named[0] ? await findBirth<Chart>(ctx.db, uid, named[0].bid) : null
  if (!birth) return null
  const person = personOf({ ...birth, name: birth.full_name })
  return { bid: birth.bid, chart: await currentChart(ctx, uid, birth), person, uncertainty: birth.tob_uncertainty }
}

/** The question of a message, with the other birth that it compares with or is about, if any. */
export const questionOf = async (ctx: Reach, uid: number, chat: AskedChat, input: Asked): Promise<Question> => {
  const asked = await askedOf(ctx, chat, input)
  if (chat.bid === null || chat.celebrity) return asked
  const other = await otherOf(ctx, uid, chat.bid, matchAskedOf(asked))
  if (other) return comparedWith(asked, other)
  const about = await subjectOf(ctx, uid, asked)
  return about ? { ...asked, about } : asked
}
