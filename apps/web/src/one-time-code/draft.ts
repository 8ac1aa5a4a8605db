import type { Purpose } from '@dhruva/contract'
import { createStore, type Store } from '#lib/store.ts'

export type Challenge = {
  /** ten digits */
  mobile: string
  token: string
}

/** What a dialog keeps when it is closed and opened again. */
export type Draft = { mobile: string; challenge: Challenge | null }

/** One use of mobile number and code: what the code allows, and how far the person has come. */
export type Flow = { purpose: Purpose; draft: Store<Draft> }

export const createFlow = (purpose: Purpose): Flow => ({
  purpose,
  draft: createStore<Draft>({ mobile: '', challenge: null }),
})

export const loginFlow = createFlow('login')

/** When the next code may be asked for, whatever for, as a clock reading in milliseconds. */
export const resendAt = createStore(0)
