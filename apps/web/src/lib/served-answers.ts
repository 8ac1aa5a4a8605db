import type { QueryClient } from '@tanstack/react-query'
import { callKey, pagesFrom } from './call-key.ts'

/** An answer that came with the page: of everyone, in the page's language. */
export type ServedAnswer = {
  path: string
  args: unknown
  data: unknown
  /** the first page of a list that `useCallPages` reads */
  isFirst?: boolean | undefined
}

/** Keeps answers as if they had been asked for. */
export const keepAnswers = (
  kept: QueryClient,
  answers: readonly ServedAnswer[],
  language: string,
  updatedAt = Date.now(),
) => {
  for (const { path, args, data, isFirst } of answers) {
    const key = callKey({ path }, isFirst ? pagesFrom(args) : args, language, null)
    kept.setQueryData(key, isFirst ? { pages: [data], pageParams: [0] } : data, { updatedAt })
  }
}

/** Keeps those of the page this visit began with. Going back in the history shows an old page, whose answers are asked for again. */
export const keepServed = (kept: QueryClient) => {
  const served = document.getElementById('answers')
  if (!served) return
  const [arrival] = performance.getEntriesByType('navigation')
  const isOld = arrival && 'type' in arrival && arrival.type === 'back_forward'
  keepAnswers(kept, JSON.parse(served.textContent), served.lang, isOld ? 0 : undefined)
}
