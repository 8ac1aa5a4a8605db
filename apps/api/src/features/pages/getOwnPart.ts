import { pages } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

const NOTHING = { html: null, answers: [] }

export const getOwnPart = implement(pages.getOwnPart, async ({ ctx, input, user, language, address }) => {
  // an api without the web app draws nothing
  const part = (await ctx.ownParts?.({ user, language, address }, input.address)) ?? NOTHING
  return { status: 'success' as const, ...part }
})
