import { type Line, type PredictionContext, say } from './context.ts'

/** Of the steps the part that is for periods of a kind. */
const PART = { daily: [0, 15], weekly: [15, 30], monthly: [30, 36], yearly: [36, 39] } as const

/** One step; nothing for a public figure. */
export const stepFor = (context: PredictionContext): Line[] => {
  if (context.isFigure) return []
  const [from, to] = PART[context.wanted.type]
  const clause = context.choose('step', context.t.pools.STEPS.slice(from, to))
  return [say(context.t.lines.step(context.period, clause))]
}
