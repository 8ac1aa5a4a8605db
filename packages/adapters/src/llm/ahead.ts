import type { Question } from '@dhruva/reading'

/** A computation over a question that may be done before its result is wanted. Done once, kept as long as the question. */
export function ahead<T>(compute: (question: Question) => T) {
  const done = new WeakMap<Question, T>()
  return {
    /** What it throws, `take` will throw again, where somebody handles it. */
    prepare(question: Question): void {
      try {
        done.set(question, compute(question))
      } catch {
        done.delete(question)
      }
    },
    take: (question: Question): T => done.get(question) ?? compute(question),
  }
}
