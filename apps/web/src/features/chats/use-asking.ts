import { chats } from '@dhruva/contract'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { refreshCalls, useCall } from '#lib/api.ts'
import { useOwner } from '#lib/session.ts'
import { draftOf } from './draft.ts'
import { type Pending, pendingQuestion } from './pending.ts'
import type { Remaining } from './remaining.ts'
import type { Question, ReplyEnd } from './stream-reply.ts'
import { isTouch } from './touch.ts'
import type { OpenChat } from './use-open-chat.ts'
import { useReply } from './use-reply.ts'
import type { ChosenSpeech } from './use-speech.ts'

type Running = { client_id: string; message: string } | null | undefined

/** A question whose reply has not been read here to its end: of this tab before a reload, or of another tab. */
const unreadOf = (chat: OpenChat, running: Running): Omit<Pending, 'asstId'> | null =>
  running ? { message: running.message, clientId: running.client_id } : pendingQuestion.read(chat.asstId)

const none: readonly never[] = []

/** In the address of a chat: a question that another page carries here, ready to send. */
const CARRIED = 'ask'

/**
 * What was said in a chat, the reply being written, and what is typed to go on.
 * @param speech what replies are to be written in
 * @param onRemaining told what is left to ask with after each reply
 */
export const useAsking = (
  chat: OpenChat,
  onRemaining: (remaining: Remaining) => void,
  speech: ChosenSpeech,
  field: RefObject<HTMLElement | null>,
) => {
  const [search, setSearch] = useSearchParams()
  const uid = useOwner()
  const [draft, setDraft] = useState(() => search.get(CARRIED) ?? draftOf.read(uid, chat))
  const [notice, setNotice] = useState('')
  /** the reply that is asked for once more */
  const [redo, setRedo] = useState<number | undefined>()
  const asked = useRef('')
  const stored = useCall(chats.getChat, { asst_id: chat.asstId }, { staleTimeMs: 0 })

  const onEnd = async (end: ReplyEnd) => {
    await refreshCalls(chats.getChat, chats.getAllChats)
    if (end.kind === 'done') onRemaining(end.tail)
    if (end.kind !== 'refused') return
    if (end.tail) onRemaining(end.tail)
    if (end.code === 'reply_running') setNotice(end.message)
    setDraft((typed) => (typed === '' ? asked.current : typed))
    field.current?.focus()
  }
  const { reply, ask, follow } = useReply(onEnd)

  useEffect(() => void draftOf.write(uid, chat, draft), [uid, chat, draft])

  // written once, and not again by a reload or the way back
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the chat opens
  useEffect(() => {
    if (!search.has(CARRIED)) return
    search.delete(CARRIED)
    setSearch(search, { replace: true })
  }, [])

  const question = (message: string, clientId: string, redoOf?: number): Question => {
    asked.current = message
    const { bid, asstId, astrologer } = chat
    return { bid, asstId, astrologer, message, clientId, redo: redoOf, ...(speech === 'auto' ? {} : { speech }) }
  }

  const messages = stored.data?.chats ?? none
  const latest = useRef(messages)
  latest.current = messages
  // the same function in each rendering: a reply that grows does not draw the others anew
  const askAgain = useCallback((mid: number) => {
    const before = latest.current.slice(
      0,
      latest.current.findIndex((one) => one.mid === mid),
    )
    const meant = before.findLast((one) => one.role === 'user')?.message ?? ''
    setRedo(mid)
    setDraft((typed) => (typed === '' ? meant : typed))
  }, [])
  // after the dialog that asked for it has gone, which holds the focus
  useEffect(() => {
    if (redo !== undefined) field.current?.focus()
  }, [redo, field])

  const begin = (message: string, redoOf?: number) => {
    if (reply.state === 'running') return
    setNotice('')
    setRedo(undefined)
    void ask(question(message, crypto.randomUUID(), redoOf))
  }

  const running = stored.data?.running
  const isIdle = stored.data !== undefined && reply.state === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when nothing is being read, and when another tab asks
  useEffect(() => {
    const unread = isIdle ? unreadOf(chat, running) : null
    if (unread) void follow(question(unread.message, unread.clientId, unread.redo))
  }, [isIdle, running?.client_id])

  return {
    messages,
    isLoading: stored.isPending,
    isEmpty: isIdle && stored.data?.chats.length === 0,
    reply,
    draft,
    notice,
    type: (text: string) => {
      setNotice('')
      setDraft(text)
    },
    /** the questions that lead on from the last reply */
    next: (isIdle && stored.data.chats.at(-1)?.next) || none,
    send: (message: string) => {
      if (reply.state !== 'running') setDraft('')
      begin(message, redo)
    },
    isRedoing: redo !== undefined,
    askAgain,
    giveUpRedo: () => {
      setRedo(undefined)
      field.current?.focus()
    },
    /** Asks a ready question: what is typed stays, and where there are keys one can type on. */
    askNow: (message: string) => {
      begin(message)
      if (!isTouch()) field.current?.focus()
    },
    retry: () => {
      if (reply.state === 'lost') void ask(reply.question)
    },
  }
}
