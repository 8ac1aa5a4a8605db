import type { Resting } from '@dhruva/contract'
import type { Ctx } from '#context.ts'
import { fail, type TextLanguage } from '#http/fail.ts'

/**
 * @param more what the refusal tells beside the words: what is left to ask with
 * @throws resting, in the operator's words, while they have this part of the service rest
 */
export const refuseResting = async (
  { settings }: Pick<Ctx, 'settings'>,
  what: Resting,
  language: TextLanguage,
  more: () => Promise<Record<string, unknown>> = async () => ({}),
) => {
  const text = (await settings.read()).resting[what]
  if (text) throw fail('resting', { why: text[language] }, await more())
}
