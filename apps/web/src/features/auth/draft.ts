import { createStore } from '#lib/store.ts'

export type Challenge = {
  /** ten digits */
  mobile: string
  token: string
}

/** What the login dialog keeps when it is closed and opened again. */
export type Draft = { mobile: string; challenge: Challenge | null }

export const draft = createStore<Draft>({ mobile: '', challenge: null })

/** When the next code may be asked for, as a clock reading in milliseconds. */
export const resendAt = createStore(0)
