import { factsOfTail, type MessageFact, type PredictionType, predictions, users } from '@dhruva/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFail, api, refreshCalls } from '#lib/api.ts'
import { oncePerFrame } from '#lib/once-per-frame.ts'

export type Wanted = { bid: number; type: PredictionType; language: 'English' | 'Hindi' }

/** What stands in the panel. */
export type Reading =
  | { state: 'none' }
  | { state: 'running'; text: string; lang: 'en' | 'hi' }
  | { state: 'done'; text: string; lang: 'en' | 'hi'; facts: readonly MessageFact[]; stopped?: boolean }
  | { state: 'refused'; message: string; code: string }
  /** it broke off: what came stays */
  | { state: 'lost'; text: string; lang: 'en' | 'hi' }

const refused = (error: ApiFail): Reading =>
  error.httpStatus === 401 ? { state: 'none' } : { state: 'refused', message: error.message, code: error.failure.code }

const read = async (wanted: Wanted, signal: AbortSignal, onText: (text: string) => void): Promise<Reading> => {
  const lang = wanted.language === 'Hindi' ? 'hi' : 'en'
  let text = ''
  try {
    const keep = (all: string) => {
      text = all
      onText(all)
    }
    const tail = await api.stream(predictions.getPrediction, wanted, { onText: keep, signal })
    if (tail.status === 'fail') return { state: 'refused', message: tail.message ?? '', code: tail.code ?? '' }
    return { state: 'done', text, lang, facts: factsOfTail(tail), stopped: tail.state === 'stopped' }
  } catch (error) {
    return error instanceof ApiFail ? refused(error) : { state: 'lost', text, lang }
  }
}

/** The one prediction that is being written in this view. Leaving the page does not end it on the server. */
export const usePrediction = () => {
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const generate = useCallback(async (wanted: Wanted) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const lang = wanted.language === 'Hindi' ? 'hi' : 'en'
    setReading({ state: 'running', text: '', lang })
    const paint = oncePerFrame((text) => setReading((last) => (last.state === 'running' ? { ...last, text } : last)))
    const end = await read(wanted, controller.signal, paint)
    running.current = null
    if (controller.signal.aborted) return
    setReading(end)
    await refreshCalls(predictions.getPredictionCounters, users.getUserInfo)
  }, [])

  return { reading, generate }
}
