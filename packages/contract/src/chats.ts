import * as z from 'zod/mini'
import { allChats } from './all-chats.ts'
import { Astrologer, Id, Instant, OptionalDevice, Start, Success, text, unlessEmpty } from './common.ts'
import { endpoint, file, stream } from './endpoint.ts'
import { AsstId } from './ids.ts'

/** The same id whatever its case: a question is charged once. */
const ClientId = z.pipe(
  z.uuid(),
  z.transform((value: string) => value.toLowerCase()),
)

/** A stopped reply is charged from this length on, in code points. */
export const CHARGED_FROM_CHARACTERS = 120

/** The first message of a talk has so many characters or more. */
export const FIRST_MESSAGE_CHARACTERS = 6

/** What is left to ask with. `balance` in rupees; `time_left_seconds` is 0 while questions are left. */
const remaining = { questions_left: z.int(), balance: z.number(), time_left_seconds: z.int() }

const Opening = z.object({ bid: Id, astrologer: Astrologer, device: OptionalDevice })
const Opened = z.extend(Success, { asst_id: z.string(), ...remaining, user_name: z.string(), gender: z.string() })

/** What a reply is: only a reading is charged. */
export const ReplyKind = z.enum(['reading', 'talk', 'ask_back', 'refusal', 'care'])
export type ReplyKind = z.output<typeof ReplyKind>

/** What a reply can be written in: English, Hindi, Hindi in Latin letters. */
export const Speech = z.enum(['en', 'hi', 'hing'])
export type Speech = z.output<typeof Speech>

export const ReplyTail = z.object({
  status: z.enum(['success', 'fail']),
  ...remaining,
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  mid: z.optional(z.int()),
  /** false: a refusal, care or a courtesy, or a reply that broke off */
  charged: z.optional(z.boolean()),
  kind: z.optional(ReplyKind),
  /** questions that lead on from it, one a line: old clients know of no list in a tail */
  next: z.optional(z.string()),
})
export type ReplyTail = z.output<typeof ReplyTail>

/** One computed fact a reply rests on; `at` are the offsets (UTF-16) in the message where sentences resting on it end. */
export const MessageFact = z.object({
  id: z.string(),
  text: z.string(),
  opens: z.object({
    kind: z.enum(['graha', 'house', 'dasha', 'transit', 'lagna', 'panchang', 'yoga', 'dosha', 'varga', 'match']),
    id: z.string(),
  }),
  at: z.array(z.int()),
})
export type MessageFact = z.output<typeof MessageFact>

/** Why a reply did not please. */
export const RatingReason = z.enum(['not_asked', 'not_me', 'unclear', 'too_long', 'tone', 'other'])
export type RatingReason = z.output<typeof RatingReason>

export const ChatMessage = z.object({
  mid: z.int(),
  role: z.enum(['user', 'astrologer']),
  from_name: z.string(),
  message: z.string(),
  chat_time: Instant,
  /** how the reply ended; a person's own message is always complete */
  state: z.enum(['complete', 'stopped', 'failed']),
  facts: z.array(MessageFact),
  /** of a reply; those written before this was kept have none */
  kind: z.optional(ReplyKind),
  charged: z.optional(z.boolean()),
  /** whose life and which matter a reply spoke of, by their ids */
  about: z.optional(z.array(z.object({ subject: z.string(), matter: z.nullable(z.string()) }))),
  /** questions that lead on from it, in its language, each ready to be sent */
  next: z.optional(z.array(z.string())),
  /** what its reader thinks of a reply */
  rating: z.optional(z.object({ good: z.boolean(), reason: z.nullable(RatingReason) })),
  /** it can be asked once more, in other words, free */
  redo: z.optional(z.boolean()),
})
export type ChatMessage = z.output<typeof ChatMessage>

export const ChatSummary = z.object({
  asst_id: z.string(),
  to_name: z.string(),
  chat_time: Instant,
  message: z.string(),
  mid: z.int(),
  /** whose kundli the chat is about; null when those birth details were deleted */
  bid: z.nullable(z.int()),
  user_name: z.string(),
  celebrity: z.boolean(),
  /** the name its person gave it; null without one */
  title: z.nullable(z.string()),
  /** the first thing asked, cut at 120 */
  question: z.string(),
  /** stands before the others */
  pinned: z.boolean(),
})
export type ChatSummary = z.output<typeof ChatSummary>

const OneChat = z.object({ asst_id: AsstId })

