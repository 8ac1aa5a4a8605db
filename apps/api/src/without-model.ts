import { allows } from '@dhruva/domain'
import type { Ctx } from '#context.ts'

/** Whether a person's words and chart may not be sent to a language model; asked anew for each text, so that a withdrawal holds from the next one on. */
export const isWithoutModel = async ({ db, llm }: Pick<Ctx, 'db' | 'llm'>, uid: number): Promise<boolean> =>
  llm.name !== 'embedded' && !(await allows(db, uid, 'language_model'))
