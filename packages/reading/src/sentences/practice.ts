import type { GrahaId } from '@dhruva/jyotish'
import { type Draft, draft } from './draft.ts'
import { graha, type ReadingContext } from './reading-context.ts'

/** A free practice on the graha's own day, as a list item or as the end of an answer. */
export const practice = (view: ReadingContext, id: GrahaId, form: 'practice' | 'practiceEnd' = 'practice'): Draft => {
  const { vocab, grahas, asks } = view.t
  const options = grahas.PRACTICES[id]
  const action = options[view.v(`practice ${id}`) % options.length] ?? options[0]
  return draft(asks[form](vocab.DAYS[id], graha(view, id), action), [`${id}.place`])
}