export const chats = {
  startChat: endpoint({
    method: 'POST',
    path: '/apis/chats/startChat.php',
    access: 'member',
    limit: 'write',
    summary: 'Open a conversation about one birth chart',
    input: Opening,
    output: Opened,
    errors: ['birth_not_found', 'no_questions_left'],
  }),
  startChatCeleb: endpoint({
    method: 'POST',
    path: '/apis/chats/startChatCeleb.php',
    access: 'member',
    limit: 'write',
    summary: "Open a conversation about a celebrity's birth chart",
    input: Opening,
    output: Opened,
    errors: ['birth_not_found', 'no_questions_left'],
  }),
  pushChat: stream({
    method: 'POST',
    path: '/apis/chats/pushChat.php',
    access: 'member',
    limit: 'chat',
    summary: 'Ask; the reply streams as it is written',
    input: z.object({
      bid: Id,
      asst_id: AsstId,
      astrologer: Astrologer,
      /** the first of a talk has six characters or more; after a reply "why?" is a question */
      message: text(1, 2000),
      device: OptionalDevice,
      client_id: z.optional(ClientId),
      /** what the reply is to be written in; without it, as the message is */
      speech: unlessEmpty(Speech),
      /** the mid of a reply that was not what was asked: this says it in other words, free */
      redo: unlessEmpty(Id),
    }),
    tail: ReplyTail,
    errors: [
      'chat_not_found',
      'chat_mismatch',
      'chat_ended',
      'no_questions_left',
      'redo_settled',
      'reply_running',
      'reply_failed',
      'resting',
    ],
  }),
  resumeChat: stream({
    method: 'GET',
    path: '/apis/chats/resume.php',
    access: 'member',
    limit: 'read',
    summary: 'The reply to one question from its first character, live or as stored',
    input: z.object({ asst_id: AsstId, client_id: ClientId }),
    tail: ReplyTail,
    errors: ['reply_not_found', 'reply_failed'],
  }),
  stopChat: endpoint({
    method: 'POST',
    path: '/apis/chats/stopChat.php',
    access: 'member',
    limit: 'write',
    summary: 'End a running reply, and the chat unless only the reply is meant',
    input: z.object({ asst_id: AsstId, scope: z._default(z.optional(z.enum(['chat', 'reply'])), 'chat') }),
    output: z.extend(Success, { questions_left: z.int(), balance: z.number() }),
    errors: ['chat_not_found'],
  }),
  getAllChats: endpoint({
    method: 'POST',
    path: '/apis/chats/getAll.php',
    access: 'member',
    limit: 'read',
    extraLimit: { field: 'search', limit: 'search' },
    summary: 'The chats, pinned ones first, then newest first, 20 a page',
    /** `search`: only those in whose name, person or messages these words stand; `message` is then where they were found */
    input: z._default(z.optional(z.object({ start: Start, search: unlessEmpty(text(1, 100)) })), { start: 0 }),
    output: z.extend(Success, { chats: z.array(ChatSummary) }),
    errors: [],
  }),
  getChat: endpoint({
    method: 'POST',
    path: '/apis/chats/get.php',
    access: 'member',
    limit: 'read',
    summary: 'Every message of one chat, oldest first',
    input: OneChat,
    output: z.extend(Success, {
      chats: z.array(ChatMessage),
      /** the question still being answered, if any: resume it with its client id */
      running: z.nullable(z.object({ client_id: z.string(), message: z.string(), chat_time: Instant })),
      /** whether a question can still be asked in this chat */
      open: z.boolean(),
      /** until when a link to this chat works; null when none does */
      shared_until: z.nullable(Instant),
    }),
    errors: ['chat_not_found'],
  }),
  rateReply: endpoint({
    method: 'POST',
    path: '/apis/chats/rate.php',
    access: 'member',
    limit: 'write',
    summary: 'Say what a reply is worth, and why if it is not',
    /** `none` takes it back; a reason goes with `bad` only */
    input: z.object({
      asst_id: AsstId,
      mid: Id,
      rating: z.enum(['good', 'bad', 'none']),
      reason: unlessEmpty(RatingReason),
    }),
    output: Success,
    errors: ['reply_not_found'],
  }),
  changeChat: endpoint({
    method: 'POST',
    path: '/apis/chats/change.php',
    access: 'member',
    limit: 'write',
    summary: 'Name a chat, or have it stand before the others',
    /** a `title` of '' takes the name away; what is not sent stays */
    input: z.object({ asst_id: AsstId, title: z.optional(text(0, 80)), pinned: z.optional(z.boolean()) }),
    output: Success,
    errors: ['chat_not_found'],
  }),
  getChatPaper: file({
    method: 'GET',
    path: '/apis/chats/paper.php',
    access: 'member',
    limit: 'write',
    slow: true,
    summary: 'A chat to keep, as PDF',
    input: z.object({ asst_id: AsstId, language: unlessEmpty(z.enum(['en', 'hi'])) }),
    type: 'application/pdf',
    errors: ['chat_not_found'],
  }),
  shareChat: endpoint({
    method: 'POST',
    path: '/apis/chats/share.php',
    access: 'member',
    limit: 'write',
    summary: 'A link by which anybody reads this chat as it is now, for some days',
    input: z.object({ asst_id: AsstId, days: z.union([z.literal(7), z.literal(30)]) }),
    /** told once: only its hash is kept */
    output: z.extend(Success, { token: z.string(), expires_at: Instant }),
    errors: ['chat_not_found'],
  }),
  unshareChat: endpoint({
    method: 'POST',
    path: '/apis/chats/unshare.php',
    access: 'member',
    limit: 'write',
    summary: 'Withdraw every link to a chat',
    input: OneChat,
    output: Success,
    errors: ['chat_not_found'],
  }),
  getSharedChat: endpoint({
    method: 'POST',
    path: '/apis/chats/shared.php',
    access: 'public',
    limit: 'read',
    summary: 'A chat that was shared: its words and the first name, nothing else of its person',
    input: z.object({ token: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    output: z.extend(Success, {
      astrologer: Astrologer,
      name: z.string(),
      celebrity: z.boolean(),
      expires_at: Instant,
      chats: z.array(z.object({ role: z.enum(['user', 'astrologer']), message: z.string(), chat_time: Instant })),
    }),
    errors: ['share_gone'],
  }),
  deleteChat: endpoint({
    method: 'POST',
    path: '/apis/chats/delete.php',
    access: 'member',
    limit: 'write',
    summary: 'Delete one chat',
    input: OneChat,
    output: Success,
    errors: ['chat_not_found'],
  }),
  ...allChats,
}
