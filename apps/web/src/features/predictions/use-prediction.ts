import {
  factsOfTail,
  type KeptPrediction,
  type MessageFact,
  type PredictionType,
  predictions,
  users,
} from '@dhruva/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiFail, api, refreshCalls, useCall } from '#lib/api.ts'
import { flowingText } from '#lib/flowing-text.ts'

/** What is chosen on the page. */
export type Chosen = { type: PredictionType; language: 'English' | 'Hindi' }

/** What stands in the panel. */
export type Reading =
  | { state: 'none' }
  /** whether one is kept is being looked up */
  | { state: 'opening' }
  | { state: 'running'; text: string; lang: 'en' | 'hi' }
  | {
      state: 'done'
      text: string
      lang: 'en' | 'hi'
      facts: readonly MessageFact[]
      stopped?: boolean
      writtenAt?: string
    }
  /** it broke off: what came stays */
  | { state: 'lost'; text: string; lang: 'en' | 'hi' }

/** Why a press of Generate brought no whole text. It stands beside a text that is kept, never in its place. */
export type Problem = { message: string; code: string } | 'lost'

/** What the last press of Generate came to. */
type Press = { of: Chosen; reading: Reading; problem?: Problem; again?: boolean }

const NONE: Reading = { state: 'none' }
/** How often a text is looked for that is still being written, by another page of this person or since before a reload. */
const LOOK_EVERY_MS = 2_000

const langOf = ({ language }: Chosen) => (language === 'Hindi' ? 'hi' : 'en')
const isSame = (one: Chosen, other: Chosen) => one.type === other.type && one.language === other.language

const press = async (bid: number, of: Chosen, signal: AbortSignal, onText: (text: string) => void): Promise<Press> => {
  const lang = langOf(of)
  let text = ''
  try {
    const keep = (all: string) => {
      text = all
      onText(all)
    }
    const tail = await api.stream(predictions.getPrediction, { bid, ...of }, { onText: keep, signal })
    if (tail.status === 'fail')
      return { of, reading: NONE, problem: { message: tail.message ?? '', code: tail.code ?? '' } }
    const reading: Reading = { state: 'done', text, lang, facts: factsOfTail(tail), stopped: tail.state === 'stopped' }
    return { of, reading, again: tail.again ?? false }
  } catch (error) {
    if (!(error instanceof ApiFail))
      return { of, reading: text === '' ? NONE : { state: 'lost', text, lang }, problem: 'lost' }
    if (error.httpStatus === 401) return { of, reading: NONE }
    return { of, reading: NONE, problem: { message: error.message, code: error.failure.code } }
  }
}

const readingOf = (kept: KeptPrediction): Reading => ({
  state: 'done',
  text: kept.text,
  lang: langOf(kept),
  facts: kept.facts,
  stopped: kept.state === 'stopped',
  writtenAt: kept.written_at,
})

/** What is to be shown: what is being written, else what is kept, else what the last press brought. */
const shownOf = (own: Reading, kept: KeptPrediction | undefined, isPending: boolean): Reading => {
  if (own.state === 'running') return own
  if (kept && (own.state !== 'done' || own.text === kept.text)) return readingOf(kept)
  return own.state === 'none' && isPending ? { state: 'opening' } : own
}

/**
 * The prediction that is chosen: as it is written, else as it is kept. Leaving the page does not end the writing on the server.
 * @param onAgain told when a press of Generate was answered with the text that is there already
 */
export const usePrediction = (bid: number, { type, language }: Chosen, onAgain: () => void) => {
  const [last, setLast] = useState<Press | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const pressed = last && (last.reading.state === 'running' || isSame(last.of, { type, language })) ? last : null
  const isElsewhere = typeof pressed?.problem === 'object' && pressed.problem.code === 'reply_running'
  const looking = { staleTimeMs: 0, everyMs: isElsewhere ? LOOK_EVERY_MS : false } as const
  const { data, isPending } = useCall(predictions.getKeptPredictions, { bid }, looking)
  const kept = data?.predictions.find((one) => isSame(one, { type, language }))

  const generate = async () => {
    if (running.current) return
    const of = { type, language }
    const controller = new AbortController()
    running.current = controller
    const growing = (text: string): Press => ({ of, reading: { state: 'running', text, lang: langOf(of) } })
    setLast(growing(''))
    const flow = flowingText((text) => setLast((now) => (now?.reading.state === 'running' ? growing(text) : now)))
    const end = await press(bid, of, controller.signal, flow.receive)
    flow.finish()
    running.current = null
    if (controller.signal.aborted) return
    setLast(end)
    if (end.again) onAgain()
    await refreshCalls(predictions.getPredictionCounters, predictions.getKeptPredictions, users.getUserInfo)
  }

  return {
    reading: shownOf(pressed?.reading ?? NONE, kept, isPending),
    // the text that was waited for has come
    problem: isElsewhere && kept ? undefined : pressed?.problem,
    isRunning: last?.reading.state === 'running',
    generate,
  }
}
