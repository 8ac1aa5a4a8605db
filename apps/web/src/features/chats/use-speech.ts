import type { Speech } from '@dhruva/contract'
import { useState } from 'react'
import { useSession } from '#lib/session.ts'
import { remember } from '#lib/storage.ts'

/** `auto`: as the person writes. */
export const SPEECHES = ['auto', 'en', 'hi', 'hing'] as const satisfies readonly (Speech | 'auto')[]
export type ChosenSpeech = (typeof SPEECHES)[number]

export const toSpeech = (value: string | null): ChosenSpeech => SPEECHES.find((speech) => speech === value) ?? 'auto'

/** What a person wants to be answered in, kept for all their talks in this browser. */
export const useSpeech = () => {
  const uid = useSession()?.uid
  const key = `chat.speech:${uid}`
  const [speech, setSpeech] = useState(() => toSpeech(remember.read(key)))
  const choose = (next: ChosenSpeech) => {
    setSpeech(next)
    if (next === 'auto') remember.remove(key)
    else remember.write(key, next)
  }
  return { speech, choose }
}
