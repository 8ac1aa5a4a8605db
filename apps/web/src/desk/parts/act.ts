import type { ReactNode } from 'react'
import { createStore } from '#lib/store.ts'

/** What is about to be done, in the words of the page that asks. */
export type ActWords = {
  title: string
  description?: ReactNode
  /** the button that does it */
  yes: string
  destructive?: boolean
  /** a reason to begin with; the operator may change it */
  reason?: string
}

export type AskedAct = ActWords & {
  /** does it for this reason; what it says when it is done */
  run: (reason: string) => Promise<string | undefined>
  cancel: () => void
}

/** The act that waits for its reason. `act-host.tsx` shows it. */
export const askedAct = createStore<AskedAct | null>(null)

/**
 * Asks why, and does it. A code is asked for where the call wants a fresh one.
 * @returns what the call answered, null when the operator thought better of it
 */
export const doAct = <T extends { message?: string | undefined }>(
  words: ActWords,
  run: (reason: string) => Promise<T>,
): Promise<T | null> =>
  new Promise((resolve) => {
    askedAct.set({
      ...words,
      cancel: () => resolve(null),
      run: async (reason) => {
        const done = await run(reason)
        resolve(done)
        return done.message
      },
    })
  })
