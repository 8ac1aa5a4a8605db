import { useCallback, useEffect, useRef, useState } from 'react'
import { flowingText } from '#lib/flowing-text.ts'
import { pendingQuestion } from './pending.ts'
import { type Question, type ReplyEnd, readReply } from './stream-reply.ts'

/** What stands below the stored messages: nothing, a reply being written, or one that did not come about. */
export type ReplyState =
  | { state: 'idle' }
  | { state: 'running'; question: string; text: string; reconnecting: boolean }
  | { state: 'refused'; question: string; message: string; code: string }
  | { state: 'lost'; question: Question; text: string }

const idle: ReplyState = { state: 'idle' }

/**
 * The one reply that is being written in this view.
 * @param onEnd called when the reply has ended on the server's side, before the state goes idle; stored messages are read there
 */
export const useReply = (onEnd: (end: ReplyEnd) => Promise<void>) => {
  const [reply, setReply] = useState<ReplyState>(idle)
  const running = useRef<AbortController | null>(null)
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => () => running.current?.abort(), [])

  const read = useCallback(async (question: Question, begin: 'push' | 'resume') => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    let text = ''
    setReply({ state: 'running', question: question.message, text, reconnecting: false })
    const flow = flowingText((now) => {
      text = now
      if (!controller.signal.aborted)
        setReply((last) => (last.state === 'running' ? { ...last, text: now, reconnecting: false } : last))
    })
    const end = await readReply(question, begin, {
      signal: controller.signal,
      onText: flow.receive,
      onReconnecting: () => setReply((last) => (last.state === 'running' ? { ...last, reconnecting: true } : last)),
    })
    flow.finish()
    running.current = null
    if (end.kind === 'left') return
    if (end.kind === 'done' || end.kind === 'refused') pendingQuestion.clear()
    await ended.current(end)
    setReply(afterwards(end, question, text))
  }, [])

  return {
    reply,
    ask: (question: Question) => {
      const { asstId, clientId, message, redo } = question
      pendingQuestion.write({ asstId, clientId, message, redo })
      return read(question, 'push')
    },
    follow: (question: Question) => read(question, 'resume'),
    clear: () => setReply(idle),
  }
}

const afterwards = (end: ReplyEnd, question: Question, text: string): ReplyState => {
  // another reply is being written: that one is shown next, the refusal is said beside the input
  if (end.kind === 'refused' && end.code === 'reply_running') return idle
  if (end.kind === 'refused')
    return { state: 'refused', question: question.message, message: end.message, code: end.code }
  return end.kind === 'lost' ? { state: 'lost', question, text } : idle
}
