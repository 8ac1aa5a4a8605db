import { howAnswer } from './how.ts'
import { SPARED } from './parts.ts'
import { type Draft, draft, type Reader, worded } from './reader.ts'
import { BEATS, NO_BEATING } from './told-data.ts'

/** Who asks whether to beat a child is told no, and what helps instead. Null of anything else. */
export const beatingAnswer = (reader: Reader): Draft[] | null => {
  const { ctx, matter } = reader
  const isOfChild = (matter === 'parenting' || matter === 'study_focus') && ctx.asked.subject.kind === 'child'
  if (!isOfChild || !BEATS.test(ctx.asked.words)) return null
  return [draft(worded(reader, 'no beating', NO_BEATING[ctx.speech]), [], SPARED.verdict), ...howAnswer(reader)]
}
