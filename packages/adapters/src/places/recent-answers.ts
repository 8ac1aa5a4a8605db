/** Answers kept for a while: at most `size`, the longest unused goes first, none older than `maxAgeMs`. */
export type RecentAnswers<T> = { get(key: string): T | undefined; set(key: string, answer: T): void }

export function createRecentAnswers<T>(size: number, maxAgeMs: number, now: () => Date): RecentAnswers<T> {
  const kept = new Map<string, { answer: T; untilMs: number }>()
  return {
    get(key) {
      const entry = kept.get(key)
      kept.delete(key)
      if (!entry || entry.untilMs <= now().getTime()) return undefined
      kept.set(key, entry)
      return entry.answer
    },
    set(key, answer) {
      kept.delete(key)
      kept.set(key, { answer, untilMs: now().getTime() + maxAgeMs })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
