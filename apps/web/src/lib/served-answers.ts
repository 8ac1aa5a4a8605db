import type { QueryClient } from '@tanstack/react-query'
import { callKey, pagesFrom } from './call-key.ts'
import type { PrefetchedCall } from './prefetch.ts'

/** An answer that came with the page: of everyone, in the page's language. */
export type ServedAnswer = PrefetchedCall & { data: unknown }

/** What an answer of everyone is kept under. */
export const answerKey = ({ path, args, isFirst }: PrefetchedCall, language: string) =>
  callKey({ path }, isFirst ? pagesFrom(args) : args, language, null)

/** Keeps answers as if they had been asked for. */
export const keepAnswers = (
  kept: QueryClient,
  answers: readonly ServedAnswer[],
  language: string,
  updatedAt = Date.now(),
) => {
  for (const { data, ...call } of answers)
    kept.setQueryData(answerKey(call, language), call.isFirst ? { pages: [data], pageParams: [0] } : data, {
      updatedAt,
    })
}

/** Keeps those of the page this visit began with. Going back in the history shows an old page, whose answers are asked for again. */
export const keepServed = (kept: QueryClient) => {
  const served = document.getElementById('answers')
  if (!served) return
  const [arrival] = performance.getEntriesByType('navigation')
  const isOld = arrival && 'type' in arrival && arrival.type === 'back_forward'
  keepAnswers(kept, JSON.parse(served.textContent), served.lang, isOld ? 0 : undefined)
}
