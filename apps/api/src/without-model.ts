import { allows } from '@dhruva/domain'
import type { Ctx } from '#context.ts'

/**
 * Whether a person's words and chart may not be sent to a language model: an operator has it rest, or the person does not want it. Asked anew for
 * each text, so that a withdrawal holds from the next one on.
 */
export const isWithoutModel = async (
  { db, llm, settings }: Pick<Ctx, 'db' | 'llm' | 'settings'>,
  uid: number,
): Promise<boolean> => {
  if (llm.name === 'embedded') return false
  return (await settings.read()).resting.model !== undefined || !(await allows(db, uid, 'language_model'))
}
