import { site } from '@dhruva/contract'
import { implement } from '#http/implement.ts'

export const getSiteInfo = implement(site.getSiteInfo, async ({ ctx }) => ({
  ...ctx.config.site,
  points: ctx.config.points,
}))
