import type { ResultOf, site } from '@dhruva/contract'

/** What the configuration says of points. */
type PointsSettings = ResultOf<typeof site.getSiteInfo>['points']

type Free = { free_oracle_questions: number; free_astra_questions: number }

/** The numbers of the explainer, written as text. */
export type Figures = {
  actions: readonly { action: 'discussion' | 'comment' | 'vote' | 'upvote'; points: string }[]
  cap: string
  per: string
  min: string
  oracle: string
  astra: string
}

/** Every number the explainer names, each from the configuration. */
export const figuresOf = (points: PointsSettings, free: Free, write: (value: number) => string): Figures => ({
  actions: [
    { action: 'discussion', points: write(points.discussion) },
    { action: 'comment', points: write(points.comment) },
    { action: 'vote', points: write(points.vote) },
    { action: 'upvote', points: write(points.upvote_received) },
  ],
  cap: write(points.daily_cap),
  per: write(points.per_question),
  min: write(points.minimum_redemption),
  oracle: write(free.free_oracle_questions),
  astra: write(free.free_astra_questions),
})
