import type { Astrologer } from '@dhruva/common'
import { chats } from '@dhruva/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiFail, api, HttpFailure } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useAlert } from '#ui/alert.tsx'
import type { Remaining } from './remaining.ts'
import { chatTexts } from './texts.ts'

export type OpenChat = { asstId: string; astrologer: Astrologer; bid: number; userName: string }

export type OpenChatState =
  | { state: 'starting' }
  | { state: 'open'; chat: OpenChat; remaining: Remaining }
  | { state: 'refused'; message: string; code: string }
  | { state: 'failed' }

type Wanted = { astrologer: Astrologer; bid: number; celebrity: boolean }

const starting: OpenChatState = { state: 'starting' }

/** Opens the chat an address asks for, once, and keeps what is left to ask with. */
export const useOpenChat = ({ astrologer, bid, celebrity }: Wanted) => {
  const t = useTexts(chatTexts)
  const alert = useAlert()
  const [state, setState] = useState<OpenChatState>(starting)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again; texts and alert may change without a new start
  useEffect(() => {
    const controller = new AbortController()
    setState(starting)
    const call = celebrity ? chats.startChatCeleb : chats.startChat
    api.call(call, { bid, astrologer, device: 'web' }, controller.signal).then(
      (opened) =>
        setState({
          state: 'open',
          chat: { asstId: opened.asst_id, astrologer, bid, userName: opened.user_name },
          remaining: opened,
        }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        if (error instanceof ApiFail) {
          setState({ state: 'refused', message: error.message, code: error.failure.code })
          return
        }
        setState({ state: 'failed' })
        void alert(error instanceof HttpFailure ? t.startFailed : t.exception)
      },
    )
    return () => controller.abort()
  }, [astrologer, bid, celebrity, attempt])

  const setRemaining = useCallback((remaining: Remaining) => {
    setState((last) => (last.state === 'open' ? { ...last, remaining } : last))
  }, [])

  return { state, setRemaining, startAgain: () => setAttempt((last) => last + 1) }
}
