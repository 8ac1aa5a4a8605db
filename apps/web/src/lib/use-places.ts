import { type Place, places } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { api } from './api.ts'

export type Suggestions =
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'found'; places: readonly Place[] }
  | { state: 'none' }
  | { state: 'failed' }

const LEAST_LETTERS = 3
const MOST_PLACES = 8
const PAUSE_MS = 500

const letters = (text: string) => [...text.trim()].length

/** Places for what is typed: from three letters on, half a second after the last key; an older question is dropped. */
export const usePlaces = (typed: string, wanted: boolean): Suggestions => {
  const [found, setFound] = useState<Suggestions>({ state: 'idle' })
  useEffect(() => {
    if (!wanted || letters(typed) < LEAST_LETTERS) {
      setFound({ state: 'idle' })
      return undefined
    }
    const question = new AbortController()
    const ask = async () => {
      setFound((last) => (last.state === 'found' ? last : { state: 'waiting' }))
      try {
        const { predictions } = await api.call(places.autocompletePlaces, { input: typed.trim() }, question.signal)
        if (question.signal.aborted) return
        const few = predictions.slice(0, MOST_PLACES)
        setFound(few.length > 0 ? { state: 'found', places: few } : { state: 'none' })
      } catch {
        if (!question.signal.aborted) setFound({ state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [typed, wanted])
  return found
}
