import type { Astrologer } from '@dhruva/common'
import { chats, type ReplyTail, type Speech } from '@dhruva/contract'
import { ApiFail, api, HttpFailure, NetworkFailure } from '#lib/api.ts'

export type Question = {
  bid: number
  asstId: string
  astrologer: Astrologer
  message: string
  clientId: string
  /** absent: as the question is written */
  speech?: Speech | undefined
  /** the mid of the reply that is asked for once more */
  redo?: number | undefined
}

export type ReplyEvents = {
  onText: (text: string) => void
  onReconnecting: () => void
  signal: AbortSignal
}

export type ReplyEnd =
  | { kind: 'done'; tail: ReplyTail }
  | { kind: 'refused'; message: string; code: string; tail: ReplyTail | null }
  /** the service never got the question: it can be sent again as it is */
  | { kind: 'lost' }
  | { kind: 'left' }

const RETRY_DELAYS_MS = [300, 1000, 2000, 4000, 8000, 8000, 8000]

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const endOf = (tail: ReplyTail): ReplyEnd =>
  tail.status === 'success'
    ? { kind: 'done', tail }
    : { kind: 'refused', message: tail.message ?? '', code: tail.code ?? '', tail }

const refusalOf = (error: unknown): ReplyEnd | null =>
  error instanceof ApiFail && error.failure.code !== 'reply_not_found'
    ? { kind: 'refused', message: error.message, code: error.failure.code, tail: null }
    : null

const push = (question: Question, events: ReplyEvents) =>
  api.stream(
    chats.pushChat,
    {
      bid: question.bid,
      asst_id: question.asstId,
      astrologer: question.astrologer,
      message: question.message,
      client_id: question.clientId,
      device: 'web',
      redo: question.redo,
      speech: question.speech,
    },
    events,
  )

const resume = (question: Question, events: ReplyEvents) =>
  api.stream(chats.resumeChat, { asst_id: question.asstId, client_id: question.clientId }, events)

/**
 * Asks, or reads on what was asked before, until the tail has come. A broken connection is taken up again from the first
 * character; a question that never arrived is sent again under the same id, which is never charged twice.
 */
export const readReply = async (
  question: Question,
  begin: 'push' | 'resume',
  events: ReplyEvents,
): Promise<ReplyEnd> => {
  let next = begin
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return endOf(await (next === 'push' ? push(question, events) : resume(question, events)))
    } catch (error) {
      if (events.signal.aborted) return { kind: 'left' }
      const refusal = refusalOf(error)
      if (refusal) return refusal
      if (error instanceof HttpFailure && next === 'push') return { kind: 'lost' }
      if (error instanceof ApiFail && begin === 'resume') return { kind: 'lost' }
      if (!(error instanceof ApiFail || error instanceof NetworkFailure || error instanceof HttpFailure)) throw error
      next = error instanceof ApiFail ? 'push' : 'resume'
      events.onReconnecting()
      await pause(delay, events.signal)
      if (events.signal.aborted) return { kind: 'left' }
    }
  }
  return { kind: 'lost' }
}
