import type { LifeMatter } from '@dhruva/jyotish'
import type { WriteContext } from '#write/types.ts'
import { saidOf } from './doings.ts'
import { ownWords } from './own-words.ts'
import { ONE_DECIDES, PAPER_GIVEN, TOGETHER } from './told-data.ts'
import { INTERVIEW_GIVEN } from './waiting-data.ts'

const OF_LOVE: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'love_feelings',
  'partner_meet',
  'proposal_answer',
  'ex_return',
  'love_marriage',
  'marriage_time',
  'marital_harmony',
])
const BOUND: ReadonlySet<string> = new Set(['partner', 'couple', 'spouse', 'ex'])

/** Whether a question on love is of somebody who is there already: nobody new comes near then. */
export const isTogether = (ctx: WriteContext, matter: LifeMatter): boolean =>
  OF_LOVE.has(matter) && (BOUND.has(ctx.asked.subject.kind) || TOGETHER.test(saidOf(ctx)))

/** Matters that are about the two of them and not about a wedding. */
const BETWEEN: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'love_feelings',
  'partner_meet',
  'proposal_answer',
  'ex_return',
])
export const isBetween = (ctx: WriteContext, matter: LifeMatter): boolean =>
  BETWEEN.has(matter) && isTogether(ctx, matter)

/** Whether the person loved decides, and not the families. */
export const isOfOne = ({ asked }: WriteContext): boolean =>
  asked.subject.kind === 'partner' || ONE_DECIDES.test(asked.words)

/** An interview that is over is waited for, no more prepared. */
export const waitsForAnswer = (ctx: WriteContext): boolean =>
  ctx.asked.matter === 'interview_result' && INTERVIEW_GIVEN.test(ownWords(ctx))

const EXAMS: ReadonlySet<string> = new Set(['exam', 'gov_job', 'study_focus', 'higher_study', 'fear_fail'])
/** A paper that was written already. */
export const waitsForResult = (ctx: WriteContext): boolean =>
  EXAMS.has(ctx.asked.matter ?? '') && PAPER_GIVEN.test(ownWords(ctx))
